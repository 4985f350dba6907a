import { site } from "../../config/site";
import { formatDay } from "../calendar-day";
import type { ExamCalendar } from "../editions";
import { getExamFormat } from "../exam-format";
import { findSubjectExam } from "../edition-texts";
import type { Subject } from "../subjects";

/**
 * @param calendar the exam calendar
 * @param subject the olympiad's subject
 * @param classNumber 1 to 12
 * @returns the head tags of one olympiad page; no other page has the same
 */
export function getOlympiadHead(
  calendar: ExamCalendar,
  subject: Subject,
  classNumber: number,
): { title: string; description: string; keywords: string } {
  const { questionCount, minutes } = getExamFormat(classNumber);
  const name = `${subject.name} Olympiad Class ${classNumber}`;
  return {
    title: `${name} · ${site.name}`,
    description: `${name}: syllabus, exam pattern and free mock tests. ${questionCount} questions, ${minutes} minutes, online. ${describeExamDate(calendar, subject)}`,
    keywords: [
      name,
      `${subject.code} class ${classNumber}`,
      `${subject.name} olympiad syllabus class ${classNumber}`,
      `${subject.name} mock test class ${classNumber}`,
      `online ${subject.name} exam class ${classNumber}`,
    ].join(", "),
  };
}

function describeExamDate(calendar: ExamCalendar, subject: Subject): string {
  const subjectExam = findSubjectExam(calendar, subject);
  if (subjectExam.scheduledExam)
    return `${calendar.current.name}: exam on ${formatDay(subjectExam.scheduledExam.examOn)}.`;
  return subjectExam.nextDate
    ? `Next exam on ${subjectExam.nextDate}.`
    : "The date of the next exam will be announced.";
}
