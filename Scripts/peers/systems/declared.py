"""Declarative apps and their cases: the grammar of DIR/commands-*.yaml, and what DIR/commands-*.jsonl and
DIR/speech-*.jsonl say and expect."""

import json
import re
from dataclasses import dataclass

import yaml

from measured import call, report, serve, whole

SLOT = re.compile(r"\$\{(\w+)\}")


@dataclass
class App:
    names: list
    entities: dict
    """Values by the name of a type."""
    intents: dict
    """By name, the types of its parameters and its phrases."""

    @property
    def key(self):
        return re.sub(r"\W", "", self.names[0])


def apps(folder):
    for path in sorted(folder.glob("commands-*.yaml")):
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
        names = [data["app"]["name"], *data["app"].get("alternativeNames", [])]
        entities = {name: entity["values"] for name, entity in data["entities"].items()}
        intents = {
            name: ({key: each["type"] for key, each in intent.get("parameters", {}).items()}, intent["phrases"])
            for name, intent in data["intents"].items()
        }
        yield App(names, entities, intents)


class Case:
    """`read` takes a text and returns an intent and its slots, or nothing; of an n-best the first that is read counts."""

    def __init__(self, line):
        data = json.loads(line)
        self.texts = data["text"] if isinstance(data["text"], list) else [data["text"]]
        self.expected = (data["intent"], data.get("slots", {})) if data.get("intent") else None

    def answer(self, read):
        return next((result for text in self.texts if (result := read(text)) is not None), None)


def files(folder):
    paths = sorted([*folder.glob("commands-*.jsonl"), *folder.glob("speech-*.jsonl")])
    return {path.stem: [Case(line) for line in path.open(encoding="utf-8") if line.strip()] for path in paths}


def measured(system, work, cases, read, build_ms):
    samples = [call(lambda case=case: case.answer(read)) for case in cases]
    total = whole([lambda case=case: case.answer(read) for case in cases])
    answers = [(case, case.answer(read)) for case in cases]
    right = sum(answer == case.expected for case, answer in answers)
    intents = sum((answer or [None])[0] == (case.expected or [None])[0] for case, answer in answers)
    accepted = sum(answer is not None for _, answer in answers)
    return report(
        system, work, samples, total, right, len(cases) - right, build_ms,
        ["\n".join(case.texts) for case in cases], accepted=accepted, intents=intents)


def serve_commands(system, folder, build):
    """`build` returns what reads a text."""
    said = files(folder)
    every = [case for cases in said.values() for case in cases]

    def one_round(read, build_ms):
        for case in every:
            case.answer(read)
        for name, cases in said.items():
            yield measured(system, name, cases, read, build_ms)
        yield measured(system, "all of them", every, read, build_ms)

    serve(build, one_round)
