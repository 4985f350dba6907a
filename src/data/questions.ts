import * as v from "valibot";
import { figurePath, questionFilePath } from "../config/paths";
import { report } from "../lib/report";
import { keepForOffline } from "./keep-for-offline";

/** One question of a file (questions section 1), as far as the test needs it. */
export const questionSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    question: v.pipe(v.string(), v.nonEmpty()),
    options: v.pipe(v.array(v.string()), v.minLength(2), v.maxLength(4)),
    answer: v.string(),
    topic: v.string(),
    level: v.picklist([1, 2, 3]),
    family: v.string(),
    figure: v.optional(v.object({ file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.svg$/)), alt: v.string() })),
    say: v.optional(v.string()),
    validUntil: v.optional(v.string()),
  }),
  v.check((question) => question.options.includes(question.answer), "The answer is none of the options."),
);

export type Question = v.InferOutput<typeof questionSchema>;

const explanationsSchema = v.record(v.string(), v.string());

const questionFiles = new Map<string, Promise<Question[]>>();
const explanationFiles = new Map<string, Promise<Record<string, string>>>();

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  keepForOffline(path, response.clone());
  return response.json();
}

function isQuestion(path: string, item: unknown): boolean {
  const checked = v.safeParse(questionSchema, item);
  if (!checked.success) report(`reading an item of ${path}`, checked.issues);
  return checked.success;
}

async function readQuestions(path: string): Promise<Question[]> {
  const items = v.parse(v.array(v.unknown()), await fetchJson(path));
  return items.filter((item): item is Question => isQuestion(path, item));
}

/** A file is fetched once per visit; one that could not be read is asked for again the next time. */
function once<T>(files: Map<string, Promise<T>>, path: string, read: () => Promise<T>, none: T): Promise<T> {
  const known = files.get(path);
  if (known) return known;
  const reading = read().catch((error: unknown) => {
    files.delete(path);
    report(`loading ${path}`, error);
    return none;
  });
  files.set(path, reading);
  return reading;
}

/**
 * The questions of one subject and class. A file that is missing or damaged gives an empty list and no message
 * (specification section 8); a damaged item is left out. Both are reported.
 *
 * @param subjectSlug such as `maths`
 * @param classNumber 1 to 12
 * @returns the sound questions, in the file's order
 */
export function listQuestions(subjectSlug: string, classNumber: number): Promise<Question[]> {
  const path = questionFilePath(subjectSlug, classNumber);
  return once(questionFiles, path, () => readQuestions(path), []);
}

/**
 * Why each answer is right, from the file beside the questions. Without it the review goes without explanations.
 *
 * @param subjectSlug such as `maths`
 * @param classNumber 1 to 12
 * @returns explanations by question id
 */
export function listExplanations(subjectSlug: string, classNumber: number): Promise<Record<string, string>> {
  const path = questionFilePath(subjectSlug, classNumber).replace(/\.json$/, ".explanations.json");
  return once(explanationFiles, path, async () => v.parse(explanationsSchema, await fetchJson(path)), {});
}

/**
 * Fetches the drawings of a test while its first question is read, so that no later one waits for its own, or lacks it
 * offline. A failure is only reported: the drawing's text stands in for it.
 *
 * @param questions those of the test
 */
export async function fetchFigures(questions: readonly Question[]): Promise<void> {
  const files = questions.flatMap(({ figure }) => (figure ? [figurePath(figure.file)] : []));
  await Promise.all(
    files.map(async (path) => {
      const response = await fetch(path).catch((error: unknown) => report(`loading ${path}`, error));
      if (response?.ok) keepForOffline(path, response);
    }),
  );
}

/** Forgets the files of this visit, as a reload does. */
export function forgetQuestionFiles(): void {
  questionFiles.clear();
  explanationFiles.clear();
}
