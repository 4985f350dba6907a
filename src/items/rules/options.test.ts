import { describe, expect, it } from "vitest";
import { messagesOf, sampleItem, sampleSet } from "../../../tests/support/item-factory";
import { findOptionErrors } from "./options";

const listMessages = (changes: Parameters<typeof sampleItem>[0], classNumber = 5) =>
  messagesOf(findOptionErrors(sampleSet([sampleItem(changes)], { classNumber })));

describe("findOptionErrors", () => {
  it("accepts four distinct options with the key among them", () => {
    expect(listMessages({})).toEqual([]);
  });

  it("reports a key that differs from every option, even by a space", () => {
    expect(listMessages({ answer: "42 " })).toEqual(["has an answer that is not an option"]);
  });

  it.each([
    ["the same text", ["42", "42", "40", "32"]],
    ["the same number with a comma", ["42", "1,000", "1000", "32"]],
    ["the same amount", ["42", "₹4.50", "₹4.5", "32"]],
  ])("reports two options with %s", (_, options) => {
    expect(listMessages({ options })).toEqual(["has the same option twice"]);
  });

  it("treats options that differ in units or capitals as different", () => {
    expect(listMessages({ options: ["42", "42 cm", "42 m", "delhi"] })).toEqual([]);
    expect(listMessages({ options: ["Delhi", "delhi", "DELHI", "dElhi"], answer: "Delhi" })).toEqual([]);
  });

  it("allows three options in class 1 only", () => {
    const options = ["42", "15", "40"];
    expect(listMessages({ options })).toEqual(["has 3 options, and only class 1 may have 3"]);
    expect(listMessages({ options }, 2)).toEqual(["has 3 options, and only class 1 may have 3"]);
    expect(listMessages({ options }, 1)).toEqual([]);
  });
});
