import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Rounding and Estimating");

/** “how many round to one” and “product next to a round one”, for the topic of rounding-and-estimating.ts. */
export const howManyRoundToOne: readonly Family[] = [
  make("how-many-round-to-one", 2, (draw, turn) => {
    const goal = turn % 2 === 0 ? draw.int(3, 18) * 10 : draw.int(2, 9) * 100;
    const unit = turn % 2 === 0 ? 10 : 100;
    return {
      asks: [
        `How many whole numbers become ${goal} when they are rounded to the nearest ten?`,
        `How many different numbers of pages, rounded to the nearest hundred, are given as ${goal}?`,
      ],
      key: unit,
      slips: [
        [unit - 1, "left the first of them out"],
        [unit + 1, "counted the first number of the next group"],
        [unit / 2, "counted on one side only"],
        [unit * 2, "took a whole step to both sides"],
        [unit / 2 - 1, "counted those above only"],
      ],
      way: `They go from ${goal - unit / 2} to ${goal + unit / 2 - 1}. That is ${unit / 2} below and ${unit / 2} from ${goal} on: ${unit}.`,
    };
  }),
  make("product-next-to-a-round-one", 2, (draw) => {
    const [a, b] = [draw.int(3, 8) * 10, draw.int(5, 8)];
    const [x, n] = [a + draw.one([-2, -1, 1, 2]), b];
    const key = a * b;
    return {
      asks: [
        `Which of these numbers is closest to ${x} × ${n}?`,
        `A van makes ${n} trips with ${x} boxes each. Which number is closest to the boxes that it brings?`,
      ],
      key,
      slips: [
        [
          x < a ? (a - 10) * b : (a + 10) * b,
          x < a ? "rounded down to the ten before" : "rounded up to the ten after",
        ],
        [key * 10, "put a zero too many"],
        [a * 10, "rounded the small number to ten as well"],
        [x < a ? (a + 10) * b : (a - 10) * b, "went a ten too far in rounding"],
      ],
      way: `${x} is close to ${a}, and ${a} × ${n} = ${key}.`,
    };
  }),
];
