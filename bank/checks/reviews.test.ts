import { describe, expect, it } from "vitest";
import { hashQuestion, type ReviewRecord } from "../review/review-record";
import { messagesOf, sampleItem, sampleSet } from "../../tests/support/item-factory";
import { findReviewErrors } from "./reviews";

const item = sampleItem();
const record: ReviewRecord = {
  id: item.id,
  hash: hashQuestion(item),
  answer: "42",
  verdict: "agree",
  classFelt: 5,
};
const findMessages = (reviews: ReviewRecord[], items = [item]) =>
  messagesOf(findReviewErrors(sampleSet(items, { reviews })));

describe("findReviewErrors", () => {
  it("accepts an item whose reader chose the same option as the key", () => {
    expect(findMessages([record])).toEqual([]);
  });

  it("reports an item that nobody has solved without the key", () => {
    expect(findMessages([])).toEqual(["has not been solved blind"]);
  });

  it.each([
    ["question", { question: "What is 12 + 31?" }],
    ["options", { options: ["42", "15", "40", "33"] }],
    ["key", { answer: "40" }],
  ])("reports an item whose %s has changed since it was solved", (_, changes) => {
    expect(findMessages([record], [sampleItem(changes)])).toEqual(["has changed since it was solved blind"]);
  });

  it("accepts another order of the options, or another level", () => {
    expect(findMessages([record], [sampleItem({ options: ["15", "42", "32", "40"], level: 2 })])).toEqual([]);
  });

  it("reports an answer that differs from the key", () => {
    expect(findMessages([{ ...record, answer: "40", verdict: "disagree" }])).toEqual([
      "was answered “40” by the reader, and the key is “42”",
    ]);
  });

  it("reports a record whose item no longer exists", () => {
    expect(findMessages([record, { ...record, id: "c5-maths-777" }])).toEqual([
      "is reviewed but is no item of the set",
    ]);
  });

  it("reports an item that feels right for a class two classes away, and accepts one class", () => {
    expect(findMessages([{ ...record, classFelt: 4 }])).toEqual([]);
    expect(findMessages([{ ...record, classFelt: 3 }])).toEqual([
      "felt right for class 3: correct it, move it or delete it",
    ]);
  });

  it("warns about items that only their author has solved", () => {
    const set = sampleSet([item], { reviews: [{ ...record, reader: "author" }] });
    expect(findReviewErrors(set)).toEqual([
      {
        set: "class5-maths",
        rule: "reviews",
        message: "has 1 items that only their author has solved blind",
        isWarning: true,
      },
    ]);
  });
});
