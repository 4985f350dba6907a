import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Number Bonds");

/** “two equal and the rest”, for the topic of number-bonds.ts. */
export const twoEqualAndTheRest: readonly Family[] = [
  make("two-equal-and-the-rest", 1, (draw) => {
    const [whole, one] = draw.one([
      [500, 125],
      [500, 175],
      [1000, 250],
      [1000, 350],
      [200, 65],
      [200, 45],
      [1000, 450],
    ] as const);
    return {
      asks: [
        `Three numbers make ${grouped(whole)}. Two of them are ${one} each. What is the third?`,
        `A ribbon of ${grouped(whole)} cm is cut. Two pieces are ${one} cm each. How many centimetres is the last piece?`,
      ],
      key: whole - 2 * one,
      slips: [
        [whole - one, "took one of the equal numbers only"],
        [2 * one, "added the two equal numbers"],
        [whole - 2 * one + (one % 10 === 5 ? 10 : 100), "forgot what is carried in doubling"],
        [whole - 3 * one, "took the equal number off three times"],
        [whole - 2 * one - (one % 10 === 5 ? 10 : 100), "carried too much in doubling"],
      ],
      way: `${one} + ${one} = ${2 * one}, and ${2 * one} + ${whole - 2 * one} = ${grouped(whole)}.`,
    };
  }),
];
