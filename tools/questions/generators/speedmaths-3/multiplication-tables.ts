import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { tenTimesLessOneGroup } from "./ten-times-less-one-group";
import { picturesThatCountMore } from "./pictures-that-count-more";
import { wheelsInATable } from "./wheels-in-a-table";
import { rowsLaidAgain } from "./rows-laid-again";

const make = familiesOf("Multiplication Tables");

/** The families of the topic Multiplication Tables. */
export const multiplicationTables: readonly Family[] = [
  make(
    "two-groups-further",
    2,
    (draw) => {
      const [a, n] = [draw.int(5, 8), draw.int(6, 9)];
      return {
        asks: [
          `${a} × ${n} = ${a * n}. What is ${a + 2} × ${n}?`,
          `${a} boxes hold ${a * n} pens, ${n} in each box. How many pens do ${a + 2} such boxes hold?`,
        ],
        key: (a + 2) * n,
        slips: [
          [a * n + n, "added one group only"],
          [a * n + 2, "added 2 instead of two groups"],
          [a * n + a, `added ${a} instead of two groups`],
          [a * n * 2, "doubled the answer"],
          [a * n + 3 * n, "added three groups"],
          [a * n - 2 * n, "took two groups off"],
        ],
        way: `Two groups of ${n} are ${2 * n} more: ${a * n} + ${2 * n} = ${(a + 2) * n}.`,
      };
    },
    3,
  ),
  ...tenTimesLessOneGroup,
  ...picturesThatCountMore,
  ...wheelsInATable,
  ...rowsLaidAgain,
];
