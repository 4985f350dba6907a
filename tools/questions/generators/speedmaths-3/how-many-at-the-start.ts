import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Mental Subtraction");

/** “how many at the start” and “same gap moved”, for the topic of mental-subtraction.ts. */
export const howManyAtTheStart: readonly Family[] = [
  make("how-many-at-the-start", 1, (draw) => {
    const [left, gone] = [draw.int(24, 57), draw.int(15, 39)];
    if ((left % 10) + (gone % 10) < 11 || Math.abs(left - gone) < 9) return undefined;
    return {
      asks: [
        `□ − ${gone} = ${left}. Which number was there at the start?`,
        `Some birds sit on a wire. ${gone} fly away, and ${left} stay. How many birds were there at first?`,
      ],
      key: left + gone,
      slips: [
        [Math.abs(left - gone), "subtracted instead of adding"],
        [left + gone - 10, "forgot the carried ten"],
        [left + gone + 10, "carried a ten too many"],
      ],
      way: `What went away comes back: ${left} + ${gone} = ${left + gone}.`,
    };
  }),
  make(
    "same-gap-moved",
    2,
    (draw, turn) => {
      const [a, tens, up] = [draw.int(6, 9) * 10 + draw.int(1, 5), draw.int(2, 4) * 10, draw.int(1, 4)];
      return {
        asks: [
          `${a} − ${tens - up} = ${a + up} − □. Which number makes this right?`,
          `Om is ${a} years old and his daughter is ${tens - up}. How old is his daughter when Om is ${a + up}?`,
        ],
        key: tens,
        slips: [
          [a - tens + up, "found the difference itself"],
          [tens + up, "moved the second number twice as far"],
          [tens + 10, "added a ten too many"],
          [turn % 2 === 0 ? tens - 2 * up : 0, "made the second number smaller"],
          [tens - up, "left the second number as it was"],
        ],
        way: `The first number is ${up} more, so the second is ${up} more too: ${tens - up} + ${up} = ${tens}.`,
      };
    },
    3,
  ),
];
