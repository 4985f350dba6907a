import type { Family } from "../../family";
import { drawTown } from "../../people";
import { numberSlips } from "../../slips";
import { roundTo } from "../../whole";

export const nearestTen: Family = {
  name: "nearest-ten",
  topic: "Rounding and Estimating",
  level: 1,
  draft: (draw) => {
    const number = draw.int(212, 887);
    const key = roundTo(number, 10);
    if (number % 10 === 0 || key % 100 === 0) return undefined;
    const other = key > number ? key - 10 : key + 10;
    const town = drawTown(draw);
    return {
      frames: [
        `What is ${number} rounded to the nearest ten?`,
        `A train from ${town} has ${number} passengers. About how many is that, to the nearest ten?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [other, "rounding the wrong way"],
        [roundTo(number, 100), "rounding to the nearest hundred"],
        [key > number ? key + 10 : key - 10, "going one ten too far"],
      ]),
      because: `The ones digit is ${number % 10}, which is ${number % 10 >= 5 ? "5 or more, so we round up" : "less than 5, so we round down"} to ${key}.`,
    };
  },
};
