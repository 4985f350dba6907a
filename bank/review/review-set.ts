import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatBlindPaper, recordAnswers, type Answers } from "./blind-paper";
import type { Finding } from "../../src/items/rules/finding";
import { arrayLines } from "../source/layout";
import type { QuestionSet } from "../source/question-set";
import { readSet } from "../source/read-set";
import { findReviewErrors } from "../checks/reviews";

/** A set of the bank; throws Error where a file of it does not fit the schema. */
function readSound(folder: string, name: string): QuestionSet {
  const findings: Finding[] = [];
  const set = readSet(folder, name, findings);
  if (findings.length > 0) throw new Error(`${name} does not fit the schema: run npm run bank:check`);
  return set;
}

/**
 * @param folder the folder of the sets
 * @param name the set's name, such as `class5-science`
 * @param seed another seed shuffles the options another way
 * @param isWhole whether items with a valid review are printed again
 * @returns the paper for a second reader, without keys
 * @throws Error when the set is missing or does not fit the schema
 */
export function printPaper(folder: string, name: string, seed: string, isWhole: boolean): string {
  const set = readSound(folder, name);
  const open = new Set(findReviewErrors(set).map(({ id }) => id));
  const items = isWhole ? set.items : set.items.filter(({ id }) => open.has(id));
  return formatBlindPaper({ items, passages: set.passages }, seed);
}

/**
 * Writes down what a second reader answered.
 *
 * @param folder the folder of the sets
 * @param name the set's name
 * @param answers what the reader noted of each item, by its id
 * @param reader who solved them, where it was not a second reader
 * @returns a line that names each disagreement
 * @throws Error when the set is missing or does not fit the schema, or an answer is for no item or option of it
 */
export function recordReview(folder: string, name: string, answers: Answers, reader?: "author"): string {
  const set = readSound(folder, name);
  const records = recordAnswers(set, set.reviews, answers, reader);
  writeFileSync(join(folder, name, "reviews.json"), arrayLines(records));
  const disagree = records.filter(({ verdict }) => verdict === "disagree").map(({ id }) => id);
  return `${name}: ${records.length} of ${set.items.length} items reviewed, ${disagree.length} disagree ${disagree.join(" ")}`;
}
