import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { numberSlips } from "../../slips";

export const balanceBothSides: Family = {
  name: "balance-both-sides",
  topic: "Number Bonds",
  level: 3,
  draft: (draw, turn) => {
    const [given, taken] = [draw.int(24, 58), draw.int(11, 27)];
    const key = 100 - taken - given;
    if (key < 8 || given % 10 === 0 || taken % 10 === 0 || key === given) return undefined;
    const { name } = drawPerson(draw);
    return {
      frames: [
        `Which number completes ${given} + □ = 100 − ${taken}?`,
        `The left pan of a balance holds 100 g, and ${name} takes ${taken} g away. The right pan holds ${given} g. How much must be added to the right pan so that both sides are equal?`,
      ],
      key: turn % 2 === 0 ? String(key) : `${key} g`,
      slips: numberSlips(
        (value) => (turn % 2 === 0 ? String(value) : `${value} g`),
        [
          [100 - given, `filling up to 100 and forgetting the ${taken}`],
          [100 - given + taken, `adding ${taken} instead of taking it away`],
          [100 - taken, "stopping at the value of one side"],
          [key + 10, "a wrong borrow in the last step"],
        ],
      ),
      because: `100 − ${taken} = ${100 - taken}, and from ${given} to ${100 - taken} it is ${key}.`,
    };
  },
};
