import { writeDay } from "./calendar-day";
import { currentEdition, type Edition } from "./editions";
import { subjects, type ExamCode, type SubjectSlug } from "./subjects";

/** One exam of an edition, ready to be printed. `examOn` is a calendar day in India. */
export type ExamDay = { slug: SubjectSlug; name: string; code: ExamCode; examOn: string; writtenDay: string };

/**
 * @param edition whose exams; the current edition's when left out
 * @returns its exams with their subjects, in the order of the days
 */
export function listExamDays(edition: Pick<Edition, "exams"> = currentEdition): ExamDay[] {
  return edition.exams.flatMap(({ code, examOn }) =>
    subjects
      .filter((subject) => subject.code === code)
      .map(({ slug, name }) => ({ slug, name, code, examOn, writtenDay: writeDay(examOn) })),
  );
}
