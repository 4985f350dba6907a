import { inTurn, type Family } from "../family";
import { drawPerson } from "../people";
import { numberSlips } from "../slips";
import { sumOf } from "../whole";
import { listed } from "../words";

const topic = "Data Handling";

const pictograph: Family = {
  name: "pictograph-row",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [each, full] = [draw.one([4, 6, 8, 10, 12, 20]), draw.int(4, 8)];
    const key = each * full + each / 2;
    return {
      question: inTurn(
        [
          `In a pictograph one ball stands for ${each} children. The row for cricket has ${full} whole balls and half a ball. How many children chose cricket?`,
          `In a pictograph one leaf stands for ${each} saplings. The row for Class 5 has ${full} whole leaves and half a leaf. How many saplings did Class 5 plant?`,
        ],
        turn,
      ),
      key: String(key),
      slips: numberSlips(String, [
        [each * (full + 1), "counting the half picture as a whole one"],
        [each * full, "leaving out the half picture"],
        [each * full + 1, "counting the half picture as 1"],
      ]),
      because: `${full} whole pictures stand for ${full} × ${each} = ${full * each} and the half one for ${each / 2}: ${full * each} + ${each / 2} = ${key}.`,
    };
  },
};

const surveyRest: Family = {
  name: "survey-rest",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [first, second, key] = [draw.int(26, 58), draw.int(27, 49), draw.int(23, 47)];
    const total = first + second + key;
    if (total % 10 !== 0 || first === second || key === first || key === second) return undefined;
    return {
      question: inTurn(
        [
          `${total} children were asked for their favourite game. ${first} chose kabaddi, ${second} chose kho-kho, and all the others chose football. How many chose football?`,
          `A table shows how the ${total} pupils of a school come to class: ${first} on foot, ${second} by bus and the rest by bicycle. How many come by bicycle?`,
        ],
        turn,
      ),
      key: String(key),
      slips: draw.shuffle(
        numberSlips(String, [
          [first + second, "stopping after adding the two numbers that are given"],
          [total - first, "leaving out the second group"],
          [total - second, "leaving out the first group"],
          [key + 10, "forgetting the ten carried in the sum"],
        ]),
      ),
      because: `${first} + ${second} = ${first + second}, and ${total} − ${first + second} = ${key}.`,
    };
  },
};

const average: Family = {
  name: "average-of-five",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const values = Array.from({ length: 5 }, () => draw.int(31, 68));
    const key = sumOf(values) / 5;
    const sorted = values.toSorted((a, b) => a - b);
    const middle = sorted[2] ?? 0;
    if (!Number.isInteger(key) || middle === key || new Set(values).size < 5 || values.includes(key))
      return undefined;
    const { name } = drawPerson(draw);
    return {
      question: inTurn(
        [
          `In five matches ${name} scores ${listed(values)} runs. What is the average number of runs in a match?`,
          `A tea stall sells ${listed(values)} cups of tea on five days. What is the average number of cups in a day?`,
        ],
        turn,
      ),
      key: String(key),
      slips: numberSlips(String, [
        [middle, "taking the middle number instead of the average"],
        [
          Math.round(((sorted[0] ?? 0) + (sorted[4] ?? 0)) / 2),
          "halving the sum of the smallest and the greatest",
        ],
        [Math.round(sumOf(values) / 4), "dividing by 4 instead of 5"],
        [Math.floor(sumOf(values) / 6), "dividing by 6 instead of 5"],
      ]),
      because: `The sum is ${values.join(" + ")} = ${sumOf(values)}, and ${sumOf(values)} ÷ 5 = ${key}.`,
    };
  },
};

const pieChart: Family = {
  name: "circle-chart",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const [first, second] = draw.one([
      [2, 3],
      [2, 4],
      [3, 4],
      [2, 5],
      [4, 6],
      [3, 6],
      [4, 5],
    ] as const);
    const total = draw.int(4, 12) * 60;
    const key = total - total / first - total / second;
    if (key === total / first || key === total / second) return undefined;
    return {
      question: inTurn(
        [
          `A circle chart shows the ${total} trees of a park. 1/${first} of the circle stands for neem, 1/${second} for mango and the rest for coconut. How many coconut trees are there?`,
          `A circle chart shows ${total} books of a library. 1/${first} of the circle stands for stories, 1/${second} for poems and the rest for science. How many science books are there?`,
        ],
        turn,
      ),
      key: String(key),
      slips: numberSlips(String, [
        [total / first + total / second, "finding the two parts that are given"],
        [total - total / first, "taking away only the first part"],
        [total - total / second, "taking away only the second part"],
        [total / (first + second), `taking 1/${first} and 1/${second} to be 1/${first + second} together`],
      ]),
      because: `1/${first} of ${total} is ${total / first} and 1/${second} is ${total / second}. ${total} − ${total / first} − ${total / second} = ${key}.`,
    };
  },
};

const missingScore: Family = {
  name: "missing-score",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const scores = Array.from({ length: 3 }, () => draw.int(56, 88));
    const mean = draw.int(66, 82);
    const key = mean * 4 - sumOf(scores);
    if (key < 50 || key > 98 || key === mean || scores.includes(key)) return undefined;
    const { name, they } = drawPerson(draw);
    return {
      question: inTurn(
        [
          `${name} gets ${listed(scores)} marks in three tests. How many marks must ${they} get in the fourth test so that the average of all four is ${mean}?`,
          `The average of four numbers is ${mean}. Three of them are ${listed(scores)}. What is the fourth?`,
        ],
        turn,
      ),
      key: String(key),
      slips: numberSlips(String, [
        [mean, "taking the average itself for the last number"],
        [key - 10, "a wrong borrow in the last subtraction"],
        [key + 10, "a wrong borrow in the last subtraction"],
      ]),
      because: `All four add up to 4 × ${mean} = ${mean * 4}, and the three that are known to ${sumOf(scores)}. ${mean * 4} − ${sumOf(scores)} = ${key}.`,
    };
  },
};

export const dataHandling: readonly Family[] = [pictograph, surveyRest, average, pieChart, missingScore];
