import { site } from "../config/site";
import { formatDay } from "./calendar-day";
import type { ExamCalendar } from "./editions";
import type { FaqItem } from "./faq-item";

/**
 * @param calendar the exam calendar
 * @returns the questions below the awards, in line with docs/specification.md sections 1 and 9
 */
export function getAwardsFaq({ current }: ExamCalendar): readonly FaqItem[] {
  return [
    {
      question: "How are students ranked?",
      answer:
        "By subject and class. A class 5 student who takes the Maths exam is ranked only among the class 5 students who take it.",
    },
    {
      question: "Does everyone get a certificate?",
      answer:
        "Yes. Every student who takes the exam gets a digital certificate by email after the results. Ranks 1 to 100 get a gold, silver or bronze certificate.",
    },
    {
      question: "When will the awards arrive?",
      answer: `We send them within two months of the result date. The results of the ${current.name} edition will be published on ${formatDay(current.resultsOn)}. Your award goes to the home or school address you give us after the results.`,
    },
    {
      question: "What is the scholarship for?",
      answer:
        "It helps with tuition fees and books, and goes to ranks 1 to 10 in each subject and class. We announce the amount for each edition; it may change each time.",
    },
    {
      question: "Can a student win in more than one subject?",
      answer: "Yes. Every subject has its own exam and ranks, so a student can win an award in each.",
    },
    {
      question: "We have moved. What should we do?",
      answer: `You can change your address on the result page until your parcel has been packed. After that, please write to ${site.helpEmail} from your registered email address.`,
    },
  ];
}
