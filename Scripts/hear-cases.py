#!/usr/bin/env python3
"""Speaks typed cases with synthetic voices and writes down what a recogniser makes of them, as cases again.

    apt-get install espeak-ng flite sox; pip install pocketsphinx pyyaml
    Scripts/hear-cases.py typed.jsonl --voices en-us@140,flite-slt >speech-general.jsonl
    Scripts/hear-cases.py typed.jsonl --voices en-gb@175 --bias app.yaml other.yaml >speech-bias.jsonl
    Scripts/hear-cases.py typed.jsonl --voices en-us@140 --grammar app.yaml >speech-jsgf.jsonl

A voice is `NAME@WORDS-A-MINUTE` of espeak-ng or `flite-NAME`. The recogniser is PocketSphinx with its English model: its
general vocabulary; with `--bias`, phrases of the declarative apps and the commonest words of the general one; with `--grammar`,
nothing but these phrases, and one text instead of several. Words that its dictionary lacks are read aloud by espeak-ng.
With `--each N` a case is spoken by N of the voices, in turns, instead of by all. Cases that nothing was heard of are left out.

Cases made so for commands that nobody looked at while costs and rules were chosen tell how well these do elsewhere.
"""
import argparse
import collections
import itertools
import json
import math
import os
import random
import re
import subprocess
import sys
import tempfile

import yaml
from pocketsphinx import Config, Decoder, get_model_path

TEXTS, LOG_BASE = 5, 1.0001
SAMPLES, COMMON_WORDS, COMMON_SHARE = 6000, 1000, 0.4
SILENCE = bytes(9600)
PLACEHOLDER = re.compile(r"\$\{(\w+)\}")

# What espeak-ng writes for a sound, and what CMUdict does; the longest first.
SOUNDS = [pair.split("=") for pair in (
    "aI@=AY ER|aU@=AW ER|eI=EY|aI=AY|OI=OY|aU=AW|oU=OW|@U=OW|i:=IY|u:=UW|A:=AA|O:=AO|3:=ER|e@=EH R|i@=IH R|O@=AO R|o@=AO R|"
    "A@=AA R|U@=UH R|@L=AH L|I2=IH|I#=IH|@2=AH|a#=AH|@5=AH|tS=CH|dZ=JH|0#=AA|E#=EH|02=AA|r-=R|t#=T|3=ER|@=AH|a=AE|A=AA|0=AA|O=AO|"
    "V=AH|E=EH|I=IH|i=IY|U=UH|u=UW|e=EH|o=OW|T=TH|D=DH|S=SH|Z=ZH|N=NG|j=Y|h=HH|p=P|b=B|t=T|d=D|k=K|g=G|f=F|v=V|s=S|z=Z|m=M|n=N|l=L|"
    "r=R|w=W").split("|")]


class App:
    """What can be said to a declarative app whose phrases hold plain words and placeholders only."""

    def __init__(self, path):
        content = yaml.safe_load(open(path, encoding="utf-8"))
        app = content["app"]
        names = [app["name"]] + app.get("alternativeNames", [])
        lists = {name: [value if isinstance(value, str) else value["title"] for value in entity["values"]]
                 for name, entity in content.get("entities", {}).items()}
        self.phrases = []
        for intent in content["intents"].values():
            slots = {name: lists[parameter["type"]] for name, parameter in intent.get("parameters", {}).items()}
            slots["applicationName"] = names[-1:]
            for phrase in intent["phrases"]:
                self.phrases.append([slots[part] if index % 2 else [part]
                                     for index, part in enumerate(PLACEHOLDER.split(phrase)) if index % 2 or part.strip()])

    def sample(self, numbers):
        return " ".join(words(" ".join(numbers.choice(choices) for choices in numbers.choice(self.phrases))))

    def rules(self):
        for phrase in self.phrases:
            yield " ".join("(" + " | ".join(" ".join(words(choice)) for choice in choices) + ")" for choices in phrase)


def words(text):
    return re.findall(r"[a-z0-9']+", text.lower())


def speak(text, voice):
    """Its samples: 16 bits, 16 kHz, with silence around them."""
    name, _, speed = voice.partition("@")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "said.wav")
        if name.startswith("flite-"):
            command = ["flite", "-voice", name.removeprefix("flite-"), "-t", text, "-o", path]
        else:
            command = ["espeak-ng", "-v", name, "-s", speed or "175", "-w", path, text]
        subprocess.run(command, check=True)
        resample = ["sox", path, "-r", "16000", "-b", "16", "-c", "1", "-t", "raw", "-"]
        return SILENCE + subprocess.run(resample, check=True, capture_output=True).stdout + SILENCE


def read_aloud(word):
    written = subprocess.run(["espeak-ng", "-v", "en-us", "-q", "-x", word], check=True, capture_output=True, text=True)
    rest, sounds = re.sub(r"[',%=_:|;~! \n]+(?<!:)", "", written.stdout), []
    while rest:
        sound, said = next((pair for pair in SOUNDS if rest.startswith(pair[0])), (rest[0], ""))
        rest = rest[len(sound):]
        sounds += said.split()
    return " ".join(sounds)


class Ear:
    """One recogniser for one voice, as it gets used to it."""

    def __init__(self, options):
        self.is_bound = bool(options.grammar)
        apps = [App(path) for path in options.bias or options.grammar or []]
        config = Config(loglevel="FATAL")
        if self.is_bound:
            # The grammar must not be read before its words are known.
            config["lm"] = None
        self.decoder = Decoder(config)
        if self.is_bound:
            self.learn(word for app in apps for rule in app.rules() for word in words(rule))
            rules = "\n | ".join(rule for app in apps for rule in app.rules())
            self.decoder.add_jsgf_string("app", f"#JSGF V1.0;\ngrammar app;\npublic <phrase> = {rules};\n")
            self.decoder.activate_search("app")
        elif apps:
            numbers = random.Random(1)
            sentences = [apps[n % len(apps)].sample(numbers).split() for n in range(SAMPLES)]
            self.learn(word for sentence in sentences for word in sentence)
            with tempfile.NamedTemporaryFile("w", suffix=".lm") as file:
                file.write(biased_model(sentences, common_words(self.decoder)))
                file.flush()
                self.decoder.add_lm_file("app", file.name)
            self.decoder.activate_search("app")

    def learn(self, unknown):
        for word in sorted(set(unknown)):
            if self.decoder.lookup_word(word) is None:
                self.decoder.add_word(word, read_aloud(word), True)

    def hear(self, samples):
        """What it makes of it, best first."""
        self.decoder.start_utt()
        self.decoder.process_raw(samples, full_utt=True)
        self.decoder.end_utt()
        best = self.decoder.hyp()
        texts = [best.hypstr] if best and best.hypstr else []
        if texts and not self.is_bound:
            others = (other.hypstr for _, other in zip(range(60), self.decoder.nbest()) if other and other.hypstr)
            texts += [text for text in list(dict.fromkeys(others))[:TEXTS] if text not in texts]
        return texts


def common_words(decoder):
    """The likeliest words of the general model, with the chance of each among them."""
    model, path = decoder.get_lm("_default"), os.path.join(get_model_path(), "en-us", "cmudict-en-us.dict")
    known = {line.split()[0] for line in open(path, encoding="utf-8")}
    scored = sorted(((model.prob([word]), word) for word in known if re.fullmatch(r"[a-z']+", word)), reverse=True)
    chances = {word: LOG_BASE ** score for score, word in scored[:COMMON_WORDS]}
    total = sum(chances.values())
    return {word: chance / total for word, chance in chances.items()}


def biased_model(sentences, common):
    """A trigram model in ARPA's format: what the sentences say, a share of each put by for what they do not."""
    counts = [collections.Counter() for _ in range(3)]
    for sentence in sentences:
        padded = ["<s>", *sentence, "</s>"]
        for size in range(1, 4):
            counts[size - 1].update(tuple(padded[i:i + size]) for i in range(len(padded) - size + 1))
    del counts[0][("<s>",)]
    total = sum(counts[0].values())
    one = {gram: (1 - COMMON_SHARE) * count / total for gram, count in counts[0].items()}
    for word, chance in common.items():
        one[(word,)] = one.get((word,), 0.0) + COMMON_SHARE * chance
    one[("<s>",)] = 1e-10
    levels, weights = [one], []
    for size in (2, 3):
        shorter, longer = levels[-1], {}
        heads = collections.defaultdict(dict)
        for gram, count in counts[size - 1].items():
            heads[gram[:-1]][gram] = count
        weight = {}
        for head, grams in heads.items():
            seen = sum(grams.values())
            longer.update({gram: (1 - COMMON_SHARE) * count / seen for gram, count in grams.items()})
            left = 1 - sum(shorter[gram[1:]] for gram in grams)
            weight[head] = COMMON_SHARE / max(left, 1e-6)
        levels.append(longer)
        weights.append(weight)
    return arpa(levels, weights)


def arpa(levels, weights):
    lines = ["\\data\\", *(f"ngram {size}={len(level)}" for size, level in enumerate(levels, 1))]
    for size, level in enumerate(levels, 1):
        lines.append(f"\n\\{size}-grams:")
        for gram in sorted(level):
            end = f"\t{math.log10(weights[size - 1].get(gram, 1.0)):.4f}" if size < len(levels) else ""
            lines.append(f"{math.log10(level[gram]):.4f}\t{' '.join(gram)}{end}")
    return "\n".join([*lines, "\n\\end\\", ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cases", nargs="+")
    parser.add_argument("--voices", required=True, help="separated by commas")
    parser.add_argument("--each", type=int, metavar="N", help="how many voices speak a case, in turns; all of them")
    model = parser.add_mutually_exclusive_group()
    model.add_argument("--bias", nargs="+", metavar="APP")
    model.add_argument("--grammar", nargs="+", metavar="APP")
    options = parser.parse_args()
    voices = options.voices.split(",")
    ears = {voice: Ear(options) for voice in voices}
    cases = [json.loads(line) for path in options.cases for line in open(path, encoding="utf-8") if line.strip()]
    turns = itertools.cycle(voices)
    for case in cases:
        for voice in itertools.islice(turns, min(options.each or len(voices), len(voices))):
            texts = ears[voice].hear(speak(case["text"], voice))
            if texts:
                heard = {"text": texts[0] if options.grammar else texts, "tags": case.get("tags", []) + [voice]}
                print(json.dumps({**case, **heard, "said": case["text"]}), flush=True)


if __name__ == "__main__":
    main()
