#!/usr/bin/env python3
"""Fits the weights of FlexibleCalibration: what speaks for an answer, as the chance that it is right.

    Benchmarks typed-utterances DIR --seed 1 >DIR/typed-1.jsonl
    Benchmarks understanding DIR --features >features.tsv
    Scripts/fit-calibration.py features.tsv others.tsv=0.6 --leave-out slip strangers

Each line of the input is one utterance that is not said word for word, tab separated: file, whether it should be rejected,
whether the best reading is right, what was said, the features (comma separated, in the order of
FlexibleCalibration.Feature), and how many hypotheses there were: one counts as typed, several as heard.

A logistic regression with a small ridge, by Newton's method. Utterances that should be rejected weigh three times, since a
command that nobody gave is worse than one that is not understood; scores are too low then by as much. With
`--reject-weight 1` scores say how often answers are right, and the threshold keeps commands away that nobody gave. Made-up
utterances (`typed-…`) weigh 0.3: they are many; so may those of a whole file. What is printed of how well it predicts comes from
utterances that it was not fitted on: eight parts, all that was said alike in the same part.
"""
import argparse
import math
import sys
import zlib

FEATURES = ["bias", "evidence", "meanEvidence", "support", "margin", "wordDoubt", "nameDoubt", "explained", "isPlain",
            "namesContext", "slip", "strangers", "evidenceShare", "verbatim", "misplaced", "unheard"]
FOLDS, RIDGE, MADE_UP = 8, 0.1, 0.3


class Row:
    def __init__(self, line, reject_weight, weight):
        file, reject, right, self.said, features, hypotheses = line.rstrip("\n").split("\t")
        self.file, self.reject, self.right = file, reject == "true", right == "true"
        self.features = [float(number) for number in features.split(",")]
        self.is_heard = int(hypotheses) > 1
        self.weight = weight * (reject_weight if self.reject else 1.0) * (MADE_UP if file.startswith("typed-") else 1.0)
        self.fold = zlib.crc32(self.said.encode()) % FOLDS


def sigmoid(x):
    return 1 / (1 + math.exp(-max(-60.0, min(60.0, x))))


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def solve(matrix, vector):
    """Gauss with pivots; the ridge keeps the matrix regular."""
    size = len(vector)
    rows = [list(row) + [value] for row, value in zip(matrix, vector)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for row in range(place + 1, size):
            factor = rows[row][place] / rows[place][place]
            for column in range(place, size + 1):
                rows[row][column] -= factor * rows[place][column]
    result = [0.0] * size
    for place in reversed(range(size)):
        rest = sum(rows[place][column] * result[column] for column in range(place + 1, size))
        result[place] = (rows[place][size] - rest) / rows[place][place]
    return result


def fit(rows):
    size = len(FEATURES)
    weights = [0.0] * size
    # A feature that is always the same says what the bias says.
    fixed = {i for i in range(1, size) if len({row.features[i] for row in rows}) == 1}
    for _ in range(40):
        gradient = [-RIDGE * w for w in weights]
        gradient[0] = 0.0
        hessian = [[(RIDGE if i == j and i else 1e-9 if i == j else 0.0) for j in range(size)] for i in range(size)]
        for row in rows:
            chance = sigmoid(dot(weights, row.features))
            error, curve = row.weight * (row.right - chance), row.weight * chance * (1 - chance)
            for i, x in enumerate(row.features):
                gradient[i] += error * x
                if curve * x:
                    for j, y in enumerate(row.features):
                        hessian[i][j] += curve * x * y
        for i in fixed:
            gradient[i] = 0.0
            hessian[i] = [1.0 if i == j else 0.0 for j in range(size)]
        step = solve(hessian, gradient)
        # Where classes can be told apart a whole step may overshoot.
        longest = max(abs(s) for s in step)
        weights = [w + s * min(1.0, 5 / max(longest, 1e-12)) for w, s in zip(weights, step)]
        if longest < 1e-7:
            break
    return weights


def cross_validated(rows):
    """A score for each row from weights that did not see what was said in it."""
    scores = {}
    for fold in range(FOLDS):
        weights = fit([row for row in rows if row.fold != fold])
        for number, row in enumerate(rows):
            if row.fold == fold:
                scores[number] = sigmoid(dot(weights, row.features))
    return [scores[number] for number in range(len(rows))]


def print_tenths(rows, scores):
    print("  tenth  answers  mean score  right")
    for tenth in range(10):
        inside = [(s, r) for s, r in zip(scores, rows) if min(9, int(s * 10)) == tenth]
        if inside:
            mean = sum(s for s, _ in inside) / len(inside)
            right = sum(r.right for _, r in inside) / len(inside)
            print(f"  {tenth / 10:5.1f}  {len(inside):7}  {mean:10.3f}  {right:5.3f}")


def print_thresholds(rows, scores):
    print("  from   accepted though to be rejected  wrong  right")
    for step in range(6, 19):
        limit = step / 20
        taken = [row for row, score in zip(rows, scores) if score >= limit]
        rejects = sum(row.reject for row in taken)
        right = sum(row.right for row in taken)
        print(f"  {limit:4.2f}  {rejects:31}  {len(taken) - rejects - right:5}  {right:5}")


def read(options):
    for source in options.features or ["-"]:
        path, _, weight = source.partition("=")
        for line in open(0 if path == "-" else path, encoding="utf-8"):
            if line.count("\t") == 5:
                row = Row(line, options.reject_weight, float(weight or 1))
                for name in options.leave_out:
                    row.features[FEATURES.index(name)] = 0.0
                yield row


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("features", nargs="*", help="FILE, or FILE=WEIGHT of each of its utterances; else standard input")
    parser.add_argument("--reject-weight", type=float, default=3.0, help="of an utterance that should be rejected; 3")
    parser.add_argument("--leave-out", nargs="+", default=[], choices=FEATURES[1:], metavar="FEATURE")
    options = parser.parse_args()
    all_rows = list(read(options))
    for name, is_heard in [("heard", True), ("typed", False)]:
        rows = [row for row in all_rows if row.is_heard == is_heard]
        if len({row.right for row in rows}) < 2:
            print(f"{name}: {len(rows)} utterances, too few to say anything")
            continue
        weights = fit(rows)
        print(f"{name}: {len(rows)} utterances, {sum(row.right for row in rows)} right, "
              f"{sum(row.reject for row in rows)} to be rejected")
        print("  weights: [" + ", ".join(f"{w:.3f}" for w in weights) + "]")
        for feature, weight in zip(FEATURES, weights):
            print(f"    {feature:13} {weight:8.3f}")
        scores = cross_validated(rows)
        loss = -sum(math.log(max(1e-9, s if row.right else 1 - s)) for s, row in zip(scores, rows)) / len(rows)
        print(f"  on what it was not fitted on, a mean of {loss:.4f} nats off:")
        print_tenths(rows, scores)
        print_thresholds(rows, scores)


if __name__ == "__main__":
    main()
