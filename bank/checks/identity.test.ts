import { describe, expect, it } from "vitest";
import { messagesOf, sampleItem, sampleSet } from "../../tests/support/item-factory";
import { findIdentityErrors } from "./identity";

const first = sampleItem();
const find = (...items: Parameters<typeof sampleItem>[0][]) =>
  messagesOf(findIdentityErrors([sampleSet([first, ...items.map(sampleItem)])]));

describe("findIdentityErrors", () => {
  it("accepts items with different ids and stems", () => {
    expect(find({ id: "c5-maths-002", question: "What is 3 × 4?" })).toEqual([]);
  });

  it("reports an id that is used twice, also in two sets", () => {
    expect(find({ question: "What is 3 × 4?" })).toEqual(["has the id of an item of class5-maths"]);
    const other = sampleSet([sampleItem({ question: "What is 3 × 4?" })], {
      name: "class6-maths",
      classNumber: 6,
    });
    expect(messagesOf(findIdentityErrors([sampleSet([first]), other]))).toEqual([
      "has the id of another set",
      "has the id of an item of class5-maths",
    ]);
  });

  it("reports a stem that is used twice, even with other capitals and spaces", () => {
    expect(find({ id: "c5-maths-002", question: "what is  12 + 30?" })).toEqual([
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

  it("requires one family for long stems that differ only in their numbers", () => {
    const ask = (size: number, index: number) =>
      sampleItem({
        id: `c5-maths-${index}`,
        question: `A box holds ${size} mangoes. How many do ${size} boxes hold?`,
        family: `boxes-${index}`,
      });
    expect(messagesOf(findIdentityErrors([sampleSet([ask(12, 1), ask(1250, 2)])]))).toEqual([
      "differs from family boxes-1 only in its numbers: give both one family",
    ]);
  });

  it("accepts a repeated stem with other options if the stem only refers to its options", () => {
    const ask = (id: string, family: string, ...options: string[]) =>
      sampleItem({
        id,
        family,
        form: "order",
        question: "Which comes first, next and last?",
        options,
        answer: options[0] ?? "",
      });
    const items = [
      ask("c5-maths-1", "hen", "egg, chick, hen", "hen, egg, chick", "chick, egg, hen", "egg, hen, chick"),
      ask(
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
