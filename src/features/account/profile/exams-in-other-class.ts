import type { Catalogue } from "../../../data/catalogue";
import { dayInIndia } from "../../../lib/day-in-india";

/** A paid exam that the student will take in a different class from the profile's; `examOn` is a calendar day in IST. */
export type ExamInOtherClass = { id: string; name: string; className: string; examOn: string | null };

/**
 * @param catalogue the catalogue, with the student's enrolments
 * @param classId the profile's class
 * @param now the current time
 * @returns the current edition's coming exams in another class
 */
export function listExamsInOtherClass(
  { exams, edition, enrolments }: Catalogue,
  classId: string | null,
  now: Date,
): ExamInOtherClass[] {
  const today = dayInIndia(now);
  return enrolments
    .filter((enrolment) => enrolment.editionId === edition?.id && enrolment.class.id !== classId)
    .map(({ examId, class: paidClass }) => ({
      id: examId,
      name: exams.find(({ id }) => id === examId)?.name ?? "An exam",
      className: paidClass.name,
      examOn: edition?.exams.find((exam) => exam.examId === examId)?.examOn ?? null,
    }))
    .filter(({ examOn }) => examOn === null || today < examOn);
}
