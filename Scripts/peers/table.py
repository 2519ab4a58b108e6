"""Markdown."""

from .rounds import median, ratio

HEAD = ["work", "system", "n", "mean µs", "p50", "p99", "first said", "right", "accepted", "build ms", "MB",
        "mean ×", "p99 ×", "first ×"]


def table(compared):
    """A row for each system of each work; × is how many times as long as ours the rival takes."""
    rows = []
    for each in compared:
        for work, systems in each.rounds.items():
            mine = systems.get("phrasebook", [])
            for system, measured in sorted(systems.items(), key=lambda pair: pair[0] == "phrasebook"):
                rows.append(row(work, system, measured, mine))
    write(HEAD, rows)


def row(work, system, measured, mine):
    last = measured[-1]
    ratios = ["", "", ""]
    if system != "phrasebook" and mine:
        ratios = [factor(ratio(mine, measured, key)) for key in ("mean_us", "p99_us", "first_us")]
    return [
        work, system, str(last["n"]), number(median(measured, "mean_us")), number(median(measured, "p50_us")),
        number(median(measured, "p99_us")), number(median(measured, "first_us")),
        f"{100 * last['right'] / max(last['n'], 1):.1f}%", str(last.get("accepted", "")),
        number(median(measured, "build_ms")), number(median(measured, "rss_mb")), *ratios,
    ]


def write(head, rows):
    print("| " + " | ".join(head) + " |")
    print("|" + "---|" * 2 + "---:|" * (len(head) - 2))
    for cells in rows:
        print("| " + " | ".join(cells) + " |")
    print(flush=True)


def number(value):
    if value is None:
        return ""
    return f"{value:,.2f}" if value < 100 else f"{value:,.0f}"


def factor(value):
    if value is None:
        return ""
    return f"{value:.1f}" if value < 100 else f"{value:,.0f}"
