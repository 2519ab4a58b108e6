"""Systems that take turns at one unit of work, and what comes of it."""

import json
import os
import statistics
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

SYSTEMS = Path(__file__).resolve().parent / "systems"


class Failure(Exception):
    """One line for whoever runs the comparison."""


@dataclass
class Unit:
    """One language, one size of a list, one set of files."""

    name: str
    ours: list
    """The command of our engine: it builds, makes one round and ends; nothing where there is none yet."""
    theirs: dict
    """By the name of the peer, a command that builds, and makes a round for each line it is sent."""


@dataclass
class Compared:
    unit: Unit
    rounds: dict = field(default_factory=dict)
    """By work, then system, the measurements of all rounds."""


class Lines:
    """Every measurement, for whoever wants more than the table."""

    def __init__(self, path):
        self.file = path.open("w", encoding="utf-8") if path else None

    def add(self, measurement):
        if self.file:
            self.file.write(json.dumps(measurement) + "\n")
            self.file.flush()


class Peer:
    """A system of another house, alive between the rounds."""

    def __init__(self, name, command):
        self.name = name
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0"}
        self.errors = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            [str(part) for part in command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors,
            text=True, env=environment)

    def ready(self):
        """Waits until it is built."""
        self.read()

    def round(self):
        self.process.stdin.write("again\n")
        self.process.stdin.flush()
        lines = []
        while not (line := self.read()).get("done"):
            lines.append(line)
        return lines

    def read(self):
        line = self.process.stdout.readline()
        if not line:
            self.errors.seek(0)
            told = self.errors.read().strip().splitlines()
            raise Failure(f"{self.name} ended: {told[-1] if told else 'without a word'}")
        return json.loads(line)

    def end(self):
        self.process.stdin.close()
        self.process.stdout.close()
        self.errors.close()
        self.process.wait()


def ours(command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if done.returncode:
        told = done.stderr.strip().splitlines()
        raise Failure(told[-1] if told else f"{' '.join(map(str, command))} ended with {done.returncode}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def compare(unit, rounds, lines):
    """Lets all systems of a unit take turns."""
    compared = Compared(unit)
    peers = [Peer(name, command) for name, command in unit.theirs.items()]
    try:
        for peer in peers:
            peer.ready()
        for _ in range(rounds):
            for take in [peer.round for peer in peers] + ([lambda: ours(unit.ours)] if unit.ours else []):
                for measurement in take():
                    lines.add(measurement)
                    systems = compared.rounds.setdefault(measurement["work"], {})
                    systems.setdefault(measurement["system"], []).append(measurement)
    finally:
        for peer in peers:
            peer.end()
    for work, systems in compared.rounds.items():
        if len({each["digest"] for measured in systems.values() for each in measured}) > 1:
            raise Failure(f"{work}: the systems were not given the same utterances")
    return compared


def median(measurements, key):
    values = [each[key] for each in measurements if each.get(key) is not None]
    return statistics.median(values) if values else None


def ratio(mine, rival, key):
    """The median of how much longer the rival takes, round by round."""
    pairs = [(a[key], b[key]) for a, b in zip(mine, rival) if a.get(key) and b.get(key)]
    return statistics.median(b / a for a, b in pairs) if pairs else None
