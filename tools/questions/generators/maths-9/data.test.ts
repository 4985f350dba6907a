import { partOf } from "../algebra-computation";
import { describeKeys, search } from "../second-computation";
import { probability } from "./probability";
import { statistics } from "./statistics";

describeKeys(statistics, {
  "mean-with-or-without-one": (stem, [n = 0, mean = 0, after = 0]) =>
    stem.startsWith("The mean weight")
      ? search(1, (weight) => n * mean + weight === (n + 1) * after)
      : search(1, (number) => n * mean - number === (n - 1) * after),
});

describeKeys(probability, {
  "two-or-more-in-a-table": (stem) => {
    const counts = stem
      .split("\n")
      .slice(2)
      .map((line) => Number(line.split(" | ")[1]));
    const all = counts.reduce((sum, count) => sum + count, 0);
    return counts.slice(2).reduce((sum, count) => sum + count, 0) / all;
  },
  "expected-number": (stem, numbers) => {
    const batch = Math.max(...numbers);
    const sample = Number(partOf(stem, /of (\d+) (?:lamps|mangoes)/));
    const faulty = numbers.find((number) => number !== batch && number !== sample) ?? 0;
    return search(1, (good) => (batch - good) * sample === batch * faulty);
  },
});
