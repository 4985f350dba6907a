import type { SubjectSlug } from "../subjects";
import type { SubjectSyllabus } from "../syllabus/subject-syllabus";
import type { OlympiadText } from "./olympiad-text";

/** What one olympiad's twelve pages are made of. */
export type Olympiad = { text: OlympiadText; syllabus: SubjectSyllabus };

/** A file, and so a download, for each subject: a page of Maths brings nothing of Science. */
const texts = import.meta.glob<OlympiadText>("./texts/*.ts", { import: "olympiadText" });
const syllabuses = import.meta.glob<SubjectSyllabus>("../syllabus/topics/*.ts", { import: "syllabus" });

async function load<T>(files: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const loadFile = files[path];
  if (!loadFile) throw new Error(`There is no file ${path} beside load-olympiad.ts.`);
  return loadFile();
}

/**
 * Fetches what one subject's pages say.
 *
 * @param slug a subject, after which its two files are named
 * @returns its texts by class band and its syllabus by class
 * @throws TypeError where a file cannot be fetched; Error naming the file that nobody has written, which ends the build
 */
export async function loadOlympiad(slug: SubjectSlug): Promise<Olympiad> {
  const [text, syllabus] = await Promise.all([
    load(texts, `./texts/${slug}.ts`),
    load(syllabuses, `../syllabus/topics/${slug}.ts`),
  ]);
  return { text, syllabus };
}
