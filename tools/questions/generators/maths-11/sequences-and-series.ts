import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { numeric, quotients } from "../signed-slips";

const topic = "Sequences and Series";

const endlessSum: Family = {
  name: "endless-sum",
  topic,
  level: 1,
  draft: (draw) => {
    const [p, q, first] = [draw.int(1, 4), draw.int(3, 7), draw.int(4, 24)];
    if (
      p >= q ||
      (p === 2 && q === 4) ||
      (p === 3 && q === 6) ||
      (p === 2 && q === 6) ||
      (p === 4 && q === 6)
    )
      return undefined;
    const second = ratio(first * p, q);
    return {
      frames: [
        `An infinite geometric series begins with ${first} + ${second} + … What is its sum?`,
        `A ball rolls ${first} m in the first second, ${second} m in the next, and each further distance has the same ratio to the one before. How many metres does it roll if it never stops?`,
      ],
      ...quotients(
        [first * q, q - p],
        [
          [first * (q + p), q, "added the first two terms only"],
          [first * q, p, "divided the first term by the ratio"],
          // A sum below its own first term would not be believed.
          ...(p * 2 > q ? [[first * p, q - p, "started with the second term"] as const] : []),
          [first * (q * q + p * q + p * p), q * q, "added the first three terms only"],
        ],
      ),
      because: `The ratio is ${ratio(p, q)}, and the sum is ${first}/(1 − ${ratio(p, q)}) = ${ratio(first * q, q - p)}.`,
    };
  },
};

const twoMeans: Family = {
  name: "numbers-from-two-means",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [a, b] = [draw.int(1, 7), draw.int(2, 9)];
    const [small, large] = [a * a * 2, b * b * 2];
    const [mean, geometric] = [(small + large) / 2, 2 * a * b];
    const key = turn % 2 === 0 ? large : small;
    if (small >= large || (mean === 10 && geometric === 8)) return undefined;
    if (mean > 60 || (turn % 2 === 1 && large - small >= mean)) return undefined;
    return {
      frames: [
        `The arithmetic mean of two positive numbers is ${mean} and their geometric mean is ${geometric}. What is the larger number?`,
        `Two positive numbers have the arithmetic mean ${mean} and the geometric mean ${geometric}. What is the smaller of them?`,
      ],
      ...numeric(String, key, [
        [turn % 2 === 0 ? small : large, "gave the other number"],
        [2 * mean - geometric, "took the geometric mean off the sum"],
        [large - small, "gave the difference of the numbers"],
        [turn % 2 === 0 ? mean + geometric : 0, "added the two means"],
        [(geometric * geometric) / mean, "divided the product by the mean"],
      ]),
      because: `The sum is ${2 * mean} and the product ${geometric}² = ${geometric * geometric}, so they solve x² − ${2 * mean}x + ${geometric * geometric} = 0: ${small} and ${large}.`,
    };
  },
};

export const sequencesAndSeries: readonly Family[] = [endlessSum, twoMeans];
