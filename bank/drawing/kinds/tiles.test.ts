import { describe, expect, it } from "vitest";
import { drawCubeStack } from "./cube-stack";
import { dotAt, drawDotPaper } from "./dot-paper";
import { drawFamilyChart } from "./family-chart";
import { drawLinks } from "./links";
import { drawLamps, drawRoundTable, drawStreets } from "./networks";
import { elementsOf } from "../read-drawing";
import { drawSigns, drawTile, drawTiles } from "./tiles";

describe("tiles", () => {
  it("draws neighbouring black squares of a row as one shape", () => {
    const [, black] = elementsOf(drawTile({ tile: ["BBW", "WWB", "WWW"] }), "path");
    expect(black?.attributes["d"]?.match(/M/g)).toHaveLength(2);
    const [piece] = elementsOf(drawTile({ tile: ["WW", ".W"] }), "path");
    expect(piece?.attributes["d"]?.match(/M/g)).toHaveLength(3);
  });

  it("draws a question mark for the missing tile, and refuses unknown signs", () => {
    const row = drawTiles({ tiles: [["BW", "WB"], "?"], signs: ["+"] });
    expect(elementsOf(row, "text")).toHaveLength(2);
    expect(() => drawTile({ tile: ["BX"] })).toThrow("other signs");
    expect(() => drawTiles({ tiles: [["B"]] })).toThrow("1 tiles");
  });

  it("draws a sign in each square, and no square for an empty text", () => {
    const board = drawSigns({
      rows: [
        ["S", "1"],
        ["", "2"],
      ],
      frames: { below: "you", right: "wall" },
    });
    expect(elementsOf(board, "text")).toHaveLength(5);
    expect(() => drawSigns({ rows: [] })).toThrow("0 rows of signs");
  });
});

describe("a stack of cubes", () => {
  it("draws only the faces that are visible", () => {
    expect(elementsOf(drawCubeStack({ heights: [[1]] }), "polygon")).toHaveLength(3);
    expect(
      elementsOf(
        drawCubeStack({
          heights: [
            [2, 1],
            [1, 0],
          ],
        }),
        "polygon",
      ),
    ).toHaveLength(9);
  });

  it("refuses a pile that hides another", () => {
    expect(() => drawCubeStack({ heights: [[1, 2]] })).toThrow("hides another");
  });
});

describe("networks", () => {
  it("marks closed crossings, and refuses those beyond the map", () => {
    const map = drawStreets({ east: 3, north: 2, closed: [[1, 1]], marked: { L: [2, 1] } });
    expect(elementsOf(map, "text")).toHaveLength(3);
    expect(() => drawStreets({ east: 3, north: 2, closed: [[4, 1]] })).toThrow("not on the map");
  });

  it("shows the length of each road, and refuses a road to an unknown place", () => {
    const nodes = [
      { name: "F", at: [30, 30] },
      { name: "G", at: [270, 30] },
      { name: "H", at: [150, 170] },
    ] as const;
    const drawRoad = (to: string) =>
      drawLinks({ height: 200, nodes, links: [{ ends: ["F", to], words: "7" }] });
    expect(elementsOf(drawRoad("G"), "text")).toHaveLength(4);
    expect(() => drawRoad("Z")).toThrow("Z is no node");
  });

  it("draws chairs round a table and lamps in rows", () => {
    expect(elementsOf(drawRoundTable({ chairs: 6 }), "text")).toHaveLength(6);
    expect(() => drawRoundTable({ chairs: 9 })).toThrow("the number of chairs");
    const rows = [{ lamps: "102", text: "= 5" }];
    expect(elementsOf(drawLamps({ rows }), "circle")).toHaveLength(3);
    expect(() => drawLamps({ rows: [] })).toThrow("0 rows of lamps");
  });
});

describe("a family chart and dot paper", () => {
  const members = [
    { name: "E", at: [0, 0], isWoman: true },
    { name: "F", at: [1, 0], isWoman: false },
    { name: "G", at: [0, 1], isWoman: true },
    { name: "H", at: [1, 1], isWoman: false },
  ] as const;

  it("draws women as circles, and refuses an unknown member", () => {
    const chart = drawFamilyChart({ members, couples: [{ pair: ["E", "F"], children: ["G", "H"] }] });
    expect(elementsOf(chart, "circle")).toHaveLength(2);
    expect(() => drawFamilyChart({ members, couples: [{ pair: ["E", "Z"], children: [] }] })).toThrow(
      "not among the members",
    );
  });

  it("finds dots by their letters", () => {
    expect([dotAt("a"), dotAt("h"), dotAt("p")]).toEqual([
      [0, 0],
      [3, 1],
      [3, 3],
    ]);
    expect(() => drawDotPaper({ strokes: ["az"] })).toThrow("no dot of the paper");
  });
});
