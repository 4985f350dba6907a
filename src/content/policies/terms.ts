import { site } from "../../config/site";
import { describeCamera } from "../camera-texts";
import type { ExamCalendar } from "../editions";
import { policiesLastChanged, type Policy } from "./policy";

/**
 * @param calendar decides which camera rules are stated
 * @returns the Terms policy (docs/specification.md sections 5 and 9)
 */
export function getTerms(calendar: ExamCalendar): Policy {
  const camera = describeCamera(calendar);
  return {
    title: "Terms",
    lastChanged: policiesLastChanged,
    intro: `The rules for taking part in ${site.name} olympiads, in plain words.`,
    sections: [
      {
        heading: "Who these terms are for",
        paragraphs: [
          `These terms apply to everyone who uses this site, creates an account or registers for one of our exams. “We” means ${site.name}. “You” means the student together with the parent or guardian.`,
          "If you do not agree with these terms, please do not register. You can still browse the site and take the free mock tests.",
        ],
      },
      {
        heading: "Who can take part",
        paragraphs: [
          "Students of classes 1 to 12 can take part, from any school and any board. Parents register directly; you do not have to go through the school. Register for the class that the student will be in on the exam day.",
          "If the student is under 18, a parent or guardian must agree to these terms. For exams a parent or guardian must also consent to our use of the student’s data (see our privacy policy). A student may take an exam before this consent is given, but we show the result only once it is given.",
        ],
      },
      {
        heading: "Your account",
        paragraphs: [
          "Each family has one login. A parent can add up to five more children to it; each child has its own profile and results. Please:",
        ],
        list: [
          "give accurate information: name, class, school, guardian, email and phone number",
          "keep your email address up to date, because we send confirmations, results and certificates to it",
          "keep your password private, and tell us if you think someone else knows it",
        ],
      },
      {
        heading: "Registering for an exam",
        paragraphs: [
          "Prices are shown in rupees before you pay. You are registered once your payment goes through. We send a confirmation by email, and the exam appears as Enrolled on your dashboard.",
          "A registration is for one student, one exam and one edition. You cannot pass it on to another student or move the fee to another exam or edition. Registration for an exam closes at the end of the day before it, Indian time (IST).",
        ],
      },
      {
        heading: "The exam",
        paragraphs: [
          "The exam is online. You can start it during the time window shown on your dashboard and in our emails, and you have 60 minutes from the moment you start. Classes 1 to 4 have 40 multiple-choice questions, classes 5 to 12 have 50. Each correct answer gets one mark. No marks are cut for a wrong or blank answer.",
          `You need a desktop, laptop, tablet or mobile with an up-to-date browser and a stable internet connection. It is your responsibility to have these ready. ${camera.terms}`,
          `If there is a technical problem during the exam, keep answering and try to reconnect. Your answers are saved on the device, and they count if they reach us within 3 minutes after your time is up. If the problem continues, email ${site.helpEmail} immediately, even during the exam, with a photo of the screen if you can. We may give you extra time, or accept answers that are up to 15 minutes late.`,
          "If you missed the exam for a genuine reason, we may let you take it within 7 days with a different paper (a reserve paper). We may also offer a reserve paper if a student’s exam is declared invalid through no fault of the student, for example if someone else interfered. With a reserve paper you get marks, the answers with explanations and a certificate, but no rank.",
        ],
      },
      {
        heading: "Fair play",
        paragraphs: [
          camera.fairPlay,
          "Before we declare an exam invalid or disqualify a student, we write to the family, explain the reason and wait up to seven days for a reply. Two members of our team decide together. The result page then explains the decision.",
          "Cheating or giving false information can lead to disqualification. A disqualified student gets no marks, rank, award or refund. Examples of what you must not do:",
        ],
        list: [
          "let someone else answer for you, or answer for someone else",
          "use books, notes, other devices or other people’s help during the exam",
          "copy, photograph or pass on the questions",
          "knowingly register for a class that the student is not in",
        ],
      },
      {
        heading: "Results and awards",
        paragraphs: [
          "We publish results by email and on the site, on the result date of the edition. Students are ranked by subject and class: ranks 1 to 10 win gold, 11 to 50 silver and 51 to 100 bronze. Every participant gets a digital certificate by email after the results.",
          "We send awards within two months of the result date, to the home or school address you give us after the results. If you have not given us an address by then, we keep the award until you do. Scholarships help with tuition fees and books. We announce the amount for each edition; it may change each time.",
        ],
      },
      {
        heading: "Free mock tests",
        paragraphs: [
          "Mock tests are for practice. They are free and unlimited, and the scores do not affect the exam or the awards.",
        ],
      },
      {
        heading: "Our content",
        paragraphs: [
          "The questions, text and drawings on this site belong to us or are used with permission. You may use them to learn, at home and in class. Please do not publish or sell them.",
        ],
      },
      {
        heading: "Refunds",
        paragraphs: ["Our refund policy explains when and how we refund fees. It is part of these terms."],
      },
      {
        heading: "When something goes wrong",
        paragraphs: [
          "We do our best, but no site is free of interruptions. If we reschedule or cancel an exam, we email everyone who is registered. If we cancel it, we refund the fee. If a fault in our system affects your exam, see “The exam” above. If it affects your payment or registration, the refund policy applies.",
          "These terms do not affect your rights as a consumer. Indian law applies.",
        ],
      },
      {
        heading: "Changes and questions",
        paragraphs: [
          "When we change these terms, we change the date above. If you have already registered for an exam, the terms on the day you registered apply to it.",
          `If anything is unclear, write to ${site.helpEmail} or call ${site.helpPhone}, Monday to Friday, 9 am to 5 pm. We usually reply within 1 business day.`,
        ],
      },
    ],
  };
}
