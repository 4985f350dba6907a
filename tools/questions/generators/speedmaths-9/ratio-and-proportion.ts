import { drawGeometry } from "../../figures/geometry";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Ratio and Proportion");

/** A number before a letter, where 1 is not written. */
const times = (value: number): string => (value === 1 ? "" : String(value));

/** The families of the topic Ratio and Proportion. */
export const ratioAndProportion: readonly Family[] = [
  make("part-in-a-chain-of-three", 1, (draw) => {
    const [a, b, c, d] = draw.one([
      [2, 3, 4, 5],
      [3, 4, 2, 5],
      [3, 2, 5, 4],
      [4, 3, 5, 6],
      [5, 6, 3, 4],
      [2, 5, 3, 4],
    ] as const);
    const shares = [a * c, b * c, b * d];
    const [unit, sum] = [draw.int(4, 12) * 10, shares.reduce((total, share) => total + share, 0)];
    const total = unit * sum;
    const key = (shares[2] ?? 0) * unit;
    return {
      asks: [
        `Three partners share ₹${grouped(total)}. The first and second get ${a} : ${b}, the second and third ${c} : ${d}. How much does the third get?`,
        `₹${grouped(total)} is spent on food, rent and travel. Food to rent is ${a} : ${b}, and rent to travel is ${c} : ${d}. How much goes to travel?`,
      ],
      key,
      unit: "₹",
      slips: [
        [tidy((total * d) / (a + b + d)), "put the ratios together without making the middle equal"],
        [(shares[0] ?? 0) * unit, "worked out the first share"],
        [(shares[1] ?? 0) * unit, "worked out the second share"],
        [tidy((total * d) / (c + d)), "shared everything by the second ratio alone"],
        [tidy((total * d) / (a + b + c + d)), "added all four terms of the two ratios"],
      ],
      way: `With the middle made equal the ratio is ${shares.join(" : ")}, which is ${sum} parts of ₹${unit}. The third share is ${shares[2]} × ₹${unit} = ₹${grouped(key)}.`,
    };
  }),
  make("area-of-an-enlarged-copy", 2, (draw) => {
    const [a, b] = draw.one([
      [2, 3],
      [3, 4],
      [3, 5],
      [4, 5],
      [2, 5],
      [5, 6],
    ] as const);
    const unit = draw.int(2, 5) * a;
    const [small, key] = [unit * a * a, unit * b * b];
    return {
      asks: [
        `The two triangles have the same angles. The small one has an area of ${small} cm². What is the area of the large one, in square centimetres?`,
        `The two triangular signs have the same shape. The small one needs ${small} mL of paint. How many millilitres does the large one need?`,
      ],
      key,
      slips: [
        [(small * b) / a, "scaled the area as the sides"],
        [tidy((small * b ** 3) / a ** 3), "scaled it as a volume"],
        [tidy((2 * small * b) / a), "doubled the ratio of the sides instead of squaring it"],
        [tidy((small * (b * b - a * a)) / (a * a)), "found how much larger it is"],
      ],
      way: `Areas are as the squares of the sides, ${a * a} : ${b * b}. So the large one has ${small} ÷ ${a * a} × ${b * b} = ${grouped(key)}.`,
      figure: {
        alt: `Two triangles of one shape, a small one with a base of ${a} units and a large one with a base of ${b} units`,
        draw: (alt) =>
          drawGeometry({
            alt,
            points: {
              A: [0, 0],
              B: [a, 0],
              C: [a * 0.4, a * 0.8],
              D: [a + 1.2, 0],
              E: [a + 1.2 + b, 0],
              F: [a + 1.2 + b * 0.4, b * 0.8],
            },
            strokes: ["ABCA", "DEFD"],
            unnamed: ["A", "B", "C", "D", "E", "F"],
            lengths: [
              { at: "AB", text: `${a} units` },
              { at: "DE", text: `${b} units` },
            ],
          }),
      },
    };
  }),
  make("equal-savings", 3, (draw) => {
    const [a, b, c, d] = draw.one([
      [5, 4, 3, 2],
      [7, 5, 2, 1],
      [9, 7, 4, 3],
      [8, 5, 5, 3],
      [5, 3, 9, 5],
      [4, 3, 7, 5],
      [5, 4, 7, 5],
    ] as const);
    // The incomes a·x, b·x less the expenses c·y, d·y are equal: x : y = (c − d) : (a − b).
    const [x, y] = [c - d, a - b];
    const saved = a * x - c * y;
    const unit = draw.int(2, 6) * 500;
    const key = a * x * unit;
    if (saved <= 0) return undefined;
    return {
      asks: [
        `The incomes of Rehan and Sara are in the ratio ${a} : ${b}, and their expenses in the ratio ${c} : ${d}. Each saves ₹${grouped(saved * unit)}. What is Rehan’s income?`,
        `The takings of two shops are in the ratio ${a} : ${b} and their expenses in the ratio ${c} : ${d}. Each is left with ₹${grouped(saved * unit)}. How much does the first shop take in?`,
      ],
      key,
      unit: "₹",
      slips: [
        [b * x * unit, "found the smaller of the two incomes"],
        [c * y * unit, "found the expenses of the first"],
        [d * y * unit, "found the expenses of the second"],
        [a * saved * unit, "took the saving for one part of the incomes"],
        [tidy((a * saved * unit) / (a - c)), "took one part of income and expense for equal"],
      ],
      way: `${a}p − ${c}q = ${b}p − ${times(d)}q gives ${times(a - b)}p = ${times(c - d)}q, so p = ${times(x)}k and q = ${times(y)}k. Each saves ${times(saved)}k = ₹${grouped(saved * unit)}, so the income is ${a * x}k = ₹${grouped(key)}.`,
    };
  }),
  make("coins-worth-a-sum", 2, (draw) => {
    const [a, b, c] = draw.one([
      [5, 3, 2],
      [4, 3, 1],
      [5, 2, 1],
      [3, 2, 1],
      [6, 3, 2],
    ] as const);
    const unit = draw.int(2, 6);
    const total = 10 * unit * (a + b + c);
    return {
      asks: [
        `A box has ₹${total} in coins of ₹10, ₹5 and ₹2. The values of the three kinds are in the ratio ${a} : ${b} : ${c}. How many coins are there?`,
        `A conductor’s ₹10, ₹5 and ₹2 coins make ₹${total} and are in the ratio ${a} : ${b} : ${c} by value. How many coins does he have?`,
      ],
      key: (a + 2 * b + 5 * c) * unit,
      slips: [
        [total / 10, "divided it all by ₹10"],
        [total / 5, "took ₹5 for the average coin"],
        [(10 * a + 5 * b + 2 * c) * unit, "multiplied by 10, 5 and 2 instead of dividing"],
        [5 * c * unit, "counted only the coins of ₹2"],
        [(a + 2 * b) * unit, "left the coins of ₹2 out"],
      ],
      way: `The values are ₹${10 * unit * a}, ₹${10 * unit * b} and ₹${10 * unit * c}. That is ${a * unit} + ${2 * b * unit} + ${5 * c * unit} = ${(a + 2 * b + 5 * c) * unit} coins.`,
    };
  }),
  make("inverse-in-a-table", 1, (draw, turn) => {
    const whole = draw.one([72, 96, 120, 144, 180, 240]);
    const [a, b, c] = draw.shuffle([4, 6, 8, 9, 10, 12, 15, 16, 18, 20].filter((n) => whole % n === 0));
    if (a === undefined || b === undefined || c === undefined || a > b || b > c) return undefined;
    const key = whole / c;
    return {
      asks: [
        "The table shows how many days the same stock of hay lasts for different numbers of cows. Which number is missing?",
        "The table shows in how many days different numbers of machines make the same order. Which number is missing?",
      ],
      key,
      slips: [
        [tidy(((whole / b) * c) / b), "took it for direct proportion"],
        [whole / b - (whole / a - whole / b), "subtracted as much as from the first line to the second"],
        [whole / b - (c - b), "subtracted as much as the number beside it grew"],
        [whole / b + c - b, "let it grow as much as the number beside it"],
      ],
      way: `The product of the two numbers stays the same: ${a} × ${whole / a} = ${b} × ${whole / b} = ${whole}. So it is ${whole} ÷ ${c} = ${key}.`,
      table: {
        head: turn % 2 === 0 ? ["Cows", "Days"] : ["Machines", "Days"],
        rows: [
          [String(a), String(whole / a)],
          [String(b), String(whole / b)],
          [String(c), "?"],
        ],
      },
    };
  }),
];
