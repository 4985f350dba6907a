import { addAll, gap } from "../plain-solvers";
import { describeKeys, search } from "../second-computation";
import { dataHandling } from "./data-handling";
import { perimeterAndArea } from "./perimeter-and-area";

const rectangle = (long: number, wide: number): number => {
  let squares = 0;
  for (let row = 0; row < wide; row++) squares += long;
  return squares;
};

describeKeys(perimeterAndArea, {
  "cost-of-a-fence": (_, [long = 0, wide = 0, price = 0]) => (long + wide + long + wide) * price,
  "width-from-area": (_, [area = 0, long = 0]) => search(1, (wide) => rectangle(long, wide) === area),
  "area-with-a-corner-cut": (_, [long = 0, wide = 0, side = 0]) =>
    rectangle(long, wide) - rectangle(side, side),
  "sides-made-longer": (stem, [side = 0, times = 0]) =>
    stem.includes("area")
      ? rectangle(side * times, side * times) / rectangle(side, side)
      : (4 * side * times) / (4 * side),
  "path-round-a-garden": (_, [long = 0, wide = 0, path = 0]) =>
    2 * rectangle(long + 2 * path, path) + 2 * rectangle(wide, path),
});

describeKeys(dataHandling, {
  "bar-and-scale": (stem, [, unit = 0, third = 0]) =>
    stem.includes("visitors") ? unit * third : search(1, (high) => high * unit === third),
  "marks-that-come-most": (_, numbers) =>
    numbers.toSorted(
      (a, b) => numbers.filter((n) => n === b).length - numbers.filter((n) => n === a).length,
    )[0],
  "mean-of-a-week": (_, numbers) => search(0, (mean) => mean * numbers.length === addAll("", numbers, [])),
  "two-classes-compared": (_, numbers) =>
    gap(
      "",
      [numbers.slice(0, 3), numbers.slice(3, 6)].map((part) => part.reduce((a, b) => a + b)),
      [],
    ),
  "average-with-one-more": (_, [many = 0, before = 0, third = 0]) =>
    search(0, (key) => (many * before + key) / (many + 1) === third),
});
