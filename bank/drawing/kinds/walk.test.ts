import { describe, expect, it } from "vitest";
import { elementsOf, textsOf } from "../read-drawing";
import { drawWalk } from "./walk";

const board = { columns: 3, rows: 2, walker: { across: 1, down: 2 } };

describe("drawWalk", () => {
  it("draws its squares with their contents, and a round walker", () => {
    const drawing = drawWalk({ ...board, things: [{ across: 3, down: 1, words: "nest" }] });
    expect(textsOf(drawing)).toEqual(["nest"]);
    expect(elementsOf(drawing, "circle")).toHaveLength(1);
  });

  it("draws no circle for a walker with a direction", () => {
    const drawing = drawWalk({ ...board, walker: { ...board.walker, faces: "up" } });
    expect(elementsOf(drawing, "circle")).toHaveLength(0);
  });

  it.each([
    [{ things: [{ across: 1, down: 2, words: "nest" }] }, "a square is used twice"],
    [{ things: [{ across: 2, down: 2, words: "a long name" }] }, "is too long for a square"],
    [{ walls: [{ across: 4, down: 1 }] }, "a square, across"],
  ])("refuses %j", (changes, sentence) => {
    expect(() => drawWalk({ ...board, ...changes })).toThrow(sentence);
  });
});
