import { describe, expect, it } from "vitest";
import { drawNet, foldCube } from "./nets";
import { elementsOf, textsOf } from "../read-drawing";

const cross = [".A..", "BCDE", ".F.."];

describe("foldCube", () => {
  it("finds the opposite faces of a cross-shaped net", () => {
    const opposite = foldCube(cross);
    expect(["A", "B", "C"].map((symbol) => opposite?.get(symbol))).toEqual(["F", "D", "E"]);
  });

  it("finds the opposite faces of a stair-shaped net", () => {
    const opposite = foldCube(["12..", ".34.", "..56"]);
    expect(["1", "2", "3"].map((symbol) => opposite?.get(symbol))).toEqual(["4", "5", "6"]);
  });

  it("finds that a row of six and a block of four are not nets of a cube", () => {
    expect(foldCube(["ABCDEF"])).toBeNull();
    expect(foldCube(["AB..", "CDEF"])).toBeNull();
  });
});

describe("drawNet", () => {
  it("draws six squares with symbols or pips", () => {
    expect(elementsOf(drawNet({ rows: cross }), "rect")).toHaveLength(6);
    expect(textsOf(drawNet({ rows: cross }))).toEqual(["A", "B", "C", "D", "E", "F"]);
    expect(elementsOf(drawNet({ rows: ["123", "..456"], pips: true }), "circle")).toHaveLength(21);
  });

  it("refuses five squares, a repeated symbol, and separate squares", () => {
    expect(() => drawNet({ rows: ["ABCDE"] })).toThrow("5 squares of a net");
    expect(() => drawNet({ rows: ["ABCDEA"] })).toThrow("the net has something twice");
    expect(() => drawNet({ rows: ["ABC.DEF"] })).toThrow("must be connected");
  });
});
