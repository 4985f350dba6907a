import type { SubjectSlug } from "../subjects";
import type { SubjectSyllabus } from "../syllabus/subject-syllabus";
import type { OlympiadText } from "./olympiad-text";

/** What one olympiad's twelve pages are made of. */
export type Olympiad = { text: OlympiadText; syllabus: SubjectSyllabus };

/** One download per subject: a page of Maths brings nothing of Science. */
const loaders: Readonly<Record<SubjectSlug, () => Promise<Olympiad>>> = {
  maths: async () => {
    const [{ mathsOlympiad }, { mathsSyllabus }] = await Promise.all([
      import("./maths"),
      import("../syllabus/maths"),
    ]);
    return { text: mathsOlympiad, syllabus: mathsSyllabus };
  },
  science: async () => {
    const [{ scienceOlympiad }, { scienceSyllabus }] = await Promise.all([
      import("./science"),
      import("../syllabus/science"),
    ]);
    return { text: scienceOlympiad, syllabus: scienceSyllabus };
  },
  english: async () => {
    const [{ englishOlympiad }, { englishSyllabus }] = await Promise.all([
      import("./english"),
      import("../syllabus/english"),
    ]);
    return { text: englishOlympiad, syllabus: englishSyllabus };
  },
  computer: async () => {
    const [{ computerOlympiad }, { computerSyllabus }] = await Promise.all([
      import("./computer"),
      import("../syllabus/computer"),
    ]);
    return { text: computerOlympiad, syllabus: computerSyllabus };
  },
  gk: async () => {
    const [{ gkOlympiad }, { gkSyllabus }] = await Promise.all([import("./gk"), import("../syllabus/gk")]);
    return { text: gkOlympiad, syllabus: gkSyllabus };
  },
  reasoning: async () => {
    const [{ reasoningOlympiad }, { reasoningSyllabus }] = await Promise.all([
      import("./reasoning"),
      import("../syllabus/reasoning"),
    ]);
    return { text: reasoningOlympiad, syllabus: reasoningSyllabus };
  },
  speedmaths: async () => {
    const [{ speedmathsOlympiad }, { speedmathsSyllabus }] = await Promise.all([
      import("./speedmaths"),
      import("../syllabus/speedmaths"),
    ]);
    return { text: speedmathsOlympiad, syllabus: speedmathsSyllabus };
  },
  spellbee: async () => {
    const [{ spellbeeOlympiad }, { spellbeeSyllabus }] = await Promise.all([
      import("./spellbee"),
      import("../syllabus/spellbee"),
    ]);
    return { text: spellbeeOlympiad, syllabus: spellbeeSyllabus };
  },
};

/**
 * Fetches what one subject's pages say.
 *
 * @param slug which subject
 * @returns its texts by class band and its syllabus by class
 * @throws TypeError where the file cannot be fetched
 */
export function loadOlympiad(slug: SubjectSlug): Promise<Olympiad> {
  return loaders[slug]();
}
