import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { partsOfAnHour } from "./parts-of-an-hour";
import { greatestUnitPart } from "./greatest-unit-part";
import { eatenAndHalfOfTheRest } from "./eaten-and-half-of-the-rest";
import { allFromWhatIsLeft } from "./all-from-what-is-left";

const make = familiesOf("Fractions of Numbers");

/** The families of the topic Fractions of Numbers. */
export const fractionsOfNumbers: readonly Family[] = [
  make("parts-of-two-dozens", 1, (draw) => {
    const [[a, b], [c, d]] = draw.one([
      [
        [2, 3],
        [3, 4],
      ],
      [
        [1, 4],
        [5, 6],
      ],
      [
        [3, 4],
        [1, 6],
      ],
      [
        [2, 3],
        [1, 4],
      ],
      [
        [1, 2],
        [2, 3],
      ],
      [
        [5, 6],
        [1, 3],
      ],
    ] as const);
    const key = (12 / b) * a + (12 / d) * c;
    return {
      asks: [
        `How many eggs are ${a}/${b} of a dozen and ${c}/${d} of a dozen together?`,
        `A clown works ${a}/${b} of a year in Delhi and ${c}/${d} of another year in Goa. How many months is that in all?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [12 / b + 12 / d, "took one part of each only"],
        [24 - key, "took the parts that are left"],
        [a + c, "added the tops alone"],
        [tidy((10 / b) * a + (10 / d) * c), "took a dozen for ten"],
        [(12 / b) * a, "left the second part out"],
        [b + d, "added the bottoms alone"],
        [key + 12 / d, "took one part too many of the second"],
      ],
      way: `${a}/${b} of 12 is ${(12 / b) * a}, and ${c}/${d} of 12 is ${(12 / d) * c}. Together that is ${key}.`,
    };
  }),
  ...partsOfAnHour,
  ...greatestUnitPart,
  ...eatenAndHalfOfTheRest,
  ...allFromWhatIsLeft,
];
