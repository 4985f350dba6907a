import type { Family } from "../family";
import { numeric } from "../signed-slips";
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
        [key * 5, "forgot to divide by the number of values"],
        [(key * 5) / 4, "divided by one less than the number of values"],
        [away, "added the distances from the mean without squaring them"],
        [mean, "gave the mean"],
        [Math.max(...values) - Math.min(...values), "gave the range"],
        [Math.round(Math.sqrt(key)), "gave the standard deviation"],
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
        [key + plus, `added ${plus} as well`],
        [
          isVariance ? times * deviation : times * times * deviation,
          isVariance ? "forgot to square the factor" : "squared the factor",
        ],
        [deviation, "took the spread to stay the same"],
        [deviation + plus, `added ${plus} to the old value`],
        [times * (deviation + plus), "added before multiplying"],
        [times * times * deviation + plus * plus, "squared both numbers"],
      ]),
      because: `Adding ${plus} moves all values alike and changes no spread; the factor ${times} ${isVariance ? `multiplies the variance by ${times}² = ${times * times}` : "multiplies the standard deviation"}: ${key}.`,
    };
  },
};

export const statistics: readonly Family[] = [varianceOfFive, scaledData];
