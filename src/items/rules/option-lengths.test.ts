import { describe, expect, it } from "vitest";
import { messagesOf, sampleItem, sampleItems, sampleSet } from "../../../tests/support/item-factory";
import { findOptionLengthErrors } from "./option-lengths";

const listMessages = (options: string[]) =>
  messagesOf(findOptionLengthErrors(sampleSet([sampleItem({ options, answer: options[0] ?? "" })])));

describe("findOptionLengthErrors", () => {
  it("reports options of which the longest has more than 1.5 times the characters of the shortest", () => {
    expect(
      listMessages(["It is hot here", "It rains all day in the hills", "It is cold now", "It is dry here"]),
    ).toEqual(["has options of 14 to 29 characters: the longest may be 1.5 times the shortest"]);
  });

  it("allows numbers and single words of any length", () => {
    expect(listMessages(["9", "1,00,000", "12", "99"])).toEqual([]);
    expect(listMessages(["cat", "dog", "hippopotamus", "ant"])).toEqual([]);
  });

  it("counts any text of twenty characters as a phrase", () => {
    expect(listMessages(["breath", "photosynthesis-driven", "growth", "motion"])).toHaveLength(1);
  });

  it("reports a file in which the key is the longest option too often", () => {
    const makeKeyLongest = (index: number) =>
      index < 4 ? { options: ["1", "2", "3", "1000"], answer: "1000" } : {};
    expect(messagesOf(findOptionLengthErrors(sampleSet(sampleItems(10, makeKeyLongest))))).toEqual([
      "the key is the longest option in 40 % of the items (35 at most)",
    ]);
  });

  it("does not count a key that is as long as another option", () => {
    const makeTie = () => ({ options: ["1", "2", "1001", "1000"], answer: "1000" });
    expect(findOptionLengthErrors(sampleSet(sampleItems(10, makeTie)))).toEqual([]);
  });
});
