import { syllabus as computer } from "./topics/computer";
import { syllabus as english } from "./topics/english";
import { syllabus as gk } from "./topics/gk";
import { syllabus as maths } from "./topics/maths";
import { syllabus as reasoning } from "./topics/reasoning";
import { syllabus as science } from "./topics/science";
import { syllabus as speedmaths } from "./topics/speedmaths";
import { syllabus as spellbee } from "./topics/spellbee";
import type { SubjectSlug } from "../subjects";
import type { SubjectSyllabus } from "./subject-syllabus";

const syllabusBySlug: Readonly<Record<SubjectSlug, SubjectSyllabus>> = {
  maths,
  science,
  english,
  computer,
  gk,
  reasoning,
  speedmaths,
  spellbee,
};
const syllabuses = new Map<string, SubjectSyllabus>(Object.entries(syllabusBySlug));

/**
 * @param subjectSlug a subject's slug
 * @param classNumber 1 to 12
 * @returns the topics in the order of the page (docs/specification.md section 3, "Syllabus data"); none for an unknown
 * subject or class
 */
export function findTopics(subjectSlug: string, classNumber: number): readonly string[] {
  const topicsByClass: Readonly<Record<number, readonly string[] | undefined>> =
    syllabuses.get(subjectSlug) ?? {};
  return topicsByClass[classNumber] ?? [];
}
