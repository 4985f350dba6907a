import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Rounding and Estimating");

/** “two roundings of one number” and “about how many groups”, for the topic of rounding-and-estimating.ts. */
export const twoRoundingsOfOneNumber: readonly Family[] = [
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
        [(size * times * 10) / (size - 10), "rounded the divisor down to the ten before"],
        [times, "lost a zero"],
        [times * 100, "put a zero too many"],
        [times * size, "multiplied the tens instead of dividing"],
        [times * 20, "halved the divisor"],
      ],
      way: `Round to ${grouped(size * times * 10)} ÷ ${size} = ${times * 10}.`,
    };
  }),
];
