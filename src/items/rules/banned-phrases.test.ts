import { describe, expect, it } from "vitest";
import {
  messagesOf,
  sampleExplanation,
  sampleItem,
  sampleItems,
  sampleSet,
} from "../../../tests/support/item-factory";
import { findWordingErrors } from "./banned-phrases";

const listMessages = (changes: Parameters<typeof sampleItem>[0], explanation = "It is 42.") => {
  const item = sampleItem(changes);
  const padding = sampleItems(20);
  return messagesOf(
    findWordingErrors(
      sampleSet([item, ...padding], { explanations: { [item.id]: sampleExplanation(explanation) } }),
    ),
  );
};

describe("findWordingErrors", () => {
  it.each(["All of the above", "none of these", "Both A and B", "Both (a) and (c)"])(
    "reports the option “%s”",
    (option) => {
      expect(listMessages({ options: ["42", "15", "40", option] })).toHaveLength(1);
    },
  );

  it("reports an explanation that depends on the order of the options", () => {
    expect(listMessages({}, "It is 42. Option B forgets the carry.")).toEqual([
      "has the banned phrase “Option B”",
    ]);
    expect(listMessages({}, "The second option is too small.")).toHaveLength(1);
  });

  it("accepts ordinary sentences with the words both and option", () => {
    expect(listMessages({ question: "Both of these days belong to the camp. How long is it?" })).toEqual([]);
    expect(listMessages({ question: "Anil has no option but to walk. How far is it?" })).toEqual([]);
    expect(listMessages({ question: "Both Asha and Bala have 3 pens. How many is that?" })).toEqual([]);
  });

  it.each([
    "Which of the animals is not a mammal?",
    "Which days, except Sunday, are school days?",
    "What can magnets not pull?",
  ])("requires NOT or EXCEPT in capitals in “%s”", (question) => {
    expect(listMessages({ question })).toEqual([
      "asks with a lower-case “not” or “except”: write it in capitals",
    ]);
  });

  it("allows a lower-case “not” inside a quotation or a statement", () => {
    expect(listMessages({ question: "Which word means the same as ‘not heavy’?" })).toEqual([]);
    expect(listMessages({ question: "Ravi did not sleep. What did he do?" })).toEqual([]);
  });

  it("reports a file with more than one negative question in ten", () => {
    const negative = (index: number) => ({
      question: index < 2 ? `Which is NOT ${index}?` : `What is ${index}?`,
    });
    expect(messagesOf(findWordingErrors(sampleSet(sampleItems(10, negative))))).toEqual([
      "has 2 questions with NOT or EXCEPT: one in ten at most",
    ]);
  });
});
