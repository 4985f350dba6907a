import type { Family } from "../../family";
import { numberSlips } from "../../slips";
import { grouped } from "../../words";

export const squareFromWire: Family = {
  name: "square-from-wire",
  topic: "Perimeter and Area",
  level: 2,
  count: 1,
  draft: (draw) => {
    const side = draw.int(7, 19);
    const show = (value: number): string => `${grouped(value)} cm²`;
    return {
      frames: [
        `A wire of ${side * 4} cm is bent into a square. What is the area of the square?`,
        `The perimeter of a square tile is ${side * 4} cm. What is its area?`,
      ],
      key: show(side * side),
      slips: numberSlips(show, [
        [side * 2, "doubling the side instead of multiplying it by itself"],
        [(side * 2) ** 2, `dividing ${side * 4} by 2 instead of 4`],
        [side * 4, "giving the perimeter itself"],
      ]),
      because: `Each side is ${side * 4} ÷ 4 = ${side} cm, so the area is ${side} × ${side} = ${side * side} cm².`,
    };
  },
};
