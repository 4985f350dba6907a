import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const severalPartsOfANumber: Family = {
  name: "several-parts-of-a-number",
  topic: "Fractions of Numbers",
  level: 2,
  draft: (draw) => {
    const [over, under] = draw.one([
      [3, 4],
      [2, 3],
      [2, 5],
      [3, 5],
      [4, 5],
    ] as const);
    const each = draw.int(6, 12);
    const [whole, key] = [each * under, each * over];
    return {
      frames: [
        `What is ${over}/${under} of ${whole}?`,
        `${over}/${under} of the ${whole} children in a class can swim. How many children can swim?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [each, `finding only 1/${under}`],
        [whole - key, "finding the other part"],
        [each + over, `adding ${over} instead of multiplying by it`],
        [
          over + 1 < under ? key + each : key - each,
          over + 1 < under ? "taking one part too many" : "taking one part too few",
        ],
        ...hurriedSlips(key),
      ]),
      because: `1/${under} of ${whole} is ${each}, and ${over} such parts are ${each} × ${over} = ${key}.`,
    };
  },
};
