import { describe, expect, it } from "vitest";
import { messagesOf, sampleItem, sampleItems, sampleSet } from "../../../tests/item-factory";
import type { Explanation } from "../item";
import { findMistakeErrors } from "./mistakes";

const named = { "15": "added the digits", "40": "forgot the ones", "32": "lost a ten" };
const find = (wrong: Record<string, string> | undefined, changes: Parameters<typeof sampleItem>[0] = {}) => {
  const explanation = wrong ? { why: "It is 42.", wrong } : "It is 42.";
  return messagesOf(
    findMistakeErrors(sampleSet([sampleItem(changes)], { explanations: { "c5-maths-001": explanation } })),
  );
};

describe("findMistakeErrors", () => {
  it("wants a mistake behind every wrong option, once one is named", () => {
    expect(find(named)).toEqual([]);
    expect(find({ "15": "added the digits", "40": "forgot the ones" })).toEqual([
      "names no mistake behind “32”",
    ]);
  });

  it("lets an item of the first edition go without, unless it uses what came with the second", () => {
    expect(find(undefined)).toEqual([]);
    expect(find(undefined, { form: "plain" })).toHaveLength(3);
    expect(find(undefined, { passage: "the-well" })).toHaveLength(3);
  });

  it("names a mistake behind the key, and behind what is no option", () => {
    expect(find({ ...named, "42": "none", "7": "guessed" })).toEqual([
      "names a mistake behind “7”, which is no wrong option",
      "names a mistake behind “42”, which is no wrong option",
    ]);
  });

  it("lets a mistake have 12 words and not 13", () => {
    const words = (count: number) => Array.from({ length: count }, () => "one").join(" ");
    expect(find({ ...named, "15": words(12) })).toEqual([]);
    expect(find({ ...named, "15": words(13) })).toEqual([
      "names the mistake behind “15” in 13 words: 12 at most",
    ]);
  });

  it("names a text that stands with more than 5 per cent of a second edition", () => {
    const worn = (count: number, edition: 1 | 2) => {
      const explanations = Object.fromEntries(
        sampleItems(40).map(({ id }, index): [string, Explanation] => [
          id,
          {
            why: "It is 42.",
            wrong: {
              "15": index < count ? "Lost a ten" : `slip ${index} a`,
              "40": index < count ? "lost a ten" : `slip ${index} b`,
              "32": `slip ${index} c`,
            },
          },
        ]),
      );
      return messagesOf(findMistakeErrors(sampleSet(sampleItems(40), { edition, explanations })));
    };
    expect(worn(2, 2)).toEqual([]);
    expect(worn(3, 2)).toEqual(["names the mistake “lost a ten” with 3 of 40 items: 5 % at most"]);
    expect(worn(3, 1)).toEqual([]);
  });
});
