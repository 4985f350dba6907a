import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { canPractise, listMistakes, listPractisedIds } from "./mistakes";

const added = "added the denominators";
const explanations = {
  a: { why: "Halves.", wrong: { "2/5": added, "1/6": "multiplied instead of adding" } },
  b: { why: "Thirds.", wrong: { "2/6": added } },
  c: { why: "Quarters.", wrong: { "1/8": "added the halves" } },
};

it("finds the mistake behind each wrong answer, where one is named", () => {
  const chosen = { a: "2/5", b: "2/6", c: "9", d: "of a question that is gone" };
  expect(listMistakes(chosen, explanations)).toEqual([added, added]);
  expect(listMistakes({ a: "an option that is gone" }, explanations)).toEqual([]);
});

it("keeps ten mistakes of twelve long words, and no more than the account takes", () => {
  const ids = Array.from({ length: 10 }, (_, index) => `q${index}`);
  const nameAll = (mistake: string) =>
    Object.fromEntries(ids.map((id) => [id, { why: "", wrong: { x: mistake } }]));
  const chosen = Object.fromEntries(ids.map((id) => [id, "x"]));
  expect(listMistakes(chosen, nameAll("m".repeat(97)))).toHaveLength(10);
  expect(listMistakes(chosen, nameAll("m".repeat(98)))).toHaveLength(9);
  expect(listMistakes(chosen, nameAll("₹".repeat(97)))).toHaveLength(3);
});

it("finds the questions of which an option comes from a mistake", () => {
  expect(listPractisedIds(added, explanations)).toEqual(new Set(["a", "b"]));
  expect(canPractise(added, explanations)).toBe(true);
  expect(canPractise("multiplied instead of adding", explanations)).toBe(false);
  expect(canPractise("", explanations)).toBe(false);
});

it.each(["class5-maths", "class9-maths"])("finds mistakes in %s that a test can practise", (name) => {
  const text = readFileSync(`public/data/${name}.explanations.json`, "utf8");
  const ofSet: typeof explanations = JSON.parse(text);
  const mistakes = new Set(Object.values(ofSet).flatMap(({ wrong }) => Object.values(wrong)));
  expect([...mistakes].filter((mistake) => canPractise(mistake, ofSet))).not.toEqual([]);
});
