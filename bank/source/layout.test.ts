import { describe, expect, it } from "vitest";
import { sampleExplanation, sampleItem } from "../../tests/support/item-factory";
import { arrayLines, formatItems, objectLines } from "./layout";

describe("arrayLines and objectLines", () => {
  it("format valid JSON with one entry per line", () => {
    expect(arrayLines([{ a: 1 }, { b: "₹" }])).toBe('[\n{"a":1},\n{"b":"₹"}\n]\n');
    expect(JSON.parse(objectLines({ a: "1", b: "2" }))).toEqual({ a: "1", b: "2" });
    expect([arrayLines([]), objectLines({})]).toEqual(["[]\n", "{}\n"]);
  });
});

describe("formatItems", () => {
  it("changes no content, and puts question, options and explanation on separate lines", () => {
    const item = { ...sampleItem({ form: "plain" }), ...sampleExplanation("It is 42.\nLook.") };
    const text = formatItems([item, item]);
    expect(JSON.parse(text)).toEqual([item, item]);
    expect(text.split("\n").slice(1, 4)).toEqual([
      '{ "id": "c5-maths-001", "topic": "Four Operations", "level": 1, "family": "sums", "form": "plain",',
      '  "question": "What is 12 + 30?",',
      '  "options": [ "42", "15", "40", "32" ],',
    ]);
  });
});
