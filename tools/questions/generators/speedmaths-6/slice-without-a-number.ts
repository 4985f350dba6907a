import { drawPieChart } from "../../figures/pie-chart";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Per Cents of Numbers");

/** “slice without a number”, for the topic of per-cents-of-numbers.ts. */
export const sliceWithoutANumber: readonly Family[] = [
  make("slice-without-a-number", 2, (draw, turn) => {
    const [a, b, c] = [draw.int(5, 8) * 5, draw.int(3, 5) * 5, draw.int(2, 4) * 5];
    const [rest, all] = [100 - a - b - c, draw.one([80, 120, 160, 240, 400])];
    const key = tidy((all * rest) / 100);
    if (rest < 10 || new Set([a, b, c, rest]).size < 4 || !Number.isInteger(key)) return undefined;
    const names = turn % 2 === 0 ? ["Bus", "Cycle", "Walk", "Auto"] : ["Rice", "Maize", "Wheat", "Millet"];
    return {
      asks: [
        `The chart shows how the ${all} pupils of a school come. How many of them come by auto?`,
        `The chart shows what grows on ${all} hectares of land. On how many hectares does millet grow?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [rest, "gave the per cent, not the number"],
        [tidy((all * c) / 100), "took the per cent of another slice"],
        [tidy((all * (a + b + c)) / 100), "found all the others"],
        [tidy(all / 4), "shared it among four equal slices"],
        [tidy((all * b) / 100), "read the slice next to the one that is asked for"],
      ],
      way: `${a} + ${b} + ${c} = ${a + b + c}, so ${rest}% is left. ${rest}% of ${all} is ${key}.`,
      figure: picture(
        drawPieChart,
        `A pie chart: ${names[0]} ${a}%, ${names[1]} ${b}%, ${names[2]} ${c}%, and ${names[3]} without a number`,
        {
          whole: 100,
          slices: [a, b, c, rest].map((value, index) => {
            const name = names[index] ?? "";
            return index < 3 ? { name, value, label: `${value}%` } : { name, value };
          }),
        },
      ),
    };
  }),
];
