import { describe, expect, it } from "vitest";
import type { Finding } from "./finding";
import { readItems } from "./read-bank";
import { sampleItem } from "./sample-set";

function read(json: unknown): { count: number; findings: Finding[] } {
  const findings: Finding[] = [];
  return { count: readItems("class5-maths", json, findings).length, findings };
}

describe("the schema of a question file", () => {
  it("accepts every field of the format", () => {
    const full = { figure: { file: "clock-3.svg", alt: "A clock" }, say: "clock", validUntil: "2027-03-31" };
    expect(read([sampleItem(), sampleItem(full)])).toEqual({ count: 2, findings: [] });
  });

  it.each([
    ["an id without its class", { id: "maths-001" }, "id is not like c4-maths-017"],
    ["an id of class 13", { id: "c13-maths-001" }, "id is not like c4-maths-017"],
    ["an empty stem", { question: "" }, "question is empty"],
    ["a space at the end", { answer: "42 " }, "answer has spaces at its start or end"],
    ["markup", { question: "What is <b>12</b> + 30?" }, "question has markup in it"],
    ["two options", { options: ["42", "15"] }, "options are fewer than 3"],
    ["five options", { options: ["1", "2", "3", "4", "5"] }, "options are more than 4"],
    ["level 4", { level: 4 }, "level is not 1, 2 or 3"],
    ["a family with capitals", { family: "Sums" }, "family is not in kebab-case"],
    [
      "a figure elsewhere",
      { figure: { file: "../a.svg", alt: "A" } },
      "figure.file is not a file name like c2-clock-3.svg",
    ],
    ["a date in words", { validUntil: "March 2027" }, "validUntil is not a date like 2027-03-31"],
  ])("names %s and leaves the item out", (_, changes, message) => {
    const { count, findings } = read([sampleItem(), { ...sampleItem(), ...changes }]);
    expect(count).toBe(1);
    expect(findings).toContainEqual({ set: "class5-maths", id: "item 2", message });
  });

  it("names a field that is not in the format, and a file that is no array", () => {
    expect(read([{ ...sampleItem(), hint: "add" }]).findings).toHaveLength(1);
    expect(read({ items: [] }).findings).toEqual([
      { set: "class5-maths", message: "is not an array of items" },
    ]);
  });
});
