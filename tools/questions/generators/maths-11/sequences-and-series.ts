import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { numeric, quotients } from "../signed-slips";
import { grouped } from "../words";

const topic = "Sequences and Series";

const growingTerm: Family = {
  name: "growing-term",
  topic,
  level: 1,
  draft: (draw) => {
    const [start, factor, n] = [draw.int(1, 4), draw.int(2, 3), draw.int(6, 8)];
    const first = start * factor;
    const at = (place: number): number => first * factor ** (place - 1);
    return {
      frames: [
        `The third term of a geometric progression is ${at(3)} and the fifth is ${at(5)}; all terms are positive. What is the ${n}th term?`,
        `The number of bacteria in a dish grows by the same factor every hour. After 3 hours there are ${at(3)} and after 5 hours ${at(5)}. How many are there after ${n} hours?`,
      ],
      ...numeric(
        grouped,
        at(n),
        [
          [at(n + 1), "multiplying once too often"],
          [at(n - 1), "multiplying once too few"],
          [at(5) + ((at(5) - at(3)) / 2) * (n - 5), "treating it as an arithmetic progression"],
          [at(5) * factor ** 2, "taking the factor between terms two places apart"],
          [at(5) * (n - 4), "multiplying by the number of places"],
          [first * factor * n, "multiplying factor and place"],
        ],
        0,
      ),
      because: `${at(5)} ÷ ${at(3)} = ${factor * factor}, so the factor is ${factor}. From the fifth one goes ${n - 5} ${n === 6 ? "step" : "steps"} on: ${grouped(at(n))}.`,
    };
  },
};

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
          [first * q, q + p, "adding the ratio to 1 below"],
          [first * (q + p), q, "adding the first two terms only"],
          [first * p, q - p, "starting with the second term"],
          [first * (q - p), q, "multiplying by 1 − r in place of dividing"],
          [first * q, p, "dividing the first term by the ratio"],
          [first * (q * q + p * q + p * p), q * q, "adding the first three terms only"],
        ],
      ),
      because: `The ratio is ${ratio(p, q)}, and the sum is ${first}/(1 − ${ratio(p, q)}) = ${ratio(first * q, q - p)}.`,
    };
  },
};

const twoMeans: Family = {
  name: "two-means",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const [a, b] = [draw.int(1, 7), draw.int(2, 9)];
    const [small, large] = [a * a * 2, b * b * 2];
    const [mean, geometric] = [(small + large) / 2, 2 * a * b];
    const key = turn % 2 === 0 ? large : small;
    if (small >= large || (mean === 10 && geometric === 8)) return undefined;
    return {
      frames: [
        `The arithmetic mean of two positive numbers is ${mean} and their geometric mean is ${geometric}. What is the larger number?`,
        `Two positive numbers have the arithmetic mean ${mean} and the geometric mean ${geometric}. What is the smaller of them?`,
      ],
      ...numeric(String, key, [
        [turn % 2 === 0 ? small : large, "giving the other number"],
        [2 * mean - geometric, "taking the geometric mean off the sum"],
        [large - small, "giving the difference of the numbers"],
        [mean + geometric, "adding the two means"],
        [mean - geometric, "subtracting the two means"],
        [(geometric * geometric) / mean, "dividing the product by the mean"],
      ]),
      because: `The sum is ${2 * mean} and the product ${geometric}² = ${geometric * geometric}, so they solve x² − ${2 * mean}x + ${geometric * geometric} = 0: ${small} and ${large}.`,
    };
  },
};

export const sequencesAndSeries: readonly Family[] = [growingTerm, endlessSum, twoMeans];
