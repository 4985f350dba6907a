import { describe, expect, it } from "vitest";
import { elementsOf, textsOf } from "../read-drawing";
import { ask, knotsOf, linksOf, net, row, sheet, squares } from "./pieces";

describe("the pieces of the drawings of Computer", () => {
  it("reads a row of signs, a point as an empty cell", () => {
    expect(row("#.*")).toEqual(["#", "", "*"]);
  });

  it("reads knots with their places, a low line as a space", () => {
    expect(knotsOf("A 40 85; PC_1 190 165", "box")).toEqual([
      { name: "A", at: [40, 85], kind: "box" },
      { name: "PC 1", at: [190, 165], kind: "box" },
    ]);
    expect(knotsOf("A 1 2")[0]?.kind).toBe("ring");
  });

  it("reads links, what is written on them, and arrows", () => {
    expect(linksOf("A-B 4; B>PC_1")).toEqual([
      { ends: ["A", "B"], arrow: false, words: "4" },
      { ends: ["B", "PC 1"], arrow: true },
    ]);
  });

  it("asks a question whose no leads to a step", () => {
    expect(ask("Is N < 6?", 1)).toEqual({ kind: "decision", words: "Is N < 6?", no: { to: 1 } });
  });

  it("draws a net with its names and lengths", () => {
    const svg = net(120, "A 40 60; B 150 60; C 260 60", "A-B 3; B-C 5")("Three villages");
    expect(textsOf(svg).toSorted()).toEqual(["3", "5", "A", "B", "C"]);
    expect(svg).toContain("Three villages");
  });

  it("refuses a link to a knot that is not there", () => {
    expect(() => net(120, "A 40 60; B 150 60", "A-D")("Two villages")).toThrow(RangeError);
  });

  it("draws a sheet with the letters of its columns and the numbers of its rows", () => {
    const words = textsOf(sheet(60, "Item Price; Pen 12; Book _")("A sheet"));
    expect(words.toSorted()).toEqual(["1", "12", "2", "3", "A", "B", "Book", "Item", "Pen", "Price"]);
  });

  it("draws squares, the black ones filled", () => {
    const svg = squares(["#.", "##"], { side: ["P", "Q"] }, 34)("Two rows");
    expect(textsOf(svg)).toEqual(["P", "Q"]);
    const black = elementsOf(svg, "rect").filter((element) => JSON.stringify(element).includes("#222"));
    expect(black.length).toBeGreaterThanOrEqual(3);
  });
});
