import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { bars } from "../quick-pictures";
import { mean, total } from "../quick-solvers";
import { listed } from "../words";
import { averageOfTheOthers } from "./average-of-the-others";

const make = familiesOf("Quick Averages");

/** The families of the topic Quick Averages. */
export const quickAverages: readonly Family[] = [
  make("four-bars-made-level", 1, (draw, turn) => {
    const values = [1, 2, 3, 4].map(() => draw.int(1, 9) * 2);
    const key = mean(values);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    if (!Number.isInteger(key) || new Set(values).size < 4 || key === (least + most) / 2) return undefined;
    return {
      asks: [
        "The bars show the goals of four teams. How many goals is that on average?",
        "The bars show the plants in four beds. They are to be planted again with equally many in each bed. How many are then in a bed?",
      ],
      key,
      hasDecimals: true,
      slips: [
        [(least + most) / 2, "took the middle of the highest and the lowest bar"],
        [tidy(Math.round(total(values) / 3)), "divided by one bar too few"],
        [total(values) / 2, "halved the sum of the four bars"],
        [values[1] ?? 0, "took the second bar for the average"],
        [most - least, "took the difference of the highest and the lowest bar"],
      ],
      way: `The four bars add up to ${total(values)}, and ${total(values)} ÷ 4 = ${key}.`,
      figure: bars(
        turn % 2 === 0 ? "goals" : "plants",
        turn % 2 === 0 ? "Goals" : "Plants",
        ["A", "B", "C", "D"],
        values,
      ),
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
  ...averageOfTheOthers,
];
