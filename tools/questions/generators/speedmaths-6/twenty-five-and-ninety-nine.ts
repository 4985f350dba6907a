import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";
import { ninetyNineAgainstAHundred } from "./ninety-nine-against-a-hundred";
import { ninetyNineAndOneMore } from "./ninety-nine-and-one-more";
import { billOfNearlyRoundPrices } from "./bill-of-nearly-round-prices";

const make = familiesOf("Multiplying by 25 and 99");

/** The families of the topic Multiplying by 25 and 99. */
export const twentyFiveAndNinetyNine: readonly Family[] = [
  make("a-quarter-of-hundreds", 1, (draw) => {
    const n = draw.int(9, 34) * 4;
    if (n % 20 === 0) return undefined;
    return {
      asks: [`What is 25 × ${n}?`, `A box holds 25 slates. How many slates do ${n} boxes hold?`],
      key: n * 25,
      slips: [
        [n * 50, "halved once after × 100, not twice"],
        [(n * 25) / 10, "put one zero instead of two"],
        [n * 20, "left out the 5 of 25"],
      ],
      way: `25 is a quarter of 100. ${n} ÷ 4 = ${n / 4}, so it is ${n / 4} hundreds: ${grouped(n * 25)}.`,
    };
  }),
  ...ninetyNineAgainstAHundred,
  ...ninetyNineAndOneMore,
  ...billOfNearlyRoundPrices,
];
