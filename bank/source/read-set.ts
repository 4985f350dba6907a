import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Explanation } from "../../src/items/item";
import { createFindingBuilder, type Finding } from "../../src/items/rules/finding";
import { passagesSchema, subjectSlugs, type Item } from "../../src/items/rules/item-schema";
import { renderSvg } from "../drawing/drawing";
import { bankPaths } from "../publish/up-to-date";
import { reviewFileSchema } from "../review/review-record";
import { readDrawings } from "./drawings-file";
import { findBand, readMistakeLists, type MistakeList } from "./mistake-list";
import type { QuestionSet } from "./question-set";
import { sourceItemSchema } from "./source-item";

/** The folder of the sets, relative to the top of the repository. */
export const setsFolder = bankPaths.sets;

const setNamePattern = new RegExp(`^class([1-9]|1[0-2])-(${subjectSlugs.join("|")})$`);

/**
 * Reads every set of a folder, class 2 before class 10. Items that do not fit the schema are left out and reported as
 * findings, so that one bad item does not hide others.
 *
 * @param folder the folder of the sets
 * @param mistakesPath the folder of the subjects' lists of mistakes
 * @throws Error if a file is not JSON, or a file of drawings is invalid
 */
export function readBank(folder: string, mistakesPath: string): { sets: QuestionSet[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const lists = readMistakeLists(mistakesPath, findings);
  const sets = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => setNamePattern.test(name))
    .toSorted(new Intl.Collator("en", { numeric: true }).compare)
    .map((name) => readSet(folder, name, findings, lists));
  return { sets, findings };
}

/**
 * Reads a set by its name (`class5-maths`). Missing passages, drawings, reviews and ratings are empty.
 *
 * @param folder the folder of the sets
 * @param findings gets entries that do not fit the schema, and drawings that no item names
 * @param lists the subjects' lists of mistakes
 * @throws Error if `items.json` is missing, a file is not JSON, or the file of drawings is invalid
 */
export function readSet(
  folder: string,
  name: string,
  findings: Finding[],
  lists: ReadonlyMap<string, MistakeList> = new Map(),
): QuestionSet {
  const readText = (file: string): string | undefined => {
    const path = join(folder, name, file);
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  };
  const [, classNumber, subject = ""] = setNamePattern.exec(name) ?? [];
  const text = readText("items.json");
  if (text === undefined) throw new Error(`${join(folder, name, "items.json")} is missing`);
  const { items, explanations } = readItems(name, JSON.parse(text), findings);
  const readOptionalFile = <T extends v.GenericSchema>(
    schema: T,
    file: string,
    contentIfMissing: string,
  ): v.InferOutput<T> | undefined => {
    const result = v.safeParse(schema, JSON.parse(readText(file) ?? contentIfMissing));
    if (result.success) return result.output;
    findings.push(...describeIssues(name, result.issues, file));
    return undefined;
  };
  return {
    name,
    classNumber: Number(classNumber),
    subject,
    items,
    explanations,
    passages: readOptionalFile(passagesSchema, "passages.json", "{}") ?? {},
    reviews: readOptionalFile(reviewFileSchema, "reviews.json", "[]") ?? [],
    ratings: readOptionalFile(ratingsSchema, "ratings.json", "{}") ?? {},
    mistakeTexts: lists.get(subject)?.[findBand(Number(classNumber))] ?? {},
    figures: renderFigures(name, items, readText("drawings.xml"), findings),
  };
}

/** Returns the items that fit the schema and their explanations; reports the others as findings. */
function readItems(
  set: string,
  json: unknown,
  findings: Finding[],
): { items: Item[]; explanations: Record<string, Explanation> } {
  const items: Item[] = [];
  const explanations: Record<string, Explanation> = {};
  if (!Array.isArray(json)) findings.push(createFindingBuilder(set, "schema")("is not an array of items"));
  for (const [index, entry] of (Array.isArray(json) ? json : []).entries()) {
    const result = v.safeParse(sourceItemSchema, entry);
    if (result.success) {
      const { why, wrong, mistakes, ...item } = result.output;
      items.push(item);
      explanations[item.id] = mistakes ? { why, wrong, mistakes } : { why, wrong };
    } else {
      const { id } = v.is(idSchema, entry) ? entry : { id: `item ${index + 1}` };
      findings.push(...describeIssues(set, result.issues, id));
    }
  }
  return { items, explanations };
}

/** The schema of the file `ratings.json`: a reader's rating of each item by its id. */
const ratingsSchema = v.record(v.string(), v.picklist([1, 2, 3, 4, 5]));

/** The schema of an item's id, to name an item that is otherwise invalid. */
const idSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

/** Returns a finding for each field of an item that does not fit the schema. */
function describeIssues(set: string, issues: readonly v.BaseIssue<unknown>[], id: string): Finding[] {
  return issues.map((issue) =>
    createFindingBuilder(set, "schema")(issue.message, { id, field: v.getDotPath(issue) ?? "the item" }),
  );
}

/** Returns the description of each drawing by its file: the `alt` of a figure, or the option's text. */
function listAlts(items: readonly Item[]): Map<string, string> {
  return new Map(
    items.flatMap(({ figure, optionFigures = {} }) => [
      ...(figure ? [[figure.file, figure.alt] as const] : []),
      ...Object.entries(optionFigures).map(([option, file]) => [file, option] as const),
    ]),
  );
}

/** Returns the SVG files of a set by their names; reports drawings that no item uses. */
function renderFigures(
  set: string,
  items: readonly Item[],
  text: string | undefined,
  findings: Finding[],
): Map<string, string> {
  const alts = listAlts(items);
  const figures = new Map<string, string>();
  for (const [name, drawing] of readDrawings(text ?? "<drawings>\n</drawings>\n")) {
    const file = `${name}.svg`;
    const alt = alts.get(file);
    if (alt === undefined)
      findings.push(createFindingBuilder(set, "figures")(`has the drawing ${name}, which no item names`));
    else figures.set(file, renderSvg(drawing, alt));
  }
  return figures;
}
