"""rapidfuzz over all phrases "open {name}" filled: `rapidfuzz_names.py COUNT names|typos`.

A reading is the phrase with the highest `ratio`, from 85 on. For typos there is a second line for names that are not
listed: each one accepted is wrong.
"""

import sys

from rapidfuzz import fuzz, process

from measured import call, report, serve, whole
from phrases import PASSES, misspelled, name, spoken, unknown

COUNT, WORK = int(sys.argv[1]), sys.argv[2]
CUTOFF = 85
first = []


def build():
    return [f"open {name(number)}" for number in range(COUNT)]


def measured(work, choices, said, build_ms):
    """`said` holds the number of the name that is meant, or nothing, and a text."""

    def read(text):
        return process.extractOne(text, choices, scorer=fuzz.ratio, score_cutoff=CUTOFF)

    if not first:
        first.append(call(lambda: read(said[0][1])))
    samples = [call(lambda text=text: read(text)) for _ in range(PASSES) for _, text in said]
    total = whole([lambda text=text: read(text) for _ in range(PASSES) for _, text in said])
    read_numbers = [(number, read(text)) for number, text in said]
    right = sum((result[2] if result else None) == number for number, result in read_numbers)
    accepted = sum(result is not None for _, result in read_numbers)
    return report(
        "rapidfuzz", work, samples, total, right, len(said) - right, build_ms, [text for _, text in said],
        accepted=accepted, first_us=first[0])


def one_round(choices, build_ms):
    if WORK == "names":
        yield measured(f"names {COUNT}", choices, spoken(COUNT), build_ms)
    else:
        yield measured(f"typos {COUNT}", choices, list(misspelled(COUNT)), build_ms)
        yield measured(f"unknown {COUNT}", choices, [(None, text) for text in unknown(COUNT)], build_ms)


serve(build, one_round)
