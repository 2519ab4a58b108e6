"""hassil over "open {name}" with a list of names: `hassil_names.py COUNT`."""

import sys

from hassil import Intents, recognize_best
from hassil.intents import TextSlotList

from measured import call, report, serve, whole
from phrases import PASSES, name, spoken

COUNT = int(sys.argv[1])
SAID = spoken(COUNT)
first = []


def build():
    intents = Intents.from_dict(
        {"language": "en", "intents": {"Open": {"data": [{"sentences": ["open {name}"]}]}}})
    values = [(name(number), number) for number in range(COUNT)]
    return intents, {"name": TextSlotList.from_tuples(values, allow_template=False, name="name")}


def one_round(built, build_ms):
    intents, lists = built

    def read(text):
        return recognize_best(text, intents, slot_lists=lists)

    if not first:
        first.append(call(lambda: read(SAID[0][1])))
        for _, text in SAID:
            read(text)
    samples = [call(lambda text=text: read(text)) for _ in range(PASSES) for _, text in SAID]
    total = whole([lambda text=text: read(text) for _ in range(PASSES) for _, text in SAID])
    results = [(number, read(text)) for number, text in SAID]
    right = sum(result is not None and result.entities["name"].value == number for number, result in results)
    yield report(
        "hassil", f"names {COUNT}", samples, total, right, len(SAID) - right, build_ms, [text for _, text in SAID],
        first_us=first[0])


serve(build, one_round)
