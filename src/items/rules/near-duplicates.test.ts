import { describe, expect, it } from "vitest";
import { messagesOf, sampleItem, sampleSet } from "../../../tests/support/item-factory";
import { findNearDuplicates, measureLikeness } from "./near-duplicates";

type Changes = Parameters<typeof sampleItem>[0];

const questionText = "Rohan kept gram seeds on damp cotton for five days. Which part grew first?";
const set = (name: string, ...items: Changes[]) =>
  sampleSet(
    items.map((changes, index) =>
      sampleItem({ id: `${name}-${index}`, family: `idea-${index}`, ...changes }),
    ),
    { name },
  );
const find = (items: Changes[], neighbours: Changes[] = []) =>
  messagesOf(findNearDuplicates(set("c5", ...items), [set("c6", ...neighbours)]));

describe("measureLikeness", () => {
  it("is the share of trigrams that both texts have", () => {
    expect(measureLikeness("Cat", "cat!")).toBe(1);
    expect(measureLikeness("cat", "dog")).toBe(0);
    expect(measureLikeness("word", "two words")).toBeCloseTo(4 / 11);
  });
});

describe("findNearDuplicates", () => {
  it("reports an item that is nearly the same as another one of its set or a neighbouring set, except for numbers", () => {
    const near = questionText.replace("gram seeds", "12 gram seeds");
    expect(
      find([
        { question: questionText, answer: "root" },
        { question: near, answer: "shoot" },
      ]),
    ).toEqual(["is 100 % alike to c5-0"]);
    expect(find([{ question: near, answer: "root" }], [{ question: questionText, answer: "leaf" }])).toEqual([
      "is 100 % alike to c6-0",
    ]);
  });

  it("allows a family to vary one idea in its own set, but not in a neighbouring one", () => {
    const twins = [
      { question: questionText, answer: "root", family: "seeds" },
      { question: questionText.replace("five", "six"), answer: "leaf", family: "seeds" },
    ] as const;
    expect(find([...twins])).toEqual([]);
    expect(find([twins[0]], [twins[1]])).toEqual([expect.stringMatching(/^is \d+ % alike to c6-0$/)]);
  });

  it("accepts items that are less alike, short, or have another drawing", () => {
    expect(
      find([
        { question: questionText },
        { question: `${questionText} Think of water, light and warmth as well.` },
      ]),
    ).toEqual([]);
    expect(find([{ question: "What is 15 × 99?" }, { question: "What is 15 + 99?" }])).toEqual([]);
    const drawn = (file: string) => ({ question: questionText, figure: { file, alt: "A seed" } });
    expect(find([drawn("a.svg"), drawn("b.svg")])).toEqual([]);
  });

  it("reports the same words in another order with the same key, also within a family", () => {
    const [one, other] = ["Which metal is liquid at home?", "At home, which metal is liquid?"];
    const family = "metals";
    expect(
      find([
        { question: one, family },
        { question: other, family },
      ]),
    ).toEqual(["has the words and the key of c5-0"]);
    expect(
      find([
        { question: one, family },
        { question: other, family, answer: "15" },
      ]),
    ).toEqual([]);
  });
});
