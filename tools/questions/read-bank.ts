import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import * as v from "valibot";

import { listFigures } from "../../src/items/rules/figures";
import { findingsOf, type Finding } from "../../src/items/rules/finding";
import {
  explanationsSchema,
  itemSchema,
  passagesSchema,
  subjectSlugs,
  type Item,
} from "../../src/items/rules/item-schema";
import type { QuestionSet } from "./question-set";
import { reviewFileSchema } from "./review-record";

const setFile = new RegExp(`^(class([1-9]|1[0-2])-(${subjectSlugs.join("|")}))\\.json$`);
/** Where the bank lies, for the commands that read it; both are folders. */
export type BankFolders = { readonly data: string; readonly reviews: string };

/** The folders of this repository, seen from its top level, where npm runs its scripts. */
export const bankFolders: BankFolders = { data: "public/data", reviews: "tools/questions/reviews" };

/**
 * Reads every question file of a folder. What does not fit the schema is left out of the set and told as a
 * finding, so that one bad item hides nothing else. Throws on a file that is not JSON.
 */
export function readBank(folders: BankFolders): { sets: QuestionSet[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const sets = readdirSync(folders.data)
    .filter((file) => setFile.test(file))
    .toSorted(new Intl.Collator("en", { numeric: true }).compare)
    .map((file) => readSet(folders, basename(file, ".json"), findings));
  return { sets, findings };
}

/**
 * One set by its name (`class5-maths`). Throws where its question file is missing or is not JSON;
 * missing explanations and reviews read as empty, and the rules then name every item without one.
 *
 * @param findings takes what does not fit the schema
 */
export function readSet(folders: BankFolders, name: string, findings: Finding[]): QuestionSet {
  const beside = (kind: string): string => join(folders.data, `${name}.${kind}.json`);
  const bytes = readFileSync(join(folders.data, `${name}.json`));
  const [, , classNumber, subject = ""] = setFile.exec(`${name}.json`) ?? [];
  const items = readItems(name, JSON.parse(bytes.toString()), findings);
  return {
    name,
    classNumber: Number(classNumber),
    subject,
    items,
    explanations: readBeside(name, explanationsSchema, beside("explanations"), {}, findings),
    passages: readBeside(name, passagesSchema, beside("passages"), {}, findings),
    reviews: readBeside(name, reviewFileSchema, join(folders.reviews, `${name}.json`), [], findings),
    brotliBytes:
      weigh(bytes) + (existsSync(beside("passages")) ? weigh(readFileSync(beside("passages"))) : 0),
    figures: readFigures(join(folders.data, "figures"), items),
  };
}

const weigh = (bytes: Buffer): number => brotliCompressSync(bytes).length;

/**
 * @param sets the whole bank
 * @returns a finding for each drawing of the bank's folder that no item names
 */
export function findUnusedFigures(folders: BankFolders, sets: readonly QuestionSet[]): Finding[] {
  const folder = join(folders.data, "figures");
  const used = new Set(sets.flatMap(({ items }) => items.flatMap(listFigures)));
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => !used.has(file))
    .map((file) => findingsOf("figures", "figures")(`has ${file}, which no item names`));
}

/** The items that fit the schema; the others become findings under the set's name. */
export function readItems(set: string, json: unknown, findings: Finding[]): Item[] {
  if (!Array.isArray(json)) {
    findings.push(findingsOf(set, "schema")("is not an array of items"));
    return [];
  }
  return json.flatMap((entry: unknown, index) => {
    const result = v.safeParse(itemSchema, entry);
    if (result.success) return [result.output];
    const { id } = v.is(namedSchema, entry) ? entry : { id: `item ${index + 1}` };
    findings.push(...describeIssues(set, result.issues, id));
    return [];
  });
}

/** An item that is called something, whatever else is wrong with it. */
const namedSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

function describeIssues(set: string, issues: readonly v.BaseIssue<unknown>[], id?: string): Finding[] {
  return issues.map((issue) =>
    findingsOf(set, "schema")(issue.message, { ...(id && { id }), field: v.getDotPath(issue) ?? "the item" }),
  );
}

function readBeside<T extends v.GenericSchema>(
  set: string,
  schema: T,
  file: string,
  missing: v.InferOutput<T>,
  findings: Finding[],
): v.InferOutput<T> {
  if (!existsSync(file)) return missing;
  const result = v.safeParse(schema, JSON.parse(readFileSync(file, "utf8")));
  if (result.success) return result.output;
  findings.push(...describeIssues(set, result.issues, basename(file)));
  return missing;
}

function readFigures(folder: string, items: readonly Item[]): Map<string, string> {
  const files = items.flatMap(listFigures).filter((file) => existsSync(join(folder, file)));
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}
