import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { everyOther, familiesOf, tidy } from "../quick-family";
import { sumOf } from "../whole";

const make = familiesOf("Averages and Mixtures");

const tenth = (value: number): number => Number(value.toFixed(1));

/** The families of the topic Averages and Mixtures. */
export const averagesAndMixtures: readonly Family[] = [
  make("mean-of-a-curve", 2, (draw, turn) => {
    const [k, end] = draw.one(
      everyOther(
        [
          [1, 3],
          [3, 2],
          [2, 3],
          [3, 4],
          [6, 2],
          [1, 6],
          [3, 5],
          [6, 3],
        ] as const,
        turn,
      ),
    );
    const key = (k * end * end) / 3;
    const f = `${k === 1 ? "" : k}x²`;
    return {
      asks: [
        `What is the average value of ${f} for x from 0 to ${end}?`,
        `A pump’s rate after x minutes is ${f} litres a minute. What is its average rate over the first ${end} minutes, in litres a minute?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [(k * end * end) / 2, "averaged the values at the two ends"],
        [(k * end * end) / 4, "took the value in the middle of the stretch"],
        [(k * end ** 3) / 3, "found the integral and did not divide by the length"],
        [k * end, "found the average slope"],
        [k * end * end, "took the value at the end"],
      ],
      way: `The integral from 0 to ${end} is ${k === 1 ? "" : `${k} × `}${end}³ ÷ 3 = ${(k * end ** 3) / 3}. Divided by the length ${end} it is ${key}.`,
    };
  }),
  make("variance-of-a-count", 1, (draw) => {
    const [n, p] = [draw.one([20, 25, 40, 50, 100, 150]), draw.one([0.1, 0.2, 0.3, 0.4, 0.6])];
    const mean = tidy(n * p);
    const key = tidy(n * p * (1 - p));
    if (!Number.isInteger(mean)) return undefined;
    return {
      asks: [
        `In ${n} independent trials the mean number of successes is ${mean}. What is the variance of that number?`,
        `A bowler sends ${n} balls, each of which hits independently with the same chance, and hits ${mean} on the average. What is the variance of the number of hits?`,
      ],
      key,
      hasDecimals: true,
      slips: [
        [mean, "took the mean for the variance"],
        [tenth(Math.sqrt(key)), "found the standard deviation"],
        [tidy(n - mean), "found the mean number of failures"],
        [tidy(mean * p), "multiplied by the chance of success once more"],
        [tidy(p * (1 - p)), "found the variance of a single trial"],
      ],
      way: `The chance is ${mean} ÷ ${n} = ${p}, and the variance np(1 − p) = ${mean} × ${tidy(1 - p)} = ${key}.`,
    };
  }),
  make("expectation-with-a-gap", 1, (draw, turn) => {
    const [a, b, d] = [draw.int(1, 4), draw.int(1, 4), draw.int(1, 4)];
    const c = 10 - a - b - d;
    const values = draw.one([
      [0, 1, 2, 3],
      [1, 2, 4, 5],
      [0, 2, 3, 5],
      [1, 2, 3, 6],
    ] as const);
    const weights = [a, b, c, d];
    const key = tidy(sumOf(weights.map((w, index) => w * (values[index] ?? 0))) / 10);
    const without = tidy(key - (c * values[2]) / 10);
    const plain = sumOf(values) / 4;
    if (c < 1 || c > 4 || c === b || key === plain) return undefined;
    return {
      asks: [
        "The table shows the chance of each value of X. One chance is missing. What is the expected value of X?",
        "The table shows how likely each number of goals in a match is. One chance is missing. How many goals are expected on the average?",
      ],
      key,
      hasDecimals: true,
      slips: [
        [plain, "averaged the values and left their chances out"],
        [without, "left the row with the gap out"],
        [tidy((without * 10) / (10 - c)), "shared what is known among the known chances"],
        [tidy(without + values[2] / 4), "took a quarter for the missing chance"],
        [values[weights.indexOf(Math.max(...weights))] ?? 0, "took the most likely value"],
      ],
      way: `All chances add up to 1, so the missing one is ${c / 10}. Then ${values.map((value, index) => `${value} × ${(weights[index] ?? 0) / 10}`).join(" + ")} = ${key}.`,
      table: {
        head: [turn % 2 === 0 ? "X" : "Goals", "Chance"],
        rows: values.map((value, index) => [
          String(value),
          index === 2 ? "?" : String((weights[index] ?? 0) / 10),
        ]),
      },
    };
  }),
  make("variance-of-two-groups", 3, (draw) => {
    const [mean, half, variance] = [draw.int(20, 60), draw.int(2, 6), draw.one([4, 9, 12, 16, 20, 25])];
    return {
      asks: [
        `Two equal groups have the means ${mean - half} and ${mean + half} and both the variance ${variance}. What is the variance of all values together?`,
        `Two batches of as many bulbs have mean lives of ${mean - half} and ${mean + half} weeks, each with the variance ${variance}. What is the variance of the lives in both batches taken together?`,
      ],
      key: variance + half * half,
      slips: [
        [variance, "left the distance of the means out"],
        [2 * variance, "added the two variances"],
        [variance + 4 * half * half, "squared the whole distance of the means"],
        [variance + half, "forgot to square the distance"],
        [variance + 2 * half * half, "added the square for both groups"],
        [variance / 2 + half * half, "halved the common variance"],
      ],
      way: `The mean of all is ${mean}, and each group’s mean is ${half} away from it. So the variance is ${variance} + ${half}² = ${variance + half * half}.`,
    };
  }),
  make("fillings-until-little-is-left", 2, (draw, turn) => {
    const [parts, log, goal] = draw.one(
      everyOther(
        [
          [3, 0.176, 10],
          [5, 0.097, 10],
          [6, 0.079, 10],
          [3, 0.176, 100],
          [5, 0.097, 100],
          [10, 0.046, 10],
        ] as const,
        turn,
      ),
    );
    const exact = Math.log(goal) / Math.log(parts / (parts - 1));
    const key = Math.ceil(exact);
    const part = goal === 10 ? "a tenth" : "a hundredth";
    const fraction = `1/${parts}`;
    return {
      asks: [
        `Again and again ${fraction} of a vat of dye is drawn off and replaced by water. With log 2 = 0.301 and log 3 = 0.477 (to base 10), after how many times is less than ${part} of the dye left?`,
        `Each rinse takes ${fraction} of the salt out of a cloth. With log 2 = 0.301 and log 3 = 0.477 (to base 10), how many rinses leave less than ${part} of the salt?`,
      ],
      key,
      slips: [
        [key - 1, "rounded the quotient of the logarithms down"],
        [parts, "took the same amount out each time"],
        [Math.ceil(Math.log(goal) / Math.log(2)), "took half for the part that is left"],
        [Math.ceil(Math.log(goal) / Math.log(parts)), "took the part that is drawn off for what is left"],
      ],
      way: `Each time ${parts - 1}/${parts} is left, and log ${ratio(parts, parts - 1)} = ${log}. ${goal === 10 ? 1 : 2} ÷ ${log} is about ${tenth((goal === 10 ? 1 : 2) / log)}, so ${key} times are needed.`,
    };
  }),
];
