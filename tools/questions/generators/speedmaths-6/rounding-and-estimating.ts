import { drawNumberLine } from "../../figures/number-line";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { grouped } from "../words";
import { howFarOffTheEstimate } from "./how-far-off-the-estimate";

const make = familiesOf("Rounding and Estimating");

/** The families of the topic Rounding and Estimating. */
export const roundingAndEstimating: readonly Family[] = [
  make("reading-between-two-marks", 1, (draw, turn) => {
    const thousand = turn % 2 === 0 ? 1000 : 500;
    const at = draw.int(2, 6);
    const tenths = draw.one([0.2, 0.8]);
    const key = (at + tenths) * thousand;
    return {
      asks: [
        "Which number does P show best?",
        "The needle of a water meter is at P, with litres on the scale. Which number of litres does it show best?",
      ],
      key,
      slips: [
        [(at + 1 - tenths) * thousand, "measured from the wrong one of the two marks"],
        [(at - 1 + tenths) * thousand, "took the marks one too low"],
        [(at + 1 + tenths) * thousand, "took the marks one too high"],
        [(at + tenths / 10) * thousand, "took the part between the marks ten times too small"],
      ],
      way: `P lies between ${grouped(at * thousand)} and ${grouped((at + 1) * thousand)}, close to ${grouped((tenths < 0.5 ? at : at + 1) * thousand)}. So it is about ${grouped(key)}.`,
      figure: picture(
        drawNumberLine,
        `A number line from 0 to ${8 * thousand} with marks at every ${thousand}; P lies ${tenths < 0.5 ? "a little to the right" : "far to the right"} of ${at * thousand}, at ${tenths < 0.5 ? "a fifth" : "four fifths"} of the way to ${(at + 1) * thousand}`,
        {
          from: 0,
          to: 8 * thousand,
          step: thousand,
          labelled: [0, 4 * thousand, 8 * thousand],
          points: [{ at: key, name: "P" }],
        },
      ),
    };
  }),
  make("two-roundings-of-one-number", 2, (draw) => {
    const [thousands, hundreds, tens] = [draw.int(2, 8), draw.int(2, 8), draw.int(1, 4)];
    const hundred = thousands * 1000 + hundreds * 100;
    const ten = hundred + 50;
    const text = (off: number): string => grouped(ten + off);
    return {
      frames: [
        `A number is ${text(0)} when rounded to the nearest ten and ${grouped(hundred + 100)} when rounded to the nearest hundred. Which number can it be?`,
        `To the nearest ten a town has ${text(0)} houses, and to the nearest hundred ${grouped(hundred + 100)}. How many houses can it have?`,
      ],
      key: text(tens),
      slips: [
        [text(tens - 5), `to the nearest hundred this gives ${grouped(hundred)}`],
        [text(tens + 5), `to the nearest ten this gives ${text(10)}`],
        [text(tens - 11), `to the nearest ten this gives ${text(-10)}`],
      ],
      because: `For the ten it must lie from ${text(-5)} to ${text(4)}, for the hundred at ${text(0)} or above. Of the four only ${text(tens)} does both.`,
    };
  }),
  make("about-how-many-groups", 2, (draw) => {
    const [size, times] = [draw.int(3, 9) * 10, draw.int(2, 8)];
    const [by, whole] = [size - 1, size * times * 10 + draw.int(6, 19)];
    return {
      asks: [
        `Which number is closest to ${grouped(whole)} ÷ ${by}?`,
        `A bus takes ${by} visitors at a time, and ${grouped(whole)} are waiting. Which number is closest to the journeys that it must make?`,
      ],
      key: times * 10,
      slips: [
        [times, "lost a zero"],
        [times * 100, "put a zero too many"],
        [times * size, "multiplied the tens instead of dividing"],
        [times * 20, "halved the divisor"],
        [times * 5, "halved the result"],
      ],
      way: `Round to ${grouped(size * times * 10)} ÷ ${size} = ${times * 10}.`,
    };
  }),
  ...howFarOffTheEstimate,
];
