import { type Family, inTurn } from "../../family";
import { numberSlips } from "../../slips";
import { grouped } from "../../words";

export const divideBy10Or100: Family = {
  name: "divide-by-10-or-100",
  topic: "Quick Division",
  level: 1,
  draft: (draw, turn) => {
    const [by, part] = [inTurn([10, 100], turn), draw.int(13, 98)];
    const number = part * 10 * by;
    if (part % 10 === 0) return undefined;
    const key = part * 10;
    return {
      frames: [
        `What is ${grouped(number)} ÷ ${by}?`,
        `${grouped(number)} drawing pins are put in boxes of ${by}. How many boxes are filled?`,
      ],
      key: String(key),
      slips: numberSlips(grouped, [
        [part, "taking away one zero too many"],
        [number - by, `subtracting ${by} instead of dividing by it`],
        [Math.floor(part / 10) * 100 + (part % 10), "moving a zero into the middle"],
      ]),
      because: `Dividing by ${by} takes ${by === 10 ? "one zero" : "two zeros"} away: ${grouped(number)} ÷ ${by} = ${key}.`,
    };
  },
};
