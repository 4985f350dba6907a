import type { Family } from "../../family";
import { drawPerson } from "../../people";
import { numberSlips } from "../../slips";
import { grouped, rupees } from "../../words";

export const tilesOnAFloor: Family = {
  name: "tiles-for-a-floor",
  topic: "Perimeter and Area",
  level: 3,
  draft: (draw, turn) => {
    const tile = draw.one([20, 25, 50]);
    const [long, wide] = [draw.int(4, 6), draw.int(3, 5)];
    const perMetre = 100 / tile;
    const key = long * perMetre * wide * perMetre;
    if (long <= wide) return undefined;
    const { name } = drawPerson(draw);
    const price = draw.one([20, 25, 40]);
    return {
      frames: [
        `The floor of ${name}’s room is ${long} m long and ${wide} m wide. It is laid with square tiles of ${tile} cm side. How many tiles are needed?`,
        `A veranda of ${long} m by ${wide} m is covered with square tiles of ${tile} cm side. Each tile costs ${rupees(price * 100)}. How much do the tiles cost?`,
      ],
      key: turn % 2 === 0 ? grouped(key) : rupees(key * price * 100),
      slips: numberSlips(
        (value) => (turn % 2 === 0 ? grouped(value) : rupees(value * price * 100)),
        [
          [long * perMetre * wide, "changed only one of the two sides into tiles"],
          [long * wide * perMetre * 2, `counted ${perMetre * 2} tiles for a square metre`],
          [long * wide * 10, "counted 10 tiles for a square metre"],
          [2 * (long + wide) * perMetre, "counted only the tiles around the edge"],
        ],
      ),
      because: `${long} m holds ${long * perMetre} tiles in a row and ${wide} m holds ${wide * perMetre} rows: ${long * perMetre} × ${wide * perMetre} = ${grouped(key)} tiles${turn % 2 === 0 ? "" : `, which cost ${grouped(key)} × ${rupees(price * 100)} = ${rupees(key * price * 100)}`}.`,
    };
  },
};
