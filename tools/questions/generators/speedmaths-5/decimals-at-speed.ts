import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { metresAndCentimetresMixed } from "./metres-and-centimetres-mixed";
import { numberAndItsTenth } from "./number-and-its-tenth";
import { arrowOnAFineScale } from "./arrow-on-a-fine-scale";

const make = familiesOf("Decimals at Speed");

/** The families of the topic Decimals at Speed. */
export const decimalsAtSpeed: readonly Family[] = [
  make("good-pair-with-points", 2, (draw) => {
    const [p, q] = draw.one([
      [2.5, 4],
      [0.5, 20],
      [12.5, 8],
      [0.2, 50],
      [7.5, 4],
    ] as const);
    const n = tidy(draw.int(13, 68) / 10);
    if (Number.isInteger(n)) return undefined;
    return {
      asks: [
        `What is ${p} × ${n} × ${q}?`,
        `A tile is ${p} dm by ${n} dm. How many square decimetres do ${q} such tiles cover?`,
      ],
      key: tidy(p * q * n),
      hasDecimals: true,
      slips: [
        [tidy(p * q * n * 10), "moved the point one place too far right"],
        [tidy((p * q * n) / 10), "moved the point one place too far left"],
        [tidy((p + q) * n), "added the two friendly numbers"],
        [tidy(p * q + n), "added the third number"],
        [tidy(q * n), "left the first number out"],
      ],
      way: `${p} × ${q} = ${tidy(p * q)} first, and ${tidy(p * q)} × ${n} = ${tidy(p * q * n)}.`,
    };
  }),
  ...metresAndCentimetresMixed,
  ...numberAndItsTenth,
  ...arrowOnAFineScale,
];
