import { site } from "../config/site";
import { formatDay, formatWeekday } from "./calendar-day";
import { describeDevice } from "./device-requirements";
import type { ExamCalendar } from "./editions";
import { getExamFormat } from "./exam-format";
import { describeHours } from "./exam-hours";
import { formatPrice } from "./exam-prices";
import type { FaqItem } from "./faq-item";
import { findSubjectExam, describeRegistrationEnd, type SubjectExam } from "./edition-texts";
import type { Subject, SubjectSlug } from "./subjects";

/** Subjects that are not school subjects, but that entrance exams test. */
const aptitudeSubjects: ReadonlySet<SubjectSlug> = new Set(["reasoning", "speedmaths", "spellbee", "gk"]);

/**
 * @param calendar the exam calendar
 * @param subject the olympiad's subject
 * @param classNumber 1 to 12; the last question depends on it
 * @returns the questions on one olympiad's page, in line with docs/specification.md sections 1, 8 and 9
 */
export function getOlympiadFaq(
  calendar: ExamCalendar,
  subject: Subject,
  classNumber: number,
): readonly FaqItem[] {
  const { questionCount, minutes } = getExamFormat(classNumber);
  const subjectExam = findSubjectExam(calendar, subject);
  const olympiad = `${subject.name} Olympiad`;
  return [
    {
      question: `Who can take the ${olympiad} for class ${classNumber}?`,
      answer: `Any student who is in class ${classNumber} on the exam day, from any school or board. Parents register directly; you do not have to go through the school.`,
    },
    {
      question: `When is the class ${classNumber} exam?`,
      answer: describeDay(calendar, subject, subjectExam),
    },
    {
      question: `How many questions are in the class ${classNumber} paper?`,
      answer: `There are ${questionCount} multiple-choice questions in ${minutes} minutes. Each correct answer gets one mark. No marks are cut for a wrong or blank answer: there is no negative marking.`,
    },
    {
      question: "What do we need on the exam day?",
      answer: describeDevice(calendar),
    },
    {
      question: "What if the internet stops during the exam?",
      answer: `Keep answering: your answers are saved on the device and sent when it is online again. Try to reconnect. If the problem continues, write to ${site.helpEmail} with the student’s name, the exam and the time the problem began.`,
    },
    {
      question: "What can I win?",
      answer: `Ranks 1 to 10 of class ${classNumber} win gold, ranks 11 to 50 silver and ranks 51 to 100 bronze. Everyone who takes part gets a digital certificate by email. Awards are sent within two months of the result date.`,
    },
    getQuestionForClass(subject, classNumber, subjectExam),
  ];
}

function describeDay(calendar: ExamCalendar, subject: Subject, subjectExam: SubjectExam): string {
  if (!subjectExam.scheduledExam) return `${subjectExam.noExamText} Mock tests are free and open all year.`;
  const { examOn, hours, registrationClosesOn, pricePaise } = subjectExam.scheduledExam;
  const closing = describeRegistrationEnd(
    calendar,
    `You can register until ${formatDay(registrationClosesOn)} for ${formatPrice(pricePaise)}.`,
  );
  return `In the ${calendar.current.name} edition the ${subject.name} exam is on ${formatWeekday(examOn)}. ${describeHours(hours)} ${closing} The results come on ${formatDay(calendar.current.resultsOn)}, by email and on the site.`;
}

function getQuestionForClass(subject: Subject, classNumber: number, subjectExam: SubjectExam): FaqItem {
  if (classNumber <= 4)
    return {
      question: "Can I sit with my child?",
      answer:
        "Yes, to set up the device and help your child settle down. During the exam you may stay nearby, but please do not help: every answer must be your child’s own, or your child may be disqualified.",
    };
  if (classNumber <= 8)
    return {
      question: "Can I take more than one olympiad?",
      answer: `Yes. Each subject has its own exam day, so you can take ${subject.name} and any of the others. Add all the exams you want to your cart and pay once.`,
    };
  return {
    question: `Will the ${subject.name} exam clash with school exams?`,
    answer: `The ${subject.name} exam takes only ${getExamFormat(classNumber).minutes} minutes, ${subjectExam.scheduledExam ? `on ${formatWeekday(subjectExam.scheduledExam.examOn)}` : "on its exam day"}. Please check your school’s timetable before you register. ${aptitudeSubjects.has(subject.slug) ? "The skills also help in many entrance exams." : `Preparing also helps you revise for school, because most questions are based on the class ${classNumber} syllabus.`}`,
  };
}
