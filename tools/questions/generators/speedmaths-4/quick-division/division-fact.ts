import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { numberSlips } from "../../slips";

export const divisionFact: Family = {
  name: "division-fact",
  topic: "Quick Division",
  level: 1,
  draft: (draw) => {
    const [by, key] = [draw.int(6, 9), draw.int(5, 12)];
    const { name } = drawPerson(draw);
    return {
      frames: [
        `What is ${by * key} ÷ ${by}?`,
        `${name} shares ${by * key} marbles equally among ${by} friends. How many marbles does each friend get?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [key - 1, `counting one step too few in the table of ${by}`],
        [key + 1, `counting one step too many in the table of ${by}`],
        [key + 2, `losing count in the table of ${by}`],
        [key - 2, `losing count in the table of ${by}`],
      ]),
      because: `${key} × ${by} = ${by * key}, so ${by * key} ÷ ${by} = ${key}.`,
    };
  },
};
