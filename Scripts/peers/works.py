"""What is compared: each work is a list of units."""

import subprocess

from .rounds import SYSTEMS, Unit


def home_assistant(chosen, program, environment):
    """Real grammars and real sentences; both say those that hassil's side chose."""
    folder = chosen.corpora / "home-assistant"
    for language in chosen.languages:
        said = chosen.scratch / f"said-{language}.txt"
        yield Unit(
            name=language,
            ours=[program, "home-assistant", folder, language, "--json", "--only", said],
            theirs={"hassil": [
                environment.python, SYSTEMS / "home_assistant.py", folder, language, said, chosen.sentences,
                chosen.seed]})


def names(chosen, program, environment):
    """One phrase with a list of three-word names."""
    for count in chosen.counts:
        yield Unit(
            name=str(count), ours=[program, "names", count, "--json"],
            theirs={
                "hassil": [environment.python, SYSTEMS / "hassil_names.py", count],
                "rapidfuzz": [environment.python, SYSTEMS / "rapidfuzz_names.py", count, "names"],
            })


def typos(chosen, program, environment):
    """One letter wrong in a listed name, and names that are not listed."""
    count = max(chosen.counts)
    yield Unit(
        name=str(count), ours=[program, "typos", count, "--json"] if has(program, "typos") else None,
        theirs={"rapidfuzz": [environment.python, SYSTEMS / "rapidfuzz_names.py", count, "typos"]})


def commands(chosen, program, environment):
    """Two apps: commands as they are declared, as people vary them, as recognisers hear them, and what is none."""
    folder = chosen.corpora / "cases"
    theirs = {"hassil": [environment.python, SYSTEMS / "hassil_commands.py", folder]}
    if environment.has("ovos-adapt-parser"):
        theirs["adapt"] = [environment.python, SYSTEMS / "adapt_commands.py", folder]
    yield Unit(name="commands", ours=[program, "commands", folder, "--json"], theirs=theirs)


def has(program, subcommand):
    """Whether our side of a work is there; without it the peers are measured alone."""
    return subcommand + " " in subprocess.run([program], capture_output=True, text=True).stderr


WORKS = {"home-assistant": home_assistant, "names": names, "typos": typos, "commands": commands}
