import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { sampleItem } from "../../../tests/support/item-factory";
import { explanationsSchema, itemSchema, passagesSchema } from "./item-schema";

/** Lists the schema's errors, each after its field, for a valid item with these changes. */
function listErrors(changes: object): string[] {
  const { issues = [] } = v.safeParse(itemSchema, { ...sampleItem(), ...changes });
  return issues.map((issue) => `${v.getDotPath(issue) ?? ""} ${issue.message}`);
}

describe("the schema of an item", () => {
  it("accepts every field of the format", () => {
    const everyField = {
      form: "table",
      figure: { file: "clock-3.svg", alt: "A clock" },
      optionFigures: { "42": "die-1.svg" },
      table: { caption: "Pots", head: ["Day", "Pots"], rows: [["Monday", "12"]] },
      passage: "the-well",
      say: "clock",
      validUntil: "2027-03-31",
    };
    expect(listErrors({})).toEqual([]);
    expect(listErrors(everyField)).toEqual([]);
  });

  it.each([
    ["an id without its class", { id: "maths-001" }, "id is not like c4-maths-017"],
    ["an id of class 13", { id: "c13-maths-001" }, "id is not like c4-maths-017"],
    ["an empty stem", { question: " " }, "question is empty"],
    ["a stem with two spaces", { question: "What is  it?" }, "question has two spaces in a row"],
    [
      "a stem with a space before a line",
      { question: "Look.\n What?" },
      "question has spaces at the start or end of a line",
    ],
    ["an unknown form", { form: "essay" }, /^form is not one of plain, figure/],
    [
      "a passage by its title",
      { passage: "The well" },
      "passage is not a name in small letters, digits and hyphens, such as the-kite",
    ],
    ["a picture elsewhere", { optionFigures: { "42": "/a.svg" } }, /is not a file name/],
    ["a space at the end", { answer: "42 " }, "answer has spaces at its start or end"],
    ["markup", { question: "What is <b>12</b> + 30?" }, "question has markup in it"],
    ["two options", { options: ["42", "15"] }, "options are fewer than 3"],
    ["five options", { options: ["1", "2", "3", "4", "5"] }, "options are more than 4"],
    ["level 4", { level: 4 }, "level is not 1, 2 or 3"],
    [
      "a family with capitals",
      { family: "Sums" },
      "family is not in small letters, digits and hyphens, such as rope-pieces",
    ],
    [
      "a figure elsewhere",
      { figure: { file: "../a.svg", alt: "A" } },
      "figure.file is not a file name like c2-clock-3.svg",
    ],
    ["a date in words", { validUntil: "March 2027" }, "validUntil is not a date like 2027-03-31"],
    ["a field that is not in the format", { hint: "add" }, /hint/],
  ] as const)("reports %s", (_, changes, message) => {
    expect(listErrors(changes).join("\n")).toMatch(message);
  });

  it("does not check spaces and signs in the lines of a program", () => {
    expect(listErrors({ question: "What is printed?\n    if i<b:  # twice\n        print(i)" })).toEqual([]);
  });
});

describe("the schemas of passages and explanations", () => {
  const listMessages = (schema: v.GenericSchema, value: unknown) =>
    v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];

  it("requires a passage to have a kind and clean lines, and allows its paragraphs", () => {
    const text = "Mina drew water.\n\nIt was cold.";
    expect(listMessages(passagesSchema, { well: { kind: "story", text } })).toEqual([]);
    expect(listMessages(passagesSchema, { well: { kind: "novel", text } })).toEqual([
      expect.stringContaining("is not one of story, poem"),
    ]);
    expect(listMessages(passagesSchema, { well: { kind: "poem", text: " Mina" } })).toEqual([
      "has spaces at the start or end of a line",
    ]);
  });

  it("requires an explanation to have its mistakes", () => {
    expect(
      listMessages(explanationsSchema, { b: { why: "It is 42.", wrong: { "15": "lost a ten" } } }),
    ).toEqual([]);
    expect(listMessages(explanationsSchema, { b: "It is 42." })).not.toEqual([]);
    expect(listMessages(explanationsSchema, { b: { why: "It is 42." } })).not.toEqual([]);
  });
});
