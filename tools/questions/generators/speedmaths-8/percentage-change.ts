import { drawBarGraph } from "../../figures/graphs";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Percentage Change");

/** The families of the topic Percentage Change. */
export const percentageChange: readonly Family[] = [
  make("per-cent-of-a-per-cent", 1, (draw) => {
    const [p, q] = draw.one([
      [20, 45],
      [40, 30],
      [25, 60],
      [50, 35],
      [30, 20],
      [60, 40],
    ] as const);
    const whole = draw.one([400, 600, 800, 1200, 1500, 2000]);
    const key = tidy((whole * p * q) / 10_000);
    return {
      asks: [
        `What is ${p}% of ${q}% of ${grouped(whole)}?`,
        `Of ${grouped(whole)} pupils ${q}% come by bus, and ${p}% of these live outside the town. How many of the bus pupils live outside?`,
      ],
      key,
      slips: [
        [tidy((whole * (p + q)) / 100), "added the two per cents"],
        [tidy((whole * q) / 100), "stopped after the first per cent"],
        [tidy((whole * Math.abs(q - p)) / 100), "subtracted the per cents"],
        [tidy((whole * p * q) / 1000), "moved the point one place too few"],
        [tidy((whole * q * (100 - p)) / 10_000), "took the rest at the second step"],
      ],
      way: `${q}% of ${grouped(whole)} is ${grouped(tidy((whole * q) / 100))}, and ${p}% of that is ${key}.`,
    };
  }),
  make("fall-between-two-bars", 1, (draw, turn) => {
    const names = turn % 2 === 0 ? (["July", "August"] as const) : (["Sunday", "Monday"] as const);
    const [from, to] = draw.one([
      [80, 60],
      [50, 40],
      [90, 45],
      [60, 45],
      [100, 70],
      [80, 50],
      [75, 60],
      [40, 30],
    ] as const);
    const key = tidy(((from - to) / from) * 100);
    return {
      asks: [
        "The bars show the rain in July and in August. By how many per cent was it less in August?",
        "The bars show how many visitors came on Sunday and on Monday. By how many per cent did the number fall?",
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [from - to, "took the difference of the bars for the per cent"],
        [tidy(Math.round(((from - to) / to) * 1000) / 10), "compared with the second bar, not the first"],
        [tidy((to / from) * 100), "found what per cent is left"],
        [to, "read the height of the second bar"],
      ],
      way: `The fall is ${from} − ${to} = ${from - to}, and ${from - to} out of ${from} is ${key}%.`,
      figure: {
        alt: `A bar graph with two bars: ${names[0]} ${from} and ${names[1]} ${to}`,
        draw: (alt) =>
          drawBarGraph({
            alt,
            names,
            quantity: turn % 2 === 0 ? "Rain (mm)" : "Visitors",
            most: 100,
            step: 10,
            rows: [{ values: [from, to] }],
          }),
      },
    };
  }),
  make("greatest-rise-in-a-table", 2, (draw, turn) => {
    const names = draw.shuffle(
      turn % 2 === 0 ? ["Rice", "Oil", "Tea", "Dal"] : ["Pen", "Kite", "Ball", "Book"],
    );
    const firsts = [40, 200, 120, 80];
    const growth = [draw.one([35, 40]), draw.one([15, 20]), draw.one([20, 25]), draw.one([10, 25])];
    const pairs = draw.shuffle(firsts.map((first, index) => [first, growth[index] ?? 0] as const));
    const rises = pairs.map(([first, p]) => tidy((first * p) / 100));
    const best = pairs.findIndex(([first]) => first === 40);
    const most = rises.indexOf(Math.max(...rises));
    if (!rises.every(Number.isInteger) || most === best) return undefined;
    return {
      frames: [
        "The table gives the prices of four goods in two years. Whose price rose by the greatest per cent?",
        "The table gives the prices of four things in a shop. Whose price rose by the greatest per cent?",
      ],
      key: names[best] ?? "",
      slips: names.flatMap((name, index) =>
        index === best
          ? []
          : [
              [
                name,
                index === most
                  ? "went by the greatest rise in rupees"
                  : `₹${rises[index]} on ₹${pairs[index]?.[0]} is only ${pairs[index]?.[1]}%`,
              ] as const,
            ],
      ),
      because: `It rose by ₹${rises[best]} on ₹40, which is ${pairs[best]?.[1]}%. The others rose by less of their first price.`,
      table: {
        head: [turn % 2 === 0 ? "Goods" : "Thing", "2023 (₹)", "2024 (₹)"],
        rows: names.map((name, index) => [
          name,
          String(pairs[index]?.[0]),
          String((pairs[index]?.[0] ?? 0) + (rises[index] ?? 0)),
        ]),
      },
    };
  }),
  make("two-years-of-growth", 2, (draw) => {
    const [start, p] = [draw.one([2000, 4000, 5000, 8000, 10_000]), draw.one([5, 10, 20, 30])];
    const key = tidy((start * (100 + p) * (100 + p)) / 10_000);
    if (!Number.isInteger(tidy((start * (100 + p) ** 3) / 1_000_000))) return undefined;
    return {
      asks: [
        `A town of ${grouped(start)} people grows by ${p}% a year. How many people live there after 2 years?`,
        `A library has ${grouped(start)} books and adds ${p}% to their number in each of 2 years. How many books does it have then?`,
      ],
      key,
      slips: [
        [tidy((start * (100 + 2 * p)) / 100), "took the growth of the first year twice"],
        [tidy((start * (100 + p)) / 100), "let it grow for one year only"],
        [tidy((start * (100 + p) ** 3) / 1_000_000), "let it grow for three years"],
      ],
      way: `The first year adds ${grouped((start * p) / 100)}, the second ${p}% of ${grouped((start * (100 + p)) / 100)}. So it is ${grouped(key)}.`,
    };
  }),
  make("down-where-it-went-up", 3, (draw) => {
    const [whole, p] = [draw.one([50, 80, 120, 150, 200, 300]), draw.one([10, 20, 30, 40])];
    const [up, key] = [tidy((whole * (100 + p)) / 100), tidy((whole * (100 - p)) / 100)];
    return {
      asks: [
        `A number increased by ${p}% becomes ${up}. What does the same number become when it is decreased by ${p}%?`,
        `Raised by ${p}%, a fee would be ₹${up}. In fact it is lowered by ${p}%. What is the fee then?`,
      ],
      key,
      unit: ["", "₹"],
      hasDecimals: true,
      slips: [
        [tidy((up * (100 - p)) / 100), "took the per cent of the raised number"],
        [whole, "stopped at the number itself"],
        [tidy((up * (100 - 2 * p)) / 100), "took twice the per cent of the raised number"],
        [tidy(whole - p), "subtracted the per cent as a number"],
      ],
      way: `${up} is ${100 + p}% of it, so it is ${whole}. ${100 - p}% of ${whole} is ${key}.`,
    };
  }),
];
