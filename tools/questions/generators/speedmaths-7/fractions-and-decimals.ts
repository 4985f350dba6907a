import type { Family } from "../family";
import { everyOther, familiesOf, tidy } from "../quick-family";
import { chainOfGrowingFractions } from "./chain-of-growing-fractions";
import { twoPointsOnALine } from "./two-points-on-a-line";

const make = familiesOf("Fractions and Decimals");

/** Fractions between 1/2 and 3/4, some that fall short of a half, and some that go beyond three quarters. */
const between = ["7/13", "9/16", "11/18", "13/21", "8/15", "10/17", "17/25", "12/17"] as const;

const below = ["6/13", "7/15", "8/17", "9/19", "11/23", "12/25", "5/11", "10/21"] as const;

const beyond = ["7/9", "10/13", "11/14", "13/17", "16/21", "17/22", "19/25", "14/18"] as const;

/** The families of the topic Fractions and Decimals. */
export const fractionsAndDecimals: readonly Family[] = [
  make("between-half-and-three-quarters", 1, (draw) => {
    const [[low = ""], [high = "", higher = ""]] = [draw.shuffle(below), draw.shuffle(beyond)];
    const key = draw.one(between);
    return {
      frames: [
        "Which of these fractions lies between 1/2 and 3/4?",
        "A tank is more than half full, but less than three quarters. Which fraction of it can be full?",
      ],
      key,
      slips: [
        [low, "twice its top is less than its bottom, so under 1/2"],
        [high, "four times its top is more than three times its bottom"],
        [higher, "what it lacks to a whole is less than a quarter"],
      ],
      because: `Twice the top of ${key} is more than the bottom, and four times the top is less than three times the bottom.`,
      isWords: true,
    };
  }),
  make("pairs-that-make-wholes", 1, (draw) => {
    const [a, b] = [draw.int(103, 478), draw.int(12, 68)];
    const [up, more] = [draw.int(2, 6), draw.int(4, 9)];
    if (a % 10 === 0 || b % 10 === 0) return undefined;
    const [x, y] = [tidy(a / 100), tidy(b / 10)];
    const [x2, y2] = [tidy(up + Math.ceil(x) - x), tidy(more + Math.ceil(y) - y)];
    const key = tidy(x + x2 + y + y2);
    return {
      asks: [
        `What is ${x} + ${y} + ${x2} + ${y2}?`,
        `Four pieces of cable are ${x} m, ${y} m, ${x2} m and ${y2} m long. How many metres are they together?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [key - 2, "added the whole numbers and forgot what the decimals make"],
        [key - 1, "carried for one of the two pairs only"],
        [key + 1, "carried once too often"],
        [tidy(key + 0.1), "gave a carried hundredth to the tenths twice"],
        [tidy(key - 0.9), "lined up tenths under hundredths"],
      ],
      way: `${x} + ${x2} = ${tidy(x + x2)} and ${y} + ${y2} = ${tidy(y + y2)}. Together that is ${key}.`,
    };
  }),
  make("two-readings-of-a-tank", 2, (draw, turn) => {
    const [[a, b], [c, d], parts] = draw.one(
      everyOther(
        [
          [[3, 5], [1, 2], 10],
          [[3, 4], [2, 3], 12],
          [[2, 3], [1, 2], 6],
          [[4, 5], [3, 4], 20],
          [[5, 8], [1, 2], 8],
        ] as const,
        turn,
      ),
    );
    const litres = draw.int(2, 12) * 3;
    return {
      asks: [
        `A tank is ${a}/${b} full. When ${litres} litres are taken out, it is ${c}/${d} full. How many litres does the full tank hold?`,
        `A pole stands ${a}/${b} of its length above the water. When the water rises by ${litres} cm, only ${c}/${d} of it is above. How many centimetres long is the pole?`,
      ],
      key: litres * parts,
      hasDecimals: true,
      slips: [
        [litres * d, "took the change for the part that is left"],
        [litres * (b + d), "added the two denominators"],
        [litres * b, "took the change for one part of the first fraction"],
        [litres * b * d, "multiplied the denominators and forgot to shorten"],
        [tidy((litres * b) / a), "took the change for the first part"],
      ],
      way: `${a}/${b} − ${c}/${d} = 1/${parts} of it is ${litres}. So the whole is ${parts} × ${litres} = ${litres * parts}.`,
    };
  }),
  ...chainOfGrowingFractions,
  ...twoPointsOnALine,
];
