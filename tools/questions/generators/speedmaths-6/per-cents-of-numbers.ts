import { drawPieChart } from "../../figures/pie-chart";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { picture } from "../quick-pictures";
import { offerAndThenCoupon } from "./offer-and-then-coupon";

const make = familiesOf("Per Cents of Numbers");

/** The families of the topic Per Cents of Numbers. */
export const perCentsOfNumbers: readonly Family[] = [
  make("smallest-of-mixed-forms", 1, (draw) => {
    const [quarter, fifth] = [draw.one(["1/4", "1/5", "3/10"]), draw.one(["0.3", "0.22", "0.28"])];
    const [cent, hundredths] = [draw.int(18, 34), draw.int(18, 34)];
    const value = (text: string): number =>
      text.endsWith("%")
        ? Number(text.slice(0, -1))
        : text.includes("/")
          ? (Number(text.split("/")[0]) / Number(text.split("/")[1])) * 100
          : Number(text) * 100;
    const options = [quarter, fifth, `${cent}%`, `${hundredths}/100`];
    const values = options.map((option) => tidy(value(option)));
    const least = values.indexOf(Math.min(...values));
    if (new Set(values).size < 4 || least === 3) return undefined;
    return {
      frames: [
        "Which of these is the smallest?",
        "Four shops take these parts off the price of a bicycle. In which shop is the least taken off?",
      ],
      key: options[least] ?? "",
      slips: options.flatMap((option, index) =>
        index === least
          ? []
          : [[option, `as a per cent it is ${values[index]}%, more than ${values[least]}%`] as const],
      ),
      because: `Write all as per cents: ${values.map((one) => `${one}%`).join(", ")}. The smallest is ${values[least]}%.`,
      isWords: true,
    };
  }),
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
  make("from-one-per-cent-to-another", 3, (draw) => {
    const [p, q] = draw.one([
      [40, 70],
      [30, 45],
      [60, 25],
      [20, 35],
      [80, 50],
      [15, 40],
      [35, 60],
    ] as const);
    const one = draw.int(3, 14);
    const [known, key] = [(p / 5) * one, (q / 5) * one];
    return {
      asks: [
        `${p}% of a number is ${known}. What is ${q}% of the same number?`,
        `${known} litres fill ${p}% of a tank. How many litres fill ${q}% of it?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [known + Math.abs(q - p), "changed the number by as much as the per cent"],
        [one * 20, "found the whole"],
        [tidy((known * q) / 100), "took the per cent of the part"],
        [one * 20 - known, "found what is left of the whole"],
        [one, "found 5 per cent alone"],
      ],
      way: `5% is ${known} ÷ ${p / 5} = ${one}. So ${q}% is ${q / 5} × ${one} = ${key}.`,
    };
  }),
  ...offerAndThenCoupon,
];
