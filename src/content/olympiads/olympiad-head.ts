import { site } from "../../config/site";
import { writeDay } from "../calendar-day";
import { currentEdition } from "../editions";
import { getExamFormat } from "../exam-format";
import { tellExam } from "../season-texts";
import type { Subject } from "../subjects";

/**
 * The head tags of one olympiad page, each unlike all others.
 *
 * @param subject the olympiad's subject
 * @param classNumber 1 to 12
 */
export function getOlympiadHead(
  subject: Subject,
  classNumber: number,
): { title: string; description: string; keywords: string } {
  const { questionCount, minutes } = getExamFormat(classNumber);
  const name = `${subject.name} Olympiad Class ${classNumber}`;
  return {
    title: `${name} · ${site.name}`,
    description: `${name}: syllabus, exam pattern and free mock tests. ${questionCount} questions, ${minutes} minutes, online. ${describeDay(subject)}`,
    keywords: [
      name,
      `${subject.code} class ${classNumber}`,
      `${subject.name} olympiad syllabus class ${classNumber}`,
      `${subject.name} mock test class ${classNumber}`,
      `online ${subject.name} exam class ${classNumber}`,
    ].join(", "),
  };
}

function describeDay(subject: Subject): string {
  const season = tellExam(subject);
  if (season.exam) return `${currentEdition.name}: exam on ${writeDay(season.exam.examOn)}.`;
  return season.nextDay ? `Next exam on ${season.nextDay}.` : "The next exam day follows.";
}
