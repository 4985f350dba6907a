import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { grouped } from "../words";
import { whichOneRoundsToIt } from "./which-one-rounds-to-it";

const make = familiesOf("Rounding and Estimating");

/** The families of the topic Rounding and Estimating. */
export const roundingAndEstimating: readonly Family[] = [
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
  make("crowd-in-a-table", 2, (draw, turn) => {
    const parts = [draw.int(2, 6), draw.int(3, 8), draw.int(1, 5)];
    const offs = draw.shuffle([-380, -120, 290]);
    const values = parts.map((part, index) => part * 1000 + (offs[index] ?? 0));
    const key = parts.reduce((a, b) => a + b, 0) * 1000;
    const floors = values.reduce((sum, value) => sum + Math.floor(value / 1000) * 1000, 0);
    const names = turn % 2 === 0 ? ["Friday", "Saturday", "Sunday"] : ["Rice", "Wheat", "Maize"];
    return {
      asks: [
        "Round each number of the table to the nearest thousand, then add. About how many visitors came?",
        "Round each weight to the nearest thousand before adding. About how many kilograms are in the store?",
      ],
      key,
      slips: [
        [floors, "cut all the numbers down to the thousand below"],
        [floors + 3000, "took all the numbers up to the next thousand"],
        [key - (parts[2] ?? 0) * 1000, "left the last row out"],
        [floors + 1000, "rounded one of the numbers the wrong way"],
      ],
      way: `The rounded numbers are ${parts.map((part) => grouped(part * 1000)).join(", ")}. Their sum is ${grouped(key)}.`,
      table: {
        head: turn % 2 === 0 ? ["Day", "Visitors"] : ["Grain", "Kilograms"],
        rows: names.map((name, index) => [name, grouped(values[index] ?? 0)]),
      },
    };
  }),
  make("span-of-a-rounded-number", 3, (draw, turn) => {
    const [unit, goal] = turn % 2 === 0 ? [100, draw.int(23, 87) * 100] : [1000, draw.int(12, 67) * 1000];
    return {
      asks: [
        `Rounded to the nearest hundred a whole number is ${grouped(goal)}. By how much do the largest and the smallest such number differ?`,
        `Two towns both have ${grouped(goal)} people, rounded to the nearest thousand. By how many people can they differ at the most?`,
      ],
      key: unit - 1,
      slips: [
        [unit, "counted the first number that is rounded up already"],
        [unit / 2, "looked at one side only"],
        [unit / 2 - 1, "took the numbers above only"],
        [2 * unit - 1, "took a whole step to both sides"],
        [unit - 2, "left out the smallest of the numbers"],
      ],
      way: `The numbers go from ${grouped(goal - unit / 2)} to ${grouped(goal + unit / 2 - 1)}, so they differ by ${grouped(unit - 1)} at the most.`,
    };
  }),
  ...whichOneRoundsToIt,
];
