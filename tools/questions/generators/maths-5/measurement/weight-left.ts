import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { numberSlips } from "../../slips";
import { kilograms } from "../../words";

export const weightLeft: Family = {
  name: "weight-left",
  topic: "Measurement",
  level: 1,
  draft: (draw) => {
    const [from, taken] = [draw.int(81, 130) * 50, draw.int(25, 60) * 50];
    if (from % 1000 >= taken % 1000 || from % 1000 === 0) return undefined;
    const key = from - taken;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `A tin holds ${kilograms(from)} of flour. ${name}’s family uses ${kilograms(taken)} of it in a week. How much flour is left?`,
        `A shopkeeper has ${kilograms(from)} of sugar and sells ${kilograms(taken)}. How much sugar is left?`,
      ],
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
