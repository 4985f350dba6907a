import { expect, it } from "vitest";
import { listMistakes, listPractisedIds } from "./mistakes";

const explanations = {
  a: { why: "Halves.", wrong: {}, mistakes: { "2/5": "added-denominators", "1/6": "multiplied" } },
  b: { why: "Thirds.", wrong: {}, mistakes: { "2/6": "added-denominators" } },
  c: { why: "Quarters.", wrong: { "1/8": "of a set without a list" } },
};

it("finds the mistake behind each wrong answer, if the set names one", () => {
  const chosen = { a: "2/5", b: "2/6", c: "1/8", d: "of a question that is gone" };
  expect(listMistakes(chosen, explanations)).toEqual(["added-denominators", "added-denominators"]);
  expect(listMistakes({ a: "an option that is gone" }, explanations)).toEqual([]);
});

it("finds the questions that offer a mistake as an option", () => {
  expect(listPractisedIds("added-denominators", explanations)).toEqual(new Set(["a", "b"]));
  expect(listPractisedIds("", explanations)).toEqual(new Set());
});
