import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatBlindPaper, recordAnswers, type Answers } from "./blind-paper";
import type { Finding } from "../../src/items/rules/finding";
import { arrayLines } from "../source/layout";
import type { QuestionSet } from "../source/question-set";
import { readSet } from "../source/read-set";
import { findReviewErrors } from "../checks/reviews";

/** Reads a set; throws an error if one of its files does not fit the schema. */
function readValidSet(folder: string, name: string): QuestionSet {
  const findings: Finding[] = [];
  const set = readSet(folder, name, findings);
  if (findings.length > 0) throw new Error(`${name} does not fit the schema: run npm run bank:check`);
  return set;
}

/**
 * Returns the items of a set as a paper for a second reader, without keys.
 *
 * @param folder the folder of the sets
 * @param name the set's name, such as `class5-science`
 * @param seed determines the order of the options
 * @param includesReviewed whether to include items that have a valid review
 * @throws Error if the set is missing or does not fit the schema
 */
export function formatReviewPaper(
  folder: string,
  name: string,
  seed: string,
  includesReviewed: boolean,
): string {
  const set = readValidSet(folder, name);
  const unreviewedIds = new Set(findReviewErrors(set).map(({ id }) => id));
  const items = includesReviewed ? set.items : set.items.filter(({ id }) => unreviewedIds.has(id));
  return formatBlindPaper({ items, passages: set.passages }, seed);
}

/**
 * Stores the answers of a second reader.
 *
 * @param folder the folder of the sets
 * @param name the set's name
 * @param answers the reader's answers by item id
 * @param reader `author` if the author of the items solved them; omitted for a second reader
 * @returns a line with the number of reviewed items and the ids of those with another answer than the key
 * @throws Error if the set is missing or does not fit the schema, or an answer is for no item or option of it
 */
export function recordReview(folder: string, name: string, answers: Answers, reader?: "author"): string {
  const set = readValidSet(folder, name);
  const records = recordAnswers(set, set.reviews, answers, reader);
  writeFileSync(join(folder, name, "reviews.json"), arrayLines(records));
  const disagreeingIds = records.filter(({ verdict }) => verdict === "disagree").map(({ id }) => id);
  return `${name}: ${records.length} of ${set.items.length} items reviewed, ${disagreeingIds.length} disagree ${disagreeingIds.join(" ")}`;
}
