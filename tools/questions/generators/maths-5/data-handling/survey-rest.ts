import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const surveyRest: Family = {
  name: "survey-rest",
  topic: "Data Handling",
  level: 1,
  draft: (draw) => {
    const [first, second, key] = [draw.int(26, 58), draw.int(27, 49), draw.int(23, 47)];
    const total = first + second + key;
    if (total % 10 !== 0 || first === second || key === first || key === second) return undefined;
    return {
      frames: [
        `${total} children were asked for their favourite game. ${first} chose kabaddi, ${second} chose kho-kho, and all the others chose football. How many chose football?`,
        `A table shows how ${total} pupils come to school: ${first} on foot, ${second} by bus and the rest by bicycle. How many come by bicycle?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [first + second, "stopping after adding the two numbers that are given"],
        [total - first, "leaving out the second group"],
        [total - second, "leaving out the first group"],
        [key + 10, "forgetting the ten carried in the sum"],
        ...hurriedSlips(key),
      ]),
      because: `${first} + ${second} = ${first + second}, and ${total} − ${first + second} = ${key}.`,
    };
  },
};
