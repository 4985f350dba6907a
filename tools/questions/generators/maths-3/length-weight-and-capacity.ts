import { type Family, inTurn } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { grouped } from "../words";
import { halfFull } from "./full-and-half-full";
import { bucket } from "./fill-the-bucket";

const topic = "Length, Weight and Capacity";

const smallUnits: Family = {
  name: "into-small-units",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [large, rest] = [draw.int(2, 9), draw.int(5, 90)];
    const kind = inTurn(
      [
        { times: 100, unit: "cm", other: "m" },
        { times: 1000, unit: "g", other: "kg" },
      ] as const,
      turn,
    );
    const key = large * kind.times + rest;
    return {
      frames: [
        `A sari cloth is ${large} m ${rest} cm long. How many centimetres is that?`,
        `A pumpkin weighs ${large} kg ${rest} g. How many grams is that?`,
      ],
      key: `${grouped(key)} ${kind.unit}`,
      slips: numberSlips(
        (value) => `${grouped(value)} ${kind.unit}`,
        [
          [large * (1100 - kind.times) + rest, `mixing up how many ${kind.unit} make 1 ${kind.other}`],
          [large + rest, "adding the two numbers as they are"],
          [large * 10 + rest, `taking 1 ${kind.other} to be 10 ${kind.unit}`],
          [key + kind.times, `counting one ${kind.other} too many`],
          [key - kind.times, `counting one ${kind.other} too few`],
        ],
      ),
      because: `1 ${kind.other} is ${grouped(kind.times)} ${kind.unit}, so ${large} ${kind.other} is ${grouped(large * kind.times)} ${kind.unit}. With ${rest} ${kind.unit} that makes ${grouped(key)} ${kind.unit}.`,
    };
  },
};

const ribbon: Family = {
  name: "ribbon-left",
  topic,
  level: 1,
  draft: (draw) => {
    const [metres, cut] = [draw.int(3, 8), draw.int(112, 278)];
    const whole = metres * 100;
    const key = whole - cut;
    if (cut % 10 === 0) return undefined;
    return {
      frames: [
        `A roll has ${metres} m of ribbon. ${cut} cm of it is used. How many centimetres of ribbon are left?`,
        `A bamboo pole is ${metres} m long. A piece of ${cut} cm is cut off. How long is the rest in centimetres?`,
      ],
      key: `${key} cm`,
      slips: numberSlips(
        (value) => `${value} cm`,
        [
          [metres * 1000 - cut, "taking 1 m to be 1,000 cm"],
          [key + 100, "forgetting the hundred that was borrowed"],
          [key + 10, "forgetting the ten that was borrowed"],
          [whole + cut, "adding instead of taking away"],
          ...hurriedSlips(key),
        ],
      ),
      because: `${metres} m is ${whole} cm, and ${whole} − ${cut} = ${key} cm.`,
    };
  },
};

const balance: Family = {
  name: "balance-riddle",
  topic,
  level: 2,
  count: 1,
  draft: (draw) => {
    const [many, each, weight] = [draw.int(3, 6), draw.int(6, 18) * 10, draw.int(2, 9) * 10];
    const total = many * each + weight;
    return {
      frames: [
        `${many} equal soaps and a weight of ${weight} g balance a weight of ${total} g. How heavy is one soap?`,
        `A box with ${many} equal cups weighs ${total} g. The empty box weighs ${weight} g. What is the weight of one cup?`,
      ],
      key: `${each} g`,
      slips: numberSlips(
        (value) => `${value} g`,
        [
          [total - weight, "forgetting to share among all of them"],
          [(total + weight) / many, "adding the weight instead of taking it away"],
          [total / many, "forgetting the other weight"],
          [each + 10, "a slip of a ten on the way"],
          [each - 10, "a slip of a ten on the way"],
          [each + 20, "a slip of two tens"],
          [each - weight, `taking ${weight} away once more`],
        ],
      ),
      because: `Without the ${weight} g, ${total} − ${weight} = ${total - weight} g remains for ${many}. ${total - weight} ÷ ${many} = ${each} g.`,
    };
  },
};

/** The families of the topic Length, Weight and Capacity. */
export const lengthWeightAndCapacity: readonly Family[] = [smallUnits, ribbon, balance, bucket, halfFull];
