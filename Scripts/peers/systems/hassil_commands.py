"""hassil over declarative apps and their cases: `hassil_commands.py DIR`.

The grammar is that of DIR/commands-*.yaml, the cases are those of DIR/commands-*.jsonl and DIR/speech-*.jsonl. Of an
n-best list each text is tried in order until one matches.
"""

import json
import re
import sys
from pathlib import Path

import yaml
from hassil import Intents, recognize_best

from measured import call, report, serve, whole

FOLDER = Path(sys.argv[1])
FILES = sorted([*FOLDER.glob("commands-*.jsonl"), *FOLDER.glob("speech-*.jsonl")])


def grammar():
    merged = {"language": "en", "intents": {}, "lists": {}, "expansion_rules": {}}
    for path in sorted(FOLDER.glob("commands-*.yaml")):
        app = yaml.safe_load(path.read_text(encoding="utf-8"))
        names = [app["app"]["name"], *app["app"].get("alternativeNames", [])]
        rule = "app_" + re.sub(r"\W", "", app["app"]["name"])
        merged["expansion_rules"][rule] = "(" + "|".join(names) + ")"
        for name, entity in app["entities"].items():
            merged["lists"][name] = {"values": [{"in": value, "out": value} for value in entity["values"]]}
        for name, intent in app["intents"].items():
            types = {key: each["type"] for key, each in intent.get("parameters", {}).items()}
            sentences = [template(phrase, types, rule) for phrase in intent["phrases"]]
            merged["intents"][name] = {"data": [{"sentences": sentences}]}
    return merged


def template(phrase, types, rule):
    def slot(match):
        return f"<{rule}>" if match[1] == "applicationName" else f"{{{types[match[1]]}:{match[1]}}}"

    return re.sub(r"\$\{(\w+)\}", slot, phrase)


class Case:
    def __init__(self, line):
        data = json.loads(line)
        self.texts = data["text"] if isinstance(data["text"], list) else [data["text"]]
        self.intent, self.slots = data.get("intent"), data.get("slots", {})

    def read(self, intents):
        for text in self.texts:
            result = recognize_best(text, intents)
            if result is not None:
                return result
        return None

    def passes(self, result):
        if result is None or self.intent is None:
            return result is None and self.intent is None
        return result.intent.name == self.intent and self.slots == {
            name: entity.value for name, entity in result.entities.items()}


def build():
    intents = Intents.from_dict(grammar())
    for intent in intents.intents.values():
        for data in intent.data:
            data.sentences  # parsed on first use: part of building
    files = {path.stem: [Case(line) for line in path.open(encoding="utf-8") if line.strip()] for path in FILES}
    for cases in files.values():
        for case in cases:
            case.read(intents)
    return intents, files


def measured(work, cases, intents, build_ms):
    samples = [call(lambda case=case: case.read(intents)) for case in cases]
    total = whole([lambda case=case: case.read(intents) for case in cases])
    results = [(case, case.read(intents)) for case in cases]
    right = sum(case.passes(result) for case, result in results)
    accepted = sum(result is not None for _, result in results)
    return report(
        "hassil", work, samples, total, right, len(cases) - right, build_ms,
        ["\n".join(case.texts) for case in cases], accepted=accepted)


def one_round(built, build_ms):
    intents, files = built
    for name, cases in files.items():
        yield measured(name, cases, intents, build_ms)
    yield measured("all of them", [case for cases in files.values() for case in cases], intents, build_ms)


serve(build, one_round)
