import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Rounding and Estimating");

/** “difference by rounding” and “pair above a thousand”, for the topic of rounding-and-estimating.ts. */
export const differenceByRounding: readonly Family[] = [
  make("difference-by-rounding", 1, (draw) => {
    const [a, b] = [draw.int(6, 9), draw.int(2, 4)];
    const [x, y] = [a * 1000 - draw.int(12, 48), b * 1000 + draw.int(11, 49)];
    const key = (a - b) * 1000;
    return {
      asks: [
        `Which number is closest to ${grouped(x)} − ${grouped(y)}?`,
        `A library has ${grouped(x)} books, of which ${grouped(y)} are lent out. Which number is closest to the books that are there?`,
      ],
      key,
      slips: [
        [key - 1000, "cut the first number down to the thousand below"],
        [key + 1000, "cut the second number down too far"],
        [key + 500, "added half a thousand for both roundings"],
        [key - 500, "took off half a thousand for both roundings"],
      ],
      way: `${grouped(x)} is about ${grouped(a * 1000)} and ${grouped(y)} about ${grouped(b * 1000)}. The difference is about ${grouped(key)}.`,
    };
  }),
  make("pair-above-a-thousand", 2, (draw, turn) => {
    const goal = turn % 2 === 0 ? 1000 : 800;
    const half = goal / 2;
    const pair = (up: number, down: number): string => `₹${half + up} + ₹${half - down}`;
    const [a, b, c, d] = [draw.int(7, 18), draw.int(12, 29), draw.int(21, 39), draw.int(5, 14)];
    return {
      frames: [
        "No sum needs to be worked out. Which two prices are more than ₹1,000 together?",
        "Tanvi has a coupon for bills above ₹800. With which two things can she use it?",
      ],
      key: pair(a, a - draw.int(2, 4)),
      slips: [
        [pair(b, b + draw.int(2, 5)), "looked at the larger price only"],
        [pair(c, c + draw.int(1, 3)), "took the change upwards for the larger one"],
        [pair(d, d), `both changes are equal, so it is exactly ₹${grouped(goal)}`],
      ],
      because: `One price is above ₹${half} and one below. The sum is more than ₹${grouped(goal)} only where it goes up by more than down.`,
      isWords: true,
    };
  }),
];
