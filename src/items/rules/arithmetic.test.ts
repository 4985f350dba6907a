import { describe, expect, it } from "vitest";
import { sampleItem, sampleSet } from "../../../tests/support/item-factory";
import { findArithmeticErrors } from "./arithmetic";

const isAccepted = (question: string, answer: string): boolean =>
  findArithmeticErrors(sampleSet([sampleItem({ question, answer })])).length === 0;

describe("findArithmeticErrors", () => {
  it.each([
    ["What is 345 + 278?", "623", "613"],
    ["Find 48 − 6 × 5 + 2.", "20", "212"],
    ["What is the value of 3² + √49?", "16", "13"],
    ["Simplify 2/3 + 1/4.", "11/12", "3/7"],
    ["What is 1 1/2 × 4?", "6", "4 1/2"],
    ["How much is 25% of 80?", "20", "25"],
    ["What is 3/4 of ₹60?", "₹45", "₹15"],
    ["1,250 ÷ 25 is needed. What is 1,250 ÷ 25?", "50", "5"],
    ["Which number completes 47 + □ = 100?", "53", "63"],
    ["Which number completes 6 × 8 = 4 × □?", "12", "10"],
    ["Which digit completes 4□ + 15 = 62?", "7", "6"],
  ])("works out %s", (question, right, wrong) => {
    expect(isAccepted(question, right)).toBe(true);
    expect(isAccepted(question, wrong)).toBe(false);
  });

  it.each([
    ["What is 47 ÷ 5, to the nearest ten?", "10"],
    ["Round 398 and 203. What is about 398 + 203?", "600"],
    ["What is the remainder of 47 ÷ 5?", "2"],
    ["What is 12 + 30?", "forty-two"],
    ["What is 5 ÷ 0?", "0"],
  ])("leaves “%s” to the reviewer", (question, answer) => {
    expect(isAccepted(question, answer)).toBe(true);
  });

  it("reports the wrong key", () => {
    expect(findArithmeticErrors(sampleSet([sampleItem({ answer: "41" })]))).toEqual([
      {
        set: "class5-maths",
        id: "c5-maths-001",
        field: "answer",
        rule: "arithmetic",
        message: "has the key 41, which its arithmetic does not give",
      },
    ]);
  });
});
