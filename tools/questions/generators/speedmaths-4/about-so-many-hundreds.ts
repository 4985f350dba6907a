import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Rounding and Estimating");

/** “about so many hundreds” and “five hundred is enough”, for the topic of rounding-and-estimating.ts. */
export const aboutSoManyHundreds: readonly Family[] = [
  make("about-so-many-hundreds", 1, (draw) => {
    const [a, b, c] = [draw.int(2, 6), draw.int(2, 6), draw.int(1, 5)];
    const [x, y, z] = [a * 100 - draw.int(2, 9), b * 100 + draw.int(2, 9), c * 100 - draw.int(1, 6)];
    const key = (a + b + c) * 100;
    return {
      asks: [
        `Which of these is closest to ${x} + ${y} + ${z}?`,
        `Three schools have ${x}, ${y} and ${z} pupils. Which number is closest to all of them together?`,
      ],
      key,
      slips: [
        [key - 200, "cut two numbers down to the hundred below"],
        [key + 100, "rounded one number up that goes down"],
        [key - 100, "cut one number down to the hundred below"],
        [key + 200, "rounded up once too often"],
        [(a + b) * 100, "left the last number out"],
      ],
      way: `To the nearest hundred it is ${a * 100} + ${b * 100} + ${c * 100} = ${grouped(key)}.`,
    };
  }),
  make("five-hundred-is-enough", 2, (draw, turn) => {
    const goal = turn % 2 === 0 ? 500 : 600;
    const [a, b, c, d] = [draw.int(2, 3) * 100, draw.int(1, 2) * 50 + 150, draw.int(1, 2) * 100, 250];
    const pair = (base: number, up: number, down: number): string => `₹${base + up} + ₹${goal - base - down}`;
    if (new Set([a, b, c, d]).size < 4) return undefined;
    return {
      frames: [
        "Sunil has ₹500. Which two prices can he pay together?",
        "A voucher is good for up to ₹600. Which two things can be bought with it?",
      ],
      key: pair(a, 3, draw.int(5, 9)),
      slips: [
        [pair(b, 8, 5), "one price goes up by more than the other goes down"],
        [pair(c, -4, -6), "one price goes down by less than the other goes up"],
        [pair(d, 9, 8), "together they are 1 too much"],
      ],
      because: `Round and see what is above and below. Only in this pair more is below than above, so it stays under ₹${goal}.`,
      isWords: true,
    };
  }),
];
