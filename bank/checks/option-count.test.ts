import { expect, it } from "vitest";
import { messagesOf, sampleItems, sampleSet } from "../../tests/support/item-factory";
import { findOptionCountErrors } from "./option-count";

const findErrors = (classNumber: number, options: string[]) =>
  messagesOf(findOptionCountErrors({ ...sampleSet(sampleItems(1, () => ({ options }))), classNumber }));

it("reports an item of class 1 that does not have three options", () => {
  expect(findErrors(1, ["1", "2", "3"])).toEqual([]);
  expect(findErrors(1, ["1", "2", "3", "4"])).toEqual(["has 4 options: 3 in class 1"]);
});

it("accepts four options in class 2", () => {
  expect(findErrors(2, ["1", "2", "3", "4"])).toEqual([]);
});
