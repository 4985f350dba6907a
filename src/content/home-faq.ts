import { site } from "../config/site";
import { formatDay } from "./calendar-day";
import { describeDevice } from "./device-requirements";
import type { ExamCalendar } from "./editions";
import { formatPrices } from "./exam-prices";
import type { FaqItem } from "./faq-item";
import { formatList, formatNumber } from "./number-words";
import { addExamsOfEdition } from "./edition-texts";
import { subjects } from "./subjects";

/**
 * @param calendar the exam calendar
 * @returns the eleven questions of the home page, in line with docs/specification.md sections 1, 8 and 9
 */
export function getHomeFaq(calendar: ExamCalendar): readonly FaqItem[] {
  const { name, exams, resultsOn } = calendar.current;
  const price = formatPrices(calendar);
  const examDays = exams.map(({ examOn }) => examOn);
  return [
    {
      question: `What is ${site.name}?`,
      answer: `${site.name} runs online olympiads for school students of classes 1 to 12. You can practise with free mock tests, register for exams in ${formatNumber(subjects.length)} subjects and take them from home.`,
    },
    {
      question: "Who can take part?",
      answer:
        "Any student of classes 1 to 12, from any school or board. Register for the class that the student will be in on the exam day.",
    },
    {
      question: "Which subjects are there?",
      answer: addExamsOfEdition(
        calendar,
        `${formatList(subjects.map((subject) => subject.name))}. Each has its own exam on its own day, so you can take one or more.`,
      ),
    },
    {
      question: "When are the exams?",
      answer: `There are two editions a year: summer in June and July, winter in December and January. The exams of the ${name} edition are from ${formatDay(examDays.at(0) ?? "")} to ${formatDay(examDays.at(-1) ?? "")}, and the results come on ${formatDay(resultsOn)}.`,
    },
    {
      question: "How do we register?",
      answer: `Create an account, add your class and school, choose your exams and pay ${price === null ? "online" : `${price} each`}. A parent or guardian gives consent when paying. A confirmation comes by email. You can register up to the day before an exam.`,
    },
    {
      question: "What does an exam look like?",
      answer:
        "It is online and takes 60 minutes. Classes 1 to 4 get 40 multiple-choice questions, classes 5 to 12 get 50. Each correct answer gets one mark, and there is no negative marking. Log in to try a practice run on any day.",
    },
    {
      question: "Are the mock tests really free?",
      answer: `Yes, in all ${formatNumber(subjects.length)} subjects for classes 1 to 12, as often as you like and without an account. If you log in first, your scores are saved on your dashboard.`,
    },
    {
      question: "What do we need on the exam day?",
      answer: describeDevice(calendar),
    },
    {
      question: "What if the internet stops during the exam?",
      answer: `Keep answering: your answers are saved on the device. Try to reconnect. If the problem continues, write to ${site.helpEmail} with the student’s name, the exam and the time the problem began.`,
    },
    {
      question: "When do results and awards come?",
      answer: `The results of the ${name} edition are out on ${formatDay(resultsOn)}, by email and on the site. We send medals and other awards within two months of that date. Everyone who takes part gets a digital certificate by email.`,
    },
    {
      question: "Can I get a refund?",
      answer:
        "If we cancel an exam, you get the fee back without having to ask. Otherwise we refund a fee only for a payment error, a double payment or a fault in our system. Ask within 2 business days of registration or before the exam date, whichever is earlier. The refund takes 7 to 10 business days.",
    },
  ];
}
