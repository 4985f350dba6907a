import type { Family } from "../../family";
import { drawTown } from "../../people";
import { numberSlips } from "../../slips";
import { roundTo } from "../../whole";
import { grouped } from "../../words";

export const nearestHundred: Family = {
  name: "nearest-hundred",
  topic: "Rounding and Estimating",
  level: 1,
  draft: (draw) => {
    const number = draw.int(1212, 8787);
    const key = roundTo(number, 100);
    if (number % 100 < 10 || key % 1000 === 0 || number % 10 === 0) return undefined;
    const town = drawTown(draw);
    return {
      frames: [
        `What is ${grouped(number)} rounded to the nearest hundred?`,
        `A fair in ${town} had ${grouped(number)} visitors. About how many is that, to the nearest hundred?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [key > number ? key - 100 : key + 100, "rounding the wrong way"],
        [roundTo(number, 10), "rounding to the nearest ten"],
        [roundTo(number, 1000), "rounding to the nearest thousand"],
      ]),
      because: `The tens digit is ${Math.floor(number / 10) % 10}, which is ${number % 100 >= 50 ? "5 or more, so we round up" : "less than 5, so we round down"} to ${grouped(key)}.`,
    };
  },
};
