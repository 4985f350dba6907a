import * as v from "valibot";
import { checkPaper, listHints, type PaperError } from "./check-paper";
import {
  maxClipBytes,
  maxPassageLength,
  importQuestionSchema,
  type PaperDraft,
  type PaperScope,
  type PaperQuestion,
  type ImportQuestion,
} from "./paper-question";
import type { BankItem } from "../rules/bank-duplicates";
import { passagesSchema } from "../rules/item-schema";
import { adviceOf } from "./advice";
import { columnOf } from "./columns";
import type { ImportError, ParsedFile } from "./import-error";
import { readJson } from "./read-json";

/** The files of an import by their names: the questions, and the drawings and clips that they name. */
export type ImportFiles = { text: string; isJson: boolean; media: ReadonlyMap<string, Uint8Array> };

/**
 * A paper read from a file; it can be saved if `errors` is empty. `rows` are the rows of the draft's questions in the
 * file, or their numbers in a JSON file.
 */
export type ImportResult = {
  rowLabel: ParsedFile["rowLabel"];
  draft: PaperDraft;
  rows: number[];
  errors: ImportError[];
};

/**
 * @param result a paper read from a file
 * @param scope its class and subject
 * @returns the hints of `listHints`, which name questions by their rows in the file
 */
export function listImportHints({ rowLabel, draft, rows }: ImportResult, scope: PaperScope): string[] {
  // A hint names its questions at its start and its end.
  return listHints(draft, scope).map((hint) =>
    hint.replace(
      /^question (\d+)|question (\d+)$/g,
      (match, numberAtStart, numberAtEnd) =>
        `${rowLabel.toLowerCase()} ${rows[Number(numberAtStart ?? numberAtEnd) - 1] ?? match}`,
    ),
  );
}

/** Records an error: the field and its part, the rule, the message, and what to do. */
export type Report = (path: readonly string[], rule: string, message: string, help: string) => void;

/** The longest title of a passage, in UTF-16 units. */
const maxTitleLength = 150;

const pathOf = (issue: v.BaseIssue<unknown>): string[] => (issue.path ?? []).map(({ key }) => String(key));

/** Returns the included drawing, or the content of the named file; empty, with a report, if it was not chosen. */
function findDrawing(name: string, media: ImportFiles["media"], report: Report, path: readonly string[]) {
  if (name.startsWith("<")) return name;
  const bytes = media.get(name);
  if (bytes) return new TextDecoder().decode(bytes);
  report(path, "files", `names ${name}, which was not chosen`, "choose the drawing together with this file");
  return "";
}

/** Returns the named clip as base64; empty, with a report, if it was not chosen. */
function findClip(name: string, media: ImportFiles["media"], report: Report): string {
  const bytes = media.get(name);
  if (!bytes) {
    report(
      ["clip"],
      "files",
      `names ${name}, which was not chosen`,
      "choose the clip together with this file",
    );
    return "";
  }
  if (bytes.length > maxClipBytes)
    report(
      ["clip"],
      "clips",
      `is ${bytes.length} bytes: ${maxClipBytes} at most`,
      "record it shorter, or in fewer bits",
    );
  return btoa(String.fromCharCode(...bytes));
}

/** Replaces the file names in a question by the contents of the files. */
function insertFiles(question: ImportQuestion, media: ImportFiles["media"], report: Report): PaperQuestion {
  const { figure, optionFigures, clip, ...otherFields } = question;
  return {
    ...otherFields,
    ...(figure && {
      figure: { svg: findDrawing(figure.file, media, report, ["figure"]), alt: figure.alt },
    }),
    ...(optionFigures && {
      optionFigures: Object.fromEntries(
        Object.entries(optionFigures).map(([option, name]) => [
          option,
          findDrawing(name, media, report, ["optionFigures", option]),
        ]),
      ),
    }),
    ...(clip !== undefined && { clip: findClip(clip, media, report) }),
  };
}

/**
 * Reads one question with the files that it names.
 *
 * @param value a question in the import format, not checked yet
 * @param media the chosen files by name
 * @param report called for each error
 * @returns the question, or undefined if its fields are invalid
 */
export function readQuestion(
  value: unknown,
  media: ImportFiles["media"],
  report: Report,
): PaperQuestion | undefined {
  const checked = v.safeParse(importQuestionSchema, value);
  for (const issue of checked.issues ?? []) {
    const message = describeIssue(issue);
    const help = message.startsWith("is longer than") ? "shorten it" : adviceOf("schema");
    report(pathOf(issue), "fields", message, help);
  }
  if (!checked.success) reportMissingMistakes(value, report);
  return checked.success ? insertFiles(checked.output, media, report) : undefined;
}

/**
 * Reads the passages that questions ask about.
 *
 * @param value the passages by their ids, not checked yet
 * @param report called for each error, with the passage's id and its field
 * @returns the passages by their ids; none if one of them is invalid
 */
export function readPassages(value: unknown, report: Report): PaperDraft["passages"] {
  const checked = v.safeParse(passagesSchema, value);
  for (const issue of checked.issues ?? []) {
    const [name = "", field = "text"] = pathOf(issue);
    report([name, field], "fields", `of the passage ${name} ${describeIssue(issue)}`, adviceOf("schema"));
  }
  if (!checked.success) return {};
  for (const [name, { title = "", text }] of Object.entries(checked.output))
    for (const [field, content, maxLength] of [
      ["title", title, maxTitleLength],
      ["text", text, maxPassageLength],
    ] as const)
      if (content.length > maxLength)
        report(
          [name, field],
          "fields",
          `of the passage ${name} is longer than ${maxLength} characters`,
          "shorten it",
        );
  return checked.output;
}

const optionsOf = (value: unknown): string[] =>
  v.is(v.object({ options: v.array(v.string()) }), value) ? value.options : [];

/** Returns the message of a schema error: the schema's own, or one that replaces Valibot's. */
function describeIssue({ message, received, expected }: v.BaseIssue<unknown>): string {
  if (!message.startsWith("Invalid")) return message;
  if (received === "undefined") return "is missing";
  return expected === "never" ? "is not a field of a paper" : "is not filled in as in the example";
}

const questionWithMistakesSchema = v.object({
  options: v.array(v.string()),
  answer: v.string(),
  wrong: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** Reports missing mistakes of a question with invalid fields: the rules check only questions with valid fields. */
function reportMissingMistakes(value: unknown, report: Report): void {
  if (!v.is(questionWithMistakesSchema, value)) return;
  const { options, answer, wrong = {} } = value;
  if (!options.includes(answer)) return;
  for (const option of options)
    if (option !== answer && wrong[option] === undefined)
      report(["wrong", option], "mistakes", `does not say why “${option}” is wrong`, adviceOf("mistakes"));
}

/**
 * Reads a file of questions and checks it by all rules of a paper (docs/exam.md section 3): its fields, the files it
 * names, and, for questions with valid fields, the bank's rules. All findings are reported together.
 *
 * @param files the file, and the drawings and clips that were chosen with it
 * @param scope the paper's class and subject
 * @param bank the public items of its subject, in its class and the neighbouring ones
 * @param today the date in India, like `2027-03-31`
 * @returns the paper and its errors by row; without errors it can be saved
 */
export async function readImport(
  files: ImportFiles,
  scope: PaperScope,
  bank: readonly BankItem[],
  today: string,
): Promise<ImportResult> {
  if (files.text.trim() === "")
    return {
      rowLabel: files.isJson ? "Question" : "Row",
      draft: { questions: [], passages: {} },
      rows: [],
      errors: [
        {
          row: null,
          column: null,
          rule: "size",
          message: "the file is empty",
          advice: "choose another file",
        },
      ],
    };
  // The CSV reader is loaded only for CSV files.
  const file = files.isJson ? readJson(files.text) : (await import("./read-csv")).readCsv(files.text);
  const isCsv = !files.isJson;
  const errors: ImportError[] = [...file.errors];
  if (file.questions.length === 0 && errors.length === 0)
    errors.push({
      row: null,
      column: null,
      rule: "size",
      message: "has no questions",
      advice: "write one in each row",
    });

  const createReport =
    (row: number | null, value: unknown): Report =>
    (path, rule, message, help) =>
      errors.push({
        row,
        column: isCsv ? columnOf(path, optionsOf(value)) : path.join(".") || null,
        rule,
        message,
        advice: help,
      });

  const passages = readPassages(file.passages, (path, ...finding) =>
    createReport(null, null)([isCsv ? `passage_${path[1]}` : `passages.${path.join(".")}`], ...finding),
  );

  const validQuestions: { row: number; question: PaperQuestion }[] = [];
  for (const { row, value } of file.questions) {
    const question = readQuestion(value, files.media, createReport(row, value));
    if (question) validQuestions.push({ row, question });
  }

  const draft: PaperDraft = {
    questions: validQuestions.map(({ question }) => question),
    passages,
  };
  const toImportError = ({ n, field, ...error }: PaperError): ImportError => {
    const source = n === null ? undefined : validQuestions[n - 1];
    const column = field === null || !isCsv ? field : columnOf([field], source?.question.options ?? []);
    return { ...error, row: source?.row ?? null, column };
  };
  // A row with a missing drawing is not reported a second time by the rules for drawings.
  const rowsWithMissingFiles = new Set(errors.filter(({ rule }) => rule === "files").map(({ row }) => row));
  errors.push(
    ...checkPaper(draft, scope, bank, today)
      .map(toImportError)
      .filter(({ row, rule }) => rule !== "figures" || !rowsWithMissingFiles.has(row)),
  );
  return {
    rowLabel: file.rowLabel,
    draft,
    rows: validQuestions.map(({ row }) => row),
    errors: errors.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0)),
  };
}
