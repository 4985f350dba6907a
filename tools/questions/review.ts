/**
 * Blind solving of a question file by a second reader:
 *
 *   tsx tools/questions/review.ts print class5-science [seed] [all]   the items that have no valid review yet, or all
 *   tsx tools/questions/review.ts record class5-science answers.json  {"c5-science-001": "the chosen option", …}
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { formatBlindPaper, recordAnswers } from "./blind-paper";
import type { Finding } from "./finding";
import { isGeneratedIn } from "./generators/generated-sets";
import { arrayLines } from "./lines-of-json";
import { bankFolders, readSet } from "./read-bank";
import { findReviewErrors } from "./rules/reviews";

const [command, name = "", argument = "", scope] = process.argv.slice(2);
const findings: Finding[] = [];
const set = readSet(bankFolders, name, findings);
const written = set.items.filter((item) => !isGeneratedIn(set, item));
if (findings.length > 0) throw new Error(`${name} does not fit the schema: run npm run questions:check`);

if (command === "print") {
  const open = new Set(findReviewErrors(set, (item) => isGeneratedIn(set, item)).map(({ id }) => id));
  const items = scope === "all" || argument === "all" ? written : written.filter(({ id }) => open.has(id));
  process.stdout.write(`${formatBlindPaper(items, argument)}\n`);
} else if (command === "record") {
  const answers = v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(argument, "utf8")));
  const records = recordAnswers(written, set.reviews, answers);
  writeFileSync(join(bankFolders.reviews, `${name}.json`), arrayLines(records));
  const disagree = records.filter(({ verdict }) => verdict === "disagree").map(({ id }) => id);
  process.stdout.write(
    `${name}: ${records.length} of ${written.length} items reviewed, ${disagree.length} disagree ${disagree.join(" ")}\n`,
  );
} else {
  throw new Error("Say print or record, and a set such as class5-science");
}
