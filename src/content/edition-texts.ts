import { formatDay, formatWeekday } from "./calendar-day";
import { findExam, findLaterExam, type EditionExam, type ExamCalendar } from "./editions";
import { listExamDays } from "./exam-days";
import { formatList } from "./number-words";
import { subjects, type ExamCode } from "./subjects";

/** A subject's exam in the current edition; or a text that there is none, with the date of the next exam if it is known. */
export type SubjectExam =
  | { scheduledExam: EditionExam }
  | { scheduledExam: null; noExamText: string; /** Such as `21 December 2025`. */ nextDate: string | null };

/**
 * @param calendar the exam calendar
 * @param subject the exam's code, and its name on the page
 * @returns the subject's exam in the current edition, or a text that there is none
 */
export function findSubjectExam(
  calendar: ExamCalendar,
  { code, name }: { code: ExamCode; name: string },
): SubjectExam {
  const scheduledExam = findExam(calendar, code);
  if (scheduledExam) return { scheduledExam };
  const noExamSentence = `There is no ${name} exam in the ${calendar.current.name} edition.`;
  const laterExam = findLaterExam(calendar, code);
  if (!laterExam)
    return {
      scheduledExam: null,
      noExamText: `${noExamSentence} We will show the date of the next one here once it is fixed.`,
      nextDate: null,
    };
  return {
    scheduledExam: null,
    noExamText: `${noExamSentence} The next one is on ${formatWeekday(laterExam.examOn)}, in the ${laterExam.editionName} edition.`,
    nextDate: formatDay(laterExam.examOn),
  };
}

const listSubjectsWithoutExam = (calendar: ExamCalendar) =>
  subjects
    .filter(({ code }) => !findExam(calendar, code))
    .map(({ code, name }) => ({ name, examOn: findLaterExam(calendar, code)?.examOn ?? null }));

/**
 * @param calendar the exam calendar
 * @returns a sentence about the subjects without an exam in the current edition; null if there are none
 */
export function describeOtherSubjects(calendar: ExamCalendar): string | null {
  const subjectsWithoutExam = listSubjectsWithoutExam(calendar);
  if (subjectsWithoutExam.length === 0) return null;
  const subjectsWithDate = subjectsWithoutExam.flatMap(({ name, examOn }) =>
    examOn === null ? [] : { name, examOn },
  );
  const days = subjectsWithDate
    .toSorted((a, b) => a.examOn.localeCompare(b.examOn))
    .map(({ name, examOn }) => `${name} on ${formatDay(examOn)}`);
  const namesWithoutDate = subjectsWithoutExam.flatMap(({ name, examOn }) => (examOn === null ? name : []));
  return [
    days.length > 0 && `Coming later: ${formatList(days)}.`,
    namesWithoutDate.length > 0 && `Not this season: ${formatList(namesWithoutDate)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * @param calendar the exam calendar
 * @param text a text about all subjects
 * @returns the text, and if not all subjects have an exam in the current edition, a sentence about those that do
 */
export function addExamsOfEdition(calendar: ExamCalendar, text: string): string {
  if (listSubjectsWithoutExam(calendar).length === 0) return text;
  const names = listExamDays(calendar.current).map(({ name }) => name);
  return `${text} The ${calendar.current.name} edition has exams in ${formatList(names)}.`;
}

/**
 * @param calendar the exam calendar
 * @param text a text about the end of registration
 * @returns the text; or, until the first day of registration is announced, a sentence that it will be announced
 */
export function describeRegistrationEnd({ current }: ExamCalendar, text: string): string {
  return current.registrationOpensOn === null ? "We will announce here when registration opens." : text;
}
