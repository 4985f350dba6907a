import { type Family, inTurn } from "../../family";
import { drawPerson } from "../../people";
import { numberSlips } from "../../slips";
import { grouped, decimal } from "../../words";

export const decimalTimesWhole: Family = {
  name: "many-times-a-decimal",
  topic: "Decimals",
  level: 2,
  draft: (draw, turn) => {
    const [each, many] = [draw.int(115, 385), draw.int(3, 8)];
    if (each % 10 === 0 || (each * many) % 10 === 0 || (each % 100) * many < 100) return undefined;
    const key = each * many;
    const [whole, part] = [Math.floor(each / 100), each % 100];
    const { name } = drawPerson(draw);
    const story = inTurn(
      [
        {
          ask: `One piece of cloth is ${decimal(each)} m long. How long are ${many} such pieces together?`,
          unit: " m",
        },
        {
          ask: `${name} runs ${decimal(each)} km every morning. How far is that in ${many} mornings?`,
          unit: " km",
        },
      ],
      turn,
    );
    const show = (value: number): string => `${decimal(value)}${story.unit}`;
    return {
      frames: [story.ask],
      key: show(key),
      slips: [
        ...numberSlips(show, [[whole * many * 100 + ((part * many) % 100), "forgot to carry into the ones"]]),
        [show(key * 10), "placed the point one place too far to the right"],
        [show(key + 100 * Math.floor((part * many) / 100)), "added what is carried twice"],
        [`${key / 1000}${story.unit}`, "placed the point one place too far to the left"],
        ...numberSlips(show, [[whole * many * 100 + part, "multiplied only the whole number"]]),
      ],
      because: `${each} × ${many} = ${grouped(key)}, and ${decimal(each)} has two places after the point: ${decimal(each)} × ${many} = ${decimal(key)}.`,
    };
  },
};
