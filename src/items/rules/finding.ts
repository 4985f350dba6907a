/** The rules of items and sets, each with advice for an author (docs/questions.md sections 1, 3 and 4). */
export const advice = {
  schema: "write the field as the table “Format” of docs/questions.md has it",
  options: "give four different options, one of them identical to the answer",
  "option-lengths": "shorten the longest options, or add words to the shortest",
  "banned-phrases": "do not refer to other options; write NOT and EXCEPT in capitals, and use them rarely",
  clues: "replace the word in the stem, or use it in a wrong option as well",
  explanations: "say in one to four whole sentences why the key is right",
  mistakes: "for each wrong option, tell the child in at most 12 words why it is wrong",
  "mistake-lists": "give each wrong option the id of a mistake in bank/mistakes (docs/questions.md)",
  figures: "draw it smaller and plainer, with npm run bank:draw",
  forms: "set the form to what the child reads, and write the stem as that form requires",
  tables: "use 2 to 5 columns and at most 8 rows of equal length, or split the table",
  passages: "ask about the passage in three to five items of its set, or remove the passage",
  "picture-options": "give each option a different drawing",
  "form-bounds": "write more items of that form",
  "near-duplicates": "ask something else, or give both items the same family",
  "bank-duplicates": "ask what no public question asks",
  sections: "put section A first, then B, then C",
  "valid-until": "remove the item, or give it a later date",
  arithmetic: "calculate the sum again, and correct the key",
  identity: "give each item a different id and stem; items that differ only in numbers get the same family",
  topics: "use the syllabus’s own words, and write four items on each topic",
  levels: "change the level of items, or write others",
  size: "write more items, or shorter ones",
  guessing: "make wrong options as long and as carefully worded as the key",
  reviews: "let a reviewer solve the item without its key: npm run bank:review",
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

/** Returns one line for an author: the location, the message, the rule, and the advice. */
export function describeFinding({ set, id, field, rule, message }: Finding): string {
  const location = [set, id, field].filter((part) => part !== undefined).join(" ");
  return `${location} ${message} (${rule}: ${advice[rule]})`;
}
