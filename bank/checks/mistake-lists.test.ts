import { describe, expect, it } from "vitest";
import { messagesOf, sampleItems, sampleSet } from "../../tests/support/item-factory";
import type { QuestionSet } from "../source/question-set";
import { findMistakeListErrors } from "./mistake-lists";

const ids = Array.from({ length: 12 }, (_, index) => `mistake-${index}`);
const texts = Object.fromEntries(ids.map((id, index) => [id, `lost ${index} of them`]));
const items = sampleItems(4);

const makeExplanations = (mistakes: (index: number) => Record<string, string> | undefined) =>
  Object.fromEntries(
    items.map(({ id }, index) => [id, { why: "It is 42.", wrong: {}, mistakes: mistakes(index) }]),
  );
/** Returns a different mistake for each of the three wrong options of an item. */
const makeMistakes = (index: number): Record<string, string> =>
  Object.fromEntries(
    ["15", "40", "32"].map((option, optionIndex) => [option, `mistake-${3 * index + optionIndex}`]),
  );
const findMessages = (changes: Partial<QuestionSet> = {}, ...others: QuestionSet[]) =>
  messagesOf(
    findMistakeListErrors([
      sampleSet(items, { explanations: makeExplanations(makeMistakes), mistakeTexts: texts, ...changes }),
      ...others,
    ]),
  );

describe("findMistakeListErrors", () => {
  it("requires a mistake of the list for every wrong option", () => {
    expect(findMessages()).toEqual([]);
    const makeInvalidMistakes = (index: number) =>
      index === 3 ? { "15": "mistake-9", "42": "mistake-10", "32": "other" } : makeMistakes(index);
    expect(findMessages({ explanations: makeExplanations(makeInvalidMistakes) })).toEqual([
      "has mistake-11, which no wrong option points to",
      "points to no mistake of the list for “40”",
      "points from “42”, which is not a wrong option",
      "points to other, which is not in the list of its classes",
    ]);
  });

  it("reports every wrong option if there is no list", () => {
    expect(findMessages({ mistakeTexts: {}, explanations: makeExplanations(() => undefined) })).toHaveLength(
      12,
    );
    expect(findMessages({ mistakeTexts: {} })).toHaveLength(12);
  });

  it("reports a mistake behind more than 10% of the wrong options of a band, not of other bands", () => {
    const repeatedMistakes = { "15": "mistake-0", "40": "mistake-1", "32": "mistake-2" };
    const sameBand = sampleSet(items, {
      name: "class4-maths",
      classNumber: 4,
      explanations: makeExplanations(() => repeatedMistakes),
      mistakeTexts: texts,
    });
    expect(findMessages({}, sameBand)).toEqual(
      [0, 2, 1].map((index) => `has mistake-${index} behind 5 of 24 wrong options: 10% at most`),
    );
    const otherBand = {
      ...sameBand,
      name: "class6-maths",
      classNumber: 6,
      explanations: makeExplanations(makeMistakes),
    };
    expect(findMessages({}, otherBand)).toEqual([]);
  });

  it("reports a text of more than eight words, and equal texts", () => {
    const eightWords = "one two three four five six seven eight";
    expect(findMessages({ mistakeTexts: { ...texts, "mistake-0": eightWords } })).toEqual([]);
    expect(
      findMessages({
        mistakeTexts: { ...texts, "mistake-0": `${eightWords} nine`, "mistake-1": "Lost 2 of them" },
      }),
    ).toEqual(["has mistake-0 in 9 words: 8 at most", "has one text for mistake-1 and mistake-2"]);
  });

  it("reports a reader's rating of an unknown item", () => {
    expect(findMessages({ ratings: { "c5-maths-0": 4, "c5-maths-9": 5 } })).toEqual([
      "has a rating but is not an item of the set",
    ]);
  });
});
