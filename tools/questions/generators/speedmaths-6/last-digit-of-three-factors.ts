import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Two-digit Products");

/** “last digit of three factors” and “largest field for a fence”, for the topic of two-digit-products.ts. */
export const lastDigitOfThreeFactors: readonly Family[] = [
  make("last-digit-of-three-factors", 2, (draw) => {
    const [a, b, c] = [draw.int(23, 89), draw.int(23, 89), draw.int(23, 89)];
    const ends = [a % 10, b % 10, c % 10];
    const key = (a * b * c) % 10;
    if (key === 0 || ends.some((end) => end < 2)) return undefined;
    return {
      asks: [
        `What is the last digit of ${a} × ${b} × ${c}?`,
        `${a} crates hold ${b} boxes each, and every box holds ${c} beads. In which digit does the number of beads end?`,
      ],
      key,
      slips: [
        [(a + b + c) % 10, "added the last digits instead of multiplying them"],
        [(a * b) % 10, "left the third factor out"],
        [(b * c) % 10, "left the first factor out"],
        [c % 10, "took the last digit of the last number"],
        [Math.floor((((a * b) % 10) * (c % 10)) / 10), "took the tens digit of the last product"],
      ],
      way: `${a % 10} × ${b % 10} ends in ${(a * b) % 10}, and ${(a * b) % 10} × ${c % 10} ends in ${key}.`,
    };
  }),
  make("largest-field-for-a-fence", 2, (draw, turn) => {
    const half = draw.int(7, 14) * 5 + (turn % 2);
    const offs = draw.shuffle([1, 3, 6, 9, 13]).slice(0, 4);
    const least = Math.min(...offs);
    const middle = Math.floor(half / 2);
    const text = (off: number): string => `${middle - off} m × ${half - middle + off} m`;
    return {
      frames: [
        "Four rectangular fields need fences of equal length. Which of them has the largest area?",
        "Sides of four rooms are given below. Which room has the largest floor?",
      ],
      key: text(least),
      slips: offs
        .filter((off) => off !== least)
        .map((off) => [
          text(off),
          `its sides lie ${half - 2 * middle + 2 * off} m apart, which makes the product smaller`,
        ]),
      because: `In all four the two sides add up to ${half} m. Of such products the one with the factors closest to each other is the largest.`,
      isWords: true,
    };
  }),
];
