import type { Family } from "../family";
import { familiesOf } from "../quick-family";
import { picture } from "../quick-pictures";
import { drawPictureGraph } from "../../figures/picture-graph";

const make = familiesOf("First Tables");

/** “more in a picture row”, for the topic of first-tables.ts. */
export const moreInAPictureRow: readonly Family[] = [
  make("more-in-a-picture-row", 2, (draw, turn) => {
    const [each, a, b] = [draw.one([2, 5, 10]), draw.int(5, 7), draw.int(2, 4)];
    if (a - b === b) return undefined;
    const names = turn % 2 === 0 ? (["Lila", "Arun"] as const) : (["Farah", "Joy"] as const);
    return {
      asks: [
        "How many more kites did Lila make than Arun?",
        "How many fewer balls does Joy have than Farah?",
      ],
      key: each * (a - b),
      slips: [
        [a - b, "counted the pictures, not what they stand for"],
        [each * (a + b), "added the two rows"],
        [each * b, "gave the shorter row"],
        [each * a, "gave the longer row"],
        [each * (a - b) + each, "counted one picture too many"],
      ],
      way: `There are ${a - b} more pictures in the longer row. ${a - b} × ${each} = ${each * (a - b)}.`,
      figure: picture(
        drawPictureGraph,
        `A picture graph, one picture for ${each}: ${names[0]} has ${a} pictures, ${names[1]} has ${b} pictures`,
        {
          picture: turn % 2 === 0 ? ("kite" as const) : ("ball" as const),
          each,
          unit: turn % 2 === 0 ? "kites" : "balls",
          rows: [
            { name: names[0], value: a * each },
            { name: names[1], value: b * each },
          ],
        },
      ),
    };
  }),
];
