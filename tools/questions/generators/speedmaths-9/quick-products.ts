import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Quick Products");

/** The families of the topic Quick Products. */
export const quickProducts: readonly Family[] = [
  make("decimals-around-a-number", 1, (draw) => {
    const [middle, gap] = [draw.one([10, 20, 30, 40]), draw.one([0.2, 0.3, 0.4, 0.6])];
    const [high, low] = [tidy(middle + gap), tidy(middle - gap)];
    const square = tidy(gap * gap);
    return {
      asks: [
        `What is ${high} × ${low}?`,
        `A hall is ${high} m long and ${low} m wide. What is the area of its floor in square metres?`,
      ],
      key: tidy(middle * middle - square),
      hasDecimals: true,
      slips: [
        [tidy(middle * middle + square), "added the square of the gap"],
        [tidy(middle * middle - gap), "took the gap away without squaring it"],
        [tidy(middle * middle - square * 10), "put the point one place too far right in the small square"],
        [middle * middle, "squared the middle number and stopped"],
        [tidy(middle * middle + gap), "added the gap instead of taking its square away"],
      ],
      way: `It is (${middle} + ${gap})(${middle} − ${gap}) = ${middle}² − ${gap}² = ${grouped(middle * middle)} − ${square}.`,
    };
  }),
  make("estimated-chain", 2, (draw) => {
    const [a, b, c] = [draw.one([20, 30, 40, 50]), draw.one([6000, 8000, 9000]), draw.one([0.2, 0.3, 0.5])];
    const [first, second, third] = [
      tidy(a / 10 - draw.one([0.01, 0.02])),
      b + draw.int(5, 14),
      tidy(c - 0.001),
    ];
    const key = tidy(((a / 10) * b) / c);
    if (!Number.isInteger(key) || key % 100 !== 0) return undefined;
    return {
      asks: [
        `Which number is closest to ${first} × ${grouped(second)} ÷ ${third}?`,
        `A display shows ${first} × ${grouped(second)} ÷ ${third}. Near which number must the result lie?`,
      ],
      key,
      slips: [
        [key * 10, "placed the point one place too far right"],
        [key / 10, "placed the point one place too far left"],
        [tidy((a / 10) * b * c), `multiplied by ${c} instead of dividing`],
        [tidy((a / 10) * b), `left out the division by ${c}`],
      ],
      way: `Round to ${tidy(a / 10)} × ${grouped(b)} ÷ ${c} = ${grouped((a / 10) * b)} ÷ ${c}, which is ${grouped(key)}. Dividing by a number below 1 makes the result larger.`,
    };
  }),
  make("two-products-apart", 2, (draw) => {
    const [middle, near] = [draw.one([1000, 2000, 3000, 5000]), draw.int(2, 6)];
    const far = near + draw.int(2, 5);
    return {
      asks: [
        `By how much is ${grouped(middle + near)} × ${grouped(middle - near)} larger than ${grouped(middle + far)} × ${grouped(middle - far)}?`,
        `One field measures ${grouped(middle + near)} cm by ${grouped(middle - near)} cm, another ${grouped(middle + far)} cm by ${grouped(middle - far)} cm. By how many square centimetres do their areas differ?`,
      ],
      key: far * far - near * near,
      slips: [
        [far * far + near * near, "added the two squares instead of subtracting"],
        [(far - near) ** 2, "squared the difference instead of subtracting the squares"],
        [2 * (far - near), "compared the sides and not the products"],
        [far * far, "compared with the square of the middle number"],
        [2 * (far * far - near * near), "doubled the difference of the squares"],
      ],
      way: `The products are ${grouped(middle)}² − ${near}² and ${grouped(middle)}² − ${far}². They differ by ${far}² − ${near}² = ${far * far - near * near}.`,
    };
  }),
];
