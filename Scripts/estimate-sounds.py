#!/usr/bin/env python3
"""Estimates which sounds a recogniser takes for which, from what was said and what it made of it.

    Scripts/estimate-sounds.py Grammars/Sounds/en.yaml speech-a.jsonl speech-b.jsonl

Reads `letters` and `words` of a sounds file, and case files whose cases have `said` and an n-best as `text`; prints the
`extra` and `heard` keys anew, to be put in the place of the old ones. For another recogniser, let it hear some hundred
sentences, write the case file, and run this.

Viterbi-EM: each text is aligned with what was said at the least cost, sounds that stand beside each other are counted, and
the costs made of the counts; five rounds. The first costs know only what is alike (vowels among themselves, voiced and
unvoiced, nasals, liquids), and thirty counts of them stay in each estimate, so that what was seldom said is not believed
too much. Later hypotheses count less.
"""
import json
import math
import sys

VOWELS = set("aeiouxAEIOUWYR")
ALIKE = ["pb", "td", "kg", "fvT", "szSZ", "CJS", "mnN", "lrw", "yEi", "hx"]
SAME, VOWEL, NEAR, OTHER, GONE, EXTRA = 0.15, 2.0, 2.2, 5.0, 3.0, 6.0
PRIOR_COUNTS, ROUNDS = 30.0, 5


# The part of YAML that a sounds file uses: one entry a line, quotes around keys and values as needed.
def read_sounds(path):
    section, letters, words, sounds = None, [], {}, []
    for line in open(path, encoding="utf-8"):
        line = line.rstrip()
        if not line or line.lstrip().startswith("#"):
            continue
        if not line.startswith(" "):
            section = line.split(":")[0]
            continue
        key, value = split_entry(line.strip())
        if section == "letters":
            letters.append((key, unquoted(value)))
        elif section == "words":
            words[key] = unquoted(value)
        elif section == "heard":
            sounds.append(key)
    return letters, words, sounds


def split_entry(line):
    if line.startswith('"'):
        end = line.index('"', 1)
        return line[1:end], line[end + 2:].strip()
    key, value = line.split(":", 1)
    return key, value.strip()


def unquoted(value):
    return value[1:-1] if value.startswith('"') else value


class Rule:
    """The same as SpellingRule.swift."""

    def __init__(self, pattern, sounds):
        self.sounds = sounds
        self.at_start, self.later = pattern.startswith("^"), pattern.startswith("~")
        rest = pattern.lstrip("^~")
        count = next((i for i, c in enumerate(rest) if not "a" <= c <= "z"), len(rest))
        self.letters, context = rest[:count], rest[count:]
        if context.startswith("("):
            self.following = [context[1:-1]]
        elif context.startswith("/"):
            self.following = list(context[1:])
        else:
            self.following = list(context)
        self.weight = (len(self.letters) * 4 + (2 if self.at_start or self.later else 0)
                       + (2 if self.following else 0) + len(self.following) // 3)

    def fits(self, word, index, had_vowel):
        if self.at_start and index > 0 or self.later and not had_vowel or not word.startswith(self.letters, index):
            return False
        place = index + len(self.letters)
        for expected in self.following:
            if expected == "$":
                if place != len(word):
                    return False
                continue
            if place >= len(word):
                return False
            letter = word[place]
            if expected == "V":
                fits = letter in "aeiouy"
            elif expected == "C":
                fits = "a" <= letter <= "z" and letter not in "aeiouy"
            else:
                fits = letter in expected
            if not fits:
                return False
            place += 1
        return True


class Speller:
    def __init__(self, letters, words):
        self.words = words
        self.rules = sorted((Rule(*entry) for entry in letters), key=lambda rule: -rule.weight)
        self.cache = {}

    def sounds(self, text):
        return "".join(self.word("".join(c for c in word if c.isalnum())) for word in text.lower().split())

    def word(self, word):
        if word not in self.cache:
            self.cache[word] = self.words.get(word) or self.spelled(word)
        return self.cache[word]

    def spelled(self, word):
        sounds, index, had_vowel = "", 0, False
        while index < len(word):
            rule = next((r for r in self.rules if r.fits(word, index, had_vowel)), None)
            for sound in rule.sounds if rule else "":
                if not sounds.endswith(sound):
                    sounds += sound
            end = index + (len(rule.letters) if rule else 1)
            had_vowel = had_vowel or any(c in "aeiouy" for c in word[index:end])
            index = end
        return sounds


class Costs:
    """Negative logarithms of: heard b for a, nothing for a, and b from nowhere."""

    def __init__(self, sounds):
        self.sounds = sounds
        self.heard = {a: {b: prior_cost(a, b) for b in sounds} for a in sounds}
        self.gone = {a: GONE for a in sounds}
        self.extra = EXTRA
        self.prior = {a: self.chances(a) for a in sounds}

    def chances(self, a):
        chances = {b: math.exp(-cost) for b, cost in self.heard[a].items()}
        chances[None] = math.exp(-self.gone[a])
        total = sum(chances.values())
        return {b: chance / total for b, chance in chances.items()}

    def update(self, counts, extras, positions):
        for a in self.sounds:
            seen = counts.get(a, {})
            total = sum(seen.values()) + PRIOR_COUNTS
            for b in self.sounds + [None]:
                cost = -math.log((seen.get(b, 0) + PRIOR_COUNTS * self.prior[a][b]) / total)
                if b is None:
                    self.gone[a] = cost
                else:
                    self.heard[a][b] = cost
        self.extra = -math.log((extras + PRIOR_COUNTS * math.exp(-EXTRA)) / (positions + PRIOR_COUNTS))


def prior_cost(a, b):
    if a == b:
        return SAME
    if a in VOWELS and b in VOWELS:
        return VOWEL
    return NEAR if any(a in group and b in group for group in ALIKE) else OTHER


def align(said, heard, costs):
    """The cheapest way as pairs; None stands for a sound that is not there."""
    rows, columns = len(said) + 1, len(heard) + 1
    best = [[0.0] * columns for _ in range(rows)]
    back = [[None] * columns for _ in range(rows)]
    for i in range(rows):
        for j in range(columns):
            ways = []
            if i and j:
                ways.append((best[i - 1][j - 1] + costs.heard[said[i - 1]][heard[j - 1]], (i - 1, j - 1)))
            if i:
                ways.append((best[i - 1][j] + costs.gone[said[i - 1]], (i - 1, j)))
            if j:
                ways.append((best[i][j - 1] + costs.extra, (i, j - 1)))
            if ways:
                best[i][j], back[i][j] = min(ways)
    i, j = rows - 1, columns - 1
    while back[i][j]:
        k, l = back[i][j]
        yield (said[k] if k < i else None), (heard[l] if l < j else None)
        i, j = k, l


def estimate(pairs, sounds):
    costs = Costs(sounds)
    for _ in range(ROUNDS):
        counts, extras, positions = {}, 0.0, 0.0
        for said, heard, weight in pairs:
            for a, b in align(said, heard, costs):
                if a is None:
                    extras += weight
                else:
                    positions += weight
                    counts.setdefault(a, {})[b] = counts.setdefault(a, {}).get(b, 0) + weight
        costs.update(counts, extras, positions)
    return costs


def read_pairs(paths, speller, sounds):
    known, pairs = set(sounds), []
    for path in paths:
        for line in open(path, encoding="utf-8"):
            case = json.loads(line)
            if "said" not in case:
                continue
            texts = case["text"] if isinstance(case["text"], list) else [case["text"]]
            said = [s for s in speller.sounds(case["said"]) if s in known]
            for rank, text in enumerate(texts[:5]):
                heard = [s for s in speller.sounds(text) if s in known]
                if said and heard:
                    pairs.append((said, heard, 0.5 ** rank))
    return pairs


def print_heard(costs, pairs):
    frequency = {a: 1.0 for a in costs.sounds}
    for said, _, weight in pairs:
        for sound in said:
            frequency[sound] += weight
    total = sum(frequency.values())
    print(f"extra: {min(costs.extra, 2.5):.1f}")
    print("heard:")
    for a in costs.sounds:
        # What is hardly dearer than what the table holds for all others is left out.
        others = sorted((cost, b) for b, cost in costs.heard[a].items() if b != a and cost < 4.65)
        shown = ", ".join(f'"{b}": {cost:.1f}' for cost, b in others)
        rarity = min(6.0, -math.log(frequency[a] / total))
        print(f'  "{a}": {{itself: {costs.heard[a][a]:.1f}, nothing: {costs.gone[a]:.1f}, rarity: {rarity:.1f}, '
              f"others: {{{shown}}}}}")


def main():
    if len(sys.argv) < 3:
        sys.exit("usage: estimate-sounds.py SOUNDS.yaml CASES.jsonl…")
    letters, words, sounds = read_sounds(sys.argv[1])
    pairs = read_pairs(sys.argv[2:], Speller(letters, words), sounds)
    if not pairs:
        sys.exit("no case has `said`: what was really spoken")
    print_heard(estimate(pairs, sounds), pairs)


if __name__ == "__main__":
    main()
