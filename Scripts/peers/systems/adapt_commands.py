"""Adapt over declarative apps and their cases: `adapt_commands.py DIR`.

Every phrase is an intent of its own that needs the phrase's words and an entity for each of its slots.
"""

import sys
from pathlib import Path

from ovos_adapt.engine import IntentDeterminationEngine
from ovos_adapt.intent import IntentBuilder

from declared import SLOT, apps, serve_commands

FOLDER = Path(sys.argv[1])


def build():
    engine = IntentDeterminationEngine()
    types_of = {}
    for app in apps(FOLDER):
        for name in app.names:
            engine.register_entity(name.lower(), "app" + app.key)
        for name, values in app.entities.items():
            for value in values:
                engine.register_entity(value, name)
        for name, (types, phrases) in app.intents.items():
            types_of[name] = {kind: parameter for parameter, kind in types.items()}
            for number, phrase in enumerate(phrases):
                register(engine, app, f"{name}#{number}", types, phrase)

    def read(text):
        best = max(engine.determine_intent(text), key=lambda each: each["confidence"], default=None)
        if not best or best["confidence"] <= 0:
            return None
        name = best["intent_type"].split("#")[0]
        return name, {slot: best[kind] for kind, slot in types_of[name].items() if kind in best}

    return read


def register(engine, app, name, types, phrase):
    builder = IntentBuilder(name)
    for number, part in enumerate(SLOT.split(phrase)):
        if number % 2:
            builder.require("app" + app.key if part == "applicationName" else types[part])
        elif words := part.strip().lower():
            engine.register_entity(words, "word" + words.replace(" ", "_"))
            builder.require("word" + words.replace(" ", "_"))
    engine.register_intent_parser(builder.build())


serve_commands("adapt", FOLDER, build)
