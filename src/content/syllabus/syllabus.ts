import { computerSyllabus } from "./computer";
import { englishSyllabus } from "./english";
import { gkSyllabus } from "./gk";
import { mathsSyllabus } from "./maths";
import { reasoningSyllabus } from "./reasoning";
import { scienceSyllabus } from "./science";
import { speedmathsSyllabus } from "./speedmaths";
import { spellbeeSyllabus } from "./spellbee";
import type { SubjectSyllabus } from "./subject-syllabus";

/** All eight by the subject's slug (src/content/subjects.ts). A page loads its own by `loadOlympiad` instead. */
const syllabus = new Map<string, SubjectSyllabus>([
  ["maths", mathsSyllabus],
  ["science", scienceSyllabus],
  ["english", englishSyllabus],
  ["computer", computerSyllabus],
  ["gk", gkSyllabus],
  ["reasoning", reasoningSyllabus],
  ["speedmaths", speedmathsSyllabus],
  ["spellbee", spellbeeSyllabus],
]);

/**
 * The topics of a subject in a class, in the order of the page (specification section 3, "Syllabus data").
 * An empty list where nothing is written: the subject page then says that the syllabus follows.
 *
 * @param subjectSlug one of the eight slugs; anything else has no topics
 * @param classNumber 1 to 12
 */
export function findTopics(subjectSlug: string, classNumber: number): readonly string[] {
  const bySubject: Readonly<Record<number, readonly string[] | undefined>> = syllabus.get(subjectSlug) ?? {};
  return bySubject[classNumber] ?? [];
}
