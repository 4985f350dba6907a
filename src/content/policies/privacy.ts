import { captchaSettings } from "../../config/captcha";
import { site } from "../../config/site";
import { tellCamera } from "../camera-texts";
import type { Season } from "../editions";
import { policiesLastChanged, type Policy } from "./policy";

/**
 * @param host who hosts the database, and what of it
 * @param captcha the site's key for Cloudflare's captcha, empty where it has none
 * @returns the companies that handle data for us, and what for
 */
export function listHelpers(host: string, { siteKey }: { siteKey: string }): string[] {
  return [
    "Razorpay: takes payments and makes refunds",
    "Brevo: sends our emails and keeps the list of families who agreed to updates",
    host,
    ...(siteKey === ""
      ? []
      : [
          "Cloudflare: makes sure, when you register, log in or ask for a new password, that you are a person",
        ]),
  ];
}

/**
 * What is kept about a student, why, and for how long (design section 3 nos. 8 and 11, section 4).
 *
 * @param season of when
 */
export function getPrivacy(season: Season): Policy {
  const camera = tellCamera(season);
  return {
    title: "Privacy",
    lastChanged: policiesLastChanged,
    intro:
      "What we keep about a student, why we keep it, for how long, and how you can see it or have it deleted.",
    sections: [
      {
        heading: "In short",
        paragraphs: [
          "Our students are children. So we ask only for what an exam needs. We do not track anybody, record no sessions, show no advertisements and sell no data. You can download and delete your data in the dashboard.",
          `${site.name} decides what happens with the data on this site. Write to ${site.helpEmail} about anything on this page.`,
        ],
      },
      {
        heading: "What we keep",
        paragraphs: ["Only what you give us and what comes out of using the site:"],
        list: [
          "to register: the student's name, email address, phone number, and your consent with its date and wording",
          "for the exams: class, school, and the name of the parent or guardian",
          "a guardian's consent to exams or to the camera: who gave it, when, and in which wording",
          "when you win an award that goes by post: the name, address and phone number for the parcel, and how far it is",
          "when you pay: which exams you bought, the amount, the date, and the payment's number",
          "when you take a mock test while logged in: subject, class, time, score, how each topic went and the mistakes behind wrong answers",
          "when you sit a rehearsal or an exam: every answer with its time, and what the exam's page noticed, such as a lost connection, a hidden page or a second device. The receipt shows you all of it, and it changes no mark",
          ...camera.kept,
          "when a mock test starts: that it started, its subject and class, and the site you came from, without your name",
          "when you press a WhatsApp button: that it was pressed, with your email address if you are logged in",
          "for a short time, the internet address that a request comes from, to stop misuse",
        ],
      },
      {
        heading: "What we do not have",
        paragraphs: [
          "Card numbers, bank details and UPI PINs go straight to the payment company. We never see them. Your password is stored in a form that nobody can read, not even we.",
          camera.privacy,
        ],
      },
      {
        heading: "What we use it for",
        paragraphs: ["We use the data for these purposes, and for no others:"],
        list: [
          "to run the account, the exams and the mock tests",
          "to take payments, send confirmations and make refunds",
          "to work out results and ranks, and to send certificates and awards",
          "to send updates about the account, exams and results, as long as you agree to them",
          "to answer when you write or call",
          "to keep the site safe, and to count how often mock tests are used",
        ],
      },
      {
        heading: "Children and parental consent",
        paragraphs: [
          "India's Digital Personal Data Protection Act, 2023 protects everyone under 18 in a special way. In plain words: a parent or guardian has to agree before a child's data is used, and children may not be tracked, watched in their behaviour or shown targeted advertisements.",
          "So a parent or guardian gives the consent when an account is made, with the box in the form. We keep the date and the wording, and we may ask for a sign that the person who agreed is an adult. If you find that a child has registered without you, write to us, and we delete the account.",
          `For exams there is a consent of its own. A parent or guardian gives it when paying, or by the link of a mail that the family has us send; we keep that mail's address until it is sent. Its lack never stops an exam: the result is held back until a guardian agrees.${camera.consent}`,
          "You can withdraw your consent at any time, as easily as you gave it: both stand in the profile. We then stop what needed it. What happened before stays valid.",
        ],
      },
      {
        heading: "No tracking, no recording",
        paragraphs: [
          "There is no session recording here, no advertising network and no profile of a child. If we count visits at all, it is with a counter that sets no cookies and knows no person.",
        ],
      },
      {
        heading: "Who helps us",
        paragraphs: [
          "These companies handle data for us, only for the purpose named. Beyond that we give data to nobody, unless the law obliges us, or you ask us to: for instance when your school is to receive an award. The courier of an award gets what is on its label.",
        ],
        list: listHelpers(camera.helper, captchaSettings()),
      },
      {
        heading: "Other services you may open",
        paragraphs: [
          "The form on the ebook pages belongs to an email service. It is loaded from that service when you open the page, and what you type there goes to it, so that it can send you the book. A WhatsApp button opens WhatsApp when you press it. Their own rules apply there.",
        ],
      },
      {
        heading: "How long we keep it",
        paragraphs: ["No longer than it is needed:"],
        list: [
          "account, class, school and mock test scores: until you delete the account",
          "rehearsals: 30 days",
          "exams: your answers until you delete the account. Afterwards the letters of the receipt stay, without a person",
          "what we asked about an exam, and your reply: until you delete the account",
          "the address of an award: 60 days after the parcel has arrived, or 180 days after it came back without an answer of yours",
          camera.keptFor,
          "orders: kept as receipts. After you delete the account they carry no personal data of yours",
          "messages from the payment company: their contents for 30 days",
          "counts of mock tests started and WhatsApp buttons pressed: 90 days",
          "an account whose email address nobody has confirmed: 30 days",
          "your place on the mailing list: until you withdraw your consent or delete the account",
          "a guardian's consent: until you delete the account, a withdrawn one as a record that it was given; then its name goes",
          "a mail that asked a guardian, without its address: 30 days after its link has expired",
        ],
      },
      {
        heading: "What stays on your device",
        paragraphs: [
          "Your browser keeps what the site needs to work: that you are logged in, the class you chose, your cart and a mock test under way. Logging out clears it. Answers of an exam that are still to be sent stay until they have arrived. We set no cookies for advertising.",
        ],
      },
      {
        heading: "Your rights",
        paragraphs: ["You can, for your child and for yourself:"],
        list: [
          "see your data, and download all of it, in the dashboard",
          "correct it in the profile; for the email address, write to us",
          "delete the account in the dashboard. While a payment, an exam or an award's parcel is under way, this waits until it is over",
          "withdraw your consent to updates, to exams and to the camera, in the profile",
          "name somebody who may use these rights for you if you no longer can",
          "complain to us, and then to the Data Protection Board of India",
        ],
      },
      {
        heading: "How we protect it",
        paragraphs: [
          "The connection to this site is encrypted. A student sees only his or her own data. In our team, only those see it who need it for their work, and changes they make are written down. If data should ever get into wrong hands, we tell you and the authorities.",
        ],
      },
      {
        heading: "Changes and questions",
        paragraphs: [
          "When we change this page, the date above changes. If a change matters to you, we tell you by email before it takes effect. This page explains what we do in plain words and is not legal advice.",
          `Questions and complaints: ${site.helpEmail}, or ${site.helpPhone}, Monday to Friday, 9 AM to 5 PM. We usually reply within 1 business day.`,
        ],
      },
    ],
  };
}
