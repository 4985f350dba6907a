import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const make = familiesOf("Decimals at Speed");

/** “metres and centimetres mixed” and “halves of a good pair”, for the topic of decimals-at-speed.ts. */
export const metresAndCentimetresMixed: readonly Family[] = [
  make("metres-and-centimetres-mixed", 2, (draw) => {
    const [m, cm, more] = [draw.int(1, 6), draw.int(2, 9), draw.int(21, 89)];
    if ((cm + more) % 10 === 0) return undefined;
    const key = tidy(m + (cm + more) / 100);
    return {
      asks: [
        `How many metres are ${m}.0${cm} m and ${more} cm together?`,
        `A pole is ${m}.0${cm} m long, and ${more} cm are added to it. How many metres long is it now?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy(m + cm / 10 + more / 100), "read the zero away and took tenths"],
        [tidy(m + cm / 100 + more / 10), "took 10 cm for a metre"],
        [tidy(m + cm / 100 + more / 1000), "took 1,000 cm for a metre"],
        [tidy(m + more / 100), "left the hundredths of the first length out"],
      ],
      way: `${m}.0${cm} m is ${m} m ${cm} cm. ${cm} + ${more} = ${cm + more} cm, so it is ${key} m.`,
    };
  }),
  make("halves-of-a-good-pair", 2, (draw) => {
    const [whole, tenths] = [draw.int(5, 9) * 2, draw.int(13, 47)];
    const [a, b] = [tidy(tenths / 10), tidy(whole - tenths / 10)];
    if (tenths % 2 === 0 || tenths % 10 === 5) return undefined;
    return {
      asks: [
        `Half of ${a} and half of ${b} are added. What is the sum?`,
        `Half of ${a} litres of milk and half of ${b} litres of water are mixed. How many litres is the mixture?`,
      ],
      key: whole / 2,
      hasDecimals: true,
      slips: [
        [whole, "added without halving"],
        [whole / 4, "halved once more at the end"],
        [tidy(whole / 2 - 0.5), "lost a half on each side"],
        [tidy(a / 2 + b), "halved the first number only"],
        [tidy(a + b / 2), "halved the second number only"],
      ],
      way: `${a} + ${b} = ${whole}, and half of it is ${whole / 2}. The two halves need not be found.`,
    };
  }),
];
