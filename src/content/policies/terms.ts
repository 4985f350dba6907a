import { site } from "../../config/site";
import { tellCamera } from "../camera-texts";
import type { Season } from "../editions";
import { policiesLastChanged, type Policy } from "./policy";

/**
 * Who may take part, and by which rules (specification sections 5 and 9).
 *
 * @param season of when
 */
export function getTerms(season: Season): Policy {
  const camera = tellCamera(season);
  return {
    title: "Terms",
    lastChanged: policiesLastChanged,
    intro: `The rules for taking part in the olympiads of ${site.name}, written to be read.`,
    sections: [
      {
        heading: "Who these terms are for",
        paragraphs: [
          `They apply to everyone who uses this site, makes an account or registers for an exam of ${site.name}. In them, "we" is ${site.name}, and "you" is the student together with the parent or guardian.`,
          "If you do not agree with them, please do not register. You may still read the site and take the free mock tests.",
        ],
      },
      {
        heading: "Who can take part",
        paragraphs: [
          "Students of classes 1 to 12 can take part, from any school and any board, with or without the school. You take the exams of the class you are in at the time.",
          "A student under 18 registers with a parent or guardian, who agrees to these terms and gives the consent that our privacy policy describes. An exam can be sat without a guardian's consent to it; its result is held back until one agrees.",
        ],
      },
      {
        heading: "Your account",
        paragraphs: ["One account belongs to one student. Please:"],
        list: [
          "give accurate information: name, class, school, guardian, email and phone number",
          "keep it up to date, because confirmations, results and certificates are sent to it",
          "keep the password to yourselves, and tell us if you think that somebody else knows it",
        ],
      },
      {
        heading: "Registering for an exam",
        paragraphs: [
          "Prices are shown in rupees before you pay. You are registered when the payment has gone through. A confirmation comes by email, and the exam then appears as Enrolled in the dashboard.",
          "A registration is for one student, one exam and one edition. It cannot be passed on to another student, and the fee cannot be moved to another exam or edition. Registration for an exam closes at the end of the day before it, in Indian time (IST).",
        ],
      },
      {
        heading: "The exam",
        paragraphs: [
          "The exam is online. It can be started between the hours that stand with its day on the dashboard and in our emails, and takes 60 minutes from the student's own start. Classes 1 to 4 have 40 multiple-choice questions, classes 5 to 12 have 50. Each correct answer counts one mark. A wrong or missing answer counts nothing.",
          `You need a desktop, laptop, tablet or mobile with an up-to-date browser and a stable internet connection. Having these ready is your part. ${camera.terms}`,
          `If a technical issue comes up during the exam, go on answering and try reconnecting: answers are kept on the device, and count if they arrive by 3 minutes after the end. If the disruption goes on, write to ${site.helpEmail}. For a reason that can be shown we can give minutes more, and count what arrived up to 15 minutes after the end.`,
          "Who could not come for a reason, or whose attempt was set aside so that it can be sat again, may be let to sit the reserve paper of the class within 7 days. It gives marks, the review and a certificate, and no rank.",
        ],
      },
      {
        heading: "Fair play",
        paragraphs: [
          camera.fairPlay,
          "Nobody is disqualified unheard. Before an attempt counts for nothing we write to the family what was seen, and wait for its reply, up to seven days. Two organisers decide, one where there is only one, and the page of the result says what and why.",
          "Cheating or giving false information can lead to disqualification. A disqualified student gets no result, award or refund. It is cheating, for example:",
        ],
        list: [
          "to let somebody else answer, or to answer for somebody else",
          "to use books, notes, other devices or other people's help during the exam",
          "to copy, photograph or pass on the questions",
          "to register for a class that the student is not in",
        ],
      },
      {
        heading: "Results and awards",
        paragraphs: [
          "Results come by email and on the site, on the result date of the edition. Students are ranked by subject and class: ranks 1 to 10 win gold, 11 to 50 silver and 51 to 100 bronze. Every participant gets a digital certificate by email after the results.",
          "Awards are sent within two months of the result date to the address registered with the result, at home or at the school. An award without an address waits. Scholarships are meant for tuition fees and books. Their details vary by year.",
        ],
      },
      {
        heading: "Free mock tests",
        paragraphs: [
          "Mock tests are for practice. They are free and unlimited, and their scores have no effect on the exam or on awards.",
        ],
      },
      {
        heading: "Our questions and texts",
        paragraphs: [
          "The questions, texts and drawings on this site belong to us or to those who let us use them. You may use them to learn at home and in class. Please do not publish or sell them.",
        ],
      },
      {
        heading: "Refunds",
        paragraphs: [
          "When a fee is paid back, and how, is told in our refund policy. It is part of these terms.",
        ],
      },
      {
        heading: "When something goes wrong",
        paragraphs: [
          "We work carefully, but no site runs without interruption. If an exam has to be moved, we tell everyone registered by email. If it has to be called off, we do so as well, and pay its fee back. If our system fails in a way that touches your exam or your payment, the refund policy applies.",
          "Nothing in these terms takes away a right that you have as a consumer. They follow the law of India.",
        ],
      },
      {
        heading: "Changes and questions",
        paragraphs: [
          "When we change these terms, the date above changes too. What you have already registered for stays under the terms of that day.",
          `If anything is unclear, write to ${site.helpEmail} or call ${site.helpPhone}, Monday to Friday, 9 AM to 5 PM. We usually reply within 1 business day.`,
        ],
      },
    ],
  };
}
