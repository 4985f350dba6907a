import { formatNumber } from "./number-words";
import { subjects } from "./subjects";

/** The six questions on the mock test page, in line with docs/specification.md sections 1, 2 and 9. */
export const mockTestFaq = [
  {
    question: "Is the mock test really free?",
    answer: "Yes. Every mock test is free, and you need no account to take one.",
  },
  {
    question: "How many questions are there, and how long does it take?",
    answer:
      "A mock test has 10 multiple-choice questions in 12 minutes. You see your result when you press View My Score or when the time is up.",
  },
  {
    question: "Can I take it again?",
    answer:
      "Yes, as often as you like. The questions are picked at random and the options are shuffled, so every test is different.",
  },
  {
    question: "Do I lose marks for a wrong answer?",
    answer:
      "No. Each correct answer gets one mark, and no marks are cut for a wrong or blank answer. The exam works the same way.",
  },
  {
    question: "I cannot select my subject or class. What should I do?",
    answer: `There are mock tests for all ${formatNumber(subjects.length)} subjects and classes 1 to 12. If a subject or class cannot be selected, its questions are being updated. Please try again in a few days.`,
  },
  {
    question: "Where do I find my earlier scores?",
    answer:
      "On your dashboard. It saves the score of every mock test that you finish while you are logged in.",
  },
] as const;
