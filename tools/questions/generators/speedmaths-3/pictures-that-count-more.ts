import { drawPictureGraph } from "../../figures/picture-graph";
import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";

const make = familiesOf("Multiplication Tables");

/** “pictures that count more”, for the topic of multiplication-tables.ts. */
export const picturesThatCountMore: readonly Family[] = [
  make("pictures-that-count-more", 1, (draw, turn) => {
    const [each, a, b] = [draw.one([3, 4, 5]), draw.int(4, 7), draw.int(2, 6)];
    if (a === b) return undefined;
    const names = turn % 2 === 0 ? (["Mala", "Ben"] as const) : (["Nita", "Hari"] as const);
    return {
      asks: [
        `Each picture stands for ${each} kites. How many kites did Mala and Ben make together?`,
        `Each picture stands for ${each} fish. How many fish did Nita and Hari catch together?`,
      ],
      key: each * (a + b),
      slips: [
        [a + b, "counted the pictures"],
        [each * a, "counted the first row alone"],
        [each * b, "counted the second row alone"],
        [a + b + each, "added the number to the pictures"],
        [each * (a + b) + each, "counted one picture too many"],
      ],
      way: `${a} + ${b} = ${a + b} pictures, and ${a + b} × ${each} = ${each * (a + b)}.`,
      figure: picture(
        drawPictureGraph,
        `A picture graph, one picture for ${each}: ${names[0]} has ${a} pictures, ${names[1]} has ${b} pictures`,
        {
          picture: turn % 2 === 0 ? ("kite" as const) : ("fish" as const),
          each,
          unit: turn % 2 === 0 ? "kites" : "fish",
          rows: [
            { name: names[0], value: a * each },
            { name: names[1], value: b * each },
          ],
        },
      ),
    };
  }),
];
