"""Markdown."""

from .rounds import median, ratio

HEAD = ["work", "system", "n", "mean µs", "p50", "p99", "first said", "right", "intent", "accepted", "build ms", "MB",
        "mean ×", "p99 ×", "first ×"]


def table(compared):
    """A row for each system of each work as it is done; × is how many times as long as ours the other takes."""
    write_head(HEAD)
    for each in compared:
        for work, systems in each.rounds.items():
            mine = systems.get("phrasebook", [])
            for system, measured in sorted(systems.items(), key=lambda pair: pair[0] == "phrasebook"):
                write_row(row(work, system, measured, mine))
    print(flush=True)


def row(work, system, measured, mine):
    last = measured[-1]
    ratios = ["", "", ""]
    if system != "phrasebook" and mine:
        ratios = [factor(ratio(mine, measured, key)) for key in ("mean_us", "p99_us", "first_us")]
    return [
        work, system, str(last["n"]), number(median(measured, "mean_us")), number(median(measured, "p50_us")),
        number(median(measured, "p99_us")), number(median(measured, "first_us")),
        share(last, "right"), share(last, "intents"), str(last.get("accepted", "")),
        number(median(measured, "build_ms")), number(median(measured, "rss_mb")), *ratios,
    ]


def write_head(head):
    write_row(head)
    print("|" + "---|" * 2 + "---:|" * (len(head) - 2), flush=True)


def write_row(cells):
    print("| " + " | ".join(cells) + " |", flush=True)


def share(measurement, key):
    return f"{100 * measurement[key] / max(measurement['n'], 1):.1f}%" if key in measurement else ""


def number(value):
    if value is None:
        return ""
    return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"


def factor(value):
    if value is None:
        return ""
    return f"{value:.1f}" if value < 100 else f"{value:,.0f}"
