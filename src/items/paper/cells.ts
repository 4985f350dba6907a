import type { Passage } from "../item";
import type { PaperQuestion } from "./paper-question";
import { letters, type ColumnName } from "./columns";

/** A question as texts: one row of a CSV file, and what the form holds in which a question is written by hand. */
export type Cells = { [Column in ColumnName]?: string | undefined };

/** From the options' texts to what is in the columns of their letters. */
function byOption(cells: Cells, prefix: "mistake" | "picture"): Record<string, string> | undefined {
  const entries = letters.flatMap((letter) => {
    const [option, value] = [cells[`option_${letter}`], cells[`${prefix}_${letter}`]];
    return option === undefined || value === undefined ? [] : [[option, value] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** A line is a row of the table, the first its head; between the cells is an upright line. */
function readTable(text: string, caption: string | undefined) {
  const [head = [], ...rows] = text.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  return { ...(caption !== undefined && { caption }), head, rows };
}

/**
 * @param cells a row, or what is typed into a form
 * @returns the question as a file for import has it; whether it is one, its schema says
 */
export function toWritten(cells: Cells): object {
  const answer = letters.find((letter) => letter === cells.answer?.toLowerCase());
  const table = cells.table === undefined ? undefined : readTable(cells.table, cells.table_caption);
  const fields = {
    section: cells.section,
    question: cells.question,
    options: letters.flatMap((letter) => cells[`option_${letter}`] ?? []),
    answer: answer === undefined ? cells.answer : cells[`option_${answer}`],
    why: cells.why,
    wrong: byOption(cells, "mistake"),
    topic: cells.topic,
    level: cells.level === undefined ? undefined : Number(cells.level),
    family: cells.family,
    form: cells.form,
    figure: cells.figure === undefined ? undefined : { file: cells.figure, alt: cells.figure_alt },
    optionFigures: byOption(cells, "picture"),
    table,
    passage: cells.passage,
    say: cells.say,
    clip: cells.clip,
    validUntil: cells.valid_until,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/**
 * The same texts of a question that is there; its clip, which no text is, is named by what is given.
 *
 * @param question of a paper
 * @param passage that it asks about, if its row names it
 * @param clip the name of its clip
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
