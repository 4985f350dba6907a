import { inTurn, type Family } from "../family";
import { drawPerson } from "../people";
import { numberSlips } from "../slips";
import { grouped } from "../words";

const topic = "Measurement";
const kilograms = (grams: number): string =>
  [grams >= 1000 ? `${Math.floor(grams / 1000)} kg` : "", grams % 1000 > 0 ? `${grams % 1000} g` : ""]
    .filter(Boolean)
    .join(" ");

const smallerUnit: Family = {
  name: "smaller-unit",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [whole, part] = [draw.int(2, 9), draw.int(2, 9) * 10];
    const key = whole * 1000 + part;
    const story = inTurn(
      [
        { ask: `How many metres are ${whole} km ${part} m?`, unit: "m", large: "km" },
        { ask: `A pumpkin weighs ${whole} kg ${part} g. How many grams is that?`, unit: "g", large: "kg" },
      ],
      turn,
    );
    const show = (value: number): string => `${grouped(value)} ${story.unit}`;
    return {
      question: story.ask,
      key: show(key),
      slips: numberSlips(show, [
        [whole * 100 + part, `counting 100 ${story.unit} for 1 ${story.large}`],
        [whole * 1000 + part * 10, `writing the ${part} without the zero before it`],
        [whole * 10_000 + part, "writing one zero too many"],
      ]),
      because: `1 ${story.large} = 1,000 ${story.unit}, so ${whole} ${story.large} = ${grouped(whole * 1000)} ${story.unit}, and ${part} ${story.unit} more make ${show(key)}.`,
    };
  },
};

const weightLeft: Family = {
  name: "weight-left",
  topic,
  level: 1,
  draft: (draw, turn) => {
    const [from, taken] = [draw.int(81, 130) * 50, draw.int(25, 60) * 50];
    if (from % 1000 >= taken % 1000 || from % 1000 === 0) return undefined;
    const key = from - taken;
    const { name } = drawPerson(draw);
    return {
      question: inTurn(
        [
          `A tin holds ${kilograms(from)} of flour. ${name}'s family uses ${kilograms(taken)} of it in a week. How much flour is left?`,
          `A shopkeeper has ${kilograms(from)} of sugar and sells ${kilograms(taken)}. How much sugar is left?`,
        ],
        turn,
      ),
      key: kilograms(key),
      slips: numberSlips(kilograms, [
        [key + 1000, "borrowing 1 kg without making the kilograms one less"],
        [
          (Math.floor(from / 1000) - Math.floor(taken / 1000)) * 1000 + (taken % 1000) - (from % 1000),
          "taking the smaller number of grams from the larger",
        ],
        [key - 900, "counting 100 g for the kilogram that is borrowed"],
        [key + 100, "a wrong borrow in the grams"],
      ]),
      because: `${from % 1000} g is less than ${taken % 1000} g, so change 1 kg into 1,000 g. Then ${kilograms(from)} − ${kilograms(taken)} = ${kilograms(key)}.`,
    };
  },
};

const glasses: Family = {
  name: "glasses-filled",
  topic,
  level: 2,
  draft: (draw, turn) => {
    const glass = draw.one([150, 200, 250]);
    const [litres, part] = [draw.int(2, 6), draw.one([250, 400, 500, 600, 750])];
    const key = (litres * 1000 + part) / glass;
    if (!Number.isInteger(key)) return undefined;
    return {
      question: inTurn(
        [
          `A pot holds ${litres} L ${part} mL of buttermilk. How many glasses of ${glass} mL can be filled from it?`,
          `A jar with ${litres} L ${part} mL of coconut oil is emptied into bottles of ${glass} mL. How many bottles are filled?`,
        ],
        turn,
      ),
      key: String(key),
      slips: numberSlips(String, [
        [Math.floor((litres * 1000) / glass), "leaving out the millilitres"],
        [Math.floor((litres * 100 + part) / glass), "counting 100 mL for a litre"],
        [Math.ceil((litres * 1000) / glass) + 1, "counting the millilitres as one more"],
        [key + 1, "counting one too many in the division"],
      ]),
      because: `${litres} L ${part} mL = ${grouped(litres * 1000 + part)} mL, and ${grouped(litres * 1000 + part)} ÷ ${glass} = ${key}.`,
    };
  },
};

const emptyBucket: Family = {
  name: "empty-bucket",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const [empty, half] = [draw.int(5, 19) * 100, draw.int(31, 69) * 100];
    const [full, halfFull] = [empty + 2 * half, empty + half];
    if (empty % 1000 === 0) return undefined;
    return {
      question: inTurn(
        [
          `A bucket full of water weighs ${kilograms(full)}. The same bucket half full weighs ${kilograms(halfFull)}. How heavy is the empty bucket?`,
          `A tin filled with ghee weighs ${kilograms(full)}. When exactly half of the ghee is used, the tin weighs ${kilograms(halfFull)}. How heavy is the empty tin?`,
        ],
        turn,
      ),
      key: kilograms(empty),
      slips: numberSlips(kilograms, [
        [half, "stopping at the weight of half the contents"],
        [Math.abs(halfFull - full / 2), "halving the full weight, container and all"],
        [2 * half, "giving the weight of all the contents"],
        [halfFull / 2, "halving the second weight"],
      ]),
      because: `Half of the contents weighs ${kilograms(full)} − ${kilograms(halfFull)} = ${kilograms(half)}. Without that other half too, ${kilograms(halfFull)} − ${kilograms(half)} = ${kilograms(empty)} remains.`,
    };
  },
};

export const measurement: readonly Family[] = [smallerUnit, weightLeft, glasses, emptyBucket];
