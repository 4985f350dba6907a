import type { Catalogue } from "../../../data/catalogue";
import { dayInIndia } from "../../../lib/day-in-india";

/** An exam that is paid for and sat in another class than the profile's; `examOn` is a calendar day in IST. */
export type KeptExam = { id: string; name: string; className: string; examOn: string | null };

/**
 * @param catalogue with what the student is enrolled in
 * @param classId the profile's class
 * @param now the moment it is looked at
 * @returns the exams of this season still to come that stay in another class
 */
export function listKeptExams(
  { exams, edition, enrolments }: Catalogue,
  classId: string | null,
  now: Date,
): KeptExam[] {
  const today = dayInIndia(now);
  return enrolments
    .filter((enrolment) => enrolment.editionId === edition?.id && enrolment.class.id !== classId)
    .map(({ examId, class: paidClass }) => ({
      id: examId,
      name: exams.find(({ id }) => id === examId)?.name ?? "An exam",
      className: paidClass.name,
      examOn: edition?.exams.find((dates) => dates.examId === examId)?.examOn ?? null,
    }))
    .filter(({ examOn }) => examOn === null || today < examOn);
}
