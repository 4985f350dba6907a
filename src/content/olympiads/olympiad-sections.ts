import { site } from "../../config/site";
import { formatDay, formatWeekday } from "../calendar-day";
import type { ExamCalendar } from "../editions";
import { describeExamFormat, getExamFormat } from "../exam-format";
import { describeHours } from "../exam-hours";
import { formatNumber } from "../number-words";
import { findSubjectExam, describeRegistrationEnd, type SubjectExam } from "../edition-texts";
import { subjectLines } from "../subject-lines";
import { subjects, type Subject } from "../subjects";
import { getClassBand, type OlympiadText } from "./olympiad-text";

/** One section of an olympiad page. */
export type OlympiadSection = {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
};

/**
 * Every section of docs/specification.md section 2, "Subject and class page", except syllabus, dates and questions.
 */
export type OlympiadSections = {
  headline: string;
  lead: string;
  about: OlympiadSection;
  participate: OlympiadSection;
  grow: OlympiadSection;
  examPattern: OlympiadSection;
  awards: OlympiadSection;
  mockTests: OlympiadSection;
  devices: OlympiadSection;
};

/**
 * @param calendar the exam calendar
 * @param subject the olympiad's subject
 * @param text the texts of the subject (`olympiadTexts`)
 * @param classNumber 1 to 12
 * @returns the sections of the olympiad's page
 */
export function getOlympiadSections(
  calendar: ExamCalendar,
  subject: Subject,
  text: OlympiadText,
  classNumber: number,
): OlympiadSections {
  const band = getClassBand(classNumber);
  const subjectExam = findSubjectExam(calendar, subject);
  const olympiad = `${subjectLines[subject.slug]} An online exam for class ${classNumber}`;
  return {
    headline: "Unlock your potential. Win medals.",
    lead: subjectExam.scheduledExam
      ? `${olympiad}, on ${formatWeekday(subjectExam.scheduledExam.examOn)}.`
      : `${olympiad}. There is no exam this season${subjectExam.nextDate ? `; the next is on ${subjectExam.nextDate}` : ""}.`,
    about: {
      title: "About Us",
      paragraphs: [
        `${site.name} runs online olympiads in ${formatNumber(subjects.length)} subjects. This is the ${subject.name} Olympiad for class ${classNumber}. Exam code: ${subject.code}.`,
        text.questions[band],
        describeScope(classNumber),
      ],
    },
    participate: describeParticipation(calendar, subject, classNumber),
    grow: { title: "Grow", paragraphs: [text.grow[band], text.prepare] },
    examPattern: describePattern(subject, text, classNumber),
    awards: {
      title: "Awards",
      paragraphs: [
        `All class ${classNumber} students who take the ${subject.name} exam are ranked together. The top 100 win an award, sent within two months of the result date, and everyone who takes part gets a digital certificate by email.`,
      ],
    },
    mockTests: {
      title: "Free mock tests",
      paragraphs: [
        `10 random questions, 12 minutes, instant score. Take them free, as often as you like. ${text.mock}`,
        `Every answer is explained, and your result lists the topics to revise before the ${subject.name} exam.`,
      ],
    },
    devices: {
      title: "Device requirements",
      paragraphs: [
        `The exam is fully online. A few days before ${subjectExam.scheduledExam ? formatDay(subjectExam.scheduledExam.examOn) : "the exam"}, please try a practice run on the same device and in the same place that your child will use for the exam.`,
      ],
    },
  };
}

/** Describes which syllabus the questions are based on: that of the class, and at most 40% on the class before. */
function describeScope(classNumber: number): string {
  if (classNumber === 1)
    return "All questions are based on the class 1 syllabus and go one step further. See the full syllabus below.";
  return `Most questions are based on the class ${classNumber} syllabus and some on class ${classNumber - 1}, and they go one step further. See the full syllabus below.`;
}

function describeParticipation(
  calendar: ExamCalendar,
  subject: Subject,
  classNumber: number,
): OlympiadSection {
  const subjectExam = findSubjectExam(calendar, subject);
  const helpRule =
    classNumber <= 4
      ? " An adult may set up the device, but the answers must be the child’s own."
      : " Students take the exam on their own, at home or in any quiet place.";
  return {
    title: "Participate",
    paragraphs: [
      `The ${subject.name} Olympiad is open to every class ${classNumber} student from any school or board. You do not have to register through your school.${helpRule}`,
      describeRegistration(calendar, subject, subjectExam),
    ],
    points: subjectExam.scheduledExam
      ? [
          "Create a free account and choose your class",
          `Add the ${subject.name} exam to your cart and pay online`,
          "Get your confirmation by email and start practising",
        ]
      : [
          "Create a free account and choose your class",
          "Practise with the free mock tests, as often as you like",
          `Add the ${subject.name} exam to your cart when it is next offered`,
        ],
  };
}

function describeRegistration(calendar: ExamCalendar, subject: Subject, subjectExam: SubjectExam): string {
  if (!subjectExam.scheduledExam) return `${subjectExam.noExamText} Until then you can practise.`;
  const { examOn, hours, registrationClosesOn } = subjectExam.scheduledExam;
  const closing = describeRegistrationEnd(
    calendar,
    `You can register until 11:59 pm on ${formatDay(registrationClosesOn)}.`,
  );
  return `In the ${calendar.current.name} edition the ${subject.name} exam is on ${formatWeekday(examOn)}. ${describeHours(hours)} ${closing}`;
}

function describePattern(subject: Subject, text: OlympiadText, classNumber: number): OlympiadSection {
  const { questionCount, minutes } = getExamFormat(classNumber);
  const seconds = (minutes * 60) / questionCount;
  return {
    title: "Exam pattern",
    paragraphs: [
      `The class ${classNumber} ${subject.name} paper has ${questionCount} questions in ${minutes} minutes, about ${seconds} seconds each. ${text.timeAdvice}`,
    ],
    points: describeExamFormat(classNumber),
  };
}
