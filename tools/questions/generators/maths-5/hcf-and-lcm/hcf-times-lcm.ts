import type { Family } from "../../family";
import { numberSlips } from "../../slips";
import { hcf } from "../../whole";
import { grouped } from "../../words";

export const hcfTimesLcm: Family = {
  name: "other-number-from-hcf-and-lcm",
  topic: "HCF and LCM",
  level: 3,
  count: 1,
  draft: (draw) => {
    const [part, first, second] = [draw.int(4, 12), draw.int(2, 7), draw.int(3, 9)];
    if (first === second || second === part || hcf(first, second) > 1) return undefined;
    const [given, key, multiple] = [part * first, part * second, part * first * second];
    return {
      frames: [
        `The HCF of two numbers is ${part} and their LCM is ${multiple}. One of the numbers is ${given}. What is the other?`,
        `Two numbers have the HCF ${part} and the LCM ${multiple}. If one of them is ${given}, what is the other?`,
      ],
      key: String(key),
      slips: numberSlips(grouped, [
        [multiple / given, `divided the LCM by ${given} and forgot the HCF`],
        [multiple / part, "divided the LCM by the HCF"],
        [multiple - given, `took ${given} away from the LCM`],
      ]),
      because: `The product of two numbers equals HCF × LCM. ${part} × ${multiple} = ${grouped(part * multiple)}, and ${grouped(part * multiple)} ÷ ${given} = ${key}.`,
    };
  },
};
