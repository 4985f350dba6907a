import type { Family } from "../../family";
import { numberSlips } from "../../slips";
import { grouped } from "../../words";

export const glassesFilled: Family = {
  name: "glasses-filled",
  topic: "Measurement",
  level: 2,
  draft: (draw) => {
    const glass = draw.one([150, 200, 250]);
    const [litres, part] = [draw.int(2, 6), draw.one([250, 400, 500, 600, 750])];
    const key = (litres * 1000 + part) / glass;
    if (!Number.isInteger(key)) return undefined;
    return {
      frames: [
        `A pot holds ${litres} L ${part} mL of buttermilk. How many glasses of ${glass} mL can be filled from it?`,
        `A jar with ${litres} L ${part} mL of coconut oil is emptied into bottles of ${glass} mL. How many bottles are filled?`,
      ],
      key: String(key),
      slips: numberSlips(String, [
        [Math.floor((litres * 1000) / glass), "leaving out the millilitres"],
        [Math.floor((litres * 100 + part) / glass), "counting 100 mL for a litre"],
        [Math.ceil((litres * 1000) / glass) + 1, "counting the millilitres as one more"],
        [key + 1, "counting one too many in the division"],
      ]),
      because: `${litres} L ${part} mL = ${grouped(litres * 1000 + part)} mL, and ${grouped(litres * 1000 + part)} ÷ ${glass} = ${key}.`,
    };
  },
};
