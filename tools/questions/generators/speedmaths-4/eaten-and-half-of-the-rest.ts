import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Fractions of Numbers");

/** “eaten and half of the rest”, for the topic of fractions-of-numbers.ts. */
export const eatenAndHalfOfTheRest: readonly Family[] = [
  make("eaten-and-half-of-the-rest", 3, (draw) => {
    const [top, bottom] = draw.one([
      [1, 3],
      [1, 4],
      [1, 5],
      [2, 5],
      [2, 3],
    ] as const);
    const one = draw.int(2, 8) * 2;
    const whole = one * bottom;
    const rest = whole - one * top;
    return {
      asks: [
        `Gita eats ${top}/${bottom} of ${whole} grapes and gives half of the rest to Ravi. How many grapes does Ravi get?`,
        `A baker sells ${top}/${bottom} of ${whole} buns in the morning and half of the rest at noon. How many buns are sold at noon?`,
      ],
      key: rest / 2,
      hasDecimals: true,
      slips: [
        [rest, "did not halve the rest"],
        [whole / 2, "halved the whole"],
        [(one * top) / 2, "halved the part that is gone"],
        [one * top, "found the part that is gone"],
        [whole / 2 - one * top, "took the part off the half"],
        [rest / 2 + one * top, "added the part that is gone"],
      ],
      way: `${top}/${bottom} of ${whole} is ${one * top}, so ${rest} are left. Half of ${rest} is ${rest / 2}.`,
    };
  }),
];
