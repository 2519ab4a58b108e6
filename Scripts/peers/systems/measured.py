"""What every system of another house reports, measured as `Benchmarks --json` measures ours.

A system builds itself once, says so in a line, and then makes one round for each line it is sent: it stays alive so
that a round costs nothing but the round.
"""

import json
import resource
import sys
import time

clock = time.process_time_ns


def _empty() -> int:
    samples = []
    for _ in range(2001):
        start = clock()
        samples.append(clock() - start)
    return sorted(samples)[1000]


# Asking for processor time takes longer than some systems take for an utterance: it is taken off.
_OVERHEAD = _empty()


def call(body) -> float:
    """Microseconds of processor time that one call takes."""
    start = clock()
    body()
    return max(0, clock() - start - _OVERHEAD) / 1000


def whole(bodies) -> float:
    """Microseconds of processor time that all calls take together, the clock not asked in between."""
    start = clock()
    for body in bodies:
        body()
    return (clock() - start) / 1000


def share(samples, percent) -> float:
    ordered = sorted(samples)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] if ordered else 0.0


def digest(texts) -> int:
    """Equal for equal texts in any order: two systems that were given other work are found out."""
    total = 0
    for text in texts:
        value = 2166136261
        for byte in text.encode():
            value = ((value ^ byte) * 16777619) & 0xFFFFFFFF
        total = (total + value) & 0xFFFFFFFF
    return total


def report(system, work, samples, total_us, right, wrong, build_ms, said, **more) -> dict:
    return {
        "system": system, "work": work, "n": len(said), "mean_us": total_us / max(len(samples), 1),
        "p50_us": share(samples, 50), "p99_us": share(samples, 99), "right": right, "wrong": wrong,
        "build_ms": build_ms, "rss_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
        "digest": digest(said), **more,
    }


def serve(build, one_round) -> None:
    """Builds, then makes a round for each line of standard input; answers are lines of JSON."""
    start = clock()
    built = build()
    build_ms = (clock() - start) / 1e6
    _say({"ready": True, "build_ms": build_ms})
    for _ in sys.stdin:
        for line in one_round(built, build_ms):
            _say(line)
        _say({"done": True})


def _say(line) -> None:
    print(json.dumps(line), flush=True)
