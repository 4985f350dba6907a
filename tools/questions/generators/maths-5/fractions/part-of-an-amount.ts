import type { Family } from "../../family";
import { numberSlips } from "../../slips";

export const partOfAnAmount: Family = {
  name: "fraction-of-an-amount",
  topic: "Fractions",
  level: 1,
  draft: (draw) => {
    const [over, under] = draw.one([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 6],
      [3, 8],
      [5, 8],
    ] as const);
    const each = draw.int(6, 14);
    const [whole, key] = [each * under, each * over];
    return {
      frames: [
        `${over}/${under} of the ${whole} children in a hostel come from villages. How many children is that?`,
        `A farmer has ${whole} hens, and ${over}/${under} of them are brown. How many brown hens does the farmer have?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [each, `found only 1/${under} of ${whole}`],
        [whole - key, "found the other part"],
        [whole / over, `divided by ${over} instead of ${under}`],
        [each + over, `added ${over} instead of multiplying by it`],
      ]),
      because: `1/${under} of ${whole} is ${whole} ÷ ${under} = ${each}, so ${over}/${under} is ${each} × ${over} = ${key}.`,
    };
  },
};
