import { bars } from "../quick-pictures";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { mean, total } from "../quick-solvers";
import { averageOfALongRun } from "./average-of-a-long-run";
import { weekInATable } from "./week-in-a-table";
import { twoGroupsInOneAverage } from "./two-groups-in-one-average";

const make = familiesOf("Quick Averages");

const days = ["Mon", "Tue", "Wed", "Thu", "Fri"];

/** The families of the topic Quick Averages. */
export const quickAverages: readonly Family[] = [
  make("bar-after-a-correction", 2, (draw, turn) => {
    const values = [1, 2, 3, 4, 5].map(() => draw.int(2, 9) * 5);
    const [before, more] = [mean(values), draw.int(1, 3) * 10];
    if (!Number.isInteger(before) || new Set(values).size < 4) return undefined;
    const who = turn % 2 === 0 ? "visitors" : "eggs";
    return {
      asks: [
        `The bars show the visitors of a museum. Later it is found that ${more} more came on Friday. What is the correct average for the five days?`,
        `The bars show the eggs that a farm sold. The seller forgot ${more} eggs on Monday. What is the correct average for the five days?`,
      ],
      key: before + more / 5,
      hasDecimals: true,
      slips: [
        [before, "left the correction out"],
        [before + more, "added the whole correction to the average"],
        [before - more / 5, "took the correction off"],
        [tidy((total(values) + more) / 6), "divided by one day too many"],
        [tidy((total(values) + more) / 4), "divided by one day too few"],
      ],
      way: `By the bars it is ${total(values)} ÷ 5 = ${before}. The ${more} shared by 5 days add ${more / 5}: ${before + more / 5}.`,
      figure: bars(who, turn % 2 === 0 ? "Visitors" : "Eggs", days, values),
    };
  }),
  ...averageOfALongRun,
  ...weekInATable,
  ...twoGroupsInOneAverage,
];
