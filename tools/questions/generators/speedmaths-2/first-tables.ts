import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { nineGroupsFromTen } from "./nine-groups-from-ten";
import { moreInAPictureRow } from "./more-in-a-picture-row";
import { bagsOfTwoSizes } from "./bags-of-two-sizes";
import { groupsMadeLarger } from "./groups-made-larger";

const make = familiesOf("First Tables");

/** The families of the topic First Tables. */
export const firstTables: readonly Family[] = [
  make(
    "wheels-for-the-cycles",
    3,
    (draw) => {
      const [cars, cycles] = [draw.int(2, 4), draw.int(3, 7)];
      const wheels = 4 * cars + 2 * cycles;
      if (cars === cycles) return undefined;
      return {
        asks: [
          `A car has 4 wheels and a cycle has 2. ${cars} cars and some cycles have ${wheels} wheels in all. How many cycles are there?`,
          `${cars} cows and some hens stand in a shed. They have ${wheels} legs in all. How many hens are there?`,
          `A big tent holds 4 children and a small one holds 2. ${cars} big tents and some small ones hold ${wheels} children. How many small tents are there?`,
        ],
        key: cycles,
        slips: [
          [2 * cycles, "did not share what is left by 2"],
          [wheels / 2, "gave 2 to all of them"],
          [(wheels - 2 * cars) / 2, "gave the big ones 2 instead of 4"],
          [cars, "took as many as there are of the big ones"],
          [wheels - cars, "took 1 off for each of the big ones"],
          [Math.floor(cycles / 2), "took 4 for each of the others too"],
        ],
        way: `${cars} × 4 = ${4 * cars}. ${wheels} − ${4 * cars} = ${2 * cycles} are left, which is ${cycles} × 2.`,
      };
    },
    3,
  ),
  ...nineGroupsFromTen,
  ...moreInAPictureRow,
  ...bagsOfTwoSizes,
  ...groupsMadeLarger,
];
