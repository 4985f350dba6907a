import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Explanation } from "../../src/items/item";
import { createFindingBuilder, type Finding } from "../../src/items/rules/finding";
import { passagesSchema, subjectSlugs, type Item } from "../../src/items/rules/item-schema";
import { writeSvg } from "../drawing/drawing";
import { bankPlaces } from "../publish/up-to-date";
import { reviewFileSchema } from "../review/review-record";
import { readDrawings } from "./drawings-file";
import { findBand, readMistakeLists, type MistakeList } from "./mistake-list";
import type { QuestionSet } from "./question-set";
import { sourceItemSchema } from "./source-item";

/** Where the sets are, seen from the top of the repository, where npm runs its scripts. */
export const setsFolder = bankPlaces.sets;

const setName = new RegExp(`^class([1-9]|1[0-2])-(${subjectSlugs.join("|")})$`);

/**
 * Reads every set of a folder, class 2 before class 10. Items that do not fit the schema are left out and reported as
 * findings, so that one bad item does not hide others.
 *
 * @param folder the folder of the sets
 * @param mistakes the folder of the subjects' lists of mistakes
 * @throws Error on a file that is not JSON, or no list of drawings
 */
export function readBank(folder: string, mistakes: string): { sets: QuestionSet[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const lists = readMistakeLists(mistakes, findings);
  const sets = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => setName.test(name))
    .toSorted(new Intl.Collator("en", { numeric: true }).compare)
    .map((name) => readSet(folder, name, findings, lists));
  return { sets, findings };
}

/**
 * One set by its name (`class5-maths`). Missing passages, drawings, reviews and marks read as empty.
 *
 * @param folder the folder of the sets
 * @param findings takes what does not fit the schema, and drawings that no item names
 * @param lists the subjects' lists of mistakes
 * @throws Error where `items.json` is missing or a file is not JSON, or no list of drawings
 */
export function readSet(
  folder: string,
  name: string,
  findings: Finding[],
  lists: ReadonlyMap<string, MistakeList> = new Map(),
): QuestionSet {
  const read = (file: string): string | undefined => {
    const path = join(folder, name, file);
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  };
  const [, classNumber, subject = ""] = setName.exec(name) ?? [];
  const text = read("items.json");
  if (text === undefined) throw new Error(`${join(folder, name, "items.json")} is missing`);
  const { items, explanations } = readItems(name, JSON.parse(text), findings);
  const beside = <T extends v.GenericSchema>(
    schema: T,
    file: string,
    missing: string,
  ): v.InferOutput<T> | undefined => {
    const result = v.safeParse(schema, JSON.parse(read(file) ?? missing));
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
    passages: beside(passagesSchema, "passages.json", "{}") ?? {},
    reviews: beside(reviewFileSchema, "reviews.json", "[]") ?? [],
    marks: beside(marksSchema, "marks.json", "{}") ?? {},
    mistakeTexts: lists.get(subject)?.[findBand(Number(classNumber))] ?? {},
    figures: drawFigures(name, items, read("drawings.xml"), findings),
  };
}

/** Items that fit the schema, with their explanations; the others become findings under the set's name. */
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
      const { id } = v.is(namedSchema, entry) ? entry : { id: `item ${index + 1}` };
      findings.push(...describeIssues(set, result.issues, id));
    }
  }
  return { items, explanations };
}

/** The marks of a set's reader. */
const marksSchema = v.record(v.string(), v.picklist([1, 2, 3, 4, 5]));

/** The schema of an item's id, to name an item that is otherwise invalid. */
const namedSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });

function describeIssues(set: string, issues: readonly v.BaseIssue<unknown>[], id: string): Finding[] {
  return issues.map((issue) =>
    createFindingBuilder(set, "schema")(issue.message, { id, field: v.getDotPath(issue) ?? "the item" }),
  );
}

/** The description of each drawing, by its file: an item's `alt`, or the option's text for an option's picture. */
function listAlts(items: readonly Item[]): Map<string, string> {
  return new Map(
    items.flatMap(({ figure, optionFigures = {} }) => [
      ...(figure ? [[figure.file, figure.alt] as const] : []),
      ...Object.entries(optionFigures).map(([option, file]) => [file, option] as const),
    ]),
  );
}

function drawFigures(
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
    else figures.set(file, writeSvg(drawing, alt));
  }
  return figures;
}
