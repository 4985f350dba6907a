import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";

const make = familiesOf("Quick Averages");

/** “average of a long run” and “fourth that levels out”, for the topic of quick-averages.ts. */
export const averageOfALongRun: readonly Family[] = [
  make("average-of-a-long-run", 1, (draw) => {
    const [from, half] = [draw.int(11, 45), draw.int(6, 14)];
    const to = from + 2 * half;
    return {
      asks: [
        `What is the average of all the whole numbers from ${from} to ${to}?`,
        `The houses of a lane have the numbers ${from} to ${to}, each once. What is the average of these house numbers?`,
      ],
      key: from + half,
      hasDecimals: true,
      slips: [
        [from + half + 0.5, "added 1 before halving"],
        [from + half - 0.5, "took 1 off before halving"],
        [from + half + 1, "counted half of all the numbers on from the first"],
        [from + half - 1, "counted half of all the numbers back from the last"],
      ],
      way: `The numbers lie evenly, so the average is halfway: (${from} + ${to}) ÷ 2 = ${from + half}.`,
    };
  }),
  make("fourth-that-levels-out", 2, (draw) => {
    const goal = draw.int(32, 78);
    const [a, b, c] = [draw.int(-9, 9), draw.int(-9, 9), draw.int(-9, 9)];
    const key = goal - a - b - c;
    if (a + b + c === 0 || [a, b, c].includes(0) || Math.abs(a + b + c) < 3) return undefined;
    return {
      asks: [
        `Four numbers have the average ${goal}. Three of them are ${goal + a}, ${goal + b} and ${goal + c}. What is the fourth?`,
        `Zara wants to jump ${goal} cm high on average in four jumps. She has done ${goal + a} cm, ${goal + b} cm and ${goal + c} cm. How many centimetres does she need in the last one?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [goal + a + b + c, "moved in the wrong direction"],
        [goal, "took the average for the number itself"],
        [tidy(goal + (a + b + c) / 3), "took the average of the three"],
        [key + 2 * c, "added a difference that should come off"],
        [goal - a - b, "looked at the first two only"],
      ],
      way: `The three lie ${a + b + c > 0 ? `${a + b + c} above` : `${-(a + b + c)} below`} three times ${goal}. So the fourth must be ${goal} ${a + b + c > 0 ? "−" : "+"} ${Math.abs(a + b + c)} = ${key}.`,
    };
  }),
];
