import type { Family } from "../../family";
import { numberWords } from "../../number-words";
import { drawTown } from "../../people";
import { numberSlips } from "../../slips";
import { grouped } from "../../words";

export const numberInWords: Family = {
  name: "number-in-words",
  topic: "Large Numbers",
  level: 1,
  draft: (draw) => {
    const [lakhs, thousands, rest] = [draw.int(2, 9), draw.int(2, 9), draw.int(21, 99)];
    const number = lakhs * 100_000 + thousands * 1000 + rest;
    if (rest % 10 === 0) return undefined;
    return {
      frames: [
        `How is ${numberWords(number)} written in figures?`,
        `A newspaper in ${drawTown(draw)} sold ${numberWords(number)} copies last month. What is this number in figures?`,
      ],
      key: grouped(number),
      slips: numberSlips(grouped, [
        [
          lakhs * 100_000 + thousands * 10_000 + rest,
          `writing ${thousands} thousand as ${thousands}0 thousand`,
        ],
        [lakhs * 100_000 + thousands * 1000 + rest * 10, `moving the ${rest} one place to the left`],
        [lakhs * 10_000 + thousands * 1000 + rest, "leaving out the zero in the ten-thousands place"],
      ]),
      because: `${lakhs} lakh is ${grouped(lakhs * 100_000)}, ${thousands} thousand fills the thousands place with a zero before it, and ${rest} fills the last two places: ${grouped(number)}.`,
    };
  },
};
