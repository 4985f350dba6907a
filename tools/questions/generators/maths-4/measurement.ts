import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { grouped, kilograms } from "../words";
import { shareStory } from "../whole-number-stories";

const topic = "Measurement";

const smallUnit: Family = {
  name: "to-the-small-unit",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [large, small] = [draw.int(2, 9), draw.int(2, 9) * 10 + draw.int(0, 9)];
    const unit = turn % 2 === 0 ? "m" : "mL";
    const key = large * 1000 + small;
    return {
      frames: [
        `A village is ${large} km ${small} m from the nearest bus stop. How far is that in metres?`,
        `A can holds ${large} L ${small} mL of oil. How much is that in millilitres?`,
      ],
      key: `${grouped(key)} ${unit}`,
      slips: numberSlips(
        (value) => `${grouped(value)} ${unit}`,
        [
          [large * 100 + small, `taking 1 ${unit === "m" ? "km" : "L"} to be 100 ${unit}`],
          [Number(`${large}${small}`) * 10, `writing a zero after the ${small}`],
          [large * 10_000 + small, `taking 1 ${unit === "m" ? "km" : "L"} to be 10,000 ${unit}`],
          [large * 1000 + Math.floor(small / 10), "leaving out the last digit"],
          [large + small, "adding the two numbers"],
        ],
      ),
      because: `${large} ${unit === "m" ? "km" : "L"} is ${grouped(large * 1000)} ${unit}, and ${grouped(large * 1000)} + ${small} = ${grouped(key)} ${unit}.`,
    };
  },
};

const glasses = shareStory({
  name: "glasses-from-a-can",
  topic,
  level: 1,
  numbers: (draw) => {
    const [size, many] = [draw.one([200, 250, 300, 150]), draw.int(7, 18)];
    return [size * many, size];
  },
  frames: (whole, size) => [
    `A can holds ${whole} mL of buttermilk. How many glasses of ${size} mL does it fill?`,
    `${whole} g of tea is packed in packets of ${size} g. How many packets are there?`,
  ],
});

const weightLeft: Family = {
  name: "weight-difference",
  topic,
  level: 2,
  draft: (draw) => {
    const [whole, taken] = [
      draw.int(62, 98) * 100 + 50 * draw.int(0, 1),
      draw.int(24, 48) * 100 + 50 * draw.int(0, 1),
    ];
    const key = whole - taken;
    if (whole % 1000 >= taken % 1000 || whole % 1000 === 0 || key % 1000 === 0) return undefined;
    return {
      frames: [
        `A basket of guavas weighs ${kilograms(whole)}. Guavas of ${kilograms(taken)} are sold. What weight is left in the basket?`,
        `A suitcase weighs ${kilograms(whole)} and a bag weighs ${kilograms(taken)}. How much heavier is the suitcase?`,
      ],
      key: kilograms(key),
      slips: numberSlips(kilograms, [
        [
          Math.floor(whole / 1000) * 1000 - Math.floor(taken / 1000) * 1000 + (taken % 1000) - (whole % 1000),
          "taking the smaller number of grams from the larger",
        ],
        [key + 1000, "forgetting the kilogram that was changed into grams"],
        [key - 900, "changing 1 kg into 100 g"],
        [key - 1000, "taking away one kilogram too many"],
        [whole + taken, "adding the two weights"],
        [key + 100, "a slip of a hundred on the way"],
      ]),
      because: `Change 1 kg into 1,000 g: ${kilograms(whole - 1000).split(" kg")[0]} kg ${grouped(1000 + (whole % 1000))} g less ${kilograms(taken)} is ${kilograms(key)}.`,
    };
  },
};

const poles: Family = {
  name: "poles-along-a-road",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [apart, many] = [draw.one([8, 12, 15, 20, 25]), draw.int(13, 32)];
    const road = apart * (many - 1);
    return {
      frames: [
        `Lamp posts stand along a straight road of ${road} m, one at each end and one every ${apart} m. How many lamp posts are there?`,
        `Trees are planted on one side of a lane that is ${road} m long. There is a tree at both ends and one after every ${apart} m. How many trees are there?`,
      ],
      key: String(many),
      slips: numberSlips(String, [
        [many - 1, "counting the gaps"],
        [many - 2, "leaving out both ends"],
        [many + 1, "adding one for each end"],
        [2 * many, "counting both sides of the road"],
        ...hurriedSlips(many),
        [many + 10, "a slip of a ten on the way"],
      ]),
      because: `There are ${road} ÷ ${apart} = ${many - 1} gaps. One stands at the start and one at the end of each gap: ${many - 1} + 1 = ${many}.`,
    };
  },
};

/** The families of the topic Measurement. */
export const measurement: readonly Family[] = [smallUnit, glasses, weightLeft, poles];
