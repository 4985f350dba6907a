import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { fraction } from "../slips";

const make = familiesOf("Fractions and Decimals");

/** The families of the topic Fractions and Decimals. */
export const fractionsAndDecimals: readonly Family[] = [
  make("fraction-into-decimal", 1, (draw) => {
    const [over, under] = draw.one([
      [3, 8],
      [5, 8],
      [7, 8],
      [1, 8],
      [7, 20],
      [9, 20],
      [11, 25],
      [8, 25],
      [6, 25],
      [13, 50],
    ] as const);
    const key = over / under;
    return {
      asks: [
        `What is ${over}/${under} as a decimal?`,
        `A shelf is ${over}/${under} m deep. What is that in metres, as a decimal?`,
      ],
      key,
      unit: ["", " m"],
      hasDecimals: true,
      slips: [
        [tidy(over / 10 + under / 100), "writing the two numbers behind the point"],
        [tidy(key * 10), "putting the point one place too far right"],
        [tidy(key / 10), "putting the point one place too far left"],
        [tidy(1 - key), "taking the rest to 1"],
        [tidy(key + 1 / under), `taking ${over + 1}/${under}`],
        [tidy(key - 1 / under), `taking ${over - 1}/${under}`],
      ],
      way: `Make it tenths, hundredths or thousandths: ${over}/${under} = ${tidy(key * 1000) % 10 ? `${tidy(key * 1000)}/1000` : `${tidy(key * 100)}/100`} = ${key}.`,
    };
  }),
  make("times-and-divided-by-decimals", 1, (draw, turn) => {
    const [part, by] = draw.one([
      [0.125, 8],
      [0.25, 4],
      [0.05, 20],
      [0.2, 5],
    ] as const);
    const size = draw.int(12, 45);
    const isDivided = turn % 2 === 1;
    const [given, key] = isDivided ? [size, size * by] : [size * by, size];
    return {
      asks: [
        `What is ${part} × ${given}?`,
        `${given} m of wire is cut into pieces of ${part} m. How many pieces are there?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [
          tidy(isDivided ? size / by : size * by * by),
          isDivided ? `dividing by ${by}` : `multiplying by ${by}`,
        ],
        [key * 10, "putting the point one place too far right"],
        [tidy(key / 10), "putting the point one place too far left"],
        [key * 2, "doubling on the way"],
        [tidy(key / 2), "halving on the way"],
      ],
      way: `${part} is 1/${by}, so ${isDivided ? `each metre gives ${by} pieces: ${size} × ${by}` : `divide by ${by}: ${given} ÷ ${by}`} = ${key}.`,
    };
  }),
  make("neighbouring-unit-fractions", 2, (draw) => {
    const n = draw.int(4, 11);
    const key = fraction(1, n * (n + 1));
    return {
      frames: [
        `What is 1/${n} − 1/${n + 1}?`,
        `A jug is 1/${n} full. After a cup is poured out it is 1/${n + 1} full. Which part of the jug does the cup hold?`,
      ],
      key,
      slips: [
        [`1/${n + n + 1}`, "adding the denominators"],
        [`1/${n * (n + 1) + 1}`, "a slip in the product"],
        [`1/${n * n}`, `multiplying ${n} by itself`],
        [`1/${(n + 1) * (n + 1)}`, `multiplying ${n + 1} by itself`],
        [fraction(2 * n + 1, n * (n + 1)), "adding instead of taking away"],
      ],
      because: `Both over ${n} × ${n + 1}: (${n + 1} − ${n})/${n * (n + 1)} = ${key}.`,
    };
  }),
  make("square-of-a-half-number", 3, (draw) => {
    const n = draw.int(3, 11);
    const key = n * (n + 1) + 0.25;
    return {
      asks: [
        `What is ${n}.5 × ${n}.5?`,
        `A square plot has sides of ${n}.5 m. How many square metres is its area?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [n * n + 0.25, `multiplying ${n} by ${n} instead of by ${n + 1}`],
        [n * n + 0.5, "adding 0.5 only"],
        [(n + 1) ** 2 + 0.25, `multiplying ${n + 1} by ${n + 1}`],
        [n * 2 + 1, "doubling instead of squaring"],
        [key * 10, "putting the point in the wrong place"],
        [key + 1, "a slip of one"],
        [key - 1, "a slip of one"],
      ],
      way: `${n} times the next number and a quarter: ${n} × ${n + 1} + 0.25 = ${key}.`,
    };
  }),
];
