import * as v from "valibot";
import type { Explanation, Passage } from "../item";
import { itemSchema } from "../rules/item-schema";
import type { Item } from "../rules/item-schema";
import type { ItemSet } from "../rules/item-set";

/** The sections: Core, Everyday or Applied, and Challenge (docs/exam.md section 2). */
export const sections = ["A", "B", "C"] as const;

export type Section = (typeof sections)[number];

/** The largest clip of a spoken word, in bytes (docs/exam.md section 3). */
export const maxClipBytes = 6 * 1024;

/**
 * A question of a paper as organisers write it: an item without id, its section, its explanation, and with the drawings
 * and the clip (base64) themselves instead of file names. `answer` is the option that gets the mark.
 */
export type PaperQuestion = Omit<Item, "id" | "figure" | "optionFigures"> &
  Explanation & {
    section: Section;
    figure?: { svg: string; alt: string } | undefined;
    /** From option to drawing. */
    optionFigures?: Record<string, string> | undefined;
    clip?: string | undefined;
  };

/** A paper while it is being written: its questions, and its passages by id. */
export type PaperDraft = { questions: readonly PaperQuestion[]; passages: Readonly<Record<string, Passage>> };

/** The class of a paper, and its subject by its slug. */
export type PaperScope = { classNumber: number; subject: string };

/** The schemas of an item's fields; a question of a paper has no id. */
const { id: _id, ...fields } = itemSchema.entries;

/** The longest texts of a question, in UTF-16 units: more than the bank needs, but they fit a phone's screen. */
const maxLengths = { question: 1500, option: 300, why: 1500, alt: 500, cell: 150, line: 120 };

/** The longest passage, in UTF-16 units. */
export const maxPassageLength = 5000;

const atMost = (length: number) =>
  v.maxLength<string, number, string>(length, `is longer than ${length} characters`);

const nonEmptyText = v.pipe(v.string(), v.trim(), v.nonEmpty("is empty"));

/**
 * A question in an import file: it names the files of its drawings and its clip, which are chosen together with the
 * import file. Instead of a file name, the SVG of a drawing may be written.
 */
export const importQuestionSchema = v.strictObject({
  section: v.picklist(sections, "is not A, B or C"),
  ...fields,
  question: v.pipe(fields.question, atMost(maxLengths.question)),
  options: v.pipe(
    fields.options,
    v.checkItems(
      (option) => option.length <= maxLengths.option,
      `is longer than ${maxLengths.option} characters`,
    ),
  ),
  topic: v.pipe(fields.topic, atMost(maxLengths.line)),
  family: v.pipe(fields.family, atMost(maxLengths.line)),
  say: v.optional(v.pipe(fields.topic, atMost(maxLengths.line))),
  table: v.optional(
    v.pipe(
      fields.table.wrapped,
      v.check(
        ({ caption = "", head, rows }) =>
          [caption, ...head, ...rows.flat()].every((cell) => cell.length <= maxLengths.cell),
        `has a cell longer than ${maxLengths.cell} characters`,
      ),
    ),
  ),
  figure: v.optional(
    v.strictObject({ file: nonEmptyText, alt: v.pipe(fields.topic, atMost(maxLengths.alt)) }),
  ),
  optionFigures: v.optional(v.record(fields.topic, nonEmptyText)),
  clip: v.optional(nonEmptyText),
  why: v.pipe(nonEmptyText, atMost(maxLengths.why)),
  wrong: v.optional(v.record(v.string(), v.pipe(fields.topic, atMost(maxLengths.cell))), {}),
});

export type ImportQuestion = v.InferOutput<typeof importQuestionSchema>;

/** Returns the id by which the rules name a question; `n` is its number, from 1. */
export const getQuestionId = (n: number): string => `question ${n}`;

/**
 * @param draft the paper
 * @param scope its class and subject
 * @returns the paper in the form that the bank's rules check, with each question's number as its id
 */
export function toItemSet({ questions, passages }: PaperDraft, scope: PaperScope): ItemSet {
  const figures = new Map<string, string>();
  const addFigure = (file: string, svg: string) => {
    figures.set(file, svg);
    return file;
  };
  const items = questions.map(
    (
      { section: _section, why: _why, wrong: _wrong, clip: _clip, figure, optionFigures, ...item },
      index,
    ) => ({
      ...item,
      id: getQuestionId(index + 1),
      figure: figure && { file: addFigure(`${index + 1}.svg`, figure.svg), alt: figure.alt },
      optionFigures:
        optionFigures &&
        Object.fromEntries(
          // Equal drawings get the same name, so that the rules find two options with one drawing.
          Object.entries(optionFigures).map(([option, svg]) => [
            option,
            addFigure(`${index + 1} ${svg}`, svg),
          ]),
        ),
    }),
  );
  return {
    name: "paper",
    ...scope,
    items,
    explanations: Object.fromEntries(
      questions.map(({ why, wrong }, index) => [getQuestionId(index + 1), { why, wrong }]),
    ),
    passages,
    figures,
  };
}

/** Sorts the questions by section, and removes passages that no question uses. */
export function tidyDraft({ questions, passages }: PaperDraft): PaperDraft {
  const usedPassageIds = new Set(questions.map(({ passage }) => passage));
  return {
    questions: questions.toSorted(
      (one, other) => sections.indexOf(one.section) - sections.indexOf(other.section),
    ),
    passages: Object.fromEntries(Object.entries(passages).filter(([id]) => usedPassageIds.has(id))),
  };
}
