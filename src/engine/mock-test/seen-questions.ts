import { readStoredUnchecked, writeStored } from "../../lib/raw-storage";
import type { Question } from "./questions";
import type { Choice } from "./choice";

/** How many tests of a subject and class the browser remembers, to avoid asking the same questions again. */
const testsRemembered = 3;

const seenKey = "mockTestSeen";

type Place = Pick<Choice, "subjectSlug" | "classNumber">;

function nameOf({ subjectSlug, classNumber }: Place): string {
  return `class${classNumber}-${subjectSlug}`;
}

function readSeen(): Record<string, unknown> {
  const stored = readStoredUnchecked(seenKey);
  return typeof stored === "object" && stored !== null ? { ...stored } : {};
}

/** Up to three tests' ids each, the newest first. */
function readTests(place: Place): string[][] {
  const tests: unknown = readSeen()[nameOf(place)];
  if (!Array.isArray(tests)) return [];
  return tests.map((ids: unknown) =>
    Array.isArray(ids) ? ids.filter((id: unknown) => typeof id === "string") : [],
  );
}

/**
 * @param place subject and class
 * @returns the ids of the questions in this browser's last three tests there
 */
export function listSeenIds(place: Place): ReadonlySet<string> {
  return new Set(readTests(place).flat());
}

/**
 * @param place subject and class
 * @param questions the questions of the test that starts now
 */
export function rememberQuestions(place: Place, questions: readonly Question[]): void {
  const newest = questions.map((question) => question.id);
  const tests = [newest, ...readTests(place)].slice(0, testsRemembered);
  writeStored(seenKey, { ...readSeen(), [nameOf(place)]: tests });
}
