import { type Family, inTurn } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";

export const onePartOfANumber: Family = {
  name: "one-part-of-a-number",
  topic: "Fractions of Numbers",
  level: 1,
  count: 3,
  draft: (draw, turn) => {
    const [under, key] = [inTurn([4, 3, 5], turn), draw.int(12, 24)];
    const whole = under * key;
    return {
      frames: [
        `What is 1/4 of ${whole}?`,
        `1/3 of the ${whole} birds on a lake are ducks. How many ducks are there?`,
        `A ribbon is ${whole} cm long, and 1/5 of it is cut off. How many centimetres are cut off?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [whole - key, "finding the other part"],
        [whole / 2, "finding half"],
        [key + 1, `a slip of one in the table of ${under}`],
        [whole - under, `subtracting ${under} instead of dividing by it`],
        [key - 2, `losing count in the table of ${under}`],
        ...hurriedSlips(key),
      ]),
      because: `1/${under} means one of ${under} equal parts: ${whole} ÷ ${under} = ${key}.`,
    };
  },
};
