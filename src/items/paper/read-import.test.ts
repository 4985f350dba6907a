import { describe, expect, it } from "vitest";
import type { BankItem } from "../rules/bank-duplicates";
import { renderCsvExample, renderJsonExample } from "./example";
import { listImportHints, readImport } from "./read-import";

const scope = { classNumber: 5, subject: "maths" };

async function importFile(
  text: string,
  { isJson = false, media = new Map(), bank = [] as BankItem[], classNumber = 5 } = {},
) {
  const result = await readImport({ text, isJson, media }, { ...scope, classNumber }, bank, "2026-11-23");
  return {
    ...result,
    messages: result.errors.map(({ row, column, message }) => `${row} ${column} ${message}`),
  };
}

/** The example as most programs save it: with quotes only if a cell needs them. */
const csv = renderCsvExample().replaceAll(/(?<=^|[,\n\uFEFF])"([^",\r\n]*)"(?=[,\r])/g, "$1");

describe("a CSV file", () => {
  it("reports all errors together, by row and column; of a row without a valid section only that", async () => {
    const { messages } = await importFile(
      csv
        .replace("A,A tailor", "D,A tailor")
        .replace(",80 cm,420 cm,150 cm,465 cm,a,", ",80 cm,80 cm,,465 cm,b,")
        .replace("looked for half as many", "")
        .replace("Each of the 5 days costs ₹2.", "Each of the 5 days costs ₹2"),
    );
    expect(messages).toEqual([
      "2 section is not A, B or C",
      "4 mistake_a to mistake_d does not say why “Friday” is wrong",
      "5 why has an explanation that does not end as a sentence",
    ]);
  });

  it("reports an option with markup; without one, an answer that is not among the options", async () => {
    const { messages } = await importFile(
      csv.replace("80 cm,420 cm,150 cm,465 cm,a,", "80 cm,<b>2</b>,150 cm,465 cm,e,"),
    );
    expect(messages).toEqual(["2 option_b has markup in it"]);
    const { messages: messagesOfWrongAnswer } = await importFile(
      csv.replace("150 cm,465 cm,a,", "150 cm,465 cm,e,"),
    );
    expect(messagesOfWrongAnswer[0]).toBe("2 answer has an answer that is not an option");
  });

  it("reports a misspelt and a repeated column", async () => {
    const { messages } = await importFile(
      csv.replace(",topic,", ",topics,").replace("passage_title", "level"),
    );
    expect(messages).toContain("1 topics should be topic");
    expect(messages).toContain("1 level is there twice");
  });

  it("reports a misspelt column name once, without errors of the rows below it; a guess only if it is the one missing column", async () => {
    const { messages } = await importFile(csv.replace("option_a", "Option A"));
    expect(messages).toEqual(["1 option a should be option_a"]);
    const renamedOnly = await importFile(csv.replace("option_a", "first choice"));
    expect(renamedOnly.messages).toEqual(["1 first choice should be option_a"]);
    const renamedAndMissing = await importFile(csv.replace("option_a", "first choice").replace(",why,", ","));
    expect(renamedAndMissing.messages).toContain("1 first choice is not a column of a paper");
  });

  it("counts rows as a spreadsheet does: empty rows count, line breaks within a cell do not", async () => {
    const [head = ""] = csv.split("\r\n");
    const { messages } = await importFile(
      csv.replace(head, `${head}\r\n,,,\r\n`).replace(",b,Two right", ",,Two right"),
    );
    expect(messages[0]).toMatch(/^10 answer /);
  });

  it("is read with semicolons, as some spreadsheets write it", async () => {
    const semicolons = "section;question;option_a\nA;Which?;x";
    const { messages } = await importFile(semicolons);
    expect(messages).toContain("1 option_b is missing");
    expect(messages).not.toContain("1 section is missing");
  });

  it("reports the row that has a misplaced quotation mark", async () => {
    const { errors } = await importFile(csv.replace('"<svg', '"<svg" broken'));
    expect(errors.some(({ rule }) => rule === "csv")).toBe(true);
  });

  it("has one error if it is empty", async () => {
    expect((await importFile("\uFEFF\r\n")).messages).toEqual(["null null the file is empty"]);
  });

  it("reports a question of more than 1500 characters", async () => {
    const { messages } = await importFile(
      csv.replace("A tailor cuts", `A tailor cuts${" on and".repeat(3000)}`),
    );
    expect(messages).toEqual(["2 question is longer than 1500 characters"]);
  });

  it("reports a passage of more than 5000 characters", async () => {
    const { messages } = await importFile(
      csv.replace("Books may be kept", `Books may be kept${" on and".repeat(3000)}`),
    );
    expect(messages[0]).toMatch(/of the passage library-notice is longer than 5000 characters$/);
  });

  it("reports a missing mistake together with other errors of its row", async () => {
    const { messages } = await importFile(
      csv.replace("A,A tailor", "D,A tailor").replace("cut one ribbon only", ""),
    );
    expect(messages).toEqual([
      "2 section is not A, B or C",
      "2 mistake_d does not say why “465 cm” is wrong",
    ]);
  });

  it("is refused with advice for teachers, without names of files and commands", async () => {
    const svg = '<script></script><path fill=""#fff""';
    const { errors } = await importFile(
      csv
        .replace("A,A tailor", "D,A tailor")
        .replace("ribbon-left", "Ribbon Left")
        .replace('<path fill=""#fff""', svg),
    );
    const texts = errors.map(({ rule, message, advice }) => `${rule} ${message} ${advice}`).join("\n");
    expect(errors).toHaveLength(2);
    expect(texts).not.toMatch(/schema|kebab|npm|public\/|docs\/|bank:/);
  });

  it("is refused if it has no questions", async () => {
    expect((await importFile(csv.split("\r\n")[0] ?? "")).messages).toEqual(["null null has no questions"]);
  });
});

describe("a JSON file", () => {
  it("reports errors by question number and field", async () => {
    const text = renderJsonExample()
      .replace('"level": 1', '"level": 4')
      .replace('"why": "Three', '"reason": "Three')
      .replace('"kind": "notice"', '"kind": "poster"');
    const { messages, rowLabel } = await importFile(text, { isJson: true });
    expect(rowLabel).toBe("Question");
    expect(messages).toContain("1 level is not 1, 2 or 3");
    expect(messages).toContain("2 why is missing");
    expect(messages).toContain("2 reason is not a field of a paper");
    expect(messages[0]).toMatch(
      /^null passages\.library-notice\.kind of the passage library-notice is not one of/,
    );
  });

  it.each(["no json", "[]", '{"items": []}'])("is refused if it is not a paper: %s", async (text) => {
    expect((await importFile(text, { isJson: true })).messages).toEqual(["null null is not a paper in JSON"]);
  });
});

describe("the named drawings and clips", () => {
  const csvWithFileName = csv.replace(/"<svg.*?<\/svg>"/, "bar.svg");

  it("are read from the files that were chosen together with the questions", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>';
    const { draft, errors } = await importFile(csvWithFileName, {
      media: new Map([["bar.svg", new TextEncoder().encode(svg)]]),
    });
    expect(errors).toEqual([]);
    expect(draft.questions[1]?.figure?.svg).toBe(svg);
  });

  it("are reported once if they were not chosen", async () => {
    expect((await importFile(csvWithFileName)).messages).toEqual([
      "3 figure names bar.svg, which was not chosen",
    ]);
  });

  it("are checked by the rules for drawings", async () => {
    const { messages } = await importFile(
      csv.replace('<path fill=""#fff""', '<script></script><path fill=""#fff""'),
    );
    expect(messages).toEqual(["3 figure has a figure with an element that has no place in a drawing"]);
  });

  it("are refused if a clip is larger than 6 KiB", async () => {
    const spokenStem = {
      section: "A",
      question: "Which is spelt as it is spoken?",
      options: ["a", "b", "c", "d"],
    };
    const question = {
      ...spokenStem,
      answer: "a",
      why: "So.",
      wrong: { b: "x", c: "y", d: "z" },
      topic: "T",
      level: 1,
      family: "f",
      form: "audio",
      say: "a",
      clip: "a.mp3",
    };
    const text = JSON.stringify({ questions: [question] });
    const clip = (size: number) => new Map([["a.mp3", new Uint8Array(size)]]);
    expect((await importFile(text, { isJson: true, media: clip(6145) })).messages).toEqual([
      "1 clip is 6145 bytes: 6144 at most",
    ]);
    expect((await importFile(text, { isJson: true, media: clip(6144) })).messages).toEqual([]);
  });
});

it("a hint about two questions that are alike names their rows in the file", async () => {
  const imported = await importFile(csv);
  const questions = imported.draft.questions
    .slice(0, 1)
    .flatMap((first) => [first, { ...first, family: "other" }]);
  const draft = { ...imported.draft, questions };
  expect(listImportHints({ ...imported, draft, rows: [2, 12] }, scope)).toEqual([
    "row 12 has the words and the key of row 2",
  ]);
});

it("an imported question that is like a question of the bank is an error", async () => {
  const ribbons = {
    name: "c5-maths-014",
    question: "A tailor cuts 9 ribbons of 20 cm each from a roll of 3 m. How much of the roll is left?",
    answer: "120 cm",
    options: ["120 cm", "180 cm"],
  };
  const { errors } = await importFile(csv, { bank: [ribbons] });
  expect(errors).toEqual([
    {
      row: 2,
      column: "question",
      rule: "bank-duplicates",
      message: "is 100 % alike to c5-maths-014 of the bank",
      advice: "ask what no public question asks",
    },
  ]);
});
