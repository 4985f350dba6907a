import * as v from "valibot";
import type { Question } from "../questions";
import { readStored, writeStored } from "../../lib/storage";
import type { Choice } from "./choice";

/** How many tests of a subject and class the browser remembers, so as not to ask the same again. */
const testsRemembered = 3;

const seenKey = "mockTestSeen";
const seenSchema = v.record(v.string(), v.array(v.array(v.string())));

type Place = Pick<Choice, "subjectSlug" | "classNumber">;

function nameOf({ subjectSlug, classNumber }: Place): string {
  return `class${classNumber}-${subjectSlug}`;
}

/** By subject and class: up to three tests' ids each, the newest first. */
function readSeen(): Record<string, string[][]> {
  return readStored(seenKey, seenSchema) ?? {};
}

/**
 * @param place subject and class
 * @returns the ids of what this browser asked there in its last three tests
 */
export function listSeenIds(place: Place): ReadonlySet<string> {
  return new Set((readSeen()[nameOf(place)] ?? []).flat());
}

/**
 * @param place subject and class
 * @param questions what is asked now
 */
export function rememberQuestions(place: Place, questions: readonly Question[]): void {
  const seen = readSeen();
  const newest = questions.map((question) => question.id);
  const tests = [newest, ...(seen[nameOf(place)] ?? [])].slice(0, testsRemembered);
  writeStored(seenKey, { ...seen, [nameOf(place)]: tests });
}
