import { type Family, inTurn } from "../../family";
import { numberSlips } from "../../slips";
import { grouped } from "../../words";

export const smallerUnit: Family = {
  name: "changed-to-a-smaller-unit",
  topic: "Measurement",
  level: 1,
  draft: (draw, turn) => {
    const [whole, part] = [draw.int(2, 9), draw.int(2, 9) * 10];
    const key = whole * 1000 + part;
    const story = inTurn(
      [
        { ask: `How many metres is ${whole} km ${part} m?`, unit: "m", large: "km" },
        { ask: `A pumpkin weighs ${whole} kg ${part} g. How many grams is that?`, unit: "g", large: "kg" },
      ],
      turn,
    );
    const show = (value: number): string => `${grouped(value)} ${story.unit}`;
    return {
      frames: [story.ask],
      key: show(key),
      slips: numberSlips(show, [
        [whole * 100 + part, `counted 100 ${story.unit} for 1 ${story.large}`],
        [whole * 1000 + part * 10, `wrote the ${part} without the zero before it`],
        [whole * 10_000 + part, "wrote one zero too many"],
        [whole * 1000 + part / 10, `took ${part} ${story.unit} for ${part / 10} ${story.unit}`],
      ]),
      because: `1 ${story.large} = 1,000 ${story.unit}, so ${whole} ${story.large} = ${grouped(whole * 1000)} ${story.unit}, and ${part} ${story.unit} more make ${show(key)}.`,
    };
  },
};
