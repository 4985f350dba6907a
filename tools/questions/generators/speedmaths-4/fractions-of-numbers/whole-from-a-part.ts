import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const wholeFromAPart: Family = {
  name: "whole-from-a-part",
  topic: "Fractions of Numbers",
  level: 3,
  draft: (draw) => {
    const [over, under] = draw.one([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
    ] as const);
    const each = draw.int(6, 12);
    const [part, key] = [each * over, each * under];
    return {
      frames: [
        `${over}/${under} of a number is ${part}. What is the number?`,
        `${part} pages are ${over}/${under} of a book. How many pages does the whole book have?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [each, `stopping at 1/${under}`],
        [part * under, `multiplying ${part} by ${under} and forgetting to divide by ${over}`],
        [(part * over) / under, `finding ${over}/${under} of ${part}`],
        [part + each * over, "adding the part once more"],
        [key + each, "counting one part too many"],
        ...hurriedSlips(key),
      ]),
      because: `${over} parts are ${part}, so 1 part is ${part} ÷ ${over} = ${each}. The whole has ${under} parts: ${each} × ${under} = ${key}.`,
    };
  },
};
