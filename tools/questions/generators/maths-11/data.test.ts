import { describeKeys } from "../second-computation";
import { probability } from "./probability";
import { statistics } from "./statistics";

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
});

describeKeys(probability, {
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
