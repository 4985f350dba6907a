import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatBlindPaper, recordAnswers, type Answers } from "./blind-paper";
import type { Finding } from "../../src/items/rules/finding";
import { isGeneratedIn } from "./generators/generated-sets";
import { arrayLines } from "./lines-of-json";
import type { Item } from "../../src/items/rules/item-schema";
import type { QuestionSet } from "./question-set";
import { readSet, type BankFolders } from "./read-bank";
import { findReviewErrors, listReviewed } from "./rules/reviews";

/** A set with those of its items that are solved blind. Throws where the file does not fit the schema. */
function readAsked(folders: BankFolders, name: string): { set: QuestionSet; asked: Item[] } {
  const findings: Finding[] = [];
  const set = readSet(folders, name, findings);
  if (findings.length > 0) throw new Error(`${name} does not fit the schema: run npm run questions:check`);
  return { set, asked: listReviewed(set, (item) => isGeneratedIn(set, item)) };
}

/**
 * @param folders the bank
 * @param name the set's name, such as `class5-science`
 * @param seed another seed shuffles the options another way
 * @param isWhole whether items with a valid review are printed again
 * @returns the paper for a second reader, without keys
 * @throws Error when the set is missing or does not fit the schema
 */
export function printPaper(folders: BankFolders, name: string, seed: string, isWhole: boolean): string {
  const { set, asked } = readAsked(folders, name);
  const open = new Set(findReviewErrors(set, (item) => isGeneratedIn(set, item)).map(({ id }) => id));
  const items = isWhole ? asked : asked.filter(({ id }) => open.has(id));
  return formatBlindPaper({ items, passages: set.passages }, seed);
}

/**
 * Writes down what a second reader answered.
 *
 * @param folders the bank
 * @param name the set's name
 * @param answers what the reader noted of each item, by its id
 * @param reader who solved them, where it was not a second reader
 * @returns a line that names each disagreement
 * @throws Error when the set is missing or does not fit the schema, or an answer is for no item or option of it
 */
export function recordReview(
  folders: BankFolders,
  name: string,
  answers: Answers,
  reader?: "author",
): string {
  const { set, asked } = readAsked(folders, name);
  const records = recordAnswers({ items: asked, passages: set.passages }, set.reviews, answers, reader);
  writeFileSync(join(folders.reviews, `${name}.json`), arrayLines(records));
  const disagree = records.filter(({ verdict }) => verdict === "disagree").map(({ id }) => id);
  return `${name}: ${records.length} of ${asked.length} items reviewed, ${disagree.length} disagree ${disagree.join(" ")}`;
}
