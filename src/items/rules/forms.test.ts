import { describe, expect, it } from "vitest";
import { messagesOf, sampleItem, sampleItems, sampleSet } from "../../../tests/support/item-factory";
import { findFormBoundErrors } from "./form-bounds";
import { findFormErrors } from "./forms";
import { findPassageErrors } from "./passages";
import { findPictureOptionErrors } from "./picture-options";
import { findTableErrors } from "./tables";

type Changes = Parameters<typeof sampleItem>[0];

const figure = { file: "a.svg", alt: "A clock" };
const table = { head: ["Day", "Pots"], rows: [["Monday", "12"]] };

describe("findFormErrors", () => {
  const listMessages = (changes: Changes, classNumber = 6) =>
    messagesOf(findFormErrors(sampleSet([sampleItem(changes)], { classNumber })));

  it.each<[string, Changes, Changes]>([
    ["no figure and no picture options", { form: "figure" }, { figure }],
    ["no table", { form: "table" }, { table }],
    ["no passage", { form: "passage" }, { passage: "the-well" }],
    ["nothing to say", { form: "audio" }, { say: "well" }],
    [
      "fewer than two lines such as “I. …”",
      { form: "statements" },
      { question: "I. It is.\nII. So.\nWhich?" },
    ],
    [
      "fewer than two lines such as “I. …”",
      { form: "sufficiency" },
      { question: "Who?\nI. It is.\nII. So." },
    ],
    [
      "fewer than three lines such as “P. …”",
      { form: "order" },
      { question: "P. One\nQ. Two\nR. Three\nOrder?" },
    ],
    [
      "fewer than three lines such as “P. … | 1. …”",
      { form: "match" },
      { question: "Match.\nP. One | 1. 1\nQ. Two | 2. 2\nR. Three | 3. 3" },
    ],
    ["no line that begins with four spaces", { form: "code" }, { question: "What?\n    print(1)" }],
  ])("reports a form with %s", (missingPart, form, material) => {
    expect(listMessages(form)).toEqual([`is of the form ${form?.form} and has ${missingPart}`]);
    expect(listMessages({ ...form, ...material })).toEqual([]);
  });

  it.each<[string, Changes]>([
    ["order", { form: "order", question: "P. One\nQ. Two\nR. Three\nOrder?" }],
    ["match", { form: "match", question: "Match.\nP. One | 1. 1\nQ. Two | 2. 2\nR. Three | 3. 3" }],
  ])("reports letters for the things to %s below class 6", (_, itemWithLetters) => {
    expect(listMessages(itemWithLetters, 5)).toEqual(["has letters for things that the options can name"]);
    expect(listMessages({ ...itemWithLetters, question: "Which comes second?" }, 5)).toEqual([]);
    expect(listMessages({ ...itemWithLetters, question: "Which comes second?" }, 6)).toHaveLength(1);
  });

  it("counts picture options as a figure", () => {
    expect(listMessages({ form: "figure", optionFigures: { "42": "a.svg" } })).toEqual([]);
  });

  it.each<[string, Changes]>([
    ["table", { table }],
    ["passage", { passage: "the-well" }],
    ["optionFigures", { optionFigures: { "42": "a.svg" } }],
    ["figure", { figure }],
    ["figure", { figure, form: "plain" }],
    ["say", { say: "well" }],
  ])("requires a form other than plain for an item with the field %s", (field, changes) => {
    expect(listMessages(changes)).toEqual([`has the field ${field} and the form plain, or none`]);
  });

  it("reports lines of a program in another form", () => {
    expect(listMessages({ question: "What?\n    print(1)" })).toEqual([
      "has lines of a program and not the form code",
    ]);
  });
});

describe("findTableErrors", () => {
  const listMessages = (columns: number, rows: number, cell = "1") => {
    const row = (text: string) => Array.from({ length: columns }, () => text);
    const grid = { head: row("Head"), rows: Array.from({ length: rows }, () => row(cell)) };
    return messagesOf(findTableErrors(sampleSet([sampleItem({ table: grid })])));
  };

  it("allows 2 to 5 columns and 1 to 8 rows", () => {
    expect([...listMessages(2, 1), ...listMessages(5, 8), ...listMessages(2, 1, "x".repeat(40))]).toEqual([]);
    expect(listMessages(1, 1)).toEqual(["has a table with 1 columns: 2 to 5"]);
    expect(listMessages(6, 1)).toEqual(["has a table with 6 columns: 2 to 5"]);
    expect(listMessages(2, 0)).toEqual(["has a table with 0 rows: 1 to 8"]);
    expect(listMessages(2, 9)).toEqual(["has a table with 9 rows: 1 to 8"]);
    expect(listMessages(2, 1, "x".repeat(41))).toEqual([
      "has a table with a cell of 41 characters: 40 at most",
    ]);
  });

  it("reports a row that is not as long as the head", () => {
    const unevenTable = { ...table, rows: [["Monday"]] };
    expect(messagesOf(findTableErrors(sampleSet([sampleItem({ table: unevenTable })])))).toEqual([
      "has a table with a row that is not as long as the head",
    ]);
  });
});

describe("findPassageErrors", () => {
  const passages = { "the-well": { kind: "story", text: "Mina drew water." } } as const;
  const listMessages = (count: number) =>
    messagesOf(
      findPassageErrors(
        sampleSet(
          sampleItems(count, () => ({ passage: "the-well" })),
          { passages },
        ),
      ),
    );

  it("allows three to five items to share a passage", () => {
    expect([...listMessages(3), ...listMessages(5)]).toEqual([]);
    expect(listMessages(2)).toEqual(["is a passage of 2 items: 3 to 5"]);
    expect(listMessages(6)).toEqual(["is a passage of 6 items: 3 to 5"]);
    expect(listMessages(0)).toEqual(["is a passage of 0 items: 3 to 5"]);
  });

  it("reports a passage that is missing", () => {
    expect(findPassageErrors(sampleSet([sampleItem({ passage: "the-road" })]))).toMatchObject([
      { id: "c5-maths-001", field: "passage", message: "asks about the passage the-road, which is missing" },
    ]);
  });
});

describe("findPictureOptionErrors", () => {
  const allDrawings = { "42": "a.svg", "15": "b.svg", "40": "c.svg", "32": "d.svg" };
  const listMessages = (optionFigures: Record<string, string>) =>
    messagesOf(findPictureOptionErrors(sampleSet([sampleItem({ optionFigures })])));

  it("requires a different drawing for each option", () => {
    expect(listMessages(allDrawings)).toEqual([]);
    expect(listMessages({ "42": "a.svg", "15": "b.svg", "40": "c.svg" })).toEqual(["has no drawing of “32”"]);
    expect(listMessages({ ...allDrawings, "7": "e.svg" })).toEqual([
      "has a drawing of “7”, which is not an option",
    ]);
    expect(listMessages({ ...allDrawings, "32": "a.svg" })).toEqual(["has the same drawing for two options"]);
  });
});

describe("findFormBoundErrors", () => {
  const listMessages = (subject: string, classNumber: number, items = [sampleItem()]) =>
    messagesOf(findFormBoundErrors(sampleSet(items, { subject, classNumber })));

  it("reports each form that a file has too few of", () => {
    expect(listMessages("maths", 5)).toEqual([
      "has 0 items with a figure: 25 at least",
      "has 0 items with a table: 8 at least",
      "has 0 items of statements, match and order: 6 at least",
    ]);
  });

  it("accepts a file with exactly the minimums", () => {
    const items = sampleItems(100, (index) => {
      if (index < 25) return { figure };
      if (index < 33) return { table };
      return index < 39 ? { form: "match" } : {};
    });
    expect(listMessages("maths", 5, items)).toEqual([]);
    expect(listMessages("maths", 5, items.slice(1))).toEqual(["has 24 items with a figure: 25 at least"]);
  });

  it("requires more forms in older classes", () => {
    expect(listMessages("computer", 4)).not.toContain("has 0 items of code: 10 at least");
    expect(listMessages("computer", 5)).toContain("has 0 items of code: 10 at least");
    expect(listMessages("reasoning", 8)).not.toContain("has 0 items of sufficiency: 6 at least");
    expect(listMessages("reasoning", 9)).toContain("has 0 items of sufficiency: 6 at least");
    expect(listMessages("english", 1)).not.toContain("has 0 passages: 6 at least");
    expect(listMessages("english", 2)).toContain("has 0 passages: 6 at least");
    expect(listMessages("spellbee", 3)).not.toContain("has 0 items on a passage: 3 at least");
    expect(listMessages("spellbee", 4)).toContain("has 0 items on a passage: 3 at least");
  });

  it("requires fewer drawings and tables of maths and reasoning from class 9", () => {
    expect(listMessages("maths", 8)).toContain("has 0 items with a figure: 25 at least");
    expect(listMessages("maths", 9)).toContain("has 0 items with a figure: 15 at least");
    expect(listMessages("maths", 9)).toContain("has 0 items with a table: 4 at least");
    expect(listMessages("reasoning", 9)).toEqual([
      "has 0 items with a figure: 20 at least",
      "has 0 items with picture options: 6 at least",
      "has 0 items with a table: 3 at least",
      "has 0 items of statements, match and order: 8 at least",
      "has 0 items of sufficiency: 6 at least",
    ]);
  });
});
