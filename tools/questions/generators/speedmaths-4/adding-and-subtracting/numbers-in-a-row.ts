import { type Family, inTurn } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { grouped } from "../../words";

export const numbersInARow: Family = {
  name: "numbers-in-a-row",
  topic: "Mental Addition and Subtraction",
  level: 3,
  draft: (draw, turn) => {
    const [first, many] = [draw.int(2, 6), inTurn([10, 8], turn)];
    const last = first + many - 1;
    const key = ((first + last) * many) / 2;
    return {
      frames: [
        `What is the sum of all the whole numbers from ${first} to ${last}?`,
        `Cups stand in ${many} rows. The first row has ${first} cups, and each further row has one cup more. How many cups are there?`,
      ],
      key: String(key),
      slips: numberSlips(grouped, [
        [(first + last) * many, "counting each pair twice"],
        [key - last, `leaving out ${last}`],
        [key + last + 1, `going on to ${last + 1}`],
        ...hurriedSlips(key),
      ]),
      because: `Pair the numbers from both ends: ${first} + ${last} = ${first + last}, and there are ${many / 2} such pairs. ${many / 2} × ${first + last} = ${key}.`,
    };
  },
};
