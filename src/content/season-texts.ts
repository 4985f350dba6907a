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

const others = subjects
  .filter(({ code }) => !findExam(code))
  .map(({ code, name }) => ({ name, examOn: findLaterExam(code)?.examOn ?? null }));

function tellOthers(): string {
  const coming = others.flatMap(({ name, examOn }) => (examOn === null ? [] : { name, examOn }));
  const days = coming
    .toSorted((a, b) => a.examOn.localeCompare(b.examOn))
    .map(({ name, examOn }) => `${name} on ${writeDay(examOn)}`);
  const unknown = others.flatMap(({ name, examOn }) => (examOn === null ? name : []));
  return [
    days.length > 0 && `Coming later: ${writeList(days)}.`,
    unknown.length > 0 && `Not in this season: ${writeList(unknown)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What the dates of the current edition say of the subjects that it has no exam in; null where there is none. */
export const otherSubjects: string | null = others.length > 0 ? tellOthers() : null;

/**
 * @param text about the subjects in general
 * @returns it, and which of them have an exam in the current edition where not all do
 */
export function withExamsOfSeason(text: string): string {
  if (others.length === 0) return text;
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
