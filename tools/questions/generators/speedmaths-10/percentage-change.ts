import { drawPieChart } from "../../figures/pie-chart";
import type { Family } from "../family";
import { familiesOf, tidy } from "../quick-family";
import { grouped } from "../words";

const make = familiesOf("Percentage Change");

const tenth = (value: number): number => Number(value.toFixed(1));

/** The families of the topic Percentage Change. */
export const percentageChange: readonly Family[] = [
  make("three-falls-in-a-row", 1, (draw) => {
    const p = draw.one([4, 5, 10, 20, 25, 30, 40]);
    const left = (100 - p) / 100;
    const key = tenth((1 - left ** 3) * 100);
    return {
      asks: [
        `A pond loses ${p}% of its water each week. Which per cent is closest to its loss in three weeks?`,
        `A filter holds back ${p}% of the dust, and the air passes three of them. Which per cent is closest to the dust that is held back in all?`,
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [3 * p, "added the three per cents"],
        [tenth(((1 + p / 100) ** 3 - 1) * 100), "let it grow instead of falling"],
        [tenth(left ** 3 * 100), "found what is left"],
        [tenth((1 - left ** 2) * 100), "counted only two of the three"],
      ],
      way: `What is left is ${left} × ${left} × ${left}, about ${tenth(left ** 3 * 100)}% of the start. So about ${key}% is gone.`,
    };
  }),
  make("growth-of-the-total", 2, (draw, turn) => {
    const [a, b] = [draw.int(2, 9) * 100, draw.int(2, 9) * 100];
    const [p, q] = [draw.one([10, 20, 30, 50]), draw.one([5, 10, 25, 40, 60])];
    const [after, later] = [(a * (100 + p)) / 100, (b * (100 + q)) / 100];
    const key = tidy((100 * (after + later - a - b)) / (a + b));
    if (a === b || p === q || !Number.isInteger(key) || !Number.isInteger(later)) return undefined;
    const [first, second] = turn % 2 === 0 ? ["Mangoes (t)", "Litchis (t)"] : ["Girls", "Boys"];
    return {
      asks: [
        "The table shows an orchard’s harvest in 2025 and its growth since 2024. By how many per cent did the whole harvest grow?",
        "The table shows who took part in a city run in 2025 and the growth since 2024. By how many per cent did the number of runners grow?",
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [(p + q) / 2, "averaged the two per cents"],
        [tenth((p * after + q * later) / (after + later)), "weighed the per cents with the numbers of 2025"],
        [tidy((p * b + q * a) / (a + b)), "weighed each per cent with the other number"],
        [tenth((100 * (after + later - a - b)) / (after + later)), "compared the rise with the second year"],
      ],
      way: `2024: ${grouped(after)} ÷ ${1 + p / 100} = ${a} and ${grouped(later)} ÷ ${1 + q / 100} = ${b}. The total grew from ${grouped(a + b)} to ${grouped(after + later)}, by ${grouped(after + later - a - b)}, which is ${key}%.`,
      table: {
        head: [turn % 2 === 0 ? "Orchard" : "City run", first, second],
        rows: [
          ["2025", grouped(after), grouped(later)],
          ["Growth since 2024", `${p}%`, `${q}%`],
        ],
      },
    };
  }),
  make("two-errors-in-a-quotient", 2, (draw) => {
    const [up, down, key] = draw.one([
      [20, 20, 50],
      [10, 20, 37.5],
      [20, 4, 25],
      [25, 50, 150],
      [40, 30, 100],
      [8, 10, 20],
      [32, 12, 50],
      [5, 16, 25],
      [12, 30, 60],
      [20, 25, 60],
    ] as const);
    return {
      asks: [
        `A student reads a mass ${up}% too large and a volume ${down}% too small. By how many per cent is the density, mass ÷ volume, too large?`,
        `A car’s distance is recorded ${up}% too long and its time ${down}% too short. By how many per cent is the speed worked out too high?`,
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [up + down, "added the two per cents"],
        [tidy(up + down + (up * down) / 100), "multiplied the factors as for two rises"],
        [tenth(((up + down) * 100) / (100 + up)), "compared with the wrong value, not with the true one"],
        [tenth((down * 100) / (100 - down)), "left the error above the line out"],
      ],
      way: `The quotient is multiplied by ${1 + up / 100} ÷ ${tidy(1 - down / 100)} = ${tidy(1 + key / 100)}, so it is ${key}% too large.`,
    };
  }),
  make("takings-after-a-dearer-ticket", 3, (draw) => {
    const [up, more, key] = draw.one([
      [25, 5, 16],
      [25, 10, 12],
      [25, 15, 8],
      [50, 20, 20],
      [50, 35, 10],
      [20, 8, 10],
      [40, 19, 15],
      [40, 26, 10],
      [60, 20, 25],
      [60, 44, 10],
    ] as const);
    return {
      asks: [
        `Tickets become ${up}% dearer, and the takings of a hall grow by ${more}%. By how many per cent did the number of visitors fall?`,
        `Milk costs ${up}% more than last year, and a family spends ${more}% more on it. By what per cent does its use of milk fall?`,
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [up - more, "subtracted the two per cents"],
        [tenth((up * 100) / (100 + up)), "kept the amount of money the same"],
        [tenth(((up - more) * 100) / (100 + more)), "compared the difference with the new sum of money"],
      ],
      way: `The number is multiplied by ${1 + more / 100} ÷ ${1 + up / 100} = ${tidy(1 - key / 100)}, which is a fall of ${key}%.`,
    };
  }),
  make("share-after-a-rise", 1, (draw) => {
    const [share, rise, key] = draw.one([
      [30, 25, 24],
      [25, 25, 20],
      [40, 25, 32],
      [35, 40, 25],
      [36, 20, 30],
      [30, 50, 20],
      [45, 50, 30],
      [24, 20, 20],
    ] as const);
    const food = draw.one([15, 20]);
    return {
      asks: [
        `The chart shows how a family spends its income. The income rises by ${rise}%, and the rent stays the same. What per cent of the new income is the rent?`,
        `The chart shows the budget of a hostel. The budget grows by ${rise}%, and the rent stays as it is. Which share of the new budget goes to rent, in per cent?`,
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [share - rise, "subtracted the rise from the share"],
        [tidy((share * (100 - rise)) / 100), "took the rise in per cent off the share"],
        [share, "thought that the share stays the same"],
        [tidy((share * (100 + rise)) / 100), "let the rent rise with the income"],
      ],
      way: `Of an income of 100 the rent is ${share}. Of ${100 + rise} it is ${share} ÷ ${100 + rise} = ${key}%.`,
      figure: {
        alt: `A pie chart: rent ${share}%, food ${food}%, school 15%, the rest ${85 - share - food}%`,
        draw: (alt) =>
          drawPieChart({
            alt,
            whole: 100,
            slices: [
              { name: "Rent", value: share, label: `${share}%` },
              { name: "Food", value: food, label: `${food}%` },
              { name: "School", value: 15, label: "15%" },
              { name: "The rest", value: 85 - share - food, label: `${85 - share - food}%` },
            ],
          }),
      },
    };
  }),
];
