import type { Family } from "../../family";
import { numberSlips } from "../../slips";

export const perimeterFromArea: Family = {
  name: "perimeter-behind-an-area",
  topic: "Perimeter and Area",
  level: 2,
  draft: (draw) => {
    const [long, wide] = [draw.int(11, 18), draw.int(5, 9)];
    const show = (value: number): string => `${value} cm`;
    return {
      frames: [
        `The area of a rectangle is ${long * wide} cm² and its length is ${long} cm. What is its perimeter?`,
        `A rectangular card is ${long} cm long and has an area of ${long * wide} cm². A coloured tape goes once around its edge. How long is the tape?`,
      ],
      key: show(2 * (long + wide)),
      slips: numberSlips(show, [
        [long + wide, "added only one length and one width"],
        [wide, "stopped after finding the width"],
        [2 * long + wide, "left out one of the widths"],
        [(long * wide) / 2, "halved the area"],
        [4 * long, "treated the rectangle as a square"],
      ]),
      because: `The width is ${long * wide} ÷ ${long} = ${wide} cm, so the perimeter is 2 × (${long} + ${wide}) = ${2 * (long + wide)} cm.`,
    };
  },
};
