import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { grouped, count } from "../../words";

export const divideBy25: Family = {
  name: "divide-by-25",
  topic: "Quick Division",
  level: 3,
  draft: (draw) => {
    const key = draw.int(14, 39);
    if (key % 4 === 0 || key % 10 === 0) return undefined;
    const hundreds = Math.floor((key * 25) / 100);
    const rest = (key * 25) % 100;
    return {
      frames: [
        `What is ${grouped(key * 25)} ÷ 25?`,
        `A shop sells pens in packs of 25. How many packs can be made from ${grouped(key * 25)} pens?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [hundreds * 4, `dividing only the ${count(hundreds, "hundred")} and leaving out ${rest}`],
        [hundreds + rest / 25, "counting only one 25 in each hundred"],
        [hundreds * 2 + rest / 25, "counting two 25s in each hundred"],
        [key + 4, "counting one hundred too many"],
        ...hurriedSlips(key),
      ]),
      because: `Each hundred has four 25s: ${hundreds} × 4 = ${hundreds * 4}. The other ${rest} makes ${rest / 25} more, so there are ${key}.`,
    };
  },
};
