import { drawPieChart } from "../../figures/pie-chart";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Ratio and Proportion");

const partners = [
  [2, 3, 5],
  [1, 3, 4],
  [3, 4, 5],
  [2, 4, 3],
] as const;

/** The families of the topic Ratio and Proportion. */
export const ratioAndProportion: readonly Family[] = [
  make("slice-of-a-pie", 1, (draw) => {
    const [parts, unit] = [draw.one(partners), draw.one([12, 15, 20, 24, 30])];
    const whole = parts[0] + parts[1] + parts[2];
    if (360 % whole !== 0) return undefined;
    const angles = parts.map((part) => (part * 360) / whole);
    return {
      asks: [
        `The pie chart shows how the ${whole * unit} trees of a park divide into mango (A), neem (B) and banyan (C). How many of them are neem trees?`,
        `The pie chart shows how ${whole * unit} minutes of a rehearsal went to songs (A), a play (B) and a dance (C). How many minutes went to the play?`,
      ],
      key: parts[1] * unit,
      slips: [
        [parts[0] * unit, "read the slice before it"],
        [parts[2] * unit, "read the slice after it"],
        [angles[1] ?? 0, "took the angle for the number"],
        [unit, "found what one part of the ratio is worth"],
        [tidy((whole * unit) / 3), "shared equally among three slices"],
      ],
      way: `${angles[1]}° of 360° is ${parts[1]} of ${whole} parts, and each part is ${unit}: ${parts[1]} × ${unit} = ${parts[1] * unit}.`,
      figure: {
        alt: `A pie chart with three slices: A ${angles[0]}°, B ${angles[1]}°, C ${angles[2]}°`,
        draw: (alt) =>
          drawPieChart({
            alt,
            whole: 360,
            slices: ["A", "B", "C"].map((name, index) => ({
              name,
              value: angles[index] ?? 0,
              label: `${angles[index]}°`,
            })),
          }),
      },
    };
  }),
  make("map-and-kilometres", 1, (draw) => {
    const [scale, cm] = [draw.one([25_000, 50_000, 200_000, 250_000]), draw.int(3, 14)];
    const key = tidy((scale * cm) / 100_000);
    return {
      asks: [
        `On a map with the scale 1 : ${grouped(scale)} two villages are ${cm} cm apart. How many kilometres apart are they?`,
        `A canal is ${cm} cm long on a map with the scale 1 : ${grouped(scale)}. How many kilometres long is it?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy(key * 10), "took 10,000 cm for a kilometre"],
        [tidy(key / 10), "took 10,00,000 cm for a kilometre"],
        [tidy(scale / 100_000), "found what 1 cm stands for"],
        [tidy(scale / cm / 1000), "divided the scale by the length"],
      ],
      way: `1 cm stands for ${grouped(scale)} cm = ${tidy(scale / 100_000)} km, so ${cm} cm are ${key} km.`,
    };
  }),
  make("direct-in-a-table", 1, (draw, turn) => {
    const [rate, a, b] = [draw.one([7.5, 12.5, 17.5, 22.5]), draw.one([4, 6, 8]), draw.one([10, 14, 18])];
    return {
      asks: [
        "Cloth is sold by length at one price. Which number is missing in the table?",
        "A tap runs evenly. Which number is missing in the table?",
      ],
      key: rate * b,
      hasDecimals: true,
      slips: [
        [rate * a + (b - a), "added the same number in both columns"],
        [rate * (b - a), "multiplied the difference by the rate"],
        [tidy((rate * a * a) / b), "turned the ratio upside down"],
        [rate * a * b, "forgot to divide by the first number"],
      ],
      way: `${a} give ${rate * a}, so 1 gives ${rate}, and ${b} give ${rate * b}.`,
      table: {
        head: turn % 2 === 0 ? ["Metres", "Price (₹)"] : ["Minutes", "Litres"],
        rows: [
          [String(a), String(rate * a)],
          [String(b), "?"],
        ],
      },
    };
  }),
  make("food-for-more-cadets", 2, (draw) => {
    const [men, more, days] = [draw.int(4, 9) * 10, draw.int(1, 5) * 10, draw.int(4, 12) * 3];
    const key = tidy((men * days) / (men + more));
    if (!Number.isInteger(key)) return undefined;
    return {
      asks: [
        `Food for ${men} cadets lasts ${days} days. ${more} more cadets join at the start. How many days does it last now?`,
        `A stock of hay lasts ${men} cows ${days} days. The dairy buys ${more} more cows at once. For how many days does the hay last?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy(((men + more) * days) / men), "let more mouths eat longer"],
        [tidy((days * more) / (men + more)), "found how many days fewer it lasts"],
        [tidy((men * days) / more), "fed the newcomers only"],
        [tidy(days - (more * days) / men), "took off in the ratio of the newcomers to the first ones"],
        [days - more / 10, "took a day off for every ten"],
      ],
      way: `There are ${men} × ${days} = ${grouped(men * days)} portions. Shared by ${men + more}, they last ${key} days.`,
    };
  }),
  make("ratio-before-the-guests", 3, (draw) => {
    const [a, b, c, d] = draw.one([
      [3, 5, 5, 7],
      [2, 3, 3, 4],
      [1, 2, 2, 3],
      [3, 4, 5, 6],
      [1, 3, 3, 5],
    ] as const);
    const times = draw.int(4, 12);
    const added = times * (c - a);
    if (added !== times * (d - b)) return undefined;
    return {
      asks: [
        `Two numbers are in the ratio ${a} : ${b}. When ${added} is added to each, the ratio is ${c} : ${d}. What is the larger of the two numbers?`,
        `Girls and boys of a club are in the ratio ${a} : ${b}. After ${added} girls and ${added} boys have joined, it is ${c} : ${d}. How many boys were there at first?`,
      ],
      key: b * times,
      slips: [
        [a * times, "found the smaller number"],
        [d * times, "found the larger number after adding"],
        [c * times, "found the smaller number after adding"],
        [b * added, "took the added number for one part"],
        [(a + b) * times, "found the sum of the two"],
      ],
      way: `The ratio terms grow by ${c - a} each, which is ${added}. So one part is ${times}, and the larger number is ${b} × ${times} = ${b * times}.`,
    };
  }),
];
