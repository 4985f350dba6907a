import { formatDay, formatWeekday } from "./calendar-day";
import { findExam, findLaterExam, type EditionExam, type Season } from "./editions";
import { listExamDays } from "./exam-days";
import { formatList } from "./number-words";
import { subjects, type ExamCode } from "./subjects";

/** A subject's exam in the current edition. If there is none, sentences that say so, and the day of the next if known. */
export type ExamOfSeason =
  | { exam: EditionExam }
  | { exam: null; sentences: string; /** Such as `21 December 2025`. */ nextDay: string | null };

/**
 * @param season the season to describe
 * @param subject the exam's code, and its name on the page
 * @returns the subject's exam in the current edition, or sentences that there is none
 */
export function getExamOfSeason(
  season: Season,
  { code, name }: { code: ExamCode; name: string },
): ExamOfSeason {
  const exam = findExam(season, code);
  if (exam) return { exam };
  const none = `There is no ${name} exam in the ${season.current.name} edition.`;
  const later = findLaterExam(season, code);
  if (!later)
    return {
      exam: null,
      sentences: `${none} We will show the date of the next one here once it is fixed.`,
      nextDay: null,
    };
  return {
    exam: null,
    sentences: `${none} The next one is on ${formatWeekday(later.examOn)}, in the ${later.editionName} edition.`,
    nextDay: formatDay(later.examOn),
  };
}

const listSubjectsWithoutExam = (season: Season) =>
  subjects
    .filter(({ code }) => !findExam(season, code))
    .map(({ code, name }) => ({ name, examOn: findLaterExam(season, code)?.examOn ?? null }));

/**
 * @param season the season to describe
 * @returns a sentence about the subjects without an exam in the current edition; null if there are none
 */
export function describeOtherSubjects(season: Season): string | null {
  const others = listSubjectsWithoutExam(season);
  if (others.length === 0) return null;
  const coming = others.flatMap(({ name, examOn }) => (examOn === null ? [] : { name, examOn }));
  const days = coming
    .toSorted((a, b) => a.examOn.localeCompare(b.examOn))
    .map(({ name, examOn }) => `${name} on ${formatDay(examOn)}`);
  const unknown = others.flatMap(({ name, examOn }) => (examOn === null ? name : []));
  return [
    days.length > 0 && `Coming later: ${formatList(days)}.`,
    unknown.length > 0 && `Not this season: ${formatList(unknown)}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * @param season the season to describe
 * @param text a text about all subjects
 * @returns the text, and if not all subjects have an exam in the current edition, a sentence about those that do
 */
export function withExamsOfSeason(season: Season, text: string): string {
  if (listSubjectsWithoutExam(season).length === 0) return text;
  const names = listExamDays(season.current).map(({ name }) => name);
  return `${text} The ${season.current.name} edition has exams in ${formatList(names)}.`;
}

/**
 * @param season the season to describe
 * @param text a text about the end of registration
 * @returns the text; or, until the first day of registration is announced, a sentence that it will be announced
 */
export function describeRegistrationEnd({ current }: Season, text: string): string {
  return current.registrationOpensOn === null ? "We will announce here when registration opens." : text;
}
