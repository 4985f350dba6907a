import type { Family } from "../family";
import { everyOther, familiesOf, tidy } from "../quick-family";
import { sumOf } from "../whole";
import { grouped } from "../words";

const make = familiesOf("Percentage Change");

const tenth = (value: number): number => Number(value.toFixed(1));

/** The families of the topic Percentage Change. */
export const percentageChange: readonly Family[] = [
  make("rise-of-a-weighted-basket", 2, (draw, turn) => {
    const weights = draw.shuffle([10, 20, 30, 40]);
    const rises = draw.shuffle([5, 8, 10, 12, 15, 20, 25]).slice(0, 4);
    const sum = (ps: readonly number[]): number =>
      sumOf(weights.map((w, index) => w * (ps[index] ?? 0))) / 100;
    const [key, plain] = [tidy(sum(rises)), tidy(sumOf(rises) / 4)];
    const heaviest = rises[weights.indexOf(40)] ?? 0;
    if (key === plain || new Set([key, plain, heaviest, tidy(sum(rises.toReversed()))]).size < 4)
      return undefined;
    const names = turn % 2 === 0 ? ["Food", "Rent", "Fuel", "School"] : ["Steel", "Labour", "Power", "Paint"];
    return {
      asks: [
        "The table shows what share of its budget a family spends on each group, and how much dearer the group became. By how many per cent did its cost of living rise?",
        "The table shows the share of each item in the cost of a machine, and the rise of its price. By how many per cent did the whole cost rise?",
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [plain, "averaged the rises and left the shares out"],
        [heaviest, "went by the largest share alone"],
        [tidy(sum(rises.toReversed())), "took the rises from the wrong end of the table"],
        [tidy((Math.max(...rises) + Math.min(...rises)) / 2), "averaged the greatest and the smallest rise"],
      ],
      way: `Each share is multiplied by its rise: ${weights.map((w, index) => `${w} × ${rises[index]}`).join(" + ")} = ${grouped(key * 100)}. Of 100 that is ${key}%.`,
      table: {
        head: [turn % 2 === 0 ? "Group" : "Item", "Share (%)", "Rise (%)"],
        rows: names.map((name, index) => [name, String(weights[index]), String(rises[index])]),
      },
    };
  }),
  make("small-errors-in-a-formula", 1, (draw, turn) => {
    const [p, q] = [draw.one([0.5, 1, 1.5, 2]), draw.one([0.5, 1, 1.2, 3])];
    if (p === q) return undefined;
    const isCone = turn % 2 === 0;
    const key = isCone ? tidy(2 * p + q) : tidy(2 * p - q);
    if (key <= 0) return undefined;
    return {
      asks: [
        `The radius of a cylinder is measured ${p}% too large and its height ${q}% too large. By about how many per cent is the volume too large?`,
        `A current is read ${p}% too high and a resistance ${q}% too low. By about how many per cent is the power I²R worked out too high?`,
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [tidy(isCone ? p + q : Math.abs(p - q)), "forgot that the first quantity is squared"],
        [tidy(isCone ? p + 2 * q : Math.abs(p - 2 * q)), "doubled the error of the wrong quantity"],
        [tidy(isCone ? Math.abs(2 * p - q) : 2 * p + q), "took the second error with the wrong sign"],
        [tidy(isCone ? p * p + q : Math.abs(p * p - q)), "squared the first error"],
      ],
      way: `Small errors add, and that of a square counts twice: 2 × ${p} ${isCone ? "+" : "−"} ${q} = ${key}%.`,
    };
  }),
  make("years-of-growth-by-logs", 2, (draw) => {
    const [rate, log, key, word, goal] = draw.one([
      [10, 0.041, 8, "twice", 0.301],
      [5, 0.021, 15, "twice", 0.301],
      [20, 0.079, 7, "three times", 0.477],
      [12, 0.049, 7, "twice", 0.301],
      [25, 0.097, 5, "three times", 0.477],
      [6, 0.025, 19, "three times", 0.477],
      [15, 0.061, 8, "three times", 0.477],
    ] as const);
    const times = word === "twice" ? 2 : 3;
    if (Math.ceil(goal / log) !== key || Math.abs(goal / log - Math.round(goal / log)) < 0.06)
      return undefined;
    return {
      asks: [
        `To base 10, log ${times} = ${goal} and log ${tidy(1 + rate / 100)} = ${log}. A firm grows by ${rate}% a year. After how many full years is it first more than ${word} as large?`,
        `Prices rise by ${rate}% a year. With log ${times} = ${goal} and log ${tidy(1 + rate / 100)} = ${log} (to base 10), after how many full years are they first more than ${word} as high?`,
      ],
      key: Math.ceil(goal / log),
      slips: [
        [Math.ceil(((times - 1) * 100) / rate), "added the same amount each year"],
        [Math.floor(goal / log), "rounded the quotient of the logarithms down"],
        [Math.ceil((times * 100) / rate), "divided the whole goal by the rate"],
      ],
      way: `The factor is ${tidy(1 + rate / 100)} each year, so log ${times} ÷ log ${tidy(1 + rate / 100)} = ${goal} ÷ ${log}, about ${(goal / log).toFixed(1)}. The next full year is ${Math.ceil(goal / log)}.`,
    };
  }),
  make("water-lost-in-drying", 2, (draw, turn) => {
    const [wet, dry] = draw.one(
      everyOther(
        [
          [90, 20],
          [80, 20],
          [92, 20],
          [90, 50],
          [85, 25],
          [80, 60],
          [88, 20],
          [70, 40],
        ] as const,
        turn,
      ),
    );
    const fresh = draw.int(2, 12) * 20;
    const key = tidy((fresh * (100 - wet)) / (100 - dry));
    if (!Number.isInteger(key) || !Number.isInteger((fresh * (100 - wet)) / 100)) return undefined;
    return {
      asks: [
        `Fresh grapes are ${wet}% water, and raisins are ${dry}% water. How many kilograms of raisins come from ${fresh} kg of grapes?`,
        `Harvested hay is ${wet}% water and is dried until ${dry}% of it is water. What do ${fresh} kg of it weigh then, in kilograms?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [tidy((fresh * (100 - wet)) / 100), "took away all the water"],
        [tidy((fresh * (100 - wet + dry)) / 100), "subtracted the per cents of different wholes"],
        [tidy((fresh * dry) / wet), "divided the two per cents of water"],
        [
          tidy((fresh * (100 - wet) * (100 + dry)) / 10_000),
          "added the water as a per cent of the solid part",
        ],
      ],
      way: `The solid part stays: ${100 - wet}% of ${fresh} kg = ${tidy((fresh * (100 - wet)) / 100)} kg. That is ${100 - dry}% of what is left, so it weighs ${key} kg.`,
    };
  }),
  make("overlap-that-must-be", 3, (draw) => {
    const [a, b, c] = [draw.int(13, 19) * 5, draw.int(13, 19) * 5, draw.int(13, 19) * 5];
    const key = a + b + c - 200;
    const two = Math.min(a + b, b + c, a + c) - 100;
    if (key < 15 || new Set([a, b, c]).size < 3) return undefined;
    return {
      asks: [
        `In a school ${a}% of the pupils learn Hindi, ${b}% English and ${c}% Tamil. What is the least per cent that must learn all three?`,
        `Of the cars checked, ${a}% have sound brakes, ${b}% sound lamps and ${c}% sound tyres. At least how many per cent must be sound in all three ways?`,
      ],
      key,
      unit: "%",
      hasDecimals: true,
      slips: [
        [two, "looked only at the two smallest groups"],
        [tenth((a * b * c) / 10_000), "multiplied the per cents, as if they were independent"],
        [Math.min(a, b, c), "found the most that can be, not the least"],
        [tenth((a + b + c) / 3), "averaged the three per cents"],
        [100 - (a + b + c - 200), "found how many may lack something"],
      ],
      way: `At most (100 − ${a}) + (100 − ${b}) + (100 − ${c}) = ${300 - a - b - c}% lack one of the three. So at least ${key}% lack none.`,
    };
  }),
];
