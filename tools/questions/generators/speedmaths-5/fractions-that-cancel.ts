import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const make = familiesOf("Fractions of Numbers");

/** “fractions that cancel”, for the topic of fractions-of-numbers.ts. */
export const fractionsThatCancel: readonly Family[] = [
  make("fractions-that-cancel", 3, (draw) => {
    const [from, to] = draw.one([
      [2, 5],
      [1, 4],
      [2, 6],
      [3, 7],
      [1, 5],
      [3, 8],
    ] as const);
    const one = draw.int(6, 15);
    const list = Array.from({ length: to - from }, (_, index) => `${from + index}/${from + index + 1}`);
    if (list.length < 3) return undefined;
    return {
      asks: [
        `What is ${list.join(" of ")} of ${to * one}?`,
        `${to * one} players start. In each round the given part goes on: ${list.toReversed().join(", then ")}. How many are left at the end?`,
      ],
      key: from * one,
      hasDecimals: true,
      slips: [
        [(to - 1) * one, "did one of the steps only"],
        [one, "took one part of the whole"],
        [(to - from) * one, "took away the parts that stay"],
        [(from + 1) * one, "left the last step out"],
        [tidy((to * one) / 2), "halved the number"],
      ],
      way: `In ${list.join(" × ")} each bottom cancels the next top. ${from}/${to} stays, and ${from}/${to} of ${to * one} is ${from * one}.`,
    };
  }),
];
