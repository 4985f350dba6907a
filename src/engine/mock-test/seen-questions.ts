import { readStoredUnchecked, writeStored } from "../../lib/raw-storage";
import type { Question } from "./questions";
import type { Choice } from "./choice";

/** The number of tests of a subject and class whose questions the browser remembers, so as not to repeat them. */
const maxRememberedTests = 3;

const seenKey = "mockTestSeen";

type TestSet = Pick<Choice, "subjectSlug" | "classNumber">;

function getSetName({ subjectSlug, classNumber }: TestSet): string {
  return `class${classNumber}-${subjectSlug}`;
}

function readSeenTests(): Record<string, unknown> {
  const stored = readStoredUnchecked(seenKey);
  return typeof stored === "object" && stored !== null ? { ...stored } : {};
}

/** Reads the question ids of up to three tests, the newest test first. */
function readTests(set: TestSet): string[][] {
  const tests: unknown = readSeenTests()[getSetName(set)];
  if (!Array.isArray(tests)) return [];
  return tests.map((ids: unknown) =>
    Array.isArray(ids) ? ids.filter((id: unknown) => typeof id === "string") : [],
  );
}

/**
 * @param set subject and class
 * @returns the ids of the questions in this browser's last three tests of that set
 */
export function listSeenIds(set: TestSet): ReadonlySet<string> {
  return new Set(readTests(set).flat());
}

/**
 * Stores the questions of a new test as seen.
 *
 * @param set subject and class
 * @param questions the questions of the test that starts now
 */
export function rememberQuestions(set: TestSet, questions: readonly Question[]): void {
  const newestIds = questions.map((question) => question.id);
  const tests = [newestIds, ...readTests(set)].slice(0, maxRememberedTests);
  writeStored(seenKey, { ...readSeenTests(), [getSetName(set)]: tests });
}
