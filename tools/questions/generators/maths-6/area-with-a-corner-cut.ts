import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

export const cutOut: Family = {
  name: "area-with-a-corner-cut",
  topic: "Perimeter and Area",
  level: 2,
  count: 1,
  draft: (draw) => {
    const [long, wide, side] = [draw.int(14, 25), draw.int(9, 13), draw.int(3, 6)];
    const key = long * wide - side * side;
    return {
      frames: [
        `From a sheet of ${long} cm by ${wide} cm a square with a side of ${side} cm is cut off at one corner. What is the area of the rest, in square centimetres?`,
        `A lawn is ${long} m long and ${wide} m wide. A square pond with a side of ${side} m lies in it. What area has grass, in square metres?`,
      ],
      ...numeric(
        grouped,
        key,
        [
          [long * wide, "forgetting the square"],
          [long * wide - 4 * side, "taking away the perimeter of the square"],
          [long * wide - 2 * side, `taking away 2 × ${side} for the square`],
          [(long - side) * (wide - side), "making both sides shorter"],
          [long * wide + side * side, "adding the square"],
          [2 * (long + wide), "giving the perimeter"],
        ],
        10,
      ),
      because: `The whole has ${long} × ${wide} = ${long * wide} and the square ${side} × ${side} = ${side * side}: ${long * wide} − ${side * side} = ${key}.`,
    };
  },
};
