import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const make = familiesOf("Decimals at Speed");

/** “number and its tenth” and “longer is not larger”, for the topic of decimals-at-speed.ts. */
export const numberAndItsTenth: readonly Family[] = [
  make("number-and-its-tenth", 3, (draw) => {
    const n = draw.int(3, 19);
    const more = tidy((n * 11) / 10);
    return {
      asks: [
        `A number and one tenth of it are ${more} together. What is the number?`,
        `A young cane grows by one tenth of its length and is then ${more} m long. How many metres long was it before?`,
      ],
      key: n,
      hasDecimals: true,
      slips: [
        [tidy(more * 0.9), "took a tenth of the sum off"],
        [tidy(more - 0.1), "took 0.1 off"],
        [tidy(more - 1), "took 1 off"],
      ],
      way: `The number is 10 tenths of itself, so 11 tenths are ${more}. One tenth is ${tidy(n / 10)}, and the number is ${n}.`,
    };
  }),
  make("longer-is-not-larger", 1, (draw, turn) => {
    const d = draw.int(4, 8);
    const [key, a, b, c] = [
      `0.${d}`,
      `0.${d - 1}${draw.int(6, 9)}`,
      `0.${d - 1}0${draw.int(4, 9)}`,
      `0.0${draw.int(92, 98)}`,
    ];
    const unit = turn % 2 === 0 ? "" : " kg";
    return {
      frames: [
        "Which of these decimals is the largest?",
        "Four packets of spice are on a scale one after the other. Which weight is the greatest?",
      ],
      key: `${key}${unit}`,
      slips: [
        [`${a}${unit}`, "took two places for more than one place"],
        [`${b}${unit}`, "took the number with most digits for the largest"],
        [`${c}${unit}`, "went by the last digits and overlooked the zero"],
      ],
      because: `Compare the tenths first. ${key} has ${d} tenths, and the others have ${d - 1} or none.`,
      isWords: true,
    };
  }),
];
