import { writeNumber } from "./number-words";
import { subjects } from "./subjects";

/** The six questions below the mock tests, true to specification sections 1, 2 and 9. */
export const mockTestFaq = [
  {
    question: "Is the mock test really free?",
    answer: "Yes. Every mock test is free, and you need no account to take one.",
  },
  {
    question: "How many questions are there, and how long does it take?",
    answer:
      "A mock test has 10 multiple-choice questions and 12 minutes. When the time is over, or when you press View My Score, you see your result.",
  },
  {
    question: "Can I take it again?",
    answer:
      "As often as you like. The questions are picked at random and the options are shuffled, so each test is a new one.",
  },
  {
    question: "Do I lose marks for a wrong answer?",
    answer:
      "No. Each right answer counts one, a wrong or missing answer counts nothing. It is the same in the exam.",
  },
  {
    question: "Why can I not find my subject or class?",
    answer: `There are mock tests for all ${writeNumber(subjects.length)} subjects and classes 1 to 12. If one is missing here, its questions are being mended, and it comes back.`,
  },
  {
    question: "Where do I find my earlier scores?",
    answer: "Log in before you practise, and your dashboard keeps the score of every mock test you finish.",
  },
] as const;
