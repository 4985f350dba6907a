import { describeKeys } from "../second-computation";
import { probability } from "./probability";
import { statistics } from "./statistics";

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

describeKeys(statistics, {
  "variance-of-five": (_, numbers) => {
    const values = numbers.slice(0, 5);
    const total = values.reduce((sum, value) => sum + value, 0);
    return values.reduce((sum, value) => sum + value * value, 0) / 5 - (total / 5) ** 2;
  },
  "scaled-data": (stem, numbers) => {
    const [spread = 0, times = 0, plus = 0] = numbers;
    const deviation = stem.includes("variance") ? Math.sqrt(spread) : spread;
    const [low, high] = [10 - deviation, 10 + deviation].map((value) => value * times + plus);
    const half = ((high ?? 0) - (low ?? 0)) / 2;
    return Math.round(stem.includes("variance") ? half * half : half);
  },
  "mean-deviation": (_, values) => {
    const sorted = values.toSorted((a, b) => a - b);
    const [upper, lower] = [sorted.slice(3), sorted.slice(0, 3)];
    const sum = (list: number[]): number => list.reduce((total, value) => total + value, 0);
    return (sum(upper) - sum(lower)) / 6;
  },
});

describeKeys(probability, {
  "either-event": (_, [a = 0, b = 0, both = 0]) => {
    const parts = [a - both, b - both, both].map((part) => Math.round(part * 100));
    return (100 - parts.reduce((sum, part) => sum + part, 0)) / 100;
  },
  "two-of-a-kind": (_, [a = 0, b = 0]) =>
    countChoices(a, b, 2, (ofFirst) => ofFirst !== 1) / countChoices(a, b, 2, () => true),
  "three-throws": (stem, [n = 0, number = 0]) => {
    let fits = 0;
    for (let result = 0; result < 6 ** n; result++) {
      const hits =
        result
          .toString(6)
          .padStart(n, "0")
          .split(String(number - 1)).length - 1;
      if (stem.includes("exactly") ? hits === 1 : hits >= 2) fits++;
    }
    return fits / 6 ** n;
  },
});
