import { describe, expect, it } from "vitest";
import { detectItemForm } from "./detect-item-form";
import { readStem } from "./stem";

describe("a stem", () => {
  it("without a form is one text, even if its lines begin with a label or spaces", () => {
    const stem = "I. Iyer and P. Rao met.\n    Where?";
    expect(readStem(stem)).toEqual([{ kind: "text", text: stem }]);
    expect(readStem(stem, "passage")).toEqual([{ kind: "text", text: stem }]);
  });

  it.each(["statements", "order", "sufficiency"] as const)(
    "with the form %s has its labelled lines as separate parts",
    (form) => {
      expect(readStem("Read both.\nI. Ice floats.\nII. Iron sinks.\nWhich is right?", form)).toEqual([
        { kind: "text", text: "Read both." },
        {
          kind: "statements",
          entries: [
            { label: "I", text: "Ice floats." },
            { label: "II", text: "Iron sinks." },
          ],
        },
        { kind: "text", text: "Which is right?" },
      ]);
    },
  );

  it("with an assertion and a reason has both with their labels", () => {
    expect(readStem("Assertion: Ice floats.\nReason: It is lighter: look.", "statements")).toEqual([
      {
        kind: "statements",
        entries: [
          { label: "Assertion", text: "Ice floats." },
          { label: "Reason", text: "It is lighter: look." },
        ],
      },
    ]);
  });

  it("with the form match has two columns", () => {
    expect(readStem("Match.\nP. Heart | 1. Takes in air\nQ. Lung | 2. Pumps blood", "match")).toEqual([
      { kind: "text", text: "Match." },
      {
        kind: "pairs",
        entries: [
          { label: "P", text: "Heart", otherLabel: "1", otherText: "Takes in air" },
          { label: "Q", text: "Lung", otherLabel: "2", otherText: "Pumps blood" },
        ],
      },
    ]);
  });

  it("with code has the code's indentation and the text around it", () => {
    const stem = "What is printed?\n    for k in range(2):\n        print(k)\nRead it twice.\nThen choose.";
    expect(readStem(stem, "code")).toEqual([
      { kind: "text", text: "What is printed?" },
      { kind: "code", text: "for k in range(2):\n    print(k)" },
      { kind: "text", text: "Read it twice.\nThen choose." },
    ]);
  });
});

describe("detectItemForm", () => {
  it.each([
    ["statements", "Read both.\nI. Ice floats.\nII. Iron sinks.\nWhich is right?"],
    ["statements", "Assertion: Ice floats.\nReason: It is light."],
    ["statements", "P. It rained.\nQ. The well was dry.\nR. The well filled.\nWhich order is right?"],
    ["match", "Match.\nP. Heart | 1. Air\nQ. Lung | 2. Blood\nR. Ear | 3. Sound"],
    ["code", "What is printed?\n    print(1)"],
    ["plain", "x = [1, 2]\ny = x\nWhat is y?"],
    ["plain", "I. Newton was born where?"],
    ["plain", "Who came first?"],
  ])("detects the form %s from the lines of a stem", (form, stem) => {
    expect(detectItemForm(stem)).toBe(form);
  });
});
