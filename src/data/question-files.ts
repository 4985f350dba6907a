import * as v from "valibot";
import { figurePath, questionFilePath } from "../config/paths";
import {
  passageSchema,
  questionSchema,
  type Question,
  type QuestionFiles,
} from "../engine/mock-test/questions";
import type { Explanation } from "../items/item";
import { report } from "../lib/report";
import { cacheForOffline } from "./cache-for-offline";

const passagesSchema = v.record(v.string(), passageSchema);
type Passages = v.InferOutput<typeof passagesSchema>;

const passageReferenceSchema = v.object({ passage: v.string() });

const explanationsSchema = v.record(
  v.string(),
  v.object({
    why: v.string(),
    wrong: v.record(v.string(), v.string()),
    // Missing in a file cached by an earlier version of the site.
    mistakes: v.optional(v.record(v.string(), v.string())),
  }),
);

/** The texts of mistakes by their ids. */
export type MistakeTexts = ReadonlyMap<string, string>;

const mistakeTextsSchema = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((texts) => new Map(Object.entries(texts))),
);

/** Returns the path of another file of the set: `explanations`, `mistakes` or `passages`. */
function toSiblingPath(path: string, name: string): string {
  return path.replace(/\.json$/, `.${name}.json`);
}

const questionFiles = new Map<string, Promise<Question[]>>();
const explanationFiles = new Map<string, Promise<Record<string, Explanation>>>();
const mistakeFiles = new Map<string, Promise<MistakeTexts>>();

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  cacheForOffline(path, response.clone());
  return response.json();
}

function isQuestion(path: string, item: unknown): boolean {
  const checked = v.safeParse(questionSchema, item);
  if (!checked.success) report(`reading an item of ${path}`, checked.issues);
  return checked.success;
}

/**
 * Loads the passages of a set by their ids. If they fail to load, the set has no questions that need them, and the next
 * call loads the whole set again.
 */
async function readPassages(path: string): Promise<Passages> {
  const file = toSiblingPath(path, "passages");
  try {
    return v.parse(passagesSchema, await fetchJson(file));
  } catch (error) {
    questionFiles.delete(path);
    report(`loading ${file}`, error);
    return {};
  }
}

/** Replaces a passage's id by the passage. */
function resolvePassage(item: unknown, passages: Passages): unknown {
  if (!v.is(passageReferenceSchema, item)) return item;
  return { ...item, passage: { id: item.passage, ...passages[item.passage] } };
}

async function readQuestions(path: string): Promise<Question[]> {
  const items = v.parse(v.array(v.unknown()), await fetchJson(path));
  const passages = items.some((item) => v.is(passageReferenceSchema, item)) ? await readPassages(path) : {};
  return items
    .map((item) => resolvePassage(item, passages))
    .filter((item): item is Question => isQuestion(path, item));
}

/** Loads a file once per page load. After a failure it returns the fallback, and the next call loads the file again. */
function loadOnce<T>(
  files: Map<string, Promise<T>>,
  path: string,
  read: () => Promise<T>,
  fallback: T,
): Promise<T> {
  const loaded = files.get(path);
  if (loaded) return loaded;
  const reading = read().catch((error: unknown) => {
    files.delete(path);
    report(`loading ${path}`, error);
    return fallback;
  });
  files.set(path, reading);
  return reading;
}

/**
 * Loads the questions of one subject and class. A file that is missing or damaged gives an empty list and no message
 * (docs/specification.md section 8); a damaged item is left out. Both failures are reported.
 *
 * @param subjectSlug such as `maths`
 * @param classNumber 1 to 12
 * @returns the valid questions, in the file's order
 */
export function listQuestions(subjectSlug: string, classNumber: number): Promise<Question[]> {
  const path = questionFilePath(subjectSlug, classNumber);
  return loadOnce(questionFiles, path, () => readQuestions(path), []);
}

/**
 * Loads the reason why each right answer is right, and the mistakes behind the wrong options, from their own file.
 * Without that file the review shows no explanations.
 *
 * @param subjectSlug such as `maths`
 * @param classNumber 1 to 12
 * @returns explanations by question id
 */
export function listExplanations(
  subjectSlug: string,
  classNumber: number,
): Promise<Record<string, Explanation>> {
  const path = toSiblingPath(questionFilePath(subjectSlug, classNumber), "explanations");
  return loadOnce(explanationFiles, path, async () => v.parse(explanationsSchema, await fetchJson(path)), {});
}

/**
 * Loads the texts of the mistakes behind a set's wrong options, worded for the child. The set has questions to practise
 * each mistake.
 *
 * @param subjectSlug such as `maths`
 * @param classNumber 1 to 12
 * @returns texts by the mistakes' ids; empty if the file cannot be fetched
 */
export function listMistakeTexts(subjectSlug: string, classNumber: number): Promise<MistakeTexts> {
  const path = toSiblingPath(questionFilePath(subjectSlug, classNumber), "mistakes");
  return loadOnce(
    mistakeFiles,
    path,
    async () => v.parse(mistakeTextsSchema, await fetchJson(path)),
    new Map(),
  );
}

/**
 * Fetches the drawings of a test while its first question is read, so that later questions show their drawings
 * immediately, even offline. A failure is only reported: the page then shows the drawing's text.
 *
 * @param questions the questions of the test
 */
export async function fetchFigures(questions: readonly Question[]): Promise<void> {
  const files = questions.flatMap(({ figure, optionFigures }) => [
    ...(figure ? [figure.file] : []),
    ...Object.values(optionFigures ?? {}),
  ]);
  await Promise.all(
    [...new Set(files)].map(figurePath).map(async (path) => {
      const response = await fetch(path).catch((error: unknown) => report(`loading ${path}`, error));
      if (response?.ok) cacheForOffline(path, response);
    }),
  );
}

/** Clears the loaded files, as a reload does. */
export function clearQuestionFiles(): void {
  questionFiles.clear();
  explanationFiles.clear();
  mistakeFiles.clear();
}

/** The question files of the site. */
export const siteQuestionFiles: QuestionFiles = { listQuestions, listExplanations };
