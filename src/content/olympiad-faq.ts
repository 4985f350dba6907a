import { site } from "../config/site";
import { writeDay, writeWeekday } from "./calendar-day";
import { tellDevice } from "./device-requirements";
import type { Season } from "./editions";
import { getExamFormat } from "./exam-format";
import { describeHours } from "./exam-hours";
import type { FaqItem } from "./faq-item";
import { tellExam, tellRegistration, type ExamOfSeason } from "./season-texts";
import type { Subject } from "./subjects";

/**
 * The questions below one olympiad, true to specification sections 1, 8 and 9. The last one is for the age.
 *
 * @param season of when
 * @param subject the olympiad's subject
 * @param classNumber 1 to 12
 */
export function getOlympiadFaq(season: Season, subject: Subject, classNumber: number): readonly FaqItem[] {
  const { questionCount, minutes } = getExamFormat(classNumber);
  const told = tellExam(season, subject);
  const olympiad = `${subject.name} Olympiad`;
  return [
    {
      question: `Who can take the ${olympiad} for class ${classNumber}?`,
      answer: `Every student who is in class ${classNumber} now, from any school and any board. You can register on your own, without your school.`,
    },
    {
      question: `When is the class ${classNumber} exam?`,
      answer: describeDay(season, subject, told),
    },
    {
      question: `How many questions are in the class ${classNumber} paper?`,
      answer: `There are ${questionCount} multiple-choice questions for ${minutes} minutes. Each correct answer counts one mark. A wrong or missing answer counts nothing, so there is no negative marking.`,
    },
    {
      question: "What do we need on the exam day?",
      answer: tellDevice(season),
    },
    {
      question: "What if the internet fails during the exam?",
      answer: `Go on answering: each answer is kept on your device and sent once it is online again. Try reconnecting. If the disruption goes on, write to ${site.helpEmail} and tell us the student's name, the exam and the time at which it stopped.`,
    },
    {
      question: "What can be won?",
      answer: `Ranks 1 to 10 of class ${classNumber} win gold, ranks 11 to 50 silver and ranks 51 to 100 bronze. Everyone who takes part gets a digital certificate by email. Awards are sent within two months of the result date.`,
    },
    askForAge(subject, classNumber, told),
  ];
}

function describeDay(season: Season, subject: Subject, told: ExamOfSeason): string {
  if (!told.exam) return `${told.sentences} The mock tests are open all year, and they are free.`;
  const { examOn, hours, registrationClosesOn } = told.exam;
  const closing = tellRegistration(season, `You can register until ${writeDay(registrationClosesOn)}.`);
  return `In the ${season.current.name} edition the ${subject.name} exam is on ${writeWeekday(examOn)}. ${describeHours(hours)} ${closing} The results come on ${writeDay(season.current.resultsOn)}, by email and on the site.`;
}

function askForAge(subject: Subject, classNumber: number, told: ExamOfSeason): FaqItem {
  if (classNumber <= 4)
    return {
      question: "May I sit beside my child?",
      answer:
        "You may set up the device and help your child to feel at ease. The answers must be your child's own: a paper that somebody else answered can be disqualified.",
    };
  if (classNumber <= 8)
    return {
      question: "Can I take more than one olympiad?",
      answer: `Yes. Each subject has its own exam day, so ${subject.name} does not get in the way of the others. Put every exam you want into the cart and pay once.`,
    };
  return {
    question: `Does the ${subject.name} exam fit beside school exams?`,
    answer: `The ${subject.name} paper takes ${getExamFormat(classNumber).minutes} minutes ${told.exam ? `on ${writeWeekday(told.exam.examOn)}` : "on its exam day"}. Preparing for it is also revision, because most questions are at the level of class ${classNumber}.`,
  };
}
