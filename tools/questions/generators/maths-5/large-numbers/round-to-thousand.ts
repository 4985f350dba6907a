import { digitAt } from "../../columns";
import type { Family } from "../../family";
import { drawTown } from "../../people";
import { numberSlips } from "../../slips";
import { grouped } from "../../words";

export const roundToThousand: Family = {
  name: "rounded-to-a-thousand",
  topic: "Large Numbers",
  level: 1,
  draft: (draw) => {
    const number = draw.int(100, 989) * 1000 + draw.int(105, 895);
    const down = Math.floor(number / 1000) * 1000;
    const key = number - down >= 500 ? down + 1000 : down;
    const hundreds = digitAt(number, 2);
    return {
      frames: [
        `A museum in ${drawTown(draw)} had ${grouped(number)} visitors in a year. What is this number rounded to the nearest thousand?`,
        `What is ${grouped(number)} rounded to the nearest thousand?`,
      ],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [key === down ? down + 1000 : down, "rounded the wrong way"],
        [Math.round(number / 100) * 100, "rounded to the nearest hundred"],
        [Math.round(number / 10_000) * 10_000, "rounded to the nearest ten thousand"],
      ]),
      because: `The hundreds digit is ${hundreds}, which is ${hundreds >= 5 ? "5 or more, so we round up" : "less than 5, so we round down"} to ${grouped(key)}.`,
    };
  },
};
