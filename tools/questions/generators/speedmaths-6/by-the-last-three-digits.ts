import { digitSum } from "../digit-sums";
import { drawThat } from "../draw-that";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Divisibility Tests");

/** “by the last three digits” and “packets of six”, for the topic of divisibility-tests.ts. */
export const byTheLastThreeDigits: readonly Family[] = [
  make("by-the-last-three-digits", 1, (draw) => {
    const that = (passes: (n: number) => boolean): string =>
      grouped(drawThat(draw, [120_000, 980_000], (n) => n % 10 !== 0 && passes(n)));
    return {
      frames: [
        "Only the last three digits matter. Which of these numbers is a multiple of 8?",
        "Which of these numbers of bricks can be loaded on 8 carts in equal shares, with no brick left?",
      ],
      key: that((n) => n % 8 === 0),
      slips: [
        [that((n) => n % 8 === 4), "looked at the last two digits, which test for 4"],
        [that((n) => n % 4 === 2 && n % 10 === 8), "looked for an 8 at the end"],
        [
          that((n) => n % 4 === 2 && n % 10 !== 8 && digitSum(n) % 8 === 0),
          "added the digits, which is no test for 8",
        ],
      ],
      because:
        "A number can be divided by 8 when its last three digits can. That is so for one of the four alone.",
      isWords: true,
    };
  }),
  make("packets-of-six", 1, (draw) => {
    const that = (passes: (n: number) => boolean): string =>
      grouped(drawThat(draw, [1200, 9800], (n) => n % 10 !== 0 && passes(n)));
    return {
      frames: [
        "Candles are sold in packets of 6. Which number of candles makes full packets only?",
        "Which of these numbers can stand in the box of □ ÷ 6 so that no remainder is left?",
      ],
      key: that((n) => n % 6 === 0),
      slips: [
        [that((n) => n % 3 === 0 && n % 2 === 1), "the digit sum fits, but the number is odd"],
        [that((n) => n % 3 === 1 && n % 10 === 6), "it ends in 6, but its digit sum does not fit"],
        [that((n) => n % 3 === 2 && n % 2 === 0), "it is even, but 3 does not divide its digit sum"],
      ],
      because:
        "A multiple of 6 is even and has a digit sum that 3 divides. Only one of the numbers has both.",
      isWords: true,
    };
  }),
];
