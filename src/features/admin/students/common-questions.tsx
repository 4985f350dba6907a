import { useState } from "react";
import { seller } from "../../../config/seller";
import { site } from "../../../config/site";
import { contactHours } from "../../../content/contact";
import type { Family } from "../../../data/admin/families";
import { TextField } from "../../../ui/field";
import { describeDeletionRefusal } from "./family-texts";
import { consentRule } from "./phone-script/describe-consent";

/** The sentence about GST on receipts. */
const taxText = seller.gst
  ? `It is a tax invoice with our GSTIN ${seller.gst.gstin}, the taxable value and ${seller.gst.percent}% GST, which the price includes.`
  : "It does not show GST, because no GST number (GSTIN) is set for this site: it is a receipt, not a tax invoice.";

/** The name, address and GSTIN of the seller, as far as the settings of the site have them. */
const sellerText = [
  seller.name === site.name ? site.name : `${site.name} is run by ${seller.name}`,
  seller.address && `, ${seller.address}`,
  seller.gst && `, GSTIN ${seller.gst.gstin}`,
]
  .filter(Boolean)
  .join("");

const deletionQuestion = "Delete our data";
const emailQuestion = "We want to change our email address";

/** Common questions with their answers, for an organiser who talks to a family on the phone. */
const questionsWithAnswers = [
  [
    "The wrong class",
    "We can change it until the child starts the exam or the exam day is over, whichever comes first; the price stays the same. The right class is the one that the child is in on the exam day. Press “Edit details” to change the profile, then “Change the class of an exam” for each paid exam. No email is sent about this change, so please tell the family the new class.",
  ],
  [
    "My child cannot start the exam",
    "Ask, in this order: Is the child logged in with the right account? Does the dashboard show the exam? Does the exam open on another phone, tablet or computer? The time begins when the child starts. If the child had already started, the answers that we have received are safe, and the child can continue on any device. If the latest time to start has passed: open “Exam record and extra time” under Exams and set a new start time.",
  ],
  [
    "Extra time for a child with a disability or an injury",
    "Extra time is decided for each child: usually 20 minutes, at most 60. You can add up to 15 minutes on your own. Anything more, including the usual 20, needs the approval of a second organiser, so please ask the family to apply a few days in advance. Ask what the child needs and how much extra time he or she gets at school, and write a note. You can add extra time once the exam has a start time, and until the child finishes: open “Exam record and extra time” under Exams, and enter the “Extra minutes” and the reason. The family gets an email about it. The child must choose the answers himself or herself. Before you promise any other help, such as a scribe or a reader, ask the other organisers.",
  ],
  [
    "Which device do we need?",
    "Any phone, tablet or computer with an up-to-date browser (an iPhone or iPad needs iOS 16.4 or later), and internet for the full hour. “Try a practice run” on the dashboard, under Exams, checks the device and says what to do. A camera is not required.",
  ],
  [
    "Our device shows the wrong time",
    "No time is lost: only our server’s time counts, and the exam page shows it. Please set the device to update its date and time automatically, so that the child is not late.",
  ],
  [
    "The exam was moved",
    "The day and time above and on the dashboard are the correct ones, and we email the family about every change. A change of date is not a reason for a refund. If an exam is cancelled, we refund it automatically.",
  ],
  [
    "A question or its answer is wrong",
    "For seven days after the marks are published, the family can challenge up to 5 answers in the answer key, free of charge: Dashboard, Exams, “See your marks”, then “Challenge this answer” below the question. Every challenge gets a reply that all participants can read, and if we were wrong, everyone’s marks are corrected. If the marks are not out yet, ask the family to note down the question number that the child’s screen showed.",
  ],
  [
    "The rank is unfair",
    "Marks come first. If they are equal, the child with more marks in section C is ahead, then the child who got the harder questions right. The time taken and the child’s age never count. Students who are equal in marks, in section C and in the harder questions share the rank. The result page explains the rank of this child. To go through the answers with the family: “Result and certificate” under Exams, then “Answers”.",
  ],
  [
    "The name on the certificate is misspelt",
    "The family can correct the spelling until the date shown under the exam on the family’s page. After that date, or if the family wants a different name, open “Result and certificate” under Exams, then press “Correct the name”.",
  ],
  [
    "Our address has changed",
    "If the child gets a medal, the family can change the delivery address until the parcel is packed: Dashboard, “Your medal”, “See the award”. After that, or if the parcel comes back, use “Award and address” under Exams. To change the school or the phone number: “Edit details”.",
  ],
  [
    "A second child with the same email",
    "No second account is needed: on the dashboard press the name at the top, then “Add a child”, and enter the password. All children share the login and its emails. Exams have to be bought separately for each child.",
  ],
  [
    "The school asks for a list of its students",
    "We do not share any student’s data with a school unless the family asks us to; our privacy page promises that. Parents register directly, and families can show the result to the school themselves. With the code or QR code on a certificate, a school can check it on our site.",
  ],
  [
    "Please refund",
    "A family can ask within two business days of paying for the exam and before the exam day. If the order has several exams, the family must ask before the first one. We refund only for a payment error, a double payment or a fault in our system, not for a change of mind. A cancelled exam and a second payment for the same cart are refunded automatically, without a request. The family can ask for a refund themselves: Dashboard, Orders, “Request refund”. To ask for it on their behalf, go to the payment below: “Open order”, then “Refund”. As an exception you can propose a goodwill refund there: choose “Another reason”; a second organiser must approve it.",
  ],
  [
    deletionQuestion,
    "The family can do this themselves: Dashboard, Profile, “Delete my account”, with their password. If they do not know the password, send the password reset email first. The child loses all paid exams that are still to come, and the fees are not refunded; the page asks the family to confirm this first. Marks, payments and receipts stay, without the name.",
  ],
  [
    "The internet or the power failed during the exam",
    "The page keeps every answer on the device and sends it when the connection is back; the child can carry on over mobile data or on another device. If the child changes to another device, it shows only the answers that have already reached us. The remaining answers appear when the first device is online again. The clock does not stop. To make up for lost time, add minutes under Exams, “Exam record and extra time”, while the exam is still running. After the exam, “Connection” under the exam above shows how long the internet was down, and how many late answers (answers that came after the time was up) still need a decision.",
  ],
  [
    "Kicked out: “You are now taking the exam in another tab or device”",
    "The exam was opened again in another tab or on another device, or the page was reloaded. The exam can be open on only one page at a time. The answers are kept, and the clock keeps running. Press “Continue here” on the device that the child wants to use, and close the exam on the other one. If nobody at home opened it, the password may be known to others: Dashboard, Profile, “Change password”.",
  ],
  [
    "The exam page is stuck or frozen, or the child is logged out",
    "The answers are kept. If the page is stuck and the internet works, reload the page. If the child is logged out, log in again with the same account: Dashboard, Exams, “Continue”. If it does not open, use another device: the exam continues there with the answers that reached us. The clock does not stop. To make up for lost time, add minutes under Exams, “Exam record and extra time”, while the exam is still running.",
  ],
  [
    "Message after the exam: “Question 10: what we received is different from this screen”",
    "This message lists the questions where the answer saved with us differs from the answer on the child’s screen. For now, the answer that we have saved counts. There are two usual reasons: the answer reached us after the time was up, or the child used two devices and changed the answer on the other one. We keep answers that reach us within 15 minutes after the time is up. Before the results, an organiser decides whether they count; if they do, we email a new answer record. The answer record on the dashboard has every answer that counts. If the family says that something is wrong, check for late answers under “Connection”, below the exam, ask for the code on the family’s answer record, and write a note with the code and what the family says.",
  ],
  [
    "My child is ill on the day, or cannot take the exam",
    "Illness is not a reason for a refund. If the child missed the exam for a genuine reason, the family must tell us soon what happened: an organiser may let the child take a different paper (a reserve paper) within 7 days of the exam. The child then gets marks, the answers with explanations and a certificate, but no rank. Do not promise anything; write a note. To let the child take the reserve paper, open “Exam record and extra time” under Exams; a second organiser must approve it.",
  ],
  [
    "Someone other than the guardian asks about a child: what can I tell them?",
    "Talk about a child only with the registered guardian (“Guardian” under Details; if it is empty, reply only to the registered email address). Do not give information to anyone else, such as a father or mother who is not registered, a relative or a teacher. Do not even say whether the child is taking part. To check who is calling, end the call and call back on the registered phone number, or send the answer to the registered email address. Never read out an address, a phone number or an email address. You can tell anyone what is on our site (dates, prices, how the exam works). To a parent who is not registered, say only: “Please ask the registered guardian, or log in to the family’s account if you have the password.”",
  ],
  [
    "Where is the hall ticket or admit card?",
    "There is no hall ticket or admit card, and no exam centre. The child takes the exam at home: log in, Dashboard, Exams, and press Start at the exam time. The receipt is the proof of registration.",
  ],
  [
    "I did not get the password reset email",
    "We send it only to the email address of the account (see Details above). The link works for one hour. Please check the spam folder and use only the latest link. If the email is not there, send it again: “Send password reset email” above. “What happened” below shows only that you pressed the button. It cannot show whether the email was delivered.",
  ],
  [
    emailQuestion,
    "Dashboard, Profile, “Change email”. The family can change it at any time with their password. A password reset email goes only to the address of the account.",
  ],
  [
    "A wrong email address at registration",
    "The exams stay in this account: a wrong address is not a reason for a refund. If the family knows the password, they can still log in with the wrong address and change it under Profile. Without the password they cannot log in, and nobody in the office can change the address. Nothing more can be done, so tell them clearly, and write a note about the call.",
  ],
  [
    "The receipt, or tax invoice",
    `Dashboard, Orders, “Receipt”: it can be printed or saved as a PDF. ${taxText} It names the student, the class and, if the family has entered one, the guardian; the name or GSTIN of a company cannot be put on it. To open it or email it again, press “View or email the receipt” under the payment below.`,
  ],
  [
    "An exam was bought for the wrong child",
    "This is not a reason for a refund, and we cannot move an exam from one child’s profile to another’s. There is one exception. If the first child (with the paid exam) has not taken any exam and will not take any, open the first child’s page and enter the name and class of the second child: “Edit details”, then “Change the class of an exam”. If both children take part, the family must buy the exam again for the second child: on the dashboard, press the name at the top, then “Add a child”.",
  ],
  [
    "The award arrived broken, or never arrived",
    "If we are still waiting for the address, the family can enter it: Dashboard, “Your medal”, “Add your address”. If the award arrived broken, or has not arrived two weeks after the parcel was posted: press “Award and address” under Exams, open the child’s award, and press “Broken or lost: send again”. The replacement is posted within three weeks, to the same address; if we no longer have the address, we email the family to ask for it.",
  ],
  [
    "The camera did not work",
    "The exam continues without the camera, and the child does not lose marks or a medal because of it.",
  ],
  [
    "Who are you, and is this a real company",
    `${sellerText}. Our phone number is ${site.helpPhone} (${contactHours}), our email address ${site.helpEmail}${site.url && `, our site ${site.url}`}. “About us”, “Contact” and the terms are linked at the end of every page. Payments go through Razorpay: we never see card numbers, and every payment has a receipt with our name. A certificate can be checked on our site with its code. Never ask the family for a password or a UPI PIN.`,
  ],
  ["A copy of our data", "The family can download it themselves: Dashboard, Profile, “Download my data”."],
  [
    "Stop emails",
    "To stop the updates: Dashboard, Profile, “Updates by email and phone”, “Withdraw consent”. The family will still get the necessary emails: about payments, registered exams and results.",
  ],
  [
    "Withdraw consent",
    "To withdraw the consent for the exams or the camera: Dashboard, Profile, then press “Withdraw consent” below that consent. Without the consent for the exams, the child can still take them, but the result is withheld until a guardian gives consent again. The camera is optional.",
  ],
  [
    "Is consent needed for my child, and up to what age",
    `${consentRule} A child can take an exam before consent is given, but we show no result without it. The camera needs a separate consent and is optional.`,
  ],
  [
    "The guardian has not received the consent email",
    "Send it again: “Email the consent link” above. It goes to the address of the account; please look in the spam folder. The family can send it to another address themselves: Dashboard, Profile, “Ask a guardian for consent by email”.",
  ],
] as const;

/** Words that callers use for the same thing; a search for one phrase of a line finds the others too. */
const synonyms = [
  ["refund", "money back", "moneyback", "return money", "cancel"],
  ["password", "otp", "code", "login", "log in", "pin"],
  ["hall ticket", "admit card", "roll number"],
  ["misspelt", "spelling", "certificate name", "name on the certificate", "wrong name"],
  ["power cut", "internet", "wifi", "wi-fi", "network", "power", "electricity", "connection"],
  ["receipt", "invoice", "bill", "gst"],
  ["award", "medal", "prize", "parcel", "courier"],
  ["moved", "postponed", "date changed", "new date"],
  ["device", "phone", "laptop", "tablet", "computer", "mobile"],
  ["consent", "permission"],
  ["disability", "disabled", "injury"],
  ["extra time", "more time", "extra minutes"],
  ["kicked out", "thrown out", "continue here", "another device", "other device", "two devices"],
  ["frozen", "froze", "freezes", "stuck", "hangs", "hanging", "logged out"],
  ["relative", "uncle", "aunt", "grandfather", "grandmother", "divorced", "stranger"],
  ["ill", "sick", "illness", "fever", "hospital"],
  ["unsubscribe", "stop emails", "stop sending", "spam"],
] as const;

/** @returns the terms of a search, each with its synonyms */
function listSearchTerms(search: string): string[][] {
  let rest = ` ${search.toLowerCase().trim().replaceAll(/\s+/g, " ")} `;
  const terms: string[][] = [];
  for (const line of synonyms)
    for (const phrase of line)
      if (rest.includes(` ${phrase} `)) {
        terms.push([...line]);
        rest = rest.replace(` ${phrase} `, " ");
      }
  const words = rest.split(" ").filter((word) => word !== "");
  return [...terms, ...words.map((word) => [word])];
}

/** Whether a question and its answer have every term of a search, or a synonym of it, in upper or lower case. */
function matchesSearch(texts: readonly string[], search: string): boolean {
  const text = texts.join(" ").toLowerCase();
  return listSearchTerms(search).every((term) => term.some((phrase) => text.includes(phrase)));
}

/** The child of an open page, and the names of the other children of the login. */
type OpenFamily = Pick<Family["student"], "name" | "isFirst" | "deletionRefusal"> & {
  otherNames: readonly (string | null)[];
};

/** The accounts that a deletion includes, if the login has several children; the family's own dialog says the same. */
function describeDeletionScope({ name, isFirst, otherNames }: OpenFamily): string {
  if (otherNames.length === 0) return "";
  if (!isFirst) return `Only ${name ?? "this child"}’s account is deleted; the others stay. `;
  const others = new Intl.ListFormat("en-IN").format(otherNames.map((other) => other ?? "another child"));
  return `This child was registered first, so deleting this account also deletes the accounts of the other children: ${others}. To delete only one of the others, first choose that child in the menu at the top of the dashboard. `;
}

/** A sentence before the answer to a question that depends on the family; empty for other questions. */
function describeForFamily(question: string, family: OpenFamily | undefined): string {
  if (family === undefined)
    return question === deletionQuestion
      ? "First check whether this is the family’s first child, the one they registered with. If the first child’s account is deleted, the accounts of all their other children are deleted too. "
      : "";
  if (question === deletionQuestion) {
    const refusal = family.deletionRefusal ? `${describeDeletionRefusal(family.deletionRefusal)} ` : "";
    return `${refusal}${describeDeletionScope(family)}`;
  }
  return question === emailQuestion && !family.isFirst
    ? "The email address belongs to the account of the child who was registered first. Choose that child in the menu at the top of the dashboard, then: "
    : "";
}

/**
 * Questions that families ask on the phone, each with its answer, and a field to search them.
 *
 * @param family the family whose page is open; undefined for a caller whose family is not known
 */
export function CommonQuestions({ family }: { family?: OpenFamily }) {
  const [searchText, setSearchText] = useState("");
  const foundQuestions = questionsWithAnswers.filter((texts) => matchesSearch(texts, searchText));
  return (
    <details className="rounded-card bg-paper p-4 shadow-card">
      <summary className="cursor-pointer font-semibold">Common questions</summary>
      <div className="grid gap-3 pt-3">
        {family === undefined && (
          <p className="text-small text-ink-soft">
            Search for the family and open its page. In the answers, “above”, “below” and the names of buttons
            refer to that page.
          </p>
        )}
        <TextField
          label="Search the questions"
          type="search"
          value={searchText}
          onChange={({ target }) => setSearchText(target.value)}
        />
        <ul className="grid gap-2 text-small sm:grid-cols-2">
          {foundQuestions.map(([question, answer]) => (
            // A search with one result shows its answer.
            <li key={`${question} ${foundQuestions.length === 1}`}>
              <details open={foundQuestions.length === 1}>
                <summary className="cursor-pointer">{question}</summary>
                <p className="pb-2 pl-4">
                  {describeForFamily(question, family)}
                  {answer}
                </p>
              </details>
            </li>
          ))}
        </ul>
        {foundQuestions.length === 0 && <p className="text-small">No question has these words.</p>}
      </div>
    </details>
  );
}
