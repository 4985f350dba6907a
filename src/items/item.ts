/**
 * The types of an item's parts except its texts (docs/questions.md section 1), shared by the browser, the bank's check
 * and the import of a paper. The rules for authors are in `rules/`, which no public page loads.
 */

/** The forms of items, in the order of docs/questions.md section 1. An item without a form is `plain`. */
export const itemForms = [
  "plain",
  "figure",
  "table",
  "passage",
  "statements",
  "match",
  "order",
  "code",
  "audio",
  "sufficiency",
] as const;

export type ItemForm = (typeof itemForms)[number];

/** A published drawing under `data/figures/`, and its description for students who cannot see it. */
export type Figure = { file: string; alt: string };

/** A table; every row has as many cells as the head. */
export type Table = { caption?: string | undefined; head: string[]; rows: string[][] };

/** The kinds of texts that several items ask about. */
export const passageKinds = [
  "story",
  "poem",
  "notice",
  "dialogue",
  "letter",
  "timetable",
  "experiment",
  "report",
] as const;

export type PassageKind = (typeof passageKinds)[number];

/** A text that several items ask about. Line breaks are kept, and an empty line separates two paragraphs. */
export type Passage = { kind: PassageKind; title?: string | undefined; text: string };

/**
 * Why the key is right, and for each wrong option the mistake that leads to it: as a text, and in the bank also by its
 * id in the subject's list of mistakes.
 */
export type Explanation = {
  why: string;
  wrong: Record<string, string>;
  mistakes?: Record<string, string> | undefined;
};
