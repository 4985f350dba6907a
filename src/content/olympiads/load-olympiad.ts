import type { SubjectSlug } from "../subjects";
import type { SubjectSyllabus } from "../syllabus/subject-syllabus";
import type { OlympiadText } from "./olympiad-text";

/** What one olympiad's twelve pages are made of. */
export type Olympiad = { text: OlympiadText; syllabus: SubjectSyllabus };

async function both(
  text: Promise<{ olympiadText: OlympiadText }>,
  syllabus: Promise<{ syllabus: SubjectSyllabus }>,
): Promise<Olympiad> {
  const [texts, topics] = await Promise.all([text, syllabus]);
  return { text: texts.olympiadText, syllabus: topics.syllabus };
}

/**
 * A download for each subject: a page of Maths brings nothing of Science. They are listed, and not found by their names, so
 * that a new subject without its two files does not compile.
 */
const olympiads: Record<SubjectSlug, () => Promise<Olympiad>> = {
  maths: () => both(import("./texts/maths"), import("../syllabus/topics/maths")),
  science: () => both(import("./texts/science"), import("../syllabus/topics/science")),
  english: () => both(import("./texts/english"), import("../syllabus/topics/english")),
  computer: () => both(import("./texts/computer"), import("../syllabus/topics/computer")),
  gk: () => both(import("./texts/gk"), import("../syllabus/topics/gk")),
  reasoning: () => both(import("./texts/reasoning"), import("../syllabus/topics/reasoning")),
  speedmaths: () => both(import("./texts/speedmaths"), import("../syllabus/topics/speedmaths")),
  spellbee: () => both(import("./texts/spellbee"), import("../syllabus/topics/spellbee")),
};

/**
 * Fetches what one subject's pages say.
 *
 * @param slug a subject, after which its two files are named
 * @returns its texts by class band and its syllabus by class
 * @throws TypeError where a file cannot be fetched
 */
export function loadOlympiad(slug: SubjectSlug): Promise<Olympiad> {
  return olympiads[slug]();
}
