"""The utterances of `Benchmarks names` and `Benchmarks typos`; equal digests prove that they are the same."""

STARTS = ["bar", "ten", "mol", "rik", "sav", "lun", "gor", "pel", "fin", "dax"]
ENDS = ["en", "ola", "is", "umi", "ar", "eth", "os", "ine", "ul", "ava"]
LETTERS = "etaoin"

# How often the few utterances are said in one round.
PASSES = 8


def word(number):
    return STARTS[number % 10] + ENDS[number // 10 % 10] + ("" if number < 100 else STARTS[number // 100 % 10])


def name(number):
    """Three words that look like names; no two of the first million are the same."""
    return f"{word(number % 100)} {word(100 + number // 100 % 100)} {word(200 + number // 10_000)}"


def spoken(count):
    """64 listed names, each with its number."""
    return [(number, f"open {name(number)}") for number in (each * 7919 % count for each in range(64))]


def misspelled(count):
    """100 listed names with one letter replaced, left out or put in, each with the name's number."""
    for each in range(100):
        number = each * 7919 % count
        text = name(number)
        letters = [place for place, letter in enumerate(text) if letter != " "]
        place = letters[each * 31 % len(letters)]
        letter = LETTERS[each % 6]
        if each % 3 == 0:
            letter = LETTERS[(each + 1) % 6] if text[place] == letter else letter
            yield number, f"open {text[:place]}{letter}{text[place + 1:]}"
        elif each % 3 == 1:
            yield number, f"open {text[:place]}{text[place + 1:]}"
        else:
            yield number, f"open {text[:place]}{letter}{text[place:]}"


def unknown(count):
    """100 names that are not listed: half share two words with listed ones and part of the third, half hardly any."""
    listed = {name(number) for number in range(count)}
    said, each = [], 0
    while len(said) < 100:
        near = name((count + each * 7919) % 1_000_000)
        far = f"{word(each * 37 % 100)} {word(200 + each * 53 % 100)} {word(300 + each * 71 % 100)}"
        text = far if each % 2 else near
        each += 1
        if text not in listed and text not in said:
            said.append(text)
    return [f"open {text}" for text in said]
