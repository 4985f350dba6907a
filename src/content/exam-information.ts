import { site } from "../config/site";
import { writeDay } from "./calendar-day";
import { tellCamera } from "./camera-texts";
import type { EditionExam, Season } from "./editions";
import { examTypeNames } from "./exam-type-names";
import type { FaqItem } from "./faq-item";
import { mathExamSyllabus } from "./math-exam-syllabus";
import { tellExam } from "./season-texts";
import { syllabus as computerSyllabus } from "./syllabus/topics/computer";
import { syllabus as englishSyllabus } from "./syllabus/topics/english";
import { syllabus as scienceSyllabus } from "./syllabus/topics/science";

/**
 * The four exam types of the page (specification section 2, "Exam information page"). Cyber is the Computer olympiad.
 * Science, English and Cyber are the olympiads' own lists, which keep this page's counts too: 8 to 12 topics a grade.
 */
export const examTypes = [
  { slug: "math", name: examTypeNames.math, code: "IMO", syllabus: mathExamSyllabus },
  { slug: "science", name: examTypeNames.science, code: "ISO", syllabus: scienceSyllabus },
  { slug: "english", name: examTypeNames.english, code: "IEO", syllabus: englishSyllabus },
  { slug: "cyber", name: examTypeNames.cyber, code: "ICO", syllabus: computerSyllabus },
] as const;

export const examInformationIntro =
  "How the Mathematics, Science, English and Cyber exams work: what is asked in each grade, what you need, and when they are.";

/** One step of "How It Works". */
type Step = { key: "register" | "prepare" | "sit" | "results"; title: string; text: string };

/**
 * @param season of when
 * @returns "How It Works"
 */
export function getExamInformationSteps(season: Season): readonly Step[] {
  return [
    {
      key: "register",
      title: "Register",
      text: "Create an account, choose your grade and add the exams you want. You can register up to the day before.",
    },
    {
      key: "prepare",
      title: "Prepare",
      text: "Look up the syllabus of your grade below, practise with the free mock tests, and rehearse the exam in its real room.",
    },
    {
      key: "sit",
      title: "Sit the exam",
      text: tellCamera(season).step,
    },
    {
      key: "results",
      title: "Get your result",
      text: `By email and on the site on ${writeDay(season.current.resultsOn)}. Awards follow within two months.`,
    },
  ];
}

/**
 * @param season of when
 * @returns the five questions of the page, true to specification sections 1, 8 and 9
 */
export function getExamInformationFaq(season: Season): readonly FaqItem[] {
  const { current } = season;
  return [
    {
      question: "Who can take these exams?",
      answer:
        "Every school student of grades 1 to 12, from any school and any board. You take the exam of the grade you are in now, and you can register without your school.",
    },
    {
      question: "How many questions are there, and how are they marked?",
      answer:
        "Grades 1 to 4 have 40 questions and grades 5 to 12 have 50, all multiple choice, for 60 minutes. Each correct answer counts one mark. There is no negative marking.",
    },
    {
      question: "Is a webcam required?",
      answer: tellCamera(season).question,
    },
    {
      question: "What if something fails during the exam?",
      answer: `Go on answering: each answer is kept on your device and sent once it is online again. Try reconnecting. If the disruption goes on, write to ${site.helpEmail} and tell us the student's name, the exam and the time at which it stopped.`,
    },
    {
      question: "How do I see the result?",
      answer: `Results come by email and on the site, for the ${current.name} edition on ${writeDay(current.resultsOn)}. Every participant gets a digital certificate by email after the results.`,
    },
  ];
}

/**
 * The four exams of the page in the current edition.
 *
 * @param season of when
 * @returns the days of those that it has, the next first; and for each other one what to say instead
 */
export function listUpcomingExams(season: Season): {
  upcoming: (EditionExam & { name: string })[];
  missing: string[];
} {
  const seasons = examTypes.map((exam) => Object.assign({ name: exam.name }, tellExam(season, exam)));
  return {
    upcoming: seasons
      .flatMap(({ name, exam }) => (exam ? Object.assign({ name }, exam) : []))
      .toSorted((a, b) => a.examOn.localeCompare(b.examOn)),
    missing: seasons.flatMap((season) => (season.exam ? [] : season.sentences)),
  };
}
