import { ratio } from "../algebra-words";
import type { Family } from "../family";
import { numeric, quotients } from "../signed-slips";
import { sumOf } from "../whole";
import { row } from "../words";

const topic = "Statistics";

const varianceOfFive: Family = {
  name: "variance-of-five",
  topic,
  level: 1,
  draft: (draw) => {
    const values = [draw.int(2, 20), draw.int(2, 20), draw.int(2, 20), draw.int(2, 20), draw.int(2, 20)];
    const mean = sumOf(values) / 5;
    const key = sumOf(values.map((value) => (value - mean) ** 2)) / 5;
    const away = sumOf(values.map((value) => Math.abs(value - mean)));
    if (!Number.isInteger(mean) || !Number.isInteger(key) || key < 4 || new Set(values).size < 5)
      return undefined;
    return {
      frames: [
        `What is the variance of ${row(values)}?`,
        `A machine fills five bags; they weigh ${row(values)} g more than 1 kg. What is the variance of these five numbers?`,
      ],
      ...numeric(String, key, [
        [key * 5, "forgetting to divide by the number of values"],
        [(key * 5) / 4, "dividing by one less than the number of values"],
        [away, "adding the distances from the mean without squaring them"],
        [mean, "giving the mean"],
        [Math.max(...values) - Math.min(...values), "giving the range"],
        [Math.round(Math.sqrt(key)), "giving the standard deviation"],
      ]),
      because: `The mean is ${mean}, the squares of the distances from it add up to ${key * 5}, and ${key * 5} ÷ 5 = ${key}.`,
    };
  },
};

const scaledData: Family = {
  name: "scaled-data",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [times, plus, deviation] = [draw.int(2, 5), draw.int(3, 12), draw.int(2, 9)];
    const isVariance = turn % 2 === 1;
    const key = isVariance ? times * times * deviation : times * deviation;
    return {
      frames: [
        `The standard deviation of some data is ${deviation}. Every value is multiplied by ${times}, and then ${plus} is added to it. What is the new standard deviation?`,
        `A set of numbers has the variance ${deviation}. Each number x is replaced by ${times}x + ${plus}. What is the variance of the new set?`,
      ],
      ...numeric(String, key, [
        [key + plus, `adding ${plus} as well`],
        [
          isVariance ? times * deviation : times * times * deviation,
          isVariance ? "forgetting to square the factor" : "squaring the factor",
        ],
        [deviation, "taking the spread to stay the same"],
        [deviation + plus, `adding ${plus} to the old value`],
        [times * (deviation + plus), "adding before multiplying"],
        [times * times * deviation + plus * plus, "squaring both numbers"],
      ]),
      because: `Adding ${plus} moves all values alike and changes no spread; the factor ${times} ${isVariance ? `multiplies the variance by ${times}² = ${times * times}` : "multiplies the standard deviation"}: ${key}.`,
    };
  },
};

const meanDeviation: Family = {
  name: "mean-deviation",
  topic,
  level: 2,
  draft: (draw) => {
    const values = [0, 0, 0, 0, 0, 0].map(() => draw.int(3, 40));
    const sorted = values.toSorted((a, b) => a - b);
    const median = ((sorted[2] ?? 0) + (sorted[3] ?? 0)) / 2;
    const mean = sumOf(values) / 6;
    const about = (centre: number): number => sumOf(values.map((value) => Math.abs(value - centre)));
    if (new Set(values).size < 6 || mean === median || !Number.isInteger(mean * 2)) return undefined;
    return {
      frames: [
        `What is the mean deviation about the median of ${row(values)}?`,
        `Six runners are ${row(values)} seconds behind the winner. What is the mean deviation of these numbers about their median?`,
      ],
      ...quotients(
        [about(median), 6],
        [
          [about(median), 5, "dividing by one less than the number of values"],
          [about(median), 1, "forgetting to divide"],
          [
            about(((values[2] ?? 0) + (values[3] ?? 0)) / 2),
            6,
            "taking the middle without putting the values in order",
          ],
          [about(sorted[2] ?? 0) + 6, 6, "taking one of the two middle values for the median"],
          [2 * median, 2, "giving the median"],
          [(sorted[5] ?? 0) - (sorted[0] ?? 0), 2, "giving half of the range"],
        ],
      ),
      because: `The median is ${ratio(2 * median, 2)}, the distances from it add up to ${about(median)}, and ${about(median)} ÷ 6 = ${ratio(about(median), 6)}.`,
    };
  },
};

export const statistics: readonly Family[] = [varianceOfFive, scaledData, meanDeviation];
