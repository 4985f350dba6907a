import { describe, expect, it } from "vitest";
import { messagesOf, sampleItem, sampleSet } from "../../../tests/support/item-factory";
import { findNearDuplicates, measureLikeness } from "./near-duplicates";

type Changes = Parameters<typeof sampleItem>[0];

const questionText = "Rohan kept gram seeds on damp cotton for five days. Which part grew first?";
const makeSet = (name: string, ...items: Changes[]) =>
  sampleSet(
    items.map((changes, index) =>
      sampleItem({ id: `${name}-${index}`, family: `idea-${index}`, ...changes }),
    ),
    { name },
  );
const listMessages = (items: Changes[], neighbours: Changes[] = []) =>
  messagesOf(findNearDuplicates(makeSet("c5", ...items), [makeSet("c6", ...neighbours)]));

describe("measureLikeness", () => {
  it("is the share of trigrams that both texts have", () => {
    expect(measureLikeness("Cat", "cat!")).toBe(1);
    expect(measureLikeness("cat", "dog")).toBe(0);
    expect(measureLikeness("word", "two words")).toBeCloseTo(4 / 11);
  });
});

describe("findNearDuplicates", () => {
  it("reports an item that differs only in numbers from an item of its set or of a neighbouring set", () => {
    const nearDuplicate = questionText.replace("gram seeds", "12 gram seeds");
    expect(
      listMessages([
        { question: questionText, answer: "root" },
        { question: nearDuplicate, answer: "shoot" },
      ]),
    ).toEqual(["is 100 % alike to c5-0"]);
    expect(
      listMessages(
        [{ question: nearDuplicate, answer: "root" }],
        [{ question: questionText, answer: "leaf" }],
      ),
    ).toEqual(["is 100 % alike to c6-0"]);
  });

  it("accepts similar items of the same family in one set, but not in neighbouring sets", () => {
    const twins = [
      { question: questionText, answer: "root", family: "seeds" },
      { question: questionText.replace("five", "six"), answer: "leaf", family: "seeds" },
    ] as const;
    expect(listMessages([...twins])).toEqual([]);
    expect(listMessages([twins[0]], [twins[1]])).toEqual([expect.stringMatching(/^is \d+ % alike to c6-0$/)]);
  });

  it("accepts items that are less alike, that are short, or that have different drawings", () => {
    expect(
      listMessages([
        { question: questionText },
        { question: `${questionText} Think of water, light and warmth as well.` },
      ]),
    ).toEqual([]);
    expect(listMessages([{ question: "What is 15 × 99?" }, { question: "What is 15 + 99?" }])).toEqual([]);
    const makeDrawnItem = (file: string) => ({ question: questionText, figure: { file, alt: "A seed" } });
    expect(listMessages([makeDrawnItem("a.svg"), makeDrawnItem("b.svg")])).toEqual([]);
  });

  it("reports the same words in another order with the same key, also within a family", () => {
    const [one, other] = ["Which metal is liquid at home?", "At home, which metal is liquid?"];
    const family = "metals";
    expect(
      listMessages([
        { question: one, family },
        { question: other, family },
      ]),
    ).toEqual(["has the words and the key of c5-0"]);
    expect(
      listMessages([
        { question: one, family },
        { question: other, family, answer: "15" },
      ]),
    ).toEqual([]);
  });
});
