import type { Family, Slip } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";
import { manySmallDecimals } from "./many-small-decimals";

const make = familiesOf("Estimating Answers");

/** Rounded to its first digit: 86,400 is 90,000. */
const leading = (value: number): number => Number(value.toPrecision(1));

const overThousand = ["24 × 42", "28 × 36", "19 × 53", "26 × 39", "31 × 33", "48 × 21"];

const underThousand: readonly Slip[] = [
  ["19 × 52", "20 × 52 is 1,040, but 52 comes off"],
  ["31 × 32", "30 × 32 is 960, and only 32 is added"],
  ["16 × 62", "16 × 60 is 960, and only 32 is added"],
  ["26 × 38", "25 × 38 is 950, and only 38 is added"],
  ["24 × 41", "25 × 41 is 1,025, but 41 comes off"],
  ["49 × 20", "50 × 20 is 1,000, but 20 comes off"],
];

const overSquare = ["47 × 54", "46 × 55", "49 × 52", "53 × 48", "51 × 50"];

const underSquare: readonly Slip[] = [
  ["49 × 51", "it is 50² less 1"],
  ["48 × 52", "it is 50² less 2²"],
  ["53 × 47", "it is 50² less 3²"],
  ["46 × 54", "it is 50² less 4²"],
  ["45 × 55", "it is 50² less 5²"],
];

/** The families of the topic Estimating Answers. */
export const estimatingAnswers: readonly Family[] = [
  make("per-minute-in-the-long-run", 1, (draw, turn) => {
    const rate = turn % 2 === 0 ? draw.one([60, 70, 80, 90]) : draw.int(2, 8);
    const [name, minutes, steps] = draw.one([
      ["a day", 1440, "60 × 24"],
      ["a week", 10_080, "60 × 24 × 7"],
    ] as const);
    const key = leading(rate * minutes);
    return {
      asks: [
        `A heart beats about ${rate + 1} times a minute. Which number is closest to its beats in ${name}?`,
        `A tap drips about ${rate + 0.1} ml of water a minute. Which number is closest to the millilitres in ${name}?`,
      ],
      key,
      slips: [
        [name === "a week" ? leading(rate * 1440) : 0, "found it for one day"],
        [key / 10, "lost a zero on the way"],
        [leading((rate * minutes) / 60), "went from minutes to days in one step"],
        [leading((rate * minutes) / 24), "left the 24 hours of a day out"],
        [key * 10, "put one zero too many"],
      ],
      way: `In ${name} there are ${steps} = ${grouped(minutes)} minutes. ${grouped(minutes)} × ${rate} is about ${grouped(key)}.`,
    };
  }),
  make("fractions-near-wholes", 2, (draw, turn) => {
    const [a = 8, b = 9] = draw.shuffle([8, 9, 12, 14, 15, 16]);
    const [c = 11, d = 13] = draw.shuffle([11, 13, 17, 19]);
    const sum = a + b;
    const tops = a + b - 2;
    return {
      asks: [
        `Which whole number is closest to ${a - 1}/${a} + ${b - 1}/${b}?`,
        `Four tanks are ${a - 1}/${a}, ${(c - 1) / 2}/${c}, ${b - 1}/${b} and ${(d - 1) / 2}/${d} full. To how many full tanks is their water closest?`,
      ],
      key: turn % 2 === 0 ? 2 : 3,
      slips: [
        [
          turn % 2 === 0 ? tops : 4,
          turn % 2 === 0 ? "added the tops alone" : "took each of the four for a full one",
        ],
        [1, "added tops and bottoms apart"],
        [
          turn % 2 === 0 ? sum : 2,
          turn % 2 === 0 ? "added the bottoms alone" : "left out what is near a half",
        ],
      ],
      way:
        turn % 2 === 0
          ? "Each of the two fractions is just below 1, so the sum is just below 2."
          : "Two of the fractions are just below 1 and two just below a half, so together it is about 1 + 1 + 1 = 3.",
    };
  }),
  make("product-beyond-a-goal", 2, (draw, turn) => {
    const [goal, over, under] =
      turn % 2 === 0
        ? ([1000, overThousand, underThousand] as const)
        : ([2500, overSquare, underSquare] as const);
    return {
      frames: [
        `Which of these products is larger than ${grouped(goal)}?`,
        `A hall needs more than ${grouped(goal)} seats. Which of these arrangements, rows × seats in a row, is enough?`,
      ],
      key: draw.one(over),
      slips: draw.shuffle(under).slice(0, 3),
      because:
        turn % 2 === 0
          ? "Start from a round product near it, such as 25 × 40 = 1,000, and add or take off one group."
          : "50 × 50 = 2,500. Around 50 a product is the square less the square of the distance, so those stay below.",
      isWords: true,
    };
  }),
  make("cost-of-a-rough-fence", 3, (draw, turn) => {
    const [a, b, price] = [draw.int(6, 9) * 10, draw.int(2, 5) * 10, draw.int(2, 6) * 10];
    const key = 2 * (a + b) * price;
    return {
      asks: [
        `A field is ${tidy(a - 0.3)} m by ${tidy(b + 0.2)} m. A fence costs ₹${tidy(price - 0.1).toFixed(2)} a metre. Which amount is closest to the cost of a fence all round it?`,
        `A carpet of ${tidy(a / 10 - 0.02)} m by ${tidy(b / 10 + 0.01)} m gets a border all round at ₹${tidy(price * 10 - 1)} a metre. Which amount is closest to the cost of the border?`,
      ],
      key,
      unit: "₹",
      slips: [
        [(a + b) * price, "went along one long and one short side only"],
        [turn % 2 === 0 ? a * b * price : (a * b * price) / 10, "took the area for the way round"],
        [4 * a * price, "took all four sides for the long one"],
        [4 * b * price, "took all four sides for the short one"],
        [key / 10, "lost a zero in the product"],
      ],
      way: `Round first: all round it is about 2 × (long + short side), and that times the rounded price makes ₹${grouped(key)}.`,
    };
  }),
  ...manySmallDecimals,
];
