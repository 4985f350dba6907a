import { addAll } from "../plain-solvers";
import { describeKeys, search } from "../second-computation";
import { dataHandling } from "./data-handling";
import { perimeterAndArea } from "./perimeter-and-area";

const rectangle = (long: number, wide: number): number => {
  let squares = 0;
  for (let row = 0; row < wide; row++) squares += long;
  return squares;
};

describeKeys(perimeterAndArea, {
  "fence-with-a-price": (_, [long = 0, wide = 0, price = 0]) => (long + wide + long + wide) * price,
  "sides-times-a-number": (stem, [side = 0, times = 0]) =>
    stem.includes("area")
      ? rectangle(side * times, side * times) / rectangle(side, side)
      : (4 * side * times) / (4 * side),
});

describeKeys(dataHandling, {
  "mean-of-five-days": (_, numbers) => search(0, (mean) => mean * numbers.length === addAll("", numbers, [])),
  "average-after-one-more": (_, [many = 0, before = 0, third = 0]) =>
    search(0, (key) => (many * before + key) / (many + 1) === third),
});
