import { formatDay } from "./calendar-day";
import type { ExamHours } from "./exam-hours";
import type { Edition } from "./editions";
import { subjects, type ExamCode, type SubjectSlug } from "./subjects";

/** One exam of an edition, for display. `examOn` is a calendar day in India. */
export type ExamDay = {
  slug: SubjectSlug;
  name: string;
  code: ExamCode;
  examOn: string;
  hours: ExamHours | null;
  /** The day in words, such as `17 January 2027`. */
  dayText: string;
};

/** Returns the exams of an edition with their subjects, in the order of the days. */
export function listExamDays(edition: Pick<Edition, "exams">): ExamDay[] {
  return edition.exams.flatMap(({ code, examOn, hours }) =>
    subjects
      .filter((subject) => subject.code === code)
      .map(({ slug, name }) => ({ slug, name, code, examOn, hours, dayText: formatDay(examOn) })),
  );
}
