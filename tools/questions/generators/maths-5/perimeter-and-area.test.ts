import { describeKeys, search } from "../second-computation";
import { perimeterAndArea } from "./perimeter-and-area";

/** Counts unit squares one by one. */
function countSquares(long: number, wide: number): number {
  let squares = 0;
  for (let x = 0; x < long; x++) for (let y = 0; y < wide; y++) squares++;
  return squares;
}

describeKeys(perimeterAndArea, {
  "perimeter-behind-an-area": (_, numbers) => {
    const [long, area] = [Math.min(...numbers), Math.max(...numbers)];
    const wide = search(1, (side) => countSquares(long, side) === area);
    return long + wide + long + wide;
  },
  "tiles-for-a-floor": (_, [long = 0, wide = 0, tile = 1, price = 1]) =>
    (countSquares(long * 100, wide * 100) / countSquares(tile, tile)) * price,
});
