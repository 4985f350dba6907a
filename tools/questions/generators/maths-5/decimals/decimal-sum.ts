import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { numberSlips } from "../../slips";
import { decimal } from "../../words";

export const decimalSum: Family = {
  name: "decimal-sum",
  topic: "Decimals",
  level: 1,
  draft: (draw, turn) => {
    const [tenths, hundredths] = [draw.int(23, 79), draw.int(215, 689)];
    if (
      tenths % 10 === 0 ||
      hundredths % 10 === 0 ||
      (tenths % 10) + Math.floor((hundredths % 100) / 10) < 10
    )
      return undefined;
    const sum = tenths * 10 + hundredths;
    const [whole, part] = [Math.floor(tenths / 10), tenths % 10];
    const { name } = drawPerson(draw);
    const unit = turn % 2 === 0 ? "" : " kg";
    const show = (value: number): string => `${decimal(value)}${unit}`;
    return {
      frames: [
        `What is ${decimal(tenths * 10)} + ${decimal(hundredths)}?`,
        `${name} buys ${decimal(tenths * 10)} kg of potatoes and ${decimal(hundredths)} kg of onions. How heavy are they together?`,
      ],
      key: show(sum),
      slips: numberSlips(show, [
        [whole * 100 + part + hundredths, `adding the ${part} tenths as hundredths`],
        [sum - 100, "forgetting to carry 1 to the ones"],
        [sum + 10, "carrying a tenth that is not there"],
        [sum - 10, "a slip of one in the tenths"],
      ]),
      because: `Write ${decimal(tenths * 10)} as ${decimal(tenths * 10)}0 and keep the points in line: ${decimal(tenths * 10)}0 + ${decimal(hundredths)} = ${decimal(sum)}.`,
    };
  },
};
