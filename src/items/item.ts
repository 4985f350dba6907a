/**
 * The parts of an item besides its words (docs/questions.md section 1). These names hold in the browser, in the bank's check and
 * in the import of a paper; what authors are held to is in `rules/`, which no page of a visitor loads.
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

/** A published drawing under `data/figures/`, and what somebody has to know who cannot see it. */
export type Figure = { file: string; alt: string };

/** Columns under their heads; every row is as long as the head. */
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

/** A text that several items ask about. Its lines are kept, and an empty line parts two paragraphs. */
export type Passage = { kind: PassageKind; title?: string | undefined; text: string };

/**
 * Why the key is right, and by wrong option the mistake that leads to it: in this item's own words, and, in the bank, by its id
 * in the subject's list of mistakes.
 */
export type Explanation = {
  why: string;
  wrong: Record<string, string>;
  mistakes?: Record<string, string> | undefined;
};
