import { drawLevelBalance } from "../../figures/level-balance";
import { drawClock } from "../../figures/clock";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { grouped } from "../words";
import { restOfThreeJumps } from "./rest-of-three-jumps";
import { wallWithAHiddenMiddle } from "./wall-with-a-hidden-middle";

const make = familiesOf("Number Bonds");

/** The families of the topic Number Bonds. */
export const numberBonds: readonly Family[] = [
  make("minutes-to-the-full-hour", 1, (draw, turn) => {
    const [hour, five, more] = [draw.int(1, 10), draw.int(2, 9), draw.int(1, 4)];
    const minute = five * 5 + (turn % 2 === 0 ? more : 0);
    return {
      asks: [
        "How many minutes are left to the next full hour on this clock?",
        `The bell rings at ${hour + 1} o’clock. The clock shows the time now. After how many minutes does it ring?`,
      ],
      key: 60 - minute,
      slips: [
        [minute, "counted the minutes that have passed"],
        [100 - minute, "took an hour for 100 minutes"],
        [70 - minute, "took a ten too many"],
        [50 - minute, "took a ten too few"],
        [65 - minute, "counted one mark of five too many"],
      ],
      way: `The long hand is at ${minute} minutes. ${minute} + ${60 - minute} = 60.`,
      figure: picture(
        drawClock,
        `A clock with the short hand after ${hour} and the long hand at minute ${minute}`,
        {
          hour,
          minute,
        },
      ),
    };
  }),
  make("two-equal-and-the-rest", 1, (draw) => {
    const [whole, one] = draw.one([
      [500, 125],
      [500, 175],
      [1000, 250],
      [1000, 350],
      [200, 65],
      [200, 45],
      [1000, 450],
    ] as const);
    return {
      asks: [
        `Three numbers make ${grouped(whole)}. Two of them are ${one} each. What is the third?`,
        `A ribbon of ${grouped(whole)} cm is cut. Two pieces are ${one} cm each. How many centimetres is the last piece?`,
      ],
      key: whole - 2 * one,
      slips: [
        [whole - one, "took one of the equal numbers only"],
        [2 * one, "added the two equal numbers"],
        [whole - 2 * one + 10, "lost a ten on the way"],
        [whole - 2 * one - 10, "took a ten too much off"],
        [whole - 2 * one + 100, "lost a hundred on the way"],
      ],
      way: `${one} + ${one} = ${2 * one}, and ${2 * one} + ${whole - 2 * one} = ${grouped(whole)}.`,
    };
  }),
  make("weights-in-balance", 2, (draw) => {
    const [a, move, d] = [draw.int(3, 7) * 10, draw.int(2, 8), draw.int(2, 5) * 10];
    const key = d + move;
    return {
      asks: [
        "The balance is level. Which number belongs on the weight with the question mark?",
        "Both sides of the balance weigh the same, in grams. How many grams is the weight without a number?",
      ],
      key,
      slips: [
        [d - move, "made it lighter instead of heavier"],
        [d, "kept the number of the other side"],
        [a + d, "added the two weights of the other side"],
        [key + 10, "added a ten too many"],
        [move, "took the difference alone"],
        [key - 10, "added a ten too few"],
      ],
      way: `${a - move} is ${move} less than ${a}, so the other weight is ${move} more than ${d}: ${key}.`,
      figure: picture(
        drawLevelBalance,
        `A level balance: on the left the weights ${a - move} and ?, on the right the weights ${a} and ${d}`,
        { left: [String(a - move), "?"], right: [String(a), String(d)] },
      ),
    };
  }),
  ...restOfThreeJumps,
  ...wallWithAHiddenMiddle,
];
