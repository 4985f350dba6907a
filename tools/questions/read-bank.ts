import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import * as v from "valibot";
import type { Finding } from "./finding";
import { questionSchema, subjectSlugs, type Question } from "./question";
import type { QuestionSet } from "./question-set";
import { reviewFileSchema } from "./review-record";

const setFile = new RegExp(`^(class([1-9]|1[0-2])-(${subjectSlugs.join("|")}))\\.json$`);
const explanationsSchema = v.record(v.string(), v.string());

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
  const file = join(folders.data, `${name}.json`);
  const bytes = readFileSync(file);
  const [, , classNumber, subject = ""] = setFile.exec(`${name}.json`) ?? [];
  const items = readItems(name, JSON.parse(bytes.toString()), findings);
  return {
    name,
    classNumber: Number(classNumber),
    subject,
    items,
    explanations: readBeside(explanationsSchema, join(folders.data, `${name}.explanations.json`), {}),
    reviews: readBeside(reviewFileSchema, join(folders.reviews, `${name}.json`), []),
    brotliBytes: brotliCompressSync(bytes).length,
    figures: readFigures(join(folders.data, "figures"), items),
  };
}

/** The items that fit the schema; the others become findings under the set's name. */
export function readItems(set: string, json: unknown, findings: Finding[]): Question[] {
  if (!Array.isArray(json)) {
    findings.push({ set, message: "is not an array of items" });
    return [];
  }
  return json.flatMap((entry: unknown, index) => {
    const result = v.safeParse(questionSchema, entry);
    if (result.success) return [result.output];
    for (const issue of result.issues)
      findings.push({
        set,
        id: `item ${index + 1}`,
        message: `${v.getDotPath(issue) ?? "it"} ${issue.message}`,
      });
    return [];
  });
}

function readBeside<T extends v.GenericSchema>(
  schema: T,
  file: string,
  missing: v.InferOutput<T>,
): v.InferOutput<T> {
  return existsSync(file) ? v.parse(schema, JSON.parse(readFileSync(file, "utf8"))) : missing;
}

function readFigures(folder: string, items: readonly Question[]): Map<string, string> {
  const files = items.flatMap(({ figure }) =>
    figure && existsSync(join(folder, figure.file)) ? [figure.file] : [],
  );
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}
