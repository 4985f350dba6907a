import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { hurriedSlips, numberSlips } from "../../slips";
import { wholeRupees } from "../../words";

export const severalAndChange: Family = {
  name: "several-and-change",
  topic: "Money and Change",
  level: 2,
  draft: (draw) => {
    const [each, many, note] = [draw.int(11, 24) * 5, draw.int(3, 6), 500];
    const key = note - each * many;
    if (key < 40 || key % 100 === 0 || each % 10 === 0) return undefined;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `${name} buys ${many} story books for ${wholeRupees(each)} each and pays with a ${wholeRupees(note)} note. How much change does ${they} get?`,
        `Entry to a science park costs ${wholeRupees(each)} for a child. ${many} children pay together with a ${wholeRupees(note)} note. How much change do they get?`,
      ],
      key: wholeRupees(key),
      slips: numberSlips(wholeRupees, [
        [each * many, "stopping at the price"],
        [note - each, "paying for only one"],
        [key + 10, "a slip of a ten in the subtraction"],
        [key + each, `counting ${many - 1} instead of ${many}`],
        ...hurriedSlips(key),
      ]),
      because: `${many} × ${wholeRupees(each)} = ${wholeRupees(each * many)}, and ${wholeRupees(note)} − ${wholeRupees(each * many)} = ${wholeRupees(key)}.`,
    };
  },
};
