import { describe, expect, it } from "vitest";
import { messagesOf, sampleItem, sampleSet } from "../../tests/support/item-factory";
import { findIdentityErrors } from "./identity";

const firstItem = sampleItem();
const findMessages = (...items: Parameters<typeof sampleItem>[0][]) =>
  messagesOf(findIdentityErrors([sampleSet([firstItem, ...items.map(sampleItem)])]));

describe("findIdentityErrors", () => {
  it("accepts items with different ids and stems", () => {
    expect(findMessages({ id: "c5-maths-002", question: "What is 3 × 4?" })).toEqual([]);
  });

  it("reports an id that is used twice, in one set or in two sets", () => {
    expect(findMessages({ question: "What is 3 × 4?" })).toEqual(["has the id of an item of class5-maths"]);
    const otherSet = sampleSet([sampleItem({ question: "What is 3 × 4?" })], {
      name: "class6-maths",
      classNumber: 6,
    });
    expect(messagesOf(findIdentityErrors([sampleSet([firstItem]), otherSet]))).toEqual([
      "has the id of another set",
      "has the id of an item of class5-maths",
    ]);
  });

  it("reports a stem that is used twice, even with other capitals and spaces", () => {
    expect(findMessages({ id: "c5-maths-002", question: "what is  12 + 30?" })).toEqual([
      "has the same question as c5-maths-001",
    ]);
  });

  it("accepts a repeated stem with another figure", () => {
    const items = ["a.svg", "b.svg"].map((file, index) =>
      sampleItem({
        id: `c5-maths-${index}`,
        question: "Which shape is this?",
        figure: { file, alt: "A shape" },
      }),
    );
    expect(findIdentityErrors([sampleSet(items)])).toEqual([]);
  });

  it("reports two families for long stems that differ only in their numbers", () => {
    const createQuestion = (size: number, index: number) =>
      sampleItem({
        id: `c5-maths-${index}`,
        question: `A box holds ${size} mangoes. How many do ${size} boxes hold?`,
        family: `boxes-${index}`,
      });
    expect(
      messagesOf(findIdentityErrors([sampleSet([createQuestion(12, 1), createQuestion(1250, 2)])])),
    ).toEqual(["differs from family boxes-1 only in its numbers: give both one family"]);
  });

  it("accepts a repeated stem with other options if the stem only refers to its options", () => {
    const createQuestion = (id: string, family: string, ...options: string[]) =>
      sampleItem({
        id,
        family,
        form: "order",
        question: "Which comes first, next and last?",
        options,
        answer: options[0] ?? "",
      });
    const items = [
      createQuestion(
        "c5-maths-1",
        "hen",
        "egg, chick, hen",
        "hen, egg, chick",
        "chick, egg, hen",
        "egg, hen, chick",
      ),
      createQuestion(
        "c5-maths-2",
        "frog",
        "egg, tadpole, frog",
        "frog, egg, tadpole",
        "tadpole, egg, frog",
        "egg, frog, tadpole",
      ),
    ];
    expect(findIdentityErrors([sampleSet(items)])).toEqual([]);
  });
});
