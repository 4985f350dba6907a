/**
 * Prints the items of a set for a second reader, who solves them without seeing the key, and records the answers:
 *
 *   npm run bank:review -- print class5-science [seed] [all]   the items without a valid review, or all
 *   npm run bank:review -- record class5-science answers.json [author]
 *       {"c5-science-001": {"answer": "the chosen option", "classFelt": 5}, …}
 *       add `author` if the items were solved by their own author
 */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { answersSchema } from "./review/blind-paper";
import { formatReviewPaper, recordReview } from "./review/review-set";
import { setsFolder } from "./source/read-set";

const [command, name = "", argument = "", scope] = process.argv.slice(2);

function review(): string {
  if (command === "print")
    return formatReviewPaper(setsFolder, name, argument, scope === "all" || argument === "all");
  if (command !== "record") throw new Error("Give print or record, and a set such as class5-science");
  const answers = v.parse(answersSchema, JSON.parse(readFileSync(argument, "utf8")));
  return recordReview(setsFolder, name, answers, scope === "author" ? scope : undefined);
}

process.stdout.write(`${review()}\n`);
