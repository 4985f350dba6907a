import { site } from "../../config/site";
import { writeDay, writeWeekday } from "../calendar-day";
import type { Season } from "../editions";
import { describeExamFormat, getExamFormat } from "../exam-format";
import { describeHours } from "../exam-hours";
import { writeNumber } from "../number-words";
import { tellExam, tellRegistration, type ExamOfSeason } from "../season-texts";
import { subjectLines } from "../subject-lines";
import { subjects, type Subject } from "../subjects";
import { getClassBand, type OlympiadText } from "./olympiad-text";

/** One section of an olympiad page. */
export type OlympiadSection = {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
};

/** Every section of specification section 2, "Subject and class page", besides syllabus, dates and questions. */
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
 * @param season of when
 * @param subject the olympiad's subject
 * @param text what is written for it (loadOlympiad)
 * @param classNumber 1 to 12
 */
export function getOlympiadSections(
  season: Season,
  subject: Subject,
  text: OlympiadText,
  classNumber: number,
): OlympiadSections {
  const band = getClassBand(classNumber);
  const told = tellExam(season, subject);
  const olympiad = `${subjectLines[subject.slug]} An online exam for class ${classNumber}`;
  return {
    headline: "Unlock your potential. Win medals.",
    lead: told.exam
      ? `${olympiad}, on ${writeWeekday(told.exam.examOn)}.`
      : `${olympiad}. There is none this season${told.nextDay ? `; the next is on ${told.nextDay}` : ""}.`,
    about: {
      title: "About Us",
      paragraphs: [
        `${site.name} runs online olympiads in ${writeNumber(subjects.length)} subjects. This is the ${subject.name} Olympiad (${subject.code}) for class ${classNumber}.`,
        text.asked[band],
        describeScope(classNumber),
      ],
    },
    participate: describeParticipation(season, subject, classNumber),
    grow: { title: "Grow", paragraphs: [text.grow[band], text.prepare] },
    examPattern: describePattern(subject, text, classNumber),
    awards: {
      title: "Awards",
      paragraphs: [
        `The students of class ${classNumber} who sit the ${subject.name} exam are ranked together. The first hundred ranks win an award, sent within two months of the result date, and everyone who takes part gets a digital certificate by email.`,
      ],
    },
    mockTests: {
      title: "Free mock tests",
      paragraphs: [
        `Ten questions picked at random, 12 minutes, and the score at once: free, and as often as you like. ${text.mock}`,
        `Every answer is explained, and the result names the topics to go over once more before the ${subject.name} exam.`,
      ],
    },
    devices: {
      title: "Device requirements",
      paragraphs: [
        `The exam is fully online. Please try out everything a few days before ${told.exam ? writeDay(told.exam.examOn) : "the exam"}, on the device and at the place of the exam.`,
      ],
    },
  };
}

/** How far the paper reaches back: most of it is of the class itself, up to four in ten questions of the one before. */
function describeScope(classNumber: number): string {
  if (classNumber === 1)
    return "Everything in the paper belongs to class 1. The syllabus below names the topics.";
  return `Most questions are at the level of class ${classNumber}, and some go back to class ${classNumber - 1}. The syllabus below names the topics.`;
}

function describeParticipation(season: Season, subject: Subject, classNumber: number): OlympiadSection {
  const told = tellExam(season, subject);
  const helper =
    classNumber <= 4
      ? " A grown-up may set up the device; the answers are the child's own."
      : " Each student sits the exam alone, from home or wherever it is quiet.";
  return {
    title: "Participate",
    paragraphs: [
      `The ${subject.name} Olympiad is open to every student of class ${classNumber}, from any school and any board, and you can register without your school.${helper}`,
      describeRegistration(season, subject, told),
    ],
    points: told.exam
      ? [
          "Create a free account and choose your class",
          `Add the ${subject.name} exam to your cart and pay online`,
          "Get the confirmation by email, and practise until the exam day",
        ]
      : [
          "Create a free account and choose your class",
          "Practise with the free mock tests, as often as you like",
          `Add the ${subject.name} exam to your cart once its season has come`,
        ],
  };
}

function describeRegistration(season: Season, subject: Subject, told: ExamOfSeason): string {
  if (!told.exam) return `${told.sentences} Until then there is time to practise.`;
  const { examOn, hours, registrationClosesOn } = told.exam;
  const closing = tellRegistration(
    season,
    `Registration closes at the end of ${writeDay(registrationClosesOn)}.`,
  );
  return `In the ${season.current.name} edition the ${subject.name} exam is on ${writeWeekday(examOn)}. ${describeHours(hours)} ${closing}`;
}

function describePattern(subject: Subject, text: OlympiadText, classNumber: number): OlympiadSection {
  const { questionCount, minutes } = getExamFormat(classNumber);
  const seconds = (minutes * 60) / questionCount;
  return {
    title: "Exam pattern",
    paragraphs: [
      `The class ${classNumber} ${subject.name} paper has ${questionCount} questions for ${minutes} minutes, which is ${seconds} seconds for each. ${text.pace}`,
    ],
    points: describeExamFormat(classNumber),
  };
}
