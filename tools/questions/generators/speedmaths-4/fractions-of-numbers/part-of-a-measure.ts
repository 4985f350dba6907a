import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { count } from "../../words";

export const partOfAMeasure: Family = {
  name: "part-of-a-measure",
  topic: "Fractions of Numbers",
  level: 1,
  draft: (draw, turn) => {
    const part = draw.one([
      {
        text: "3/4 of an hour",
        unit: "minute",
        key: 45,
        whole: 60,
        slips: [75, 15, 30],
        tempting: "writing 3/4 as 0.75 and reading it as minutes",
      },
      {
        text: "1/4 of a kilometre",
        unit: "metre",
        key: 250,
        whole: 1000,
        slips: [25, 400, 500],
        tempting: "taking a kilometre to be 100 metres",
      },
      {
        text: "1/3 of an hour",
        unit: "minute",
        key: 20,
        whole: 60,
        slips: [30, 13, 40],
        tempting: "finding half an hour",
      },
      {
        text: "1/2 of a kilogram",
        unit: "gram",
        key: 500,
        whole: 1000,
        slips: [50, 5000, 200],
        tempting: "taking a kilogram to be 100 grams",
      },
    ] as const);
    const { name } = drawPerson(draw);
    const isTime = part.whole === 60;
    if (isTime !== (turn % 2 === 1)) return undefined;
    return {
      frames: [
        isTime
          ? `${name} practises the tabla for ${part.text}. How many minutes is that?`
          : `How many ${part.unit}s are there in ${part.text}?`,
      ],
      key: count(part.key, part.unit),
      slips: part.slips.map((wrong) => [count(wrong, part.unit), part.tempting]),
      because: `The whole has ${count(part.whole, part.unit)}, so ${part.text} is ${count(part.key, part.unit)}.`,
    };
  },
};
