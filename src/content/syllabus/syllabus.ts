import { englishSyllabus } from "./english";
import { mathsSyllabus } from "./maths";
import { scienceSyllabus } from "./science";
import { speedmathsSyllabus } from "./speedmaths";
import type { SubjectSyllabus } from "./subject-syllabus";

/** Held by the subject's slug (src/content/subjects.ts); a subject without topics yet is absent. */
const syllabus = new Map<string, SubjectSyllabus>([
  ["maths", mathsSyllabus],
  ["science", scienceSyllabus],
  ["english", englishSyllabus],
  ["speedmaths", speedmathsSyllabus],
]);

/**
 * The topics of a subject in a class, in the order of the page (specification section 3, "Syllabus data").
 * An empty list where nothing is written yet: the subject page then says that the syllabus follows.
 *
 * @param subjectSlug one of the eight slugs; anything else has no topics
 * @param classNumber 1 to 12
 */
export function findTopics(subjectSlug: string, classNumber: number): readonly string[] {
  const bySubject: Readonly<Record<number, readonly string[] | undefined>> = syllabus.get(subjectSlug) ?? {};
  return bySubject[classNumber] ?? [];
}
