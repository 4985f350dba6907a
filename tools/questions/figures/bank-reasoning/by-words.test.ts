import { expect, it } from "vitest";
import { drawWords } from "../picture-words/draw-words";
import { byOption, byWords } from "./by-words";

it("names one file for what is shown and four, or three, for what is chosen from", () => {
  const files = byWords("c4-reasoning", { shown: "a b", chosen: "c d:3" });
  expect(Object.keys(files)).toEqual(
    ["a", "b", "c-k", "c-l", "c-m", "c-n", "d-k", "d-l", "d-m"].map((name) => `c4-reasoning-${name}.svg`),
  );
  expect(files["c4-reasoning-a.svg"]?.("star")).toBe(drawWords("star"));
});

it("draws the picture of an option by its text, whichever letter it has", () => {
  const files = byOption("c4-reasoning-x", { one: () => "1", two: () => "2" });
  expect([files["c4-reasoning-x-k.svg"]?.("two"), files["c4-reasoning-x-n.svg"]?.("one")]).toEqual([
    "2",
    "1",
  ]);
  expect(() => files["c4-reasoning-x-l.svg"]?.("three")).toThrow("has no drawing of “three”");
});
