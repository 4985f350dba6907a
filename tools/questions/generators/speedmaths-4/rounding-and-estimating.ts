import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { aboutSoManyHundreds } from "./about-so-many-hundreds";
import { howManyRoundToOne } from "./how-many-round-to-one";
import { pointAndItsNearestHundred } from "./point-and-its-nearest-hundred";

const make = familiesOf("Rounding and Estimating");

/** The families of the topic Rounding and Estimating. */
export const roundingAndEstimating: readonly Family[] = [
  make("largest-and-smallest-rounded", 3, (draw) => {
    const [a, b] = [draw.int(3, 7) * 10, draw.int(8, 14) * 10];
    return {
      asks: [
        `One whole number is ${a} to the nearest ten, another is ${b}. What is the largest sum that the two whole numbers can have?`,
        `To the nearest ten there are ${a} boys and ${b} girls in a camp. How many children can there be at the most?`,
      ],
      key: a + b + 8,
      slips: [
        [a + b, "added the rounded numbers"],
        [a + b + 10, "took numbers that would be rounded up"],
        [a + b + 4, "made one of the numbers as large as possible"],
        [a + b + 18, "took numbers with 9 at the end"],
        [a + b + 5, "added 5 once"],
      ],
      way: `The largest numbers are ${a + 4} and ${b + 4}. Their sum is ${a + b + 8}.`,
    };
  }),
  ...aboutSoManyHundreds,
  ...howManyRoundToOne,
  ...pointAndItsNearestHundred,
];
