import type { Family } from "../family";
import { numeric } from "../signed-slips";
import { grouped } from "../words";

const topic = "Applications of Derivatives";

export const boxFromSheet: Family = {
  name: "box-from-sheet",
  topic,
  level: 3,
  draft: (draw, turn) => {
    const unit = draw.int(1, 8);
    if (turn % 2 === 0) {
      const side = 6 * unit;
      const key = 16 * unit ** 3;
      return {
        frames: [
          `Equal squares are cut from the corners of a square sheet of ${side} cm, and the sides are folded up. What is the greatest volume of the open box?`,
        ],
        ...numeric(
          (value) => `${grouped(value)} cm³`,
          key,
          [
            [8 * unit ** 3, "making a cube of the box"],
            [36 * unit * unit, "giving the area of the sheet"],
            [13.5 * unit ** 3, "cutting off a quarter of the side"],
            [25 * unit ** 3, "subtracting the cut from one end of the side only"],
            [18 * unit ** 3, "halving the side for the base"],
            [12 * unit ** 3, "a slip in the third factor"],
            [20 * unit ** 3, "a slip in the third factor"],
          ],
          0,
        ),
        because: `V = x(${side} − 2x)² has V′ = (${side} − 2x)(${side} − 6x), which is 0 at x = ${unit}: ${unit} × ${4 * unit}² = ${grouped(key)} cm³.`,
      };
    }
    const wire = 8 * unit + 24;
    const key = (wire / 4) * (wire / 2);
    return {
      frames: [
        `A rectangular pen along a long wall needs a fence on three sides only. What is the greatest area that ${wire} m of fence can enclose?`,
      ],
      ...numeric(
        (value) => `${grouped(value)} m²`,
        key,
        [
          [(wire / 4) ** 2, "fencing all four sides of a square"],
          [Math.round((wire / 3) ** 2), "making the three sides equal"],
          [(wire * wire) / 4, "taking half of the fence for each side"],
          [key / 2, "halving the area"],
          [(wire * wire) / 16 + wire, "a slip in the square"],
          [key + wire / 2, "a slip in the product"],
          [key - wire / 4, "a slip in the product"],
        ],
        0,
      ),
      because: `With x m at right angles to the wall the area is x(${wire} − 2x), greatest at x = ${wire / 4}: ${wire / 4} × ${wire / 2} = ${grouped(key)} m².`,
    };
  },
};
