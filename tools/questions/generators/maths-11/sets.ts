import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { range } from "../whole";

const topic = "Sets";

const neitherOfTwo: Family = {
  name: "neither-of-two",
  topic,
  level: 1,
  draft: (draw) => {
    const [first, second, both, key] = [draw.int(25, 60), draw.int(20, 55), draw.int(6, 18), draw.int(5, 24)];
    const all = first + second - both + key;
    if (first === second) return undefined;
    return {
      frames: [
        `Of ${all} students ${first} learn French, ${second} learn German and ${both} learn both languages. How many learn neither of the two?`,
        `The universal set U has ${all} elements, n(A) = ${first}, n(B) = ${second} and n(A ∩ B) = ${both}. How many elements does the complement of A ∪ B have?`,
      ],
      ...numeric(String, key, [
        [all - key, "giving the number of elements of the union"],
        [Math.abs(all - first - second), "forgetting to count the common part once only"],
        [all - first - second + 2 * both, "adding the common part twice"],
        [all - both, "leaving out the common part alone"],
        [first + second - 2 * both, "counting those who are in just one of the sets"],
      ]),
      because: `The union has ${first} + ${second} − ${both} = ${all - key} elements, and ${all} − ${all - key} = ${key} are left.`,
    };
  },
};

const setNames = (values: readonly number[]): string => `{${values.join(", ")}}`;

const listedSets: Family = {
  name: "listed-sets",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const universe = range(1, 9);
    const a = draw
      .shuffle(universe)
      .slice(0, 4)
      .toSorted((p, q) => p - q);
    const b = draw
      .shuffle(universe)
      .slice(0, 4)
      .toSorted((p, q) => p - q);
    const pick = (passes: (value: number) => boolean): string => setNames(universe.filter(passes));
    const [inA, inB] = [(value: number) => a.includes(value), (value: number) => b.includes(value)];
    const shared = universe.filter((value) => inA(value) && inB(value)).length;
    const options = {
      difference: pick((value) => inA(value) && !inB(value)),
      reverse: pick((value) => inB(value) && !inA(value)),
      both: pick((value) => inA(value) && inB(value)),
      either: pick((value) => inA(value) !== inB(value)),
      outside: pick((value) => !inA(value) && !inB(value)),
      notA: pick((value) => !inA(value)),
    };
    if (shared !== 2) return undefined;
    const isDifference = turn % 2 === 0;
    return {
      frames: [
        `If A = ${setNames(a)} and B = ${setNames(b)}, which set is A − B?`,
        `In the universal set of the whole numbers from 1 to 9 let A = ${setNames(a)} and B = ${setNames(b)}. Which set is A′ ∩ B?`,
      ],
      key: isDifference ? options.difference : options.reverse,
      slips: [
        [isDifference ? options.reverse : options.difference, "changing A and B round"],
        [options.both, "taking the common elements"],
        [options.either, "leaving out only the common elements"],
        [options.outside, "taking what lies in neither set"],
        [options.notA, "forgetting the set B"],
      ],
      because: isDifference
        ? `A − B keeps the elements of A that are no elements of B: ${options.difference}.`
        : `These are the elements of B that are no elements of A: ${options.reverse}.`,
    };
  },
};

const subsetsWith: Family = {
  name: "subsets-with",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const n = draw.int(6, 9);
    const key = turn % 2 === 0 ? 2 ** (n - 2) : 2 ** n - 2 ** (n - 2);
    return {
      frames: [
        `How many subsets of {1, 2, 3, …, ${n}} contain 1 but do not contain 2?`,
        `How many subsets of {1, 2, 3, …, ${n}} contain at least one of the numbers 1 and 2?`,
      ],
      ...numeric(
        String,
        key,
        [
          [2 ** (n - 1), "taking care of one of the two numbers only"],
          [2 ** n, "counting all subsets"],
          [
            turn % 2 === 0 ? 2 ** (n - 2) - 1 : 2 ** (n - 2),
            turn % 2 === 0
              ? "leaving out the empty choice of the others"
              : "counting those that hold both numbers",
          ],
          [2 ** n - 1, "counting all subsets that are not empty"],
          [turn % 2 === 0 ? 2 ** (n - 3) : 2 ** n - 2 ** (n - 1), "a slip in the exponent"],
          [2 * (n - 2), "multiplying by 2 in place of raising it to a power"],
        ],
        0,
      ),
      because:
        turn % 2 === 0
          ? `The ${n - 2} other numbers may each be in or out: 2 to the power ${n - 2} is ${key}.`
          : `${2 ** n} subsets in all, of which ${2 ** (n - 2)} have neither: ${2 ** n} − ${2 ** (n - 2)} = ${key}.`,
    };
  },
};

export const sets: readonly Family[] = [neitherOfTwo, listedSets, subsetsWith];
