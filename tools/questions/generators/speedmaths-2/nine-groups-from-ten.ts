import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawThings } from "../../figures/things";

const make = familiesOf("First Tables");

/** “nine groups from ten” and “two more rows of dots”, for the topic of first-tables.ts. */
export const nineGroupsFromTen: readonly Family[] = [
  make("nine-groups-from-ten", 1, (draw, turn) => {
    const n = turn % 2 === 0 ? draw.int(6, 8) : draw.int(3, 5);
    return {
      asks: [
        `10 × ${n} = ${10 * n}. Then how much is 9 × ${n}?`,
        `10 vases hold ${10 * n} roses, ${n} in each. One vase is sold with its roses. How many roses are left?`,
      ],
      key: 9 * n,
      slips: [
        [10 * n - 1, "took 1 off instead of a group"],
        [10 * n - 9, "took 9 off instead of a group"],
        [8 * n, "took two groups off"],
        [10 * n - 10, "took 10 off instead of a group"],
        [11 * n, "added a group instead"],
      ],
      way: `One group of ${n} fewer: ${10 * n} − ${n} = ${9 * n}.`,
    };
  }),
  make("two-more-rows-of-dots", 1, (draw) => {
    const [rows, each] = [draw.int(2, 4), draw.int(3, 6)];
    if (rows === each) return undefined;
    return {
      asks: [
        "Two more rows like these are drawn below. How many dots are there then?",
        "Each dot is a chair. Two more such rows are put behind them. How many chairs are there then?",
      ],
      key: (rows + 2) * each,
      slips: [
        [rows * each, "forgot the two new rows"],
        [rows * each + 2, "added 2 dots instead of 2 rows"],
        [(rows + 1) * each, "added one row only"],
        [rows * (each + 2), "made the rows longer instead"],
        [(rows + 3) * each, "added three rows"],
        [(rows + 4) * each, "added two rows twice"],
      ],
      way: `Then there are ${rows + 2} rows of ${each}: ${rows + 2} × ${each} = ${(rows + 2) * each}.`,
      figure: picture(drawThings, `${rows} rows of ${each} dots`, {
        rows: Array.from({ length: rows }, () => ({ things: "O".repeat(each) })),
      }),
    };
  }),
];
