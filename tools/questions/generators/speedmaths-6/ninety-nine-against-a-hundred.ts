import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Multiplying by 25 and 99");

/** “ninety nine against a hundred” and “one off twenty five”, for the topic of twenty-five-and-ninety-nine.ts. */
export const ninetyNineAgainstAHundred: readonly Family[] = [
  make("ninety-nine-against-a-hundred", 3, (draw) => {
    const n = draw.int(23, 78);
    if (n === 50 || n === 51) return undefined;
    return {
      asks: [
        `By how much do ${n} × 99 and ${n - 1} × 100 differ?`,
        `One stall sells ${n} shawls at ₹99, another sells ${n - 1} shawls at ₹100. By how many rupees do their takings differ?`,
      ],
      key: 100 - n,
      slips: [
        [n, "compared with as many hundreds"],
        [100 + n, `added 100 and ${n} instead of subtracting`],
        [n - 1, "took the smaller number of pieces for it"],
        [99, "took one group of 99 for the difference"],
      ],
      way: `${n} × 99 is ${n} below ${n} × 100, and ${n - 1} × 100 is 100 below it. So they differ by 100 − ${n} = ${100 - n}.`,
    };
  }),
  make("one-off-twenty-five", 2, (draw, turn) => {
    const n = draw.int(6, 23) * 4;
    const by = turn % 2 === 0 ? 24 : 26;
    const sign = turn % 2 === 0 ? -1 : 1;
    return {
      asks: [
        `What is ${n} × 24?`,
        `A train has 26 coaches with ${n} berths each. How many berths does it have?`,
      ],
      key: n * by,
      slips: [
        [n * 25 - sign * n, turn % 2 === 0 ? "added one group to 25 groups" : "took one group off 25 groups"],
        [n * 25 + sign, "changed the product by 1 only"],
        [n * 25 + sign * by, "changed the product by the wrong factor"],
        [n * 25 + sign * 25, "changed the product by 25"],
        [n * 50 + sign * n, "halved only once for 25"],
      ],
      way: `${n} × 25 = ${grouped(n * 25)}. ${turn % 2 === 0 ? "One group less" : "One group more"} makes ${grouped(n * 25)} ${sign < 0 ? "−" : "+"} ${n} = ${grouped(n * by)}.`,
    };
  }),
];
