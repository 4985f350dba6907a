import { expect, it } from "vitest";
import { itemForms } from "../../src/items/item";
import { mistakesFolder } from "../source/mistake-list";
import { readBank, setsFolder } from "../source/read-set";

const { sets } = readBank(setsFolder, mistakesFolder);
/** The items of two classes, one with younger and one with older students. */
const items = sets
  .filter(({ classNumber }) => classNumber === 5 || classNumber === 9)
  .flatMap((set) => set.items.map((item) => ({ item, explanation: set.explanations[item.id] })));

it.each(itemForms.filter((form) => form !== "plain"))(
  "classes 5 and 9 have items of the form %s, with a mistake for every wrong option",
  (form) => {
    const itemsOfForm = items.filter(({ item }) => item.form === form);
    expect(itemsOfForm.length).toBeGreaterThan(0);
    const incomplete = itemsOfForm.filter(
      ({ item, explanation }) => Object.keys(explanation?.wrong ?? {}).length !== item.options.length - 1,
    );
    expect(incomplete.map(({ item }) => item.id)).toEqual([]);
  },
);

it("classes 5 and 9 have picture options, and a passage with three items", () => {
  expect(items.filter(({ item }) => item.optionFigures).length).toBeGreaterThan(0);
  expect(items.filter(({ item }) => item.passage === "owl-boxes")).toHaveLength(3);
});
