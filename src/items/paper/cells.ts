import type { Passage } from "../item";
import type { PaperQuestion } from "./paper-question";
import { letters, type ColumnName } from "./columns";

/** A question as texts: a row of a CSV file, or the values of the question form. */
export type Cells = { [Column in ColumnName]?: string | undefined };

/** Maps each option's text to the value in its letter's column. */
function mapByOption(cells: Cells, prefix: "mistake" | "picture"): Record<string, string> | undefined {
  const entries = letters.flatMap((letter) => {
    const [option, value] = [cells[`option_${letter}`], cells[`${prefix}_${letter}`]];
    return option === undefined || value === undefined ? [] : [[option, value] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Reads a table: each line is a row, the first is the head, and cells are separated by `|`. */
function readTable(text: string, caption: string | undefined) {
  const [head = [], ...rows] = text.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  return { ...(caption !== undefined && { caption }), head, rows };
}

/** Converts the typed name of an idea to a family: `Adverb of manner` becomes `adverb-of-manner`. */
const toFamily = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/**
 * @param cells a row, or the values of the question form
 * @returns the question in the format of an import file, not validated yet
 */
export function toImportQuestion(cells: Cells): object {
  const answer = letters.find((letter) => letter === cells.answer?.toLowerCase());
  const table = cells.table === undefined ? undefined : readTable(cells.table, cells.table_caption);
  const fields = {
    section: cells.section,
    question: cells.question,
    options: letters.flatMap((letter) => cells[`option_${letter}`] ?? []),
    answer: answer === undefined ? cells.answer : (cells[`option_${answer}`] ?? cells.answer),
    why: cells.why,
    wrong: mapByOption(cells, "mistake"),
    topic: cells.topic,
    level: cells.level === undefined ? undefined : Number(cells.level),
    family: cells.family === undefined ? undefined : toFamily(cells.family),
    form: cells.form,
    figure: cells.figure === undefined ? undefined : { file: cells.figure, alt: cells.figure_alt },
    optionFigures: mapByOption(cells, "picture"),
    table,
    passage: cells.passage,
    say: cells.say,
    clip: cells.clip,
    validUntil: cells.valid_until,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/**
 * Converts an existing question to texts. The clip's data is replaced by the clip's name; the cell of a picture has the
 * picture itself, while a file for import names a picture's file.
 *
 * @param question a paper's question
 * @param passage its passage, if it has one
 * @param clip the name of its clip
 * @returns the question's values by column
 */
export function toCells(question: PaperQuestion, passage?: Passage, clip?: string): Cells {
  const { options, answer, wrong, figure, optionFigures = {}, table } = question;
  const lettered = options.flatMap((option, index) => {
    const letter = letters[index];
    if (!letter) return [];
    return [
      [`option_${letter}`, option],
      [`mistake_${letter}`, wrong[option]],
      [`picture_${letter}`, optionFigures[option]],
    ] as const;
  });
  return {
    ...Object.fromEntries(lettered),
    section: question.section,
    question: question.question,
    answer: letters[options.indexOf(answer)],
    why: question.why,
    topic: question.topic,
    level: String(question.level),
    family: question.family,
    form: question.form,
    figure: figure?.svg,
    figure_alt: figure?.alt,
    table: table && [table.head, ...table.rows].map((row) => row.join(" | ")).join("\n"),
    table_caption: table?.caption,
    passage: question.passage,
    passage_kind: passage?.kind,
    passage_title: passage?.title,
    passage_text: passage?.text,
    say: question.say,
    clip: question.clip === undefined ? undefined : clip,
    valid_until: question.validUntil,
  };
}
