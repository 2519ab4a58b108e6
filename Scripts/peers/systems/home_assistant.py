"""hassil over Home Assistant's intents: `home_assistant.py DIR LANGUAGE SAID SENTENCES SEED`.

The layout of DIR, which sentences count and when one passes are those of its README. The chosen sentences are written
to SAID, a line each of file, tab, sentence, for the other systems to say the same.
"""

import itertools
import random
import sys
from pathlib import Path

import yaml
from hassil import Intents, recognize_best
from hassil.intents import TextSlotList

from measured import call, report, serve

NO_ROOM = "the speaker's room"
PASSES_UNTIL = 2000
"""So many sentences are said in a round."""


def read(path):
    with open(path, encoding="utf-8") as file:
        return yaml.safe_load(file) or {}


class Combination:
    """A way to fill an intent, its sentences and its test file."""

    def __init__(self, folder, language, intent, name, declared):
        self.intent, self.name, self.declared = intent, name, declared
        self.file = f"{intent}/{name}.yaml"
        self.sentences = folder / "sentences" / language / self.file
        self.tests = folder / "tests" / language / self.file
        self.name_domains = set(itertools.chain(*declared.get("name_domains", {}).values()))
        self.inferred_domains = set(itertools.chain(*declared.get("inferred_domains", {}).values()))

    def blocks(self):
        """Blocks for another program count only where there are no others."""
        every = read(self.sentences)["data"]
        own = [block for block in every if not block.get("speech_to_phrase")]
        return [self.block(block) for block in own or every]

    def block(self, block):
        slots, required = dict(block.get("slots", {})), {}
        domains = block.get("name_domains")
        if isinstance(domains, str):
            domains = self.declared["name_domain_groups"][domains]
        if domains:
            required["domain"] = domains
        elif "inferred_domain" in block:
            slots["domain"] = block["inferred_domain"]
        if self.declared.get("context_area"):
            required["area"] = {"slot": True}
        return {
            "sentences": block["sentences"], "slots": slots, "requires_context": required,
            "metadata": {"combination": self.name},
        }


class Home:
    """The lists of one test file; made once, since hassil indexes them when they are first used."""

    def __init__(self, test):
        entities = test.get("entities", [])
        areas, floors = test.get("areas", []), test.get("floors", [])
        self.lists = {
            "name": TextSlotList.from_tuples(
                [(each["name"], each["name"], {"domain": each["domain"]}) for each in entities], name="name"),
            "area": TextSlotList.from_strings([each["name"] for each in areas], name="area"),
            "floor": TextSlotList.from_strings([each["name"] for each in floors], name="floor"),
        }
        self.room = next((each["name"] for each in areas if each.get("context_area")), NO_ROOM)
        self.domains = {}
        for each in entities:
            self.domains.setdefault(each["name"], set()).add(each["domain"])


class Sentence:
    def __init__(self, text, expected, combination, home):
        self.text, self.expected, self.combination, self.home = text, expected, combination, home

    def read(self, intents):
        return recognize_best(
            self.text, intents, slot_lists=self.home.lists, intent_context={"area": self.home.room},
            best_slot_name="name")

    def passes(self, result):
        combination = self.combination
        if result is None or result.intent.name != combination.intent:
            return False
        if result.intent_metadata["combination"] != combination.name:
            return False
        slots = {name: entity.value for name, entity in result.entities.items()}
        if combination.declared.get("context_area") and slots.pop("area", None) != self.home.room:
            return False
        if combination.name_domains and "name" in slots:
            domains = self.home.domains.get(slots["name"])
            if not domains or not domains <= combination.name_domains:
                return False
        expected = dict(self.expected)
        if combination.inferred_domains:
            expected["domain"] = list(combination.inferred_domains)
        return slots.keys() == expected.keys() and all(fits(slots[name], expected[name]) for name in slots)


def fits(value, expected):
    if isinstance(value, list):
        return set(value) <= set(expected) if isinstance(expected, list) else expected in value
    return value in expected if isinstance(expected, list) else value == expected


def load(folder, language):
    """The grammar, and every sentence of its tests."""
    common = read(folder / "sentences" / language / "_common.yaml")
    merged = {
        "language": language, "intents": {}, "lists": {}, "expansion_rules": {},
        "skip_words": common.get("skip_words", []), "settings": common.get("settings", {}),
    }
    for path in sorted((folder / "rules" / language).glob("*.yaml")):
        merged["expansion_rules"].update(read(path)["expansion_rules"])
    for path in sorted((folder / "lists").glob("*.yaml")) + sorted((folder / "lists" / language).glob("*.yaml")):
        merged["lists"].update(read(path)["lists"])
    sentences = []
    for intent, declared in read(folder / "intents.yaml").items():
        for name, combination in declared["slot_combinations"].items():
            combination = Combination(folder, language, intent, name, combination)
            if not combination.sentences.exists():
                continue
            data = merged["intents"].setdefault(intent, {"data": []})["data"]
            data.extend(combination.blocks())
            if combination.tests.exists():
                sentences.extend(said(combination))
    intents = Intents.from_dict(merged)
    for intent in intents.intents.values():
        for data in intent.data:
            data.sentences  # parsed on first use: part of building
    return intents, sentences


def said(combination):
    test = read(combination.tests)
    home = Home(test)
    for group in test["tests"]:
        for text in group["sentences"]:
            yield Sentence(text, group.get("slots", {}), combination, home)


def main():
    folder, language, path = Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3])
    count, seed = int(sys.argv[4]), int(sys.argv[5])

    def build():
        intents, sentences = load(folder, language)
        if 0 < count < len(sentences):
            chosen = sorted(random.Random(seed).sample(range(len(sentences)), count))
            keys = {(sentences[each].combination.file, sentences[each].text) for each in chosen}
            sentences = [each for each in sentences if (each.combination.file, each.text) in keys]
        lines = [f"{each.combination.file}\t{each.text}\n" for each in sentences]
        path.write_text("".join(lines), encoding="utf-8")
        return intents, sentences, lines

    first = []

    def one_round(built, build_ms):
        intents, sentences, lines = built
        calls = [lambda each=each: each.read(intents) for each in sentences]
        if not first:
            first.append(sum(call(body) for body in calls) / max(len(calls), 1))
        # Few sentences are said more often, as by `Benchmarks`.
        samples = [call(body) for _ in range(max(1, PASSES_UNTIL // max(len(calls), 1))) for body in calls]
        right = sum(each.passes(each.read(intents)) for each in sentences)
        # Against milliseconds the clock weighs nothing, so that the samples add up to the whole.
        yield report(
            "hassil", f"home-assistant {language}", samples, sum(samples), right, len(sentences) - right, build_ms,
            [line[:-1] for line in lines], first_us=first[0])

    serve(build, one_round)


main()
