import { drawNumberLine } from "../../figures/number-line";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { picture } from "../quick-pictures";
import { metresAndCentimetresMixed } from "./metres-and-centimetres-mixed";

const make = familiesOf("Decimals at Speed");

/** The families of the topic Decimals at Speed. */
export const decimalsAtSpeed: readonly Family[] = [
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
  make("arrow-on-a-fine-scale", 1, (draw) => {
    const [from, count] = [draw.int(2, 9), draw.one([5, 10])];
    const at = count === 5 ? draw.one([1, 2, 3, 4]) : draw.one([3, 6, 7, 9]);
    const key = tidy(from + at / count);
    return {
      asks: [
        "The marks are equally far apart. Which number does P show?",
        "P marks the length of a leaf on a scale in centimetres. Which length is it?",
      ],
      key,
      hasDecimals: true,
      slips: [
        [
          count === 5 ? tidy(from + at / 10) : at < 5 ? tidy(from + at / 5) : 0,
          "took each step for the wrong part of a whole",
        ],
        [tidy(from + (at + 1) / count), "counted the first mark as a step"],
        [tidy(from + at / 100), "wrote hundredths for tenths"],
        [tidy(from + 1 - at / count), "counted the steps from the right"],
        [tidy(from + (at - 1) / count), "counted one step too few"],
      ],
      way: `${count} steps make a whole, so each is ${1 / count}. ${at} steps after ${from} is ${key}.`,
      figure: picture(
        drawNumberLine,
        `A number line from ${from} to ${from + 1} with ${count} equal steps; P is ${at} steps after ${from}`,
        {
          from,
          to: from + 1,
          step: 1 / count,
          labelled: [from, from + 1],
          points: [{ at: from + at / count, name: "P" }],
        },
      ),
    };
  }),
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
        [tidy(more - 0.1), "took 0.1 off"],
        [tidy(more * 0.9), "took a tenth of the sum off"],
        [tidy(more / 10), "found a tenth of the sum"],
        [tidy(more - 1), "took 1 off"],
        [tidy(n / 10), "found the tenth, not the number"],
      ],
      way: `The number is 10 tenths of itself, so 11 tenths are ${more}. One tenth is ${tidy(n / 10)}, and the number is ${n}.`,
    };
  }),
  ...metresAndCentimetresMixed,
];
