import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { range } from "../whole";
import { grouped } from "../words";

const make = familiesOf("Quick Products");

/** The families of the topic Quick Products. */
export const quickProducts: readonly Family[] = [
  make("shared-factor-in-two-products", 1, (draw) => {
    const [a, tenths] = [draw.int(23, 47), draw.int(32, 98)];
    const [b, c] = [100 - a, tidy(tenths / 10)];
    if (Number.isInteger(c)) return undefined;
    return {
      asks: [
        `What is ${a} × ${c} + ${b} × ${c}?`,
        `A tailor buys ${a} m of red ribbon and ${b} m of blue ribbon at ₹${c.toFixed(2)} a metre. How many rupees does she pay?`,
      ],
      key: 10 * tenths,
      hasDecimals: true,
      slips: [
        [tidy(a * c), "left the second product out"],
        [20 * tenths, "added the two equal factors as well"],
        [tidy(a * c + b), "left the second factor out of the second product"],
        [tenths, "took the sum of the two factors for 10"],
        [tidy(a + b * c), "left the second factor out of the first product"],
      ],
      way: `Both products have the factor ${c}: (${a} + ${b}) × ${c} = 100 × ${c} = ${10 * tenths}.`,
    };
  }),
  make("times-twelve-and-a-half", 1, (draw) => {
    const n = 8 * draw.int(7, 36);
    return {
      asks: [`What is ${n} × 12.5?`, `A tin holds 12.5 g of saffron. How many grams do ${n} such tins hold?`],
      key: n * 12.5,
      slips: [
        [n * 25, "divided by 4 instead of 8 after × 100"],
        [n * 12, "left out the half"],
        [(n / 8) * 10, "took ten, not a hundred, divided by 8"],
        [n * 125, "took 12.5 for 125"],
        [n * 15, "multiplied by 10 and added half"],
      ],
      way: `12.5 is 100 ÷ 8, so take ${n} ÷ 8 = ${n / 8} and put two zeros behind it: ${grouped(n * 12.5)}.`,
    };
  }),
  make("factor-just-under", 1, (draw) => {
    const [n, [price, less]] = [
      draw.int(4, 15) * 4,
      draw.one([
        [100, 0.5],
        [200, 0.5],
        [50, 0.25],
        [40, 0.25],
        [80, 0.25],
      ] as const),
    ];
    const [off, key] = [tidy(n * less), tidy(n * (price - less))];
    return {
      asks: [
        `What is ${n} × ${tidy(price - less)}?`,
        `A sack holds ${tidy(price - less)} kg of rice. How many kilograms do ${n} sacks hold?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy(n * price - less), `took off ${less} once, not ${n} times`],
        [n * price + off, "added the correction instead of taking it off"],
        [n * (price - 1), "took off 1 each time"],
        [n * price, "stopped at the round number"],
        [n * price - off * 2, "took the correction off twice"],
      ],
      way: `Take ${n} × ${price} = ${grouped(n * price)} and then ${n} × ${less} = ${off} off: ${grouped(key)}.`,
    };
  }),
  make("halves-around-a-number", 2, (draw) => {
    const m = draw.int(4, 19);
    const [a, b] = [tidy(m - 0.5), tidy(m + 0.5)];
    return {
      asks: [
        `What is ${a} × ${b}?`,
        `A room is ${a} m wide and ${b} m long. What is its floor area in square metres?`,
      ],
      key: tidy(m * m - 0.25),
      hasDecimals: true,
      slips: [
        [tidy(m * m + 0.25), "added the square of the half"],
        [m * m, "took both for the number between them"],
        [tidy(m * m - 0.5), "took off a half, not its square"],
        [tidy((m - 1) * m + 0.25), "multiplied whole parts and halves apart"],
        [tidy(a * a), "squared the smaller number"],
      ],
      way: `It is (${m} − 0.5) × (${m} + 0.5) = ${m}² − 0.25 = ${tidy(m * m - 0.25)}.`,
    };
  }),
  make("neighbours-with-a-product", 3, (draw) => {
    const n = draw.int(21, 48);
    const times = n * (n + 1);
    const [near = 0, far = 0] = range(n + 2, 3 * n).filter((factor) => times % factor === 0);
    if (far === 0) return undefined;
    return {
      asks: [
        `Two whole numbers that follow each other have the product ${grouped(times)}. What is the larger of them?`,
        `A hall has one row more than there are seats in a row, and ${grouped(times)} seats in all. How many rows are there?`,
      ],
      key: n + 1,
      slips: [
        [n, "found the smaller of the two"],
        [near, `${near} × ${times / near} is right, but these do not follow each other`],
        [far, `${far} × ${times / far} is right, but these do not follow each other`],
        [2 * n + 1, "found their sum"],
      ],
      way: `${n}² = ${grouped(n * n)} lies just below ${grouped(times)} and ${n + 1}² above it. So the numbers are ${n} and ${n + 1}.`,
    };
  }),
];
