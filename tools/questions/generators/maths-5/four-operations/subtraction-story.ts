import { subtractWithoutBorrowing } from "../../columns";
import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { grouped } from "../../words";

export const subtractionStory: Family = {
  name: "subtraction-story",
  topic: "Four Operations",
  level: 1,
  draft: (draw) => {
    const [from, taken] = [draw.int(40_000, 90_000), draw.int(12_345, 38_999)];
    const borrowsTwice = [10, 100].every((unit) => from % unit < taken % unit);
    if (!borrowsTwice || from % 100 === 0) return undefined;
    const left = from - taken;
    return {
      frames: [
        `A stadium has ${grouped(from)} seats, and ${grouped(taken)} tickets are sold for a match. How many seats are still free?`,
        `A farmers’ group grew ${grouped(from)} saplings and gave away ${grouped(taken)} of them to schools. How many saplings are left?`,
      ],
      key: grouped(left),
      slips: numberSlips(grouped, [
        [subtractWithoutBorrowing(from, taken), "taking the smaller digit from the larger in every column"],
        [left + 10, "borrowing from the tens without making them one less"],
        [left + 100, "borrowing from the hundreds without making them one less"],
        [left - 1000, "making the thousands one less once too often"],
        ...hurriedSlips(left),
      ]),
      because: `The answer is what is left after taking away: ${grouped(from)} − ${grouped(taken)} = ${grouped(left)}. Check: ${grouped(left)} + ${grouped(taken)} = ${grouped(from)}.`,
    };
  },
};
