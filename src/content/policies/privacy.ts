import { captchaSettings } from "../../config/captcha";
import { env } from "../../config/env";
import { site } from "../../config/site";
import { describeCamera } from "../camera-texts";
import type { ExamCalendar } from "../editions";
import { policiesLastChanged, type Policy } from "./policy";

/**
 * @param databaseProcessor the line about the company that hosts the database
 * @param captcha the site's key for Cloudflare's captcha, empty if it has none
 * @returns the companies that process data for us, each with its purpose
 */
export function listDataProcessors(databaseProcessor: string, { siteKey }: { siteKey: string }): string[] {
  return [
    "Razorpay: takes payments and makes refunds",
    "Brevo: sends our emails and keeps the list of families who agreed to updates",
    databaseProcessor,
    ...(siteKey === ""
      ? []
      : [
          "Cloudflare: checks that you are a person, not a program, when you register, log in or ask for a new password",
        ]),
  ];
}

/**
 * @param counterUrl the URL of the visit counter, empty if the site has none
 * @returns whether visits are counted, and how
 */
export function describeVisitCount(counterUrl: string): string {
  return counterUrl === ""
    ? "We do not use Google Analytics or any similar service."
    : "We count visits to our public pages with a counter that sets no cookies and does not identify anyone.";
}

/**
 * @param calendar decides which camera rules are stated
 * @returns the Privacy policy: the data that we store about a student, why, and for how long (docs/design.md section 3
 * nos. 8 and 11, section 4)
 */
export function getPrivacy(calendar: ExamCalendar): Policy {
  const camera = describeCamera(calendar);
  return {
    title: "Privacy",
    lastChanged: policiesLastChanged,
    intro:
      "What data we keep about a student, why and for how long, and how you can see, correct or delete it.",
    sections: [
      {
        heading: "In short",
        paragraphs: [
          "Our students are children, so we ask only for what an exam needs. We do not track you, show advertisements or sell data. You can download or delete your data in your profile.",
          `${site.name} is responsible for your data on this site. Questions? Write to ${site.helpEmail}.`,
        ],
      },
      {
        heading: "What we keep",
        paragraphs: ["We keep only what you give us and what is created when you use the site:"],
        list: [
          "when you register: the student’s name, email address and phone number, and a record of your consent to receive updates (the date and the text you agreed to)",
          "for the exams: class, school, and the name of the parent or guardian",
          "when a parent adds another child: the child’s name, class and school; and the times when you switch from one child’s profile to another",
          "a guardian’s consent to exams or to the camera: who gave it, when, and the text that this person agreed to",
          "when we send you an award by courier: the name, address and phone number for the parcel, and whether it has arrived",
          "when you pay: which exams you bought, the amount, the date and the payment id",
          "when you take a mock test while logged in: the subject, class, time, score, your result in each topic and the likely reason for each wrong answer",
          "the mistakes you are practising again: for each mistake, the last question we showed you and the date of the next question",
          "your study plan: the topics of each week and what you have ticked",
          "which days you practised, for the last 28 days",
          "when you take a practice run or an exam: every answer with its time, and events such as a lost connection, leaving the exam page, or opening the exam on a second device. You can see all of these after the exam. The events do not change your marks",
          ...camera.storedData,
          "when somebody starts a mock test: the subject, the class and the website from which the visitor came. We do not record who the visitor is",
          "when you press a WhatsApp button: that you pressed it, and your email address if you are logged in",
          "your IP address (the number of your internet connection): to prevent misuse, we count the visits from each address, and delete this count within a day. Our login service keeps the address while you are logged in",
        ],
      },
      {
        heading: "What we do not keep",
        paragraphs: [
          "Card numbers, bank details and UPI PINs go straight to the payment company. We never see them. We store your password in a form that no one can read, including us.",
          camera.privacy,
        ],
      },
      {
        heading: "What we use it for",
        paragraphs: ["We use the data only:"],
        list: [
          "to run the account, the exams and the mock tests",
          "to take payments, send confirmations and make refunds",
          "to work out results and ranks, and to send certificates and awards",
          "to send updates about the account, exams and results, for as long as you agree",
          "to answer you when you write or call",
          "to keep the site safe, and to count how often mock tests are used",
        ],
      },
      {
        heading: "Children and parental consent",
        paragraphs: [
          "India’s Digital Personal Data Protection Act, 2023 gives extra protection to everyone under 18. A parent or guardian must agree before a child’s data is used, and a child must not be tracked, monitored or shown targeted advertisements. During an exam we record only what is needed to mark the exam and to keep it fair.",
          "So when an account is created, the form asks you to tick a box saying that a parent or guardian knows about the account and agrees to updates. We keep the date and the wording of this consent, and we may ask the parent or guardian to confirm it. If your child has registered without you, write to us and we will delete the account.",
          "We ask for a second consent to use the data for an exam and its result. A guardian usually gives it when paying. Otherwise the student can enter a guardian’s email address, and we send a link. We do not keep that address.",
          `If no guardian has given this second consent yet, the student can still take the exam, but we show the result only after it is given.${camera.consent}`,
          "You can withdraw your consent in your profile at any time, as easily as you gave it. We then stop using the data for that purpose. This does not affect anything that we did with your consent before you withdrew it.",
        ],
      },
      {
        heading: "No tracking, no advertisements",
        paragraphs: [
          `We do not track you or your child, and we do not use advertising networks. We keep only what is listed above. ${describeVisitCount(env.VITE_PAGE_COUNTER_URL)}`,
        ],
      },
      {
        heading: "Who helps us",
        paragraphs: [
          "These companies handle data for us, only for the purpose shown. We do not give data to anyone else unless the law requires it or you ask us to, for example to send an award to your school. The courier who delivers an award sees the name, address and phone number on the parcel.",
        ],
        list: listDataProcessors(camera.databaseProcessor, captchaSettings()),
      },
      {
        heading: "Other services you may open",
        paragraphs: [
          "The form for our free ebooks is run by an outside email service. The form loads from this service when you open the page, and what you type goes to the service, which emails you the ebook. A WhatsApp button opens WhatsApp. The privacy policies of the email service and of WhatsApp apply there.",
        ],
      },
      {
        heading: "How long we keep it",
        paragraphs: ["We keep data no longer than we need it:"],
        list: [
          "account, class, school, mock test scores, study plan and mistakes to practise again: until you delete the account",
          "practice runs: 30 days",
          "exam answers, marks and ranks: with the student’s name until you delete the account. After that we keep them without the name",
          "if we wrote to you about something in an exam: our message and your reply, until you delete the account",
          "the address for an award: until 60 days after delivery. If the parcel comes back and you do not answer our email, until 180 days after its return",
          camera.keptFor,
          "orders: kept as receipts. After you delete the account, they contain no personal data",
          "your email address, after you delete the account: only until we have sent the final emails about payments and the deletion",
          "payment notices that the payment company sends us: 30 days",
          "records of mock tests started and WhatsApp buttons pressed: 90 days",
          "an account whose email address was never confirmed: 30 days",
          "your name on the mailing list: until you withdraw your consent or delete the account",
          "a guardian’s consent: we keep the record that it was given, even after it is withdrawn. When you delete the account, we remove the guardian’s name from it",
          "when we ask a guardian for consent by email: a note that we sent the email (not the address), until 30 days after its link expires",
        ],
      },
      {
        heading: "What stays on your device",
        paragraphs: [
          "Your browser stores what the site needs to work: your login, the class you chose, your cart, any mock test or practice paper you have started, the result of your last practice paper, the scores of your earlier practice papers, your plan, and your answers to the last two “Question of the day” questions.",
          "Logging out clears these. Exam answers that have not been sent yet stay until they reach us. We do not use advertising cookies.",
        ],
      },
      {
        heading: "Your rights",
        paragraphs: ["For your child and for yourself, you can:"],
        list: [
          "see your data, and download it, in your profile",
          "correct it in your profile",
          "delete the account in your profile. If a payment or an exam is in progress, or an award is on its way to you, you can delete the account once that is over",
          "withdraw your consent to updates, to exams and to the camera, in your profile",
          "name a person (a nominee) who may use these rights for you after your death, or if you cannot use them yourself",
          "complain to us, and then to the Data Protection Board of India if you are not satisfied",
        ],
      },
      {
        heading: "How we protect it",
        paragraphs: [
          "The connection to this site is encrypted. Each family sees only its own data. In our team, only people who need the data for their work can see it, and we record every change they make. If your data is ever leaked, we will tell you and the authorities.",
        ],
      },
      {
        heading: "Changes and questions",
        paragraphs: [
          "When we change this page, we change the date above. If a change affects you, we will email you before it takes effect. This page explains what we do in plain words and is not legal advice.",
          `Questions and complaints: ${site.helpEmail}, or ${site.helpPhone}, Monday to Friday, 9 am to 5 pm. We usually reply within 1 business day.`,
        ],
      },
    ],
  };
}
