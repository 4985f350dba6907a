import { site } from "../config/site";
import { formatDay } from "./calendar-day";
import { describeCamera } from "./camera-texts";
import type { EditionExam, ExamCalendar } from "./editions";
import { examTypeNames } from "./exam-type-names";
import type { FaqItem } from "./faq-item";
import { mathExamSyllabus } from "./math-exam-syllabus";
import { findSubjectExam } from "./edition-texts";
import { syllabus as computerSyllabus } from "./syllabus/topics/computer";
import { syllabus as englishSyllabus } from "./syllabus/topics/english";
import { syllabus as scienceSyllabus } from "./syllabus/topics/science";

/**
 * The four exam types of the page (docs/specification.md section 2, "Exam information page"). Cyber is the Computer
 * olympiad, and only the selector and the syllabus call it Cyber. Science, English and Cyber use the syllabuses of the
 * olympiads, which also list 8 to 12 topics per grade.
 */
export const examTypes = [
  { slug: "math", name: examTypeNames.math, code: "IMO", syllabus: mathExamSyllabus },
  { slug: "science", name: examTypeNames.science, code: "ISO", syllabus: scienceSyllabus },
  { slug: "english", name: examTypeNames.english, code: "IEO", syllabus: englishSyllabus },
  { slug: "cyber", name: examTypeNames.cyber, code: "ICO", syllabus: computerSyllabus },
] as const;

export const examInformationIntro =
  "How the Mathematics, Science, English and Computer exams work: the syllabus for each class, what you need and the dates.";

/** One step of "How It Works". */
type Step = { key: "register" | "prepare" | "exam" | "results"; title: string; text: string };

/**
 * @param calendar the exam calendar
 * @returns the four steps of "How It Works"
 */
export function getExamInformationSteps(calendar: ExamCalendar): readonly Step[] {
  return [
    {
      key: "register",
      title: "Register",
      text: "Create an account, choose your class and add the exams you want. Registration ends on the day before the exam.",
    },
    {
      key: "prepare",
      title: "Prepare",
      text: "Check your class syllabus below, practise with the free mock tests, and try a practice run: 10 sample questions on the real exam screen.",
    },
    {
      key: "exam",
      title: "Take the exam",
      text: describeCamera(calendar).step,
    },
    {
      key: "results",
      title: "Get your result",
      text: `By email and on the site on ${formatDay(calendar.current.resultsOn)}. Awards follow within two months.`,
    },
  ];
}

/**
 * @param calendar the exam calendar
 * @returns the five questions of the page, in line with docs/specification.md sections 1, 8 and 9
 */
export function getExamInformationFaq(calendar: ExamCalendar): readonly FaqItem[] {
  const { current } = calendar;
  return [
    {
      question: "Who can take these exams?",
      answer:
        "Any student of classes 1 to 12, from any school or board. Register for the class that the student will be in on the exam day. Parents register directly; you do not have to go through the school.",
    },
    {
      question: "How many questions are there, and how are they marked?",
      answer:
        "Classes 1 to 4 have 40 questions and classes 5 to 12 have 50, all multiple choice, in 60 minutes. Each correct answer gets one mark. There is no negative marking.",
    },
    {
      question: "Is a webcam required?",
      answer: describeCamera(calendar).faqAnswer,
    },
    {
      question: "What if something goes wrong during the exam?",
      answer: `Keep answering: your answers are saved on the device and sent when it is online again. Try to reconnect. If the problem continues, write to ${site.helpEmail} with the student’s name, the exam and the time the problem began.`,
    },
    {
      question: "How will we get the result?",
      answer: `We email it to you, and you can also see it on the site. The results of the ${current.name} edition will be published on ${formatDay(current.resultsOn)}. Every participant gets a digital certificate by email after the results.`,
    },
  ];
}

/**
 * @param calendar the exam calendar
 * @returns `upcoming`: those of the page's four exams that the current edition has, by exam day; `noExamTexts`:
 *   for each of the others, a text that it has no exam in this edition, and the next date if it is fixed
 */
export function listUpcomingExams(calendar: ExamCalendar): {
  upcoming: (EditionExam & { name: string })[];
  noExamTexts: string[];
} {
  const exams = examTypes.map(({ slug, code, name: typeName }) => {
    const name = slug === "cyber" ? "Computer" : typeName;
    return Object.assign({ name }, findSubjectExam(calendar, { code, name }));
  });
  return {
    upcoming: exams
      .flatMap(({ name, ...exam }) => (exam.scheduledExam ? Object.assign({ name }, exam.scheduledExam) : []))
      .toSorted((a, b) => a.examOn.localeCompare(b.examOn)),
    noExamTexts: exams.flatMap((exam) => (exam.scheduledExam ? [] : exam.noExamText)),
  };
}
