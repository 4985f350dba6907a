import type { Family } from "../family";
import { nearMisses } from "../near-misses";
import { hurriedSlips, numberSlips } from "../slips";
import { missingBar } from "./missing-bar";

const topic = "Data Handling";

const pictures: Family = {
  name: "pictures-needed",
  topic,
  level: 1,
  draft: (draw) => {
    const [each, key] = [draw.one([5, 8, 20, 25]), draw.int(6, 14)];
    const value = each * key;
    return {
      frames: [
        `In a pictograph one bicycle stands for ${each} bicycles. A shop sold ${value} bicycles in May. How many pictures must be drawn for May?`,
        `In a pictograph one drop stands for ${each} litres of milk. A dairy gave ${value} litres on Monday. How many drops are drawn for Monday?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [value - each, "taking away instead of dividing"],
        [value, "drawing one picture for each"],
        [each * 2, "doubling the number that a picture stands for"],
        [each, "giving the number that a picture stands for"],
        ...nearMisses(key),
      ]),
      because: `${value} ÷ ${each} = ${key}, so ${key} pictures are needed.`,
    };
  },
};

const drawCounts = (draw: Parameters<Family["draft"]>[0]): [number, number, number, number] => [
  draw.int(24, 38),
  draw.int(41, 56),
  draw.int(12, 22),
  draw.int(61, 75),
];

const tableTotal: Family = {
  name: "table-total",
  topic,
  level: 1,
  count: 1,
  draft: (draw) => {
    const [bus, walk, car, cycle] = drawCounts(draw);
    const key = bus + walk + car + cycle;
    return {
      frames: [
        `A table shows how children come to school: ${bus} by bus, ${walk} on foot, ${car} by car and ${cycle} by bicycle. How many children does the table show?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key - car, "leaving out the smallest number"],
        [key - cycle, "leaving out the largest number"],
        [key - 10, "carrying a ten too few"],
        ...hurriedSlips(key),
      ]),
      because: `Add all four numbers: ${bus} + ${walk} + ${car} + ${cycle} = ${key}.`,
    };
  },
};

const mostAndLeast: Family = {
  name: "most-and-least",
  topic,
  level: 2,
  draft: (draw) => {
    const [second, third, least, most] = drawCounts(draw);
    const key = most - least;
    const [a, b, c, d] = draw.shuffle([second, third, least, most]);
    return {
      frames: [
        `A bar graph shows the votes for a class trip: zoo ${a}, lake ${b}, fort ${c} and museum ${d}. How many more votes did the first choice get than the last?`,
        `A tally of birds at a pond shows ${a} mynas, ${b} ducks, ${c} egrets and ${d} crows. By how much is the largest number greater than the smallest?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [most + least, "adding instead of subtracting"],
        [most - third, "comparing the largest number with the second largest"],
        [most - second, "comparing the largest number with the wrong one"],
        [second - least, "not taking the largest number"],
        [third - least, "not taking the largest number"],
        ...hurriedSlips(key),
      ]),
      because: `The largest number is ${most} and the smallest is ${least}: ${most} − ${least} = ${key}.`,
    };
  },
};

/** The families of the topic Data Handling. */
export const dataHandling: readonly Family[] = [pictures, tableTotal, mostAndLeast, missingBar];
