import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { hurriedSlips, numberSlips } from "../../slips";
import { wholeRupees } from "../../words";

export const billAndChange: Family = {
  name: "bill-and-change",
  topic: "Money",
  level: 1,
  draft: (draw) => {
    const [first, second] = [draw.int(125, 265), draw.int(45, 118)];
    const key = 500 - first - second;
    if (first % 10 === 0 || (first + second) % 100 === 0 || key % 100 === 0) return undefined;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `${name} buys a lunch box for ${wholeRupees(first)} and a skipping rope for ${wholeRupees(second)}. How much change does ${they} get from a ${wholeRupees(500)} note?`,
        `A dictionary costs ${wholeRupees(first)} and a geometry box ${wholeRupees(second)}. ${name} buys both and pays with a ${wholeRupees(500)} note. How much change does ${they} get?`,
      ],
      key: wholeRupees(key),
      slips: numberSlips(wholeRupees, [
        [first + second, "stopping at the bill"],
        [500 - first, "leaving out the cheaper thing"],
        [key + 10, "a wrong borrow in the subtraction"],
        [key + 100, "borrowing from the hundreds without making them one less"],
        ...hurriedSlips(key),
      ]),
      because: `The bill is ${wholeRupees(first)} + ${wholeRupees(second)} = ${wholeRupees(first + second)}, and ${wholeRupees(500)} − ${wholeRupees(first + second)} = ${wholeRupees(key)}.`,
    };
  },
};
