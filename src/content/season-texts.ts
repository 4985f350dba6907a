import { writeDay, writeWeekday } from "./calendar-day";
import { currentEdition, findExam, findLaterExam, type EditionExam } from "./editions";
import { listExamDays } from "./exam-days";
import { writeList } from "./number-words";
import { subjects, type ExamCode } from "./subjects";

/** The exam of a subject in the current edition; or that there is none, and the day of the next one where it is known. */
export type ExamOfSeason =
  | { exam: EditionExam }
  | { exam: null; sentences: string; /** Such as `21 December 2025`. */ nextDay: string | null };

/**
 * @param code the exam's code
 * @param name what the page calls it
 */
export function tellExam({ code, name }: { code: ExamCode; name: string }): ExamOfSeason {
  const exam = findExam(code);
  if (exam) return { exam };
  const none = `There is no ${name} exam in the ${currentEdition.name} edition.`;
  const later = findLaterExam(code);
  if (!later)
    return {
      exam: null,
      sentences: `${none} As soon as the next one has a day, you will find it here.`,
      nextDay: null,
    };
  return {
    exam: null,
    sentences: `${none} The next one is on ${writeWeekday(later.examOn)}, in the ${later.editionName} edition.`,
    nextDay: writeDay(later.examOn),
  };
}

/** The subjects without an exam in the current edition, each with its next day where that is known; null where none is without. */
export const missingExams: string | null =
  subjects
    .flatMap((subject) => {
      const season = tellExam(subject);
      if (season.exam) return [];
      return season.nextDay ? `${subject.name} (next on ${season.nextDay})` : subject.name;
    })
    .join(", ") || null;

/**
 * @param text about the subjects in general
 * @returns it, and which of them have an exam in the current edition where not all do
 */
export function withExamsOfSeason(text: string): string {
  if (missingExams === null) return text;
  return `${text} The ${currentEdition.name} edition has exams in ${writeList(listExamDays().map(({ name }) => name))}.`;
}

/**
 * @param text says until when one can register
 * @returns it; or, while the first day of registration is not announced, that it will be
 */
export function tellRegistration(text: string): string {
  return currentEdition.registrationOpensOn === null
    ? "The first day of registration will be announced here."
    : text;
}
