import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { createFindingBuilder, type Finding } from "../../src/items/rules/finding";
import { subjectSlugs } from "../../src/items/rules/item-schema";
import { bankPaths } from "../publish/up-to-date";

/** The folder of the lists of mistakes, relative to the top of the repository. */
export const mistakesFolder = bankPaths.mistakes;

/** The bands, which are groups of classes that share a list of mistakes, each with its last class. */
const bands = [
  ["1-2", 2],
  ["3-5", 5],
  ["6-8", 8],
  ["9-10", 10],
  ["11-12", 12],
] as const;

type Band = (typeof bands)[number][0];

/** Returns the band of a class from 1 to 12. */
export function findBand(classNumber: number): Band {
  return bands.find(([, last]) => classNumber <= last)?.[0] ?? "11-12";
}

/** The texts of mistakes by their ids. */
const textsSchema = v.record(
  v.pipe(
    v.string(),
    // An account stores ten ids in 1 kB (the column `mock_tests.mistakes`).
    v.maxLength(60, "is longer than 60 letters"),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is no id such as added-denominators"),
  ),
  v.pipe(v.string(), v.nonEmpty("is empty"), v.trim()),
);

const listSchema = v.strictObject({
  "1-2": v.optional(textsSchema),
  "3-5": v.optional(textsSchema),
  "6-8": v.optional(textsSchema),
  "9-10": v.optional(textsSchema),
  "11-12": v.optional(textsSchema),
});

/** The list of mistakes of a subject: for each band the texts by their ids. */
export type MistakeList = v.InferOutput<typeof listSchema>;

/**
 * Reads the lists of mistakes, one file for each subject (`maths.json`).
 *
 * @param folder the folder of the lists; a missing folder has none
 * @param findings gets entries that do not fit the schema, and files of unknown subjects
 * @returns the lists by subject
 * @throws Error on a file that is not JSON
 */
export function readMistakeLists(folder: string, findings: Finding[]): Map<string, MistakeList> {
  const lists = new Map<string, MistakeList>();
  for (const file of existsSync(folder) ? readdirSync(folder).toSorted() : []) {
    const report = createFindingBuilder(`mistakes/${file}`, "mistake-lists");
    const subject = subjectSlugs.find((slug) => file === `${slug}.json`);
    const result = v.safeParse(listSchema, JSON.parse(readFileSync(join(folder, file), "utf8")));
    if (subject === undefined) findings.push(report("is the list of no subject"));
    else if (result.success) lists.set(subject, result.output);
    else
      for (const issue of result.issues)
        findings.push(report(issue.message, { field: v.getDotPath(issue) ?? "the list" }));
  }
  return lists;
}
