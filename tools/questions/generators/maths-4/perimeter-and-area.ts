import type { Family } from "../family";
import { hurriedSlips, numberSlips } from "../slips";
import { grouped } from "../words";
import { otherSide } from "./other-side";

const topic = "Perimeter and Area";
const centimetres = (value: number): string => `${grouped(value)} cm`;

const border: Family = {
  name: "border-of-a-rectangle",
  topic,
  level: 1,
  draft: (draw) => {
    const [long, wide] = [draw.int(36, 48), draw.int(22, 34)];
    const key = 2 * (long + wide);
    return {
      frames: [
        `A photo frame is ${long} cm long and ${wide} cm wide. How much ribbon goes once round its edge?`,
        `A table mat is ${long} cm long and ${wide} cm wide. How much lace is needed to go all round it?`,
      ],
      key: centimetres(key),
      slips: numberSlips(centimetres, [
        [long + wide, "adding only two of the four sides"],
        [long * wide, "finding the area"],
        [2 * long + wide, "leaving out one short side"],
        [4 * long, "taking all four sides to be long ones"],
        ...hurriedSlips(key),
      ]),
      because: `Two sides of ${long} cm and two of ${wide} cm: 2 × (${long} + ${wide}) = 2 × ${long + wide} = ${key} cm.`,
    };
  },
};

const squares: Family = {
  name: "area-in-squares",
  topic,
  level: 1,
  draft: (draw) => {
    const [long, wide] = [draw.int(8, 16), draw.int(4, 7)];
    const key = long * wide;
    return {
      frames: [
        `A rectangle on squared paper is ${long} squares long and ${wide} squares wide. Each square has an area of 1 square cm. What is the area of the rectangle?`,
        `A sheet of stamps has ${wide} rows with ${long} stamps in each row. Each stamp covers 1 square cm. What is the area of the sheet?`,
      ],
      key: `${key} square cm`,
      slips: numberSlips(
        (value) => `${value} square cm`,
        [
          [2 * (long + wide), "finding the perimeter"],
          [long + wide, "adding the length and the width"],
          [long * (wide - 1), "leaving out one row"],
          [long * (wide + 1), "counting one row too many"],
          ...hurriedSlips(key),
        ],
      ),
      because: `There are ${wide} rows of ${long} squares: ${wide} × ${long} = ${key} square cm.`,
    };
  },
};

const joined: Family = {
  name: "squares-joined",
  topic,
  level: 3,
  count: 1,
  draft: (draw) => {
    const [many, side] = [draw.int(3, 6), draw.int(3, 9)];
    const key = 2 * (many + 1) * side;
    return {
      frames: [
        `${many} square tiles with sides of ${side} cm are laid side by side in one row without gaps. What is the perimeter of the rectangle they make?`,
        `${many} square cards, each with a side of ${side} cm, are put edge to edge in a single row. How long is the border of the whole row?`,
      ],
      key: centimetres(key),
      slips: numberSlips(centimetres, [
        [many * 4 * side, "adding the perimeters of all the squares"],
        [2 * many * side, "leaving out the two ends of the row"],
        [many * side * side, "finding the area"],
        [(many + 1) * side, "adding only one long and one short side"],
        [(2 * many + 1) * side, "leaving out one end of the row"],
        ...hurriedSlips(key),
      ]),
      because: `The row is ${many} × ${side} = ${many * side} cm long and ${side} cm wide, so its perimeter is 2 × (${many * side} + ${side}) = ${key} cm. The sides where the squares touch do not count.`,
    };
  },
};

/** The families of the topic Perimeter and Area. */
export const perimeterAndArea: readonly Family[] = [border, squares, otherSide, joined];
