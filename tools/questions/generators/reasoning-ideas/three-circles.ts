import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import type { Idea } from "./idea";

/** Three overlapping circles: how many are in at least one, or in none? */
export function threeCircles(idea: Idea): Family {
  return {
    ...idea,
    draft: (draw, turn) => {
      const [a, b, c] = [draw.int(12, 25), draw.int(12, 25), draw.int(12, 25)];
      const [ab, bc, ac, all, none] = [
        draw.int(5, 8),
        draw.int(5, 8),
        draw.int(5, 8),
        draw.int(2, 4),
        draw.int(3, 9),
      ];
      if (new Set([a, b, c]).size < 3 || Math.min(a - ab - ac, b - ab - bc, c - ac - bc) + all < 1)
        return undefined;
      const some = a + b + c - ab - bc - ac + all;
      const key = turn % 2 === 0 ? none : some;
      return {
        frames: [
          `Of ${some + none} tourists, ${a} saw the fort, ${b} the lake and ${c} the museum. ${ab} saw the fort and the lake, ${bc} the lake and the museum, ${ac} the fort and the museum, and ${all} all three. How many saw none of these?`,
          `In a hostel ${a} girls learn Bengali, ${b} learn Marathi and ${c} learn Kannada. ${ab} learn Bengali and Marathi, ${bc} Marathi and Kannada, ${ac} Bengali and Kannada, and ${all} learn all three. How many girls learn at least one of them?`,
        ],
        key: String(key),
        slips: numberSlips(String, [
          [turn % 2 === 0 ? none + all : some - all, "forgetting to add those in all three again"],
          [turn % 2 === 0 ? none + all * 2 : a + b + c, "adding the three numbers only"],
          [turn % 2 === 0 ? none - all : some - 2 * all, "a wrong sign for those in all three"],
          [key + all, "adding those in all three once too often"],
          ...hurriedSlips(key),
          [key + 2, "a slip in the sum"],
        ]),
        because: `In at least one: ${a} + ${b} + ${c} − ${ab} − ${bc} − ${ac} + ${all} = ${some}.${turn % 2 === 0 ? ` The rest is ${some + none} − ${some} = ${none}.` : ""} Those in all three were taken away once too often, so they are added again.`,
      };
    },
  };
}
