import { describeKeys, fractionsIn, search } from "../second-computation";
import { dataHandling } from "./data-handling";

describeKeys(dataHandling, {
  "pictograph-row": (stem) => {
    const [each, whole] = [/stands for (\d+)/, /(\d+) whole/].map((part) => Number(part.exec(stem)?.[1]));
    return ((each ?? 0) * ((whole ?? 0) * 2 + 1)) / 2;
  },
  "survey-rest": (_, [total = 0, first = 0, second = 0]) =>
    search(0, (rest) => first + second + rest === total),
  "average-of-five": (_, numbers) =>
    search(0, (mean) => numbers.reduce((balance, number) => balance + number - mean, 0) === 0),
  "circle-chart": (stem, [total = 0]) =>
    Math.round(fractionsIn(stem).reduce((left, [over, under]) => left - (total * over) / under, total)),
  "missing-score": (stem, numbers) => {
    const isMeanFirst = stem.startsWith("The average");
    const mean = (isMeanFirst ? numbers[0] : numbers[3]) ?? 0;
    const known = isMeanFirst ? numbers.slice(1) : numbers.slice(0, 3);
    return search(
      0,
      (score) => [...known, score].reduce((balance, number) => balance + number - mean, 0) === 0,
    );
  },
});
