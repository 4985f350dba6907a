import { site } from "../config/site";
import { writeDay } from "./calendar-day";
import type { Season } from "./editions";
import type { FaqItem } from "./faq-item";

/**
 * @param season of when
 * @returns the questions below the awards, true to specification sections 1 and 9
 */
export function getAwardsFaq({ current }: Season): readonly FaqItem[] {
  return [
    {
      question: "Who is ranked with whom?",
      answer:
        "Students of the same class in the same subject. A class 5 student in Maths is ranked with all other class 5 students in Maths, and with nobody else.",
    },
    {
      question: "Does everyone get a certificate?",
      answer:
        "Yes. Every student who sits the exam gets a digital certificate by email after the results. Ranks 1 to 100 get the certificate of their tier.",
    },
    {
      question: "When will the awards arrive?",
      answer: `They are sent within two months of the result date. The results of the ${current.name} edition come on ${writeDay(current.resultsOn)}. Everything goes to the address that you register with the result, at home or at your school.`,
    },
    {
      question: "What is the scholarship for?",
      answer:
        "It is meant for tuition fees and books, and goes to ranks 1 to 10 in each subject and class. The details vary by year.",
    },
    {
      question: "Can a student win in more than one subject?",
      answer: "Yes. Every subject has its own exam and its own ranks, so a student can win an award in each.",
    },
    {
      question: "We have moved. What should we do?",
      answer: `You register the address once the result is out, and can change it on the page of the result until the parcel is packed. After that, please write to ${site.helpEmail}, from the email address of the student's account.`,
    },
  ];
}
