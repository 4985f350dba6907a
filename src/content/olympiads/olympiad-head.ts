import { site } from "../../config/site";
import { formatDay } from "../calendar-day";
import type { Season } from "../editions";
import { getExamFormat } from "../exam-format";
import { getExamOfSeason } from "../season-texts";
import type { Subject } from "../subjects";

/**
 * @param season the season to describe
 * @param subject the olympiad's subject
 * @param classNumber 1 to 12
 * @returns the head tags of one olympiad page; no other page has the same
 */
export function getOlympiadHead(
  season: Season,
  subject: Subject,
  classNumber: number,
): { title: string; description: string; keywords: string } {
  const { questionCount, minutes } = getExamFormat(classNumber);
  const name = `${subject.name} Olympiad Class ${classNumber}`;
  return {
    title: `${name} · ${site.name}`,
    description: `${name}: syllabus, exam pattern and free mock tests. ${questionCount} questions, ${minutes} minutes, online. ${describeDay(season, subject)}`,
    keywords: [
      name,
      `${subject.code} class ${classNumber}`,
      `${subject.name} olympiad syllabus class ${classNumber}`,
      `${subject.name} mock test class ${classNumber}`,
      `online ${subject.name} exam class ${classNumber}`,
    ].join(", "),
  };
}

function describeDay(season: Season, subject: Subject): string {
  const seasonExam = getExamOfSeason(season, subject);
  if (seasonExam.exam) return `${season.current.name}: exam on ${formatDay(seasonExam.exam.examOn)}.`;
  return seasonExam.nextDay
    ? `Next exam on ${seasonExam.nextDay}.`
    : "The date of the next exam will be announced.";
}
