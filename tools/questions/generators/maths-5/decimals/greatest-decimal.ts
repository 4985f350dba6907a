import type { Family } from "../../family";
import { listed } from "../../words";

export const greatestDecimal: Family = {
  name: "greatest-decimal",
  topic: "Decimals",
  level: 1,
  draft: (draw, turn) => {
    const isWeight = turn % 2 === 1;
    const unit = isWeight ? " kg" : "";
    const [whole, tenth] = [isWeight ? draw.int(1, 4) : draw.int(0, 12), draw.int(4, 8)];
    const key = `${whole}.${tenth}${unit}`;
    const wrong = [
      `${whole}.${tenth - 1}${draw.int(6, 9)}${unit}`,
      `${whole}.${tenth - 1}${draw.int(0, 5)}${draw.int(1, 9)}${unit}`,
      `${whole}.0${draw.int(6, 9)}${draw.int(1, 9)}${unit}`,
    ];
    const all = listed(draw.shuffle([key, ...wrong]));
    const [first] = wrong;
    return {
      frames: [
        isWeight
          ? `Four parcels weigh ${all}. How heavy is the heaviest parcel?`
          : `Which is the greatest of the numbers ${all}?`,
      ],
      key,
      slips: wrong.map((number) => [
        number,
        "thinking that more digits after the point make a number greater",
      ]),
      because: `Compare the tenths first: ${key} has ${tenth} tenths, and the others have fewer.`,
      beware: `${first} has more digits, but only ${tenth - 1} tenths.`,
    };
  },
};
