import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Mental Addition");

/** “row of equal steps” and “largest sum of four digits”, for the topic of mental-addition.ts. */
export const rowOfEqualSteps: readonly Family[] = [
  make("row-of-equal-steps", 3, (draw, turn) => {
    const step = turn % 2 === 0 ? draw.one([1, 2, 10]) : draw.one([3, 5, 4]);
    const n = turn % 2 === 0 ? 8 : 6;
    const sum = (step * n * (n + 1)) / 2;
    const row = Array.from({ length: n }, (_, index) => step * (index + 1));
    return {
      asks: [
        `Find pairs from outside in. What is ${row.join(" + ")}?`,
        `Steps of a tower have ${row.join(", ")} blocks. How many blocks are in the tower?`,
      ],
      key: sum,
      slips: [
        [sum - step * n, "left the last number out"],
        [sum + step * (n + 1), "took one pair too many"],
        [sum - step * (n + 1), "took one pair too few"],
        [step * n * (n + 1), "took every pair twice"],
      ],
      way: `First and last make ${step * (n + 1)}, and there are ${n / 2} such pairs: ${n / 2} × ${step * (n + 1)} = ${sum}.`,
    };
  }),
  make("largest-sum-of-four-digits", 3, (draw) => {
    const [p = 9, q = 8, r = 2, s = 1] = draw
      .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
      .slice(0, 4)
      .toSorted((x, y) => y - x);
    const key = 10 * (p + q) + r + s;
    if (r + s === p + q) return undefined;
    return {
      asks: [
        `Make two two-digit numbers with the digits ${draw.shuffle([p, q, r, s]).join(", ")}, each used once. What is their largest possible sum?`,
        `Four cards show ${draw.shuffle([p, q, r, s]).join(", ")}. Two children make a two-digit number each. What is the largest sum of the two numbers?`,
      ],
      key,
      slips: [
        [10 * (p + r) + q + s, "put the second largest digit in the ones"],
        [20 * p + q + r, "used the largest digit twice"],
        [10 * (q + r) + p + s, "put the largest digit in the ones"],
        [10 * (p + s) + q + r, "put the largest and the smallest digit in the tens"],
      ],
      way: `The two largest digits, ${p} and ${q}, are the tens: ${p}${r} + ${q}${s} = ${key}.`,
    };
  }),
];
