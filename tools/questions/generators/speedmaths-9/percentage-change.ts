import { drawBarGraph } from "../../figures/graphs";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Percentage Change");

const tenth = (value: number): number => Number(value.toFixed(1));

/** By how many per cent a price changes, and what that asks of the amount. */
const dearer = [
  [25, 20],
  [60, 37.5],
  [100, 50],
] as const;
const cheaper = [
  [20, 25],
  [37.5, 60],
  [50, 100],
  [60, 150],
] as const;

/** The families of the topic Percentage Change. */
export const percentageChange: readonly Family[] = [
  make("rise-then-fall", 1, (draw) => {
    const [up, down] = draw.one([
      [20, 10],
      [25, 10],
      [50, 20],
      [40, 20],
      [30, 10],
      [60, 25],
    ] as const);
    const key = tidy(((100 + up) * (100 - down)) / 100 - 100);
    return {
      asks: [
        `A trader raises a price by ${up}% and then gives ${down}% off. By how many per cent is the final price above the first?`,
        `A rectangle is made ${up}% longer and ${down}% narrower. By how many per cent does its area grow?`,
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [up - down, "subtracted the two per cents"],
        [tidy(up - down + (up * down) / 100), "added the per cent of a per cent instead of subtracting"],
        [tidy((up * (100 - down)) / 100), "took the fall from the rise alone"],
        [up + down, "added the two per cents"],
        [tidy((up * down) / 100), "multiplied the two per cents and stopped"],
      ],
      way: `100 becomes ${100 + up}, and ${100 - down}% of that is ${100 + key}. So it is ${key}% more.`,
    };
  }),
  make("keep-the-bill", 2, (draw, turn) => {
    const isDearer = turn % 2 === 0;
    const pairs: readonly (readonly [number, number])[] = isDearer ? dearer : cheaper;
    const [p, key] = draw.one(pairs);
    return {
      asks: [
        `Cooking gas becomes ${p}% dearer. By how many per cent must a family cut its use so that the bill stays the same?`,
        `Data packs become ${p}% cheaper. By how many per cent more data does the same money buy?`,
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [p, "took the same per cent back"],
        isDearer
          ? [100 - key, "found what is left of the use"]
          : [100 + key, "forgot to take 100 per cent off"],
        isDearer
          ? [tenth((100 * p) / (100 - p)), `compared with ${100 - p}, as for a fall`]
          : [tenth((100 * p) / (100 + p)), `compared with ${100 + p}, as for a rise`],
        [tidy((p * (100 - p)) / 100), "took the per cent of the rest"],
      ],
      way: isDearer
        ? `₹100 of gas now costs ₹${100 + p}. To pay ₹100 again, ${p} of ${100 + p} must be saved, which is ${key}%.`
        : `What cost ₹100 now costs ₹${100 - p}, so the ₹${p} saved buy ${p} out of ${100 - p} more, which is ${key}%.`,
    };
  }),
  make("year-of-fastest-growth", 2, (draw, turn) => {
    const start = draw.one([500, 1000, 1500, 2000]);
    const growth = draw.shuffle([10, 20, 40, 50]);
    const values = [0, 1, 2, 3, 4].map((years) =>
      growth.slice(0, years).reduce((value, p) => tidy((value * (100 + p)) / 100), start),
    );
    const rises = values.slice(1).map((value, index) => tidy(value - (values[index] ?? 0)));
    const years = ["2022", "2023", "2024", "2025"];
    const best = growth.indexOf(50);
    const most = rises.indexOf(Math.max(...rises));
    if (!values.every(Number.isInteger) || best === most) return undefined;
    return {
      frames: [
        "The table gives the members of a club at the end of each year. In which year did their number grow by the greatest per cent?",
        "The table gives the number of readers of a new library at the end of each year. In which year was the growth in per cent the greatest?",
      ],
      key: years[best] ?? "",
      slips: years.flatMap((year, index) =>
        index === best
          ? []
          : [
              [
                year,
                index === most
                  ? "went by the greatest rise, not by the greatest per cent"
                  : `${grouped(rises[index] ?? 0)} on ${grouped(values[index] ?? 0)} is only ${growth[index]}%`,
              ] as const,
            ],
      ),
      because: `The number grew from ${grouped(values[best] ?? 0)} to ${grouped(values[best + 1] ?? 0)}, by half of what it was. That is 50%, more than in any other year.`,
      table: {
        head: ["Year", turn % 2 === 0 ? "Members" : "Readers"],
        rows: values.map((value, index) => [String(2021 + index), grouped(value)]),
      },
    };
  }),
  make("first-price-behind-two-changes", 3, (draw) => {
    const [up, down] = draw.one([
      [20, 10],
      [25, 20],
      [50, 40],
      [40, 25],
      [25, 10],
      [10, 20],
    ] as const);
    const first = draw.one([2000, 3000, 4000, 5000, 6000, 8000]);
    const last = (((first * (100 + up)) / 100) * (100 - down)) / 100;
    const net = tidy(((100 + up) * (100 - down)) / 100 - 100);
    if (!Number.isInteger(last) || last === first) return undefined;
    return {
      asks: [
        `After a rise of ${up}% and then a fall of ${down}%, a bicycle costs ₹${grouped(last)}. What was its price at first?`,
        `A salary was raised by ${up}% and a year later cut by ${down}%. It is now ₹${grouped(last)}. What was it before both changes?`,
      ],
      key: first,
      unit: "₹",
      slips: [
        [
          tidy((last * (100 - up) * (100 + down)) / 10_000),
          "took the same per cents back from the last amount",
        ],
        [tidy((last * (100 - net)) / 100), "took the net change of the last amount"],
        [tidy((last * 100) / (100 - down)), "undid the fall and forgot the rise"],
        [tidy((last * 100) / (100 + up)), "undid the rise and forgot the fall"],
        [tidy((last * 100) / (100 + up - down)), "subtracted the per cents and went back in one step"],
        [tidy((last * (100 - up + down)) / 100), "reversed the difference of the per cents"],
      ],
      way: `The first price was multiplied by ${tidy(1 + up / 100)} × ${tidy(1 - down / 100)} = ${tidy(((100 + up) * (100 - down)) / 10_000)}. So it was ₹${grouped(last)} ÷ ${tidy(((100 + up) * (100 - down)) / 10_000)} = ₹${grouped(first)}.`,
    };
  }),
  make("two-per-cents-estimated", 1, (draw) => {
    const [p, q] = draw.one([
      [20, 25],
      [50, 20],
      [25, 10],
      [30, 50],
      [40, 25],
    ] as const);
    const [a, b] = [draw.int(6, 15) * 100, draw.int(3, 9) * 200];
    const parts = [(p * a) / 100, (q * b) / 100] as const;
    const key = parts[0] + parts[1];
    const text = `${tenth(p - 0.2)}% of ${grouped(a + 7)} + ${tenth(q + 0.3)}% of ${grouped(b - 3)}`;
    if (a === b || parts[0] === parts[1]) return undefined;
    return {
      asks: [
        `Which number is closest to ${text}?`,
        `A bill is made up of ${tenth(p - 0.2)}% of ₹${grouped(a + 7)} and ${tenth(q + 0.3)}% of ₹${grouped(b - 3)}. Which amount is closest to the total?`,
      ],
      key,
      unit: ["", "₹"],
      slips: [
        [tidy(((p + q) * (a + b)) / 100), "added the per cents and took them of the total"],
        [parts[0], "left the second part out"],
        [parts[1], "left the first part out"],
        [tidy((q * a) / 100 + (p * b) / 100), "exchanged the two per cents"],
        [Math.abs(parts[0] - parts[1]), "subtracted the second part instead of adding it"],
      ],
      way: `Round to ${p}% of ${grouped(a)} + ${q}% of ${grouped(b)} = ${grouped(parts[0])} + ${grouped(parts[1])} = ${grouped(key)}.`,
    };
  }),
  make("points-or-per-cent", 2, (draw) => {
    const [from, to] = draw.one([
      [40, 50],
      [50, 70],
      [60, 75],
      [50, 80],
      [40, 70],
      [75, 90],
      [60, 90],
    ] as const);
    const key = tidy(((to - from) / from) * 100);
    return {
      asks: [
        "The bars show how many of 100 seeds sprouted. By how many per cent did the number rise from the first week to the second?",
        "The bars show a school’s scores out of 100. By how many per cent is the second score higher than the first?",
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [to - from, "took the difference of the bars for the per cent"],
        [tenth(((to - from) / to) * 100), "compared with the second bar, not the first"],
        [tidy((to / from) * 100), "compared the whole second bar with the first"],
        [to, "read the height of the second bar"],
      ],
      way: `The rise is ${to} − ${from} = ${to - from}, and ${to - from} out of ${from} is ${key}%.`,
      figure: {
        alt: `A bar graph with two bars: the first reaches ${from}, the second ${to}`,
        draw: (alt) =>
          drawBarGraph({
            alt,
            names: ["First", "Second"],
            quantity: "Number",
            most: 100,
            step: 10,
            rows: [{ values: [from, to] }],
          }),
      },
    };
  }),
];
