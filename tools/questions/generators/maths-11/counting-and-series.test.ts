import { isNear, onlyOne, partOf } from "../algebra-computation";
import { findOptionValue } from "../option-value";
import { describeKeys, search } from "../second-computation";
import { binomialTheorem } from "./binomial-theorem";
import { permutationsAndCombinations } from "./permutations-and-combinations";
import { sequencesAndSeries } from "./sequences-and-series";

/** How many subsets of `size` of the first and second kind pass, by listing every subset. */
function countChoices(
  first: number,
  second: number,
  size: number,
  passes: (ofFirst: number) => boolean,
): number {
  let ways = 0;
  for (let bits = 0; bits < 2 ** (first + second); bits++) {
    const chosen = bits.toString(2).padStart(first + second, "0");
    const ofFirst = chosen.slice(0, first).split("1").length - 1;
    if (chosen.split("1").length - 1 === size && passes(ofFirst)) ways++;
  }
  return ways;
}

/** The different orders of the letters, built letter by letter. */
function ordersOf(word: string): Set<string> {
  let orders = new Set([""]);
  for (const letter of word.split(""))
    orders = new Set(
      [...orders].flatMap((text) =>
        Array.from(
          { length: text.length + 1 },
          (_, place) => text.slice(0, place) + letter + text.slice(place),
        ),
      ),
    );
  return orders;
}

/** The coefficients of (first + second)^n as a map from exponent to number; each part is [factor, exponent]. */
function expand(first: [number, number], second: [number, number], n: number): Map<number, number> {
  let terms = new Map([[0, 1]]);
  for (let step = 0; step < n; step++) {
    const next = new Map<number, number>();
    for (const [exponent, value] of terms)
      for (const [factor, more] of [first, second])
        next.set(exponent + more, (next.get(exponent + more) ?? 0) + value * factor);
    terms = next;
  }
  return terms;
}

const raised = (text: string): number => ({ "": 1, "²": 2, "³": 3, "⁴": 4 })[text] ?? Number.NaN;

const lastPower = (stem: string): number => "⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(partOf(stem, /\)([⁴⁵⁶⁷⁸⁹])/));

describeKeys(permutationsAndCombinations, {
  "letters-of-word": (stem) => ordersOf(partOf(stem, /([A-Z]{4,})/)).size,
  "at-least-of-kind": (stem, numbers) => {
    const [n = 0, a = 0, b = 0, least = 0] = stem.startsWith("A com")
      ? numbers
      : [numbers[2], numbers[0], numbers[1], numbers[3]];
    return countChoices(a, b, n, (ofFirst) => ofFirst >= least);
  },
});

describeKeys(binomialTheorem, {
  "coefficient-of": (stem) => {
    const terms = expand([1, 0], [Number(partOf(stem, /1 \+ (\d)x/)), 1], lastPower(stem));
    return terms.get(raised(partOf(stem, /(?:of|front of) x([²³⁴])/)));
  },
  "free-of-x": (stem) => {
    const [, p = "", a = "", q = ""] = /\(x(²?) \+ (\d)\/x(²?)\)/.exec(stem) ?? [];
    return expand([1, raised(p)], [Number(a), -raised(q)], lastPower(stem)).get(0);
  },
});

describeKeys(sequencesAndSeries, {
  "endless-sum": (stem, _, options) => {
    const [first = 1, second = 0] = [...stem.matchAll(/(\d+(?:\/\d+)?)(?: m\b| \+)/g)].map(
      ([, text = ""]) => findOptionValue(text) ?? 0,
    );
    let sum = 0;
    for (let term = first; term > 1e-12; term *= second / first) sum += term;
    return onlyOne(options, (option) => isNear(findOptionValue(option), sum));
  },
  "numbers-from-two-means": (stem, [mean = 0, geometric = 0]) => {
    const small = search(1, (number) => number * (2 * mean - number) === geometric * geometric);
    return stem.includes("larger") ? 2 * mean - small : small;
  },
});
