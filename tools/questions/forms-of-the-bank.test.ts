import { expect, it } from "vitest";
import { canPractise } from "../../src/engine/mock-test/mistakes";
import { itemForms } from "../../src/items/item";
import { bankFolders, readBank } from "./read-bank";

const { sets } = readBank(bankFolders);
const items = sets
  .filter(({ classNumber }) => classNumber === 5 || classNumber === 9)
  .flatMap((set) =>
    set.items.map((item) => ({ set: set.name, item, explanation: set.explanations[item.id] })),
  );

it.each(itemForms.filter((form) => form !== "plain"))("has the form %s, its mistakes named", (form) => {
  const found = items.filter(({ item }) => item.form === form);
  expect(found.length).toBeGreaterThan(0);
  const unnamed = found.filter(
    ({ item, explanation }) => Object.keys(explanation?.wrong ?? {}).length !== item.options.length - 1,
  );
  expect(unnamed.map(({ item }) => item.id)).toEqual([]);
});

it("has picture options, and a passage of three items", () => {
  expect(items.filter(({ item }) => item.optionFigures).length).toBeGreaterThan(0);
  expect(items.filter(({ item }) => item.passage === "tank-notice")).toHaveLength(3);
});

it.each(["class5-maths", "class9-maths"])("%s has a mistake that a test can practise", (name) => {
  const ofSet = items.filter(({ set }) => set === name);
  const explanations = Object.fromEntries(
    ofSet.flatMap(({ item, explanation }) => (explanation ? [[item.id, explanation]] : [])),
  );
  const mistakes = new Set(Object.values(explanations).flatMap(({ wrong }) => Object.values(wrong)));
  expect([...mistakes].filter((mistake) => canPractise(mistake, explanations))).not.toEqual([]);
});
