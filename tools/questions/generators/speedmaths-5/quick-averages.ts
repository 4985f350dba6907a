import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { bars } from "../quick-pictures";
import { mean, total } from "../quick-solvers";
import { averageOfTheOthers } from "./average-of-the-others";
import { movedUntilEqual } from "./moved-until-equal";

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
        [(total(values) - least - most) / 2, "took the middle of the two bars between"],
        [total(values) / 2, "halved the sum of the four bars"],
        [tidy(total(values) / 3), "divided by one bar too few"],
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
  ...averageOfTheOthers,
  ...movedUntilEqual,
];
