import { describe, expect, it } from "vitest";
import {
  messagesOf,
  sampleExplanation,
  sampleItem,
  sampleItems,
  sampleSet,
} from "../../../tests/support/item-factory";
import type { Explanation } from "../item";
import { findMistakeErrors } from "./mistakes";

const { wrong: validMistakes } = sampleExplanation();
const padding = sampleItems(19);
const paddingExplanations = Object.fromEntries(
  padding.map(({ id }): [string, Explanation] => [
    id,
    { why: "It is 42.", wrong: { "15": `${id} a`, "40": `${id} b`, "32": `${id} c` } },
  ]),
);
const listMessages = (wrong: Record<string, string>) =>
  messagesOf(
    findMistakeErrors(
      sampleSet([sampleItem(), ...padding], {
        explanations: { ...paddingExplanations, "c5-maths-001": { why: "It is 42.", wrong } },
      }),
    ),
  );

describe("findMistakeErrors", () => {
  it("requires a mistake for every wrong option", () => {
    expect(listMessages(validMistakes)).toEqual([]);
    expect(listMessages({ "15": "added the digits", "40": "forgot the ones" })).toEqual([
      "does not say why “32” is wrong",
    ]);
    expect(listMessages({})).toHaveLength(3);
  });

  it("reports a mistake for the key, and for a text that is not an option", () => {
    expect(listMessages({ ...validMistakes, "42": "none", "7": "guessed" })).toEqual([
      "says why “7” is wrong, which is not a wrong option",
      "says why “42” is wrong, which is not a wrong option",
    ]);
  });

  it("allows 12 words in a mistake, but not 13", () => {
    const words = (count: number) => Array.from({ length: count }, () => "one").join(" ");
    expect(listMessages({ ...validMistakes, "15": words(12) })).toEqual([]);
    expect(listMessages({ ...validMistakes, "15": words(13) })).toEqual([
      "says why “15” is wrong in 13 words: 12 at most",
    ]);
  });

  it("reports a text that is used by more than 5% of the items", () => {
    const listMessagesOfRepeats = (count: number) => {
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
      return messagesOf(findMistakeErrors(sampleSet(sampleItems(40), { explanations })));
    };
    expect(listMessagesOfRepeats(2)).toEqual([]);
    expect(listMessagesOfRepeats(3)).toEqual([
      "names the mistake “lost a ten” with 3 of 40 items: at most 5% are allowed",
    ]);
  });
});
