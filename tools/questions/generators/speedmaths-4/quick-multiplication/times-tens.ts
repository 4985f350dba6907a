import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { grouped } from "../../words";

export const timesTens: Family = {
  name: "times-tens",
  topic: "Quick Multiplication",
  level: 1,
  draft: (draw) => {
    const [a, tens] = [draw.int(12, 34), draw.int(2, 4) * 10];
    const key = a * tens;
    return {
      frames: [`What is ${a} × ${tens}?`, `A comb costs ₹${tens}. How many rupees do ${a} combs cost?`],
      key: grouped(key),
      slips: numberSlips(grouped, [
        [key / 10, "forgetting the zero"],
        [key * 10, "writing one zero too many"],
        [key + 100, "a slip of a hundred when carrying"],
        [key - 20, "a slip in the table"],
        ...hurriedSlips(key),
      ]),
      because: `${a} × ${tens / 10} = ${key / 10}, and ten times that is ${grouped(key)}.`,
    };
  },
};
