import { partOf } from "../algebra-computation";
import { describeKeys, search } from "../second-computation";
import { probability } from "./probability";
import { statistics } from "./statistics";

describeKeys(statistics, {
  "class-marks": (_, marks) => {
    const place = marks.slice(0, 5).indexOf(marks[5] ?? 0);
    const [before = 0, mark = 0] = marks.slice(place - 1, place + 1);
    return (before + mark) / 2;
  },
  "unequal-classes": (_, [unit = 1, low = 0, high = 0, frequency = 0]) =>
    search(1, (height) => height * (high - low) === frequency * unit),
  "new-member": (stem, [n = 0, mean = 0, after = 0]) =>
    stem.startsWith("The mean weight")
      ? search(1, (weight) => n * mean + weight === (n + 1) * after)
      : search(1, (number) => n * mean - number === (n - 1) * after),
});

describeKeys(probability, {
  "tossed-coin": (_, [all = 1, some = 0]) => 1 - some / all,
  "family-table": (_, [all = 1, none = 0, one = 0]) => 1 - (none + one) / all,
  "expected-number": (stem, numbers) => {
    const batch = Math.max(...numbers);
    const sample = Number(partOf(stem, /of (\d+) (?:lamps|mangoes)/));
    const faulty = numbers.find((number) => number !== batch && number !== sample) ?? 0;
    return search(1, (good) => (batch - good) * sample === batch * faulty);
  },
});
