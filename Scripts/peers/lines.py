"""`phrasebook match` over a file of a million lines, against `wc -w` over the same.

Over lines of which few are different, as people say the same again and again and answers are remembered; over lines that are
all written differently, so that each is matched; over such that are all commands, where nothing has to be understood that
is not said word for word; and over such that name one of 100 000 things, hardly any of which was met lately."""

import json
import os
import random
import resource
import statistics
import subprocess
import time

from .rounds import Failure
from .table import factor, number, write_head, write_row

HEAD = ["lines", "system", "cores", "lines", "s", "processor s", "µs a line", "right", "time ×", "processor ×"]


def lines_rows(chosen, folder):
    """A table of what each takes with one core and with all; × is how many times as long as `wc` ours takes."""
    print("\n### lines\n", flush=True)
    cases = chosen.corpora / "cases"
    program = folder / "phrasebook"
    count = 100_000 if chosen.quick else 1_000_000
    match = [program, "match"]
    for grammar in sorted(cases.glob("commands-*.yaml")):
        match += ["--grammar", grammar]
    write_head(HEAD)
    works = [("few different", False, 0.9), ("all different", True, 0.9), ("different commands", True, 1)]
    for work, is_varied, share in works:
        path = chosen.scratch / f"lines-{work.replace(' ', '-')}.txt"
        commands = written(path, cases, count, chosen.seed, is_varied, share)
        compare_lines(work, path, commands, systems(match), chosen.rounds)
    grammar, path = chosen.scratch / "names.yaml", chosen.scratch / "lines-different-names.txt"
    commands = written_names(grammar, path, count, chosen.seed)
    compare_lines("different names", path, commands, systems([program, "match", "--grammar", grammar]), chosen.rounds)
    print(flush=True)


def systems(match):
    return {"wc -w": ["wc", "-w"], "match": match, "match --json": match + ["--json"]}


def compare_lines(work, path, commands, systems, rounds):
    """Rows for one core and for all of them."""
    every = sorted(os.sched_getaffinity(0))
    right = checked(systems["match --json"], path, commands)
    for cores in [every[:1], every]:
        taken = {system: [] for system in systems}
        for _ in range(rounds):
            for system, command in systems.items():
                taken[system].append(run(command, path, cores))
        for system in systems:
            write_row(row(work, system, cores, len(commands), taken, right))


def written(path, cases, count, seed, is_varied, share):
    """Writes the lines, a share of them commands, the others sentences that are none; tells of each whether it is a command.
    Varied lines have capital letters here and there."""
    commands, others = texts(cases / "commands-clean.jsonl"), texts(cases / "commands-out-of-scope.jsonl")
    chooser = random.Random(seed)
    said = []
    with path.open("w", encoding="utf-8") as file:
        for _ in range(count):
            is_command = chooser.random() < share
            said.append(is_command)
            text = chooser.choice(commands if is_command else others)
            if is_varied:
                text = "".join(letter.upper() if chooser.random() < 0.3 else letter for letter in text)
            file.write(text + "\n")
    return said


def written_names(grammar, path, count, seed):
    """Writes a grammar with 100 000 three-word names, and lines that each name one of them; all are commands."""
    syllables = [start + end for start in ("bar", "ten", "mol", "rik", "sav") for end in ("en", "ola", "is", "umi")]
    words = [first + second for first in syllables for second in syllables]
    names = [f"{words[n % 100]} {words[100 + n // 100 % 100]} {words[200 + n // 10_000]}" for n in range(100_000)]
    head = ["phrasebook: 1", "language: en", "app:", "  name: FieldNotes", "entities:", "  Note:", "    values:"]
    tail = ["intents:", "  OpenNote:", "    parameters:", "      title: {type: Note}", "    phrases:",
            '      - "open ${title}"']
    lines = [*head, *(f'      - "{name}"' for name in names), *tail]
    grammar.write_text("\n".join(lines) + "\n", encoding="utf-8")
    chooser = random.Random(seed)
    with path.open("w", encoding="utf-8") as file:
        for _ in range(count):
            file.write(f"open {chooser.choice(names)}\n")
    return [True] * count


def texts(path):
    return [json.loads(line)["text"] for line in path.open(encoding="utf-8") if line.strip()]


def checked(command, path, commands):
    """The share of lines that are matched where they are commands, and not where they are none."""
    with path.open() as file:
        done = subprocess.run([str(part) for part in command], stdin=file, capture_output=True, text=True)
    answers = done.stdout.splitlines()
    if len(answers) != len(commands):
        raise Failure(f"phrasebook answered {len(answers)} of {len(commands)} lines: {done.stderr.strip()[:200]}")
    matched = ['"status":"matched"' in answer for answer in answers]
    return sum(answer == command for answer, command in zip(matched, commands)) / len(commands)


def run(command, path, cores):
    """Seconds, and processor seconds, with the file in memory and the answers thrown away."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    with path.open() as file:
        subprocess.run(
            ["taskset", "-c", ",".join(map(str, cores)), *map(str, command)], stdin=file, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
    after, seconds = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter() - start
    return seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def row(work, system, cores, count, taken, right):
    seconds, processor = (statistics.median(each[part] for each in taken[system]) for part in (0, 1))
    ratios = ["", ""]
    if system != "wc -w":
        ratios = [
            factor(statistics.median(a[part] / b[part] for a, b in zip(taken[system], taken["wc -w"])))
            for part in (0, 1)
        ]
    return [
        work, system, str(len(cores)), f"{count:,}", number(seconds), number(processor),
        number(processor / count * 1e6), "" if system == "wc -w" else f"{100 * right:.1f}%", *ratios,
    ]
