import { describeKeys, search } from "../second-computation";
import { perimeterAndArea } from "./perimeter-and-area";

/** Counts unit squares one by one. */
function countSquares(long: number, wide: number): number {
  let squares = 0;
  for (let x = 0; x < long; x++) for (let y = 0; y < wide; y++) squares++;
  return squares;
}

describeKeys(perimeterAndArea, {
  "rectangle-area": (_, [long = 0, wide = 0]) => countSquares(long, wide),
  "fence-length": (_, [long = 0, wide = 0]) => [long, wide, long, wide].reduce((sum, side) => sum + side, 0),
  "perimeter-from-area": (_, numbers) => {
    const [long, area] = [Math.min(...numbers), Math.max(...numbers)];
    const wide = search(1, (side) => countSquares(long, side) === area);
    return long + wide + long + wide;
  },
  "square-from-wire": (_, [wire = 0]) => {
    const side = search(1, (length) => length + length + length + length === wire);
    return countSquares(side, side);
  },
  "lawn-around-bed": (_, [long = 0, wide = 0, bedLong = 0, bedWide = 0]) =>
    countSquares(long, wide) - countSquares(bedLong, bedWide),
  "tiles-on-a-floor": (_, [long = 0, wide = 0, tile = 1, price = 1]) =>
    (countSquares(long * 100, wide * 100) / countSquares(tile, tile)) * price,
});
