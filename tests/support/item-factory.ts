import type { Explanation } from "../../src/items/item";
import type { Item } from "../../src/items/rules/item-schema";
import type { QuestionSet } from "../../bank/source/question-set";

/** A valid item for the tests of the rules; `changes` replaces single fields. */
export function sampleItem(changes: Partial<Item> = {}): Item {
  return {
    id: "c5-maths-001",
    question: "What is 12 + 30?",
    options: ["42", "15", "40", "32"],
    answer: "42",
    topic: "Four Operations",
    level: 1,
    family: "sums",
    ...changes,
  };
}

/** An explanation of `sampleItem` with this text, and the mistake that leads to each wrong option. */
export function sampleExplanation(why = "It is 42."): Explanation {
  return { why, wrong: { "15": "added the digits", "40": "forgot the ones", "32": "lost a ten" } };
}

/** Creates `count` valid items with different ids and families. */
export function sampleItems(count: number, change: (index: number) => Partial<Item> = () => ({})): Item[] {
  return Array.from({ length: count }, (_, index) =>
    sampleItem({
      id: `c5-maths-${index}`,
      question: `What is ${index} + 1?`,
      family: `family-${index}`,
      ...change(index),
    }),
  );
}

/** A set of Maths, class 5, for the tests of the rules. */
export function sampleSet(items: readonly Item[], changes: Partial<QuestionSet> = {}): QuestionSet {
  return {
    name: "class5-maths",
    classNumber: 5,
    subject: "maths",
    items,
    explanations: {},
    passages: {},
    reviews: [],
    ratings: {},
    mistakeTexts: {},
    figures: new Map(),
    ...changes,
  };
}

/** The messages of findings, without set and item. */
export const messagesOf = (findings: readonly { readonly message: string }[]): string[] =>
  findings.map(({ message }) => message);
