"""hassil over declarative apps and their cases: `hassil_commands.py DIR`."""

import sys
from pathlib import Path

from hassil import Intents, recognize_best

from declared import SLOT, apps, serve_commands

FOLDER = Path(sys.argv[1])


def grammar():
    merged = {"language": "en", "intents": {}, "lists": {}, "expansion_rules": {}}
    for app in apps(FOLDER):
        merged["expansion_rules"][app.key] = "(" + "|".join(app.names) + ")"
        for name, values in app.entities.items():
            merged["lists"][name] = {"values": [{"in": value, "out": value} for value in values]}
        for name, (types, phrases) in app.intents.items():
            sentences = [template(phrase, types, app.key) for phrase in phrases]
            merged["intents"][name] = {"data": [{"sentences": sentences}]}
    return merged


def template(phrase, types, app):
    def slot(match):
        return f"<{app}>" if match[1] == "applicationName" else f"{{{types[match[1]]}:{match[1]}}}"

    return SLOT.sub(slot, phrase)


def build():
    intents = Intents.from_dict(grammar())
    for intent in intents.intents.values():
        for data in intent.data:
            data.sentences  # parsed on first use: part of building

    def read(text):
        result = recognize_best(text, intents)
        if result is None:
            return None
        return result.intent.name, {name: entity.value for name, entity in result.entities.items()}

    return read


serve_commands("hassil", FOLDER, build)
