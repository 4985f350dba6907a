import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Per Cents of Numbers");

/** “one per cent of two numbers” and “largest of four per cents”, for the topic of per-cents-of-numbers.ts. */
export const onePerCentOfTwoNumbers: readonly Family[] = [
  make("one-per-cent-of-two-numbers", 1, (draw) => {
    const [p, whole] = [draw.one([15, 35, 45, 55, 65]), draw.one([400, 600, 800, 1000])];
    const a = draw.int(6, whole / 10 - 6) * 10 + draw.int(1, 9);
    return {
      asks: [
        `What is ${p}% of ${a} + ${p}% of ${whole - a}?`,
        `A school spends ${p}% of ₹${a} and ${p}% of ₹${whole - a} on books. How many rupees are spent on books?`,
      ],
      key: (p * whole) / 100,
      slips: [
        [(2 * p * whole) / 100, "added the two per cents as well"],
        [((100 - p) * whole) / 100, "took what is left"],
        [(p * whole) / 1000, "moved the point one place too far"],
        [((p + 5) * whole) / 100, "took 5 per cent too many"],
        [((p - 5) * whole) / 100, "left the 5 per cent out"],
      ],
      way: `${a} + ${whole - a} = ${whole}, so take ${p}% of ${whole} at once: ${(p * whole) / 100}.`,
    };
  }),
  make("largest-of-four-per-cents", 2, (draw, turn) => {
    const [half, quarter, fifth] = [draw.int(15, 19), draw.int(15, 19), draw.int(15, 19)];
    const threes = draw.one([5, 6]);
    const entries = [
      [half, `${half * 2}% of 50`, `half of ${half * 2} is only ${half}`],
      [quarter, `${quarter * 4}% of 25`, `a quarter of ${quarter * 4} is only ${quarter}`],
      [fifth, `${fifth * 5}% of 20`, `a fifth of ${fifth * 5} is only ${fifth}`],
      [threes * 3, `${threes * 4}% of 75`, `three quarters of ${threes * 4} is only ${threes * 3}`],
    ] as const;
    const [best, ...others] = entries.toSorted(([a], [b]) => b - a);
    if (!best || new Set(entries.map(([value]) => value)).size < 4 || best[0] % 2 === turn % 2)
      return undefined;
    return {
      frames: [
        "Which of these is the largest number?",
        "Four friends each save a part of their pocket money, in rupees. Which of these savings is the largest?",
      ],
      key: best[1],
      slips: others.map(([, option, why]) => [option, why] as const),
      because: `48% of 50 is the same as 50% of 48. So ${best[1]} is ${best[0]}, and the others are ${others.map(([value]) => value).join(", ")}.`,
      isWords: true,
    };
  }),
];
