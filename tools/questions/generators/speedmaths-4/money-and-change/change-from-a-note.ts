import { type Family, inTurn } from "../../family";
import { drawPerson } from "../../people";
import { hurriedSlips, numberSlips } from "../../slips";
import { wholeRupees } from "../../words";

export const changeFromANote: Family = {
  name: "change-from-a-note",
  topic: "Money and Change",
  level: 1,
  draft: (draw, turn) => {
    const [note, price] = [inTurn([100, 200], turn), draw.int(23, 88) + inTurn([0, 100], turn)];
    const key = note - price;
    if (price % 10 === 0) return undefined;
    const { name, they } = drawPerson(draw);
    return {
      frames: [
        `${name} buys a notebook for ${wholeRupees(price)} and pays with a ${wholeRupees(note)} note. How much change does ${they} get?`,
        `A cricket ball costs ${wholeRupees(price)}. How much change does ${name} get from a ${wholeRupees(note)} note?`,
      ],
      key: wholeRupees(key),
      slips: numberSlips(wholeRupees, [
        [key + 10, "making both the tens and the ones up to 10"],
        [key - 10, "taking one ten too many away"],
        [key + 1, "a slip of one in the ones"],
        [key + 2, "a slip of two in the ones"],
        ...hurriedSlips(key),
      ]),
      because:
        `Count up from ${wholeRupees(price)}: ${wholeRupees(10 - (price % 10))} to ${wholeRupees(price + 10 - (price % 10))} and ${wholeRupees(key - 10 + (price % 10))} to ${wholeRupees(note)}, which is ${wholeRupees(key)}.`.replace(
          ` and ₹0 to ${wholeRupees(note)}`,
          "",
        ),
    };
  },
};
