import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { hurriedSlips, numberSlips } from "../../slips";

export const numberBeforeDoubling: Family = {
  name: "number-before-doubling",
  topic: "Doubles and Halves",
  level: 2,
  draft: (draw, turn) => {
    const [key, more] = [draw.int(17, 48), draw.int(3, 9) * 2];
    const result = key * 2 + more;
    if (turn % 2 === 1 && (key > 38 || key < 31)) return undefined;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `A number is doubled, and then ${more} is added. The result is ${result}. What is the number?`,
        `${name}’s grandfather is ${result} years old. That is ${more} years more than twice the age of ${name}’s father. How old is the father?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [result - more, "forgetting to halve at the end"],
        [result / 2, `halving ${result} and forgetting the ${more}`],
        [result / 2 - more, `taking ${more} away after halving instead of before`],
        ...hurriedSlips(key),
      ]),
      because: `Go backwards: ${result} − ${more} = ${result - more}, and half of ${result - more} is ${key}.`,
    };
  },
};
