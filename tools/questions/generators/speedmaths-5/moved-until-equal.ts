import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { total } from "../quick-solvers";
import { listed } from "../words";

const make = familiesOf("Quick Averages");

/** “moved until equal” and “average with a zero”, for the topic of quick-averages.ts. */
export const movedUntilEqual: readonly Family[] = [
  make("moved-until-equal", 2, (draw) => {
    const [low, half] = [draw.int(6, 19) * 2, draw.int(4, 15)];
    const high = low + 2 * half;
    return {
      asks: [
        `One tin has ${high} buttons, the other ${low}. How many buttons must be moved for both to have the same number?`,
        `Gopal has ${high} stamps and Rehana has ${low}. How many must he give her so that both have equally many?`,
      ],
      key: half,
      hasDecimals: true,
      slips: [
        [2 * half, "moved the whole difference"],
        [low + half, "found how many each has in the end"],
        [tidy(high / 2), "moved half of the larger number"],
        [tidy(low / 2), "moved half of the smaller number"],
        [low - half, "took the half of the difference off the smaller number"],
      ],
      way: `The difference is ${2 * half}. Half of it moves over, ${half}, and both have ${low + half}.`,
    };
  }),
  make("average-with-a-zero", 1, (draw, turn) => {
    const n = turn % 2 === 0 ? 4 : 5;
    const values = Array.from({ length: n - 1 }, () => draw.int(3, 12) * 5);
    const sum = total(values);
    if (sum % n !== 0 || new Set(values).size < n - 1) return undefined;
    const all = [values[0] ?? 0, 0, ...values.slice(1)];
    return {
      asks: [
        `A batter scores ${listed(all)} runs in four innings. What is the average of the four?`,
        `On five days a shop sells ${listed(all)} lamps. How many lamps a day is that on average?`,
      ],
      key: sum / n,
      hasDecimals: true,
      slips: [
        [tidy(Math.round((sum / (n - 1)) * 10) / 10), "left the zero out when counting the numbers"],
        [Math.max(...values) / 2, "took the middle of the largest and the smallest"],
        [tidy(sum / (n + 1)), "divided by one too many"],
        [values.toSorted((a, b) => a - b)[1] ?? 0, "took one from the middle of the row in size"],
      ],
      way: `The zero counts as a number: ${sum} ÷ ${n} = ${sum / n}.`,
    };
  }),
];
