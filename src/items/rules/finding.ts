/** The rules of items and sets, each with advice for an author (docs/questions.md sections 1, 3 and 4). */
export const advice = {
  schema: "write the field as the table “Format” of docs/questions.md has it",
  options: "give four different options, one of them identical to the answer",
  "option-lengths": "cut the longest options, or say more in the shortest",
  "banned-phrases": "say it without pointing at other options; write NOT and EXCEPT in capitals, and rarely",
  clues: "find another word for the stem, or bring it into a wrong option as well",
  explanations: "say in one to four whole sentences why the key is right",
  mistakes: "name for each wrong option, in at most 12 words to the child, the mistake that leads to it",
  "mistake-lists": "point each wrong option to a mistake of bank/mistakes, as docs/questions.md says",
  figures: "draw it again, small and plain: npm run bank:draw",
  forms: "set the form to what the child reads, and write the stem as that form requires",
  tables: "keep to 2 to 5 columns and 8 rows of one length, or split the table",
  passages: "give the passage three to five items of its set, or drop it",
  "picture-options": "give each option a drawing of its own",
  "form-bounds": "write more items of that form",
  "near-duplicates": "ask something else, or give both one family",
  "bank-likeness": "ask what no public question asks",
  sections: "put section A first, then B, then C",
  "valid-until": "drop the item, or write it again with a later date",
  arithmetic: "work the sum out again",
  identity: "give the item an id and a stem of its own, and one family to what differs only in numbers",
  topics: "use the syllabus’s own words, and write four items on each topic",
  levels: "change the level of items, or write others",
  size: "write more items, or shorter ones",
  guessing: "make wrong options as long, as careful and as like the others as the key",
  reviews: "have it solved blind: npm run bank:review",
} as const;

export type RuleName = keyof typeof advice;

/** A broken rule, with the item and its field if known. A warning does not fail the check. */
export type Finding = {
  readonly set: string;
  readonly id?: string;
  readonly field?: string;
  readonly rule: RuleName;
  readonly message: string;
  readonly isWarning?: boolean;
};

type FindingLocation = { readonly id?: string; readonly field?: string };

/**
 * @param set the set's name
 * @param rule the rule of the findings
 * @returns a function that makes a finding from a message and a location; without a location it concerns the whole set
 */
export function createFindingBuilder(
  set: string,
  rule: RuleName,
): (message: string, location?: FindingLocation) => Finding {
  return (message, location = {}) => ({ set, ...location, rule, message });
}

/** One line for an author: where, what is wrong, by which rule, and what to do about it. */
export function describeFinding({ set, id, field, rule, message }: Finding): string {
  const location = [set, id, field].filter((part) => part !== undefined).join(" ");
  return `${location} ${message} (${rule}: ${advice[rule]})`;
}
