import { describe, expect, it } from "vitest";
import { messagesOf, sampleExplanation, sampleItem, sampleSet } from "../../../tests/support/item-factory";
import { countSentences, findExplanationErrors } from "./explanations";

const listMessages = (text: string | undefined) =>
  messagesOf(
    findExplanationErrors(
      sampleSet([sampleItem()], {
        explanations: text === undefined ? {} : { "c5-maths-001": sampleExplanation(text) },
      }),
    ),
  );

describe("findExplanationErrors", () => {
  it("accepts one to four sentences", () => {
    expect(listMessages("12 + 30 = 42.")).toEqual([]);
    expect(listMessages("One. Two! Three? It is “four.”")).toEqual([]);
  });

  it("reports a missing or empty explanation, one without a full stop, and one of five sentences", () => {
    expect(listMessages(undefined)).toEqual(["has no explanation"]);
    expect(listMessages(" ")).toEqual(["has no explanation"]);
    expect(listMessages("12 + 30 = 42")).toEqual(["has an explanation that does not end as a sentence"]);
    expect(listMessages("One. Two. Three. Four. Five.")).toEqual([
      "is explained in 5 sentences: four at most",
    ]);
  });

  it("reports an explanation without an item", () => {
    const explanations = { "c5-maths-001": sampleExplanation(), "c5-maths-999": sampleExplanation() };
    expect(findExplanationErrors(sampleSet([sampleItem()], { explanations }))).toEqual([
      {
        set: "class5-maths",
        id: "c5-maths-999",
        rule: "explanations",
        message: "is explained but is no item",
      },
    ]);
  });
});

describe("countSentences", () => {
  it.each([
    ["It is 3.5 kg.", 1],
    ["From 9:00 a.m. to noon it is 3 hours.", 1],
    ["Dr. Rao and Mrs. Sen agree. So do we.", 2],
    ["no end", 1],
  ])("counts “%s”", (text, count) => {
    expect(countSentences(text)).toBe(count);
  });
});
