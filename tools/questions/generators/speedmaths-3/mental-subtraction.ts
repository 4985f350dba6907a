import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { howManyAtTheStart } from "./how-many-at-the-start";
import { longerStripBy } from "./longer-strip-by";
import { widestGapInATable } from "./widest-gap-in-a-table";
import { twoStripsAndTheirGap } from "./two-strips-and-their-gap";

const make = familiesOf("Mental Subtraction");

/** The families of the topic Mental Subtraction. */
export const mentalSubtraction: readonly Family[] = [
  make("close-across-a-hundred", 1, (draw) => {
    const [hundred, up, down] = [draw.int(2, 8) * 100, draw.int(2, 9), draw.int(3, 9)];
    return {
      asks: [
        `What is ${hundred + up} − ${hundred - down}?`,
        `A school has ${hundred + up} pupils, and ${hundred - down} of them are present. How many are absent?`,
      ],
      key: up + down,
      slips: [
        [Math.abs(up - down) > 2 ? Math.abs(up - down) : 0, "subtracted the ones instead of counting up"],
        [up + down + 10, "counted up by a ten too many"],
        [up + down + 100, "forgot that the hundred was passed"],
        [up, "counted from the hundred only"],
        [down, "counted up to the hundred only"],
      ],
      way: `From ${hundred - down} it is ${down} to ${hundred} and ${up} more: ${up + down}.`,
    };
  }),
  ...howManyAtTheStart,
  ...longerStripBy,
  ...widestGapInATable,
  ...twoStripsAndTheirGap,
];
