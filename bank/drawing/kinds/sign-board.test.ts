import { describe, expect, it } from "vitest";
import type { Drawing } from "../drawing";
import { elementsOf, textsOf } from "../read-drawing";
import { drawSignBoard } from "./sign-board";

describe("drawSignBoard", () => {
  it("draws the lines from the top, without empty ones", () => {
    const drawing = drawSignBoard({ heading: true, lines: ["SWIMMING POOL", "", "No diving"] });
    expect(textsOf(drawing)).toEqual(["SWIMMING POOL", "No diving"]);
  });

  it("draws two posts for a road sign", () => {
    const board = { lines: ["Drive slowly"] };
    const count = (drawing: Drawing) => elementsOf(drawing, "rect").length;
    expect(count(drawSignBoard({ ...board, posts: true })) - count(drawSignBoard(board))).toBe(2);
  });

  it("refuses a line that does not fit", () => {
    expect(() => drawSignBoard({ lines: ["A very long line ".repeat(4)] })).toThrow(
      "is too long for the board",
    );
  });
});
