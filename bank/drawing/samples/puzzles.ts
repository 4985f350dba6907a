import { drawCubeStack } from "../kinds/cube-stack";
import { drawDotPaper } from "../kinds/dot-paper";
import { drawFamilyChart } from "../kinds/family-chart";
import { drawLamps, drawRoundTable, drawStreets } from "../kinds/networks";
import { drawSigns, drawTile, drawTiles } from "../kinds/tiles";
import { samplesOf } from "./sample";

/** Puzzles for older students: tiles, stacks, streets, tables, lamps, families. */
export const puzzles = [
  ...samplesOf("tile", drawTile, [
    { alt: "A pattern of three by three squares", tile: ["BBW", "WBW", "WWB"] },
    { alt: "A piece of five squares", tile: [".WW", "WW.", ".W."] },
  ]),
  ...samplesOf("tiles", drawTiles, [
    { alt: "Two patterns and a question mark", tiles: [["BW", "WB"], ["WB", "BW"], "?"], signs: ["+", "="] },
  ]),
  ...samplesOf("signs", drawSigns, [
    {
      alt: "A board of five squares",
      rows: [
        ["S", "1", ""],
        ["", "2", "3"],
      ],
      frames: { below: "you", right: "wall" },
    },
  ]),
  ...samplesOf("cube stack", drawCubeStack, [
    {
      alt: "A stack of cubes",
      heights: [
        [3, 2, 1],
        [2, 1, 1],
        [1, 1, 0],
      ],
    },
  ]),
  ...samplesOf("streets", drawStreets, [
    { alt: "Streets with a closed crossing", east: 4, north: 3, closed: [[1, 2]], marked: { L: [2, 1] } },
  ]),
  ...samplesOf("round table", drawRoundTable, [{ alt: "A round table with seven chairs", chairs: 7 }]),
  ...samplesOf("lamps", drawLamps, [
    {
      alt: "Two rows of lamps",
      rows: [
        { lamps: "1021", text: "= 14" },
        { lamps: "0110", text: "= ?" },
      ],
    },
  ]),
  ...samplesOf("family chart", drawFamilyChart, [
    {
      alt: "A couple with two children, one of them married",
      members: [
        { name: "E", at: [0.5, 0], isWoman: true },
        { name: "F", at: [1.5, 0], isWoman: false },
        { name: "G", at: [0, 1], isWoman: true },
        { name: "H", at: [1, 1], isWoman: false },
        { name: "J", at: [2.2, 1], isWoman: false },
        { name: "K", at: [0.5, 2], isWoman: true },
      ],
      couples: [
        { pair: ["E", "F"], children: ["G", "J"] },
        { pair: ["G", "H"], children: ["K"] },
      ],
    },
  ]),
  ...samplesOf("dot paper", drawDotPaper, [
    { alt: "Six strokes between dots", strokes: ["ab", "bf", "fk", "kl", "af", "gk"] },
  ]),
];
