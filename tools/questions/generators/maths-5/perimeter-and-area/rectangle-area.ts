import type { Family } from "../../family";
import { hurriedSlips, numberSlips } from "../../slips";
import { grouped } from "../../words";

export const rectangleArea: Family = {
  name: "rectangle-area",
  topic: "Perimeter and Area",
  level: 1,
  draft: (draw) => {
    const [long, wide] = [draw.int(14, 35), draw.int(6, 13)];
    const key = long * wide;
    const show = (value: number): string => `${grouped(value)} m²`;
    return {
      frames: [
        `A school hall is ${long} m long and ${wide} m wide. What is the area of its floor?`,
        `A rectangular plot of vegetables is ${long} m long and ${wide} m wide. What area does it cover?`,
      ],
      key: show(key),
      slips: numberSlips(show, [
        [2 * (long + wide), "finding the perimeter"],
        [long + wide, "adding length and width"],
        [key * 2, "doubling length × width as one does for the perimeter"],
        ...hurriedSlips(key),
      ]),
      because: `Area of a rectangle = length × width = ${long} × ${wide} = ${key} m².`,
    };
  },
};
