import type { Family } from "../family";
import { drawTown } from "../people";
import { numeric } from "../signed-slips";
import { count } from "../words";

const topic = "Direct and Inverse Proportion";

const workersAndDays: Family = {
  name: "workers-and-days",
  topic,
  level: 1,
  draft: (draw) => {
    const [workers, days, key] = [draw.int(8, 30), draw.int(8, 30), draw.int(6, 30)];
    const others = (workers * days) / key;
    if (!Number.isInteger(others) || others < 5 || others > 40) return undefined;
    if (new Set([workers, days, others]).size < 3) return undefined;
    return {
      frames: [
        `${workers} workers can repair a road in ${days} days. How many days do ${others} workers need, if all work at the same rate?`,
        `Fodder lasts ${workers} cows for ${days} days. For how many days does the same fodder last ${others} cows?`,
      ],
      ...numeric((value) => count(value, "day"), key, [
        [Math.round((days * others) / workers), "using direct proportion"],
        [Math.abs(days + workers - others), "adding the change in the number to the days"],
        [Math.abs(days - workers + others), "taking the change in the number from the days"],
      ]),
      because: `More of them need fewer days: ${workers} × ${days} = ${workers * days}, and ${workers * days} ÷ ${others} = ${key}.`,
    };
  },
};

const mapScale: Family = {
  name: "map-scale",
  topic,
  level: 1,
  draft: (draw) => {
    const [a, scale, b] = [draw.int(4, 12), draw.one([5, 10, 15, 20, 25]), draw.int(6, 19)];
    if (a === b) return undefined;
    const key = b * scale;
    const town = drawTown(draw);
    return {
      frames: [
        `On a map ${a} cm stand for ${a * scale} km. A river is ${b} cm long on the map. How long is it really?`,
        `A highway that starts in ${town} is ${b} cm long on a map on which ${a} cm mean ${a * scale} km. What is its true length?`,
      ],
      ...numeric(
        (value) => `${value} km`,
        key,
        [
          [a * scale + b - a, "adding the difference in centimetres to the distance"],
          [Math.round((a * a * scale) / b), "using inverse proportion"],
          [a * scale, "leaving the distance unchanged"],
          [a * b, "multiplying the two lengths on the map"],
          [key + scale, "counting one centimetre too many"],
          [key - scale, "counting one centimetre too few"],
        ],
        0,
      ),
      because: `1 cm stands for ${a * scale} ÷ ${a} = ${scale} km, so ${b} cm stand for ${b} × ${scale} = ${key} km.`,
    };
  },
};

const foodForCamp: Family = {
  name: "food-for-camp",
  topic,
  level: 3,
  draft: (draw) => {
    const [people, joined] = [draw.int(6, 20) * 10, draw.int(2, 10) * 10];
    const [days, passed] = [draw.int(18, 40), draw.int(3, 10)];
    const key = (people * (days - passed)) / (people + joined);
    if (!Number.isInteger(key) || joined >= people) return undefined;
    return {
      frames: [
        `A scout camp has food for ${people} scouts for ${days} days. After ${passed} days ${joined} more scouts arrive. For how many more days will the food last?`,
        `A hostel stores rice for ${people} students for ${days} days. ${joined} new students move in when ${passed} days are over. How many days more does the rice last?`,
      ],
      ...numeric((value) => count(value, "day"), key, [
        [(people * days) / (people + joined), "forgetting the days that are over"],
        [days - passed, "forgetting the new arrivals"],
        [(people * days) / (people + joined) - passed, "dividing first and taking the days off afterwards"],
        [Math.round(((days - passed) * (people + joined)) / people), "using direct proportion"],
        [Math.round((people * (days - passed)) / joined), "dividing by the new arrivals alone"],
      ]),
      because: `Food is left for ${people} × ${days - passed} = ${people * (days - passed)} daily shares. Shared by ${people + joined} it lasts ${key} days.`,
    };
  },
};

const twoPipes: Family = {
  name: "two-pipes",
  topic,
  level: 2,
  draft: (draw) => {
    const [fill, empty] = [draw.int(3, 20), draw.int(6, 36)];
    const key = (fill * empty) / (empty - fill);
    if (empty <= fill || !Number.isInteger(key) || key > 48) return undefined;
    return {
      frames: [
        `A tap fills a tank in ${fill} hours, and an open drain empties the full tank in ${empty} hours. With both open, how many hours does the empty tank take to fill?`,
        `A pump can fill a pond in ${fill} hours, but through a leak the full pond runs dry in ${empty} hours. In how many hours does the pump fill the empty pond in spite of the leak?`,
      ],
      ...numeric((value) => count(value, "hour"), key, [
        [empty - fill, "subtracting the two times"],
        [Math.round((fill * empty) / (empty + fill)), "adding the rates as if both filled it"],
        [fill + empty, "adding the two times"],
        [Math.round((fill + empty) / 2), "taking the average of the two times"],
        [fill, "leaving out what flows away"],
      ]),
      because: `In one hour 1/${fill} − 1/${empty} = 1/${key} of it is filled, so the whole takes ${key} hours.`,
    };
  },
};

export const directAndInverseProportion: readonly Family[] = [
  workersAndDays,
  mapScale,
  twoPipes,
  foodForCamp,
];
