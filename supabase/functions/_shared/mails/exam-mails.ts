import * as v from "valibot";
import type { SiteSettings } from "../env.ts";
import { composeAwardLetter } from "./award-letters.ts";
import {
  singleOrganiserText,
  examEntries,
  momentSchema,
  listExamFacts,
  type Exam,
  type Letter,
} from "./exam-letter.ts";
import { formatDay, formatHours, formatMoment } from "./format.ts";
import { factLines, factTable, layoutMail, linkButton, type MailContent } from "./layout.ts";
import { mailHtml } from "./mail-html.ts";
import { composeMoveTitle } from "./move-title.ts";
import { composeResultLetter } from "./result-letters.ts";

/** An organiser's decision; `extra_seconds` is null if it gives no extra time. */
const decisionEntries = {
  ...examEntries,
  extra_seconds: v.nullish(v.number()),
  reason: v.nullish(v.string()),
  is_single: v.boolean(),
  /** Whether the decision is only about this student. */
  is_own: v.boolean(),
  has_own_hours: v.optional(v.boolean(), false),
  is_reserve: v.optional(v.boolean(), false),
  /** The day and the start before the exam was moved. */
  was_exam_on: v.nullish(v.string()),
  was_opens_at: v.nullish(v.string()),
};

const reminderSchema = v.object({ ...examEntries, hours_before: v.number() });
const decisionSchema = v.object(decisionEntries);
const answerRecordSchema = v.object({
  ...examEntries,
  attempt_id: v.string(),
  answer_record_no: v.number(),
  answer_record_code: v.string(),
  finished_at: momentSchema,
  answered: v.number(),
  question_count: v.number(),
});

type Decision = v.InferOutput<typeof decisionSchema>;

const dashboard = { path: "/studentdashboard", button: "Open the dashboard" };

/** Lists the facts of an exam that is still to come: the exam, its day, its start and the time to answer. */
function listExamAndTimes(exam: Exam): Letter["facts"] {
  return [
    ...listExamFacts(exam),
    ["Day", formatDay(exam.exam_on)],
    ["Start", formatHours(exam) ?? "time to be announced"],
    ["Time to answer", `${Math.round(exam.duration_seconds / 60)} minutes from the moment you start`],
  ];
}

/** Returns the reason as a paragraph, and a second one if one organiser decided alone (docs/exam.md section 3). */
function explainDecision({ reason, is_single }: Decision): string[] {
  return [...(reason ? [`Reason: ${reason}`] : []), ...(is_single ? [singleOrganiserText] : [])];
}

/** Tips for the reminder, by the number of hours before the exam. */
const advice: Record<number, string[]> = {
  168: [
    "Please try the practice run on your dashboard, on the device you will use for the exam. It is the real exam screen, with 10 questions.",
    "If something does not work, write to us now and we will help you.",
  ],
  24: [
    "Charge your device and keep the charger nearby. The exam page opens on your dashboard 30 minutes before the exam.",
    "Log in once today, so that you are sure of your password tomorrow.",
  ],
  1: [
    "Log in now. The exam page opens on your dashboard 30 minutes before the exam. Once it has loaded, you lose nothing if the internet stops for a short time.",
  ],
};

function composeReminder(exam: v.InferOutput<typeof reminderSchema>): Letter {
  const title =
    exam.hours_before === 1
      ? `${exam.exam} opens soon: start ${formatHours(exam) ?? "today"}`
      : `${exam.hours_before === 24 ? "Nearly there" : "Coming up"}: ${exam.exam} on ${formatDay(exam.exam_on)}`;
  return { title, paragraphs: advice[exam.hours_before] ?? [], facts: listExamAndTimes(exam), ...dashboard };
}

function composeMoveLetter(exam: Decision): Letter {
  return {
    title: composeMoveTitle(exam),
    paragraphs: [
      exam.was_exam_on === exam.exam_on && exam.was_opens_at === null
        ? "The start time of an exam that you are registered for is now fixed. You do not need to do anything now."
        : "We have moved an exam that you are registered for. The date and time that now apply are below. Your registration is still valid.",
      ...explainDecision(exam),
    ],
    facts: listExamAndTimes(exam),
    ...dashboard,
  };
}

function composeCancellationLetter(exam: Decision): Letter {
  return {
    title: `${exam.exam} on ${formatDay(exam.exam_on)} is cancelled`,
    paragraphs: [
      "We are sorry: this exam will not take place. We refund its full fee to the account you paid from; you do not need to ask. We will email you when the refund is on its way. The other exams in your order are not affected.",
      ...explainDecision(exam),
    ],
    // Only the exam and its day.
    facts: listExamAndTimes(exam).slice(0, 2),
    ...dashboard,
  };
}

/** Composes the email about extra minutes, an individual time or the reserve paper. */
function composeMinutesLetter(exam: Decision): Letter {
  const minutes = `${Math.round((exam.extra_seconds ?? 0) / 60)} extra minutes`;
  const individualTime = exam.is_reserve
    ? {
        title: `You can take ${exam.exam} on a reserve paper`,
        text: "You can take the reserve paper for your class at the time below. You get marks, a review and a certificate, but no rank.",
      }
    : {
        title: `Your new time for ${exam.exam}`,
        text: "You can start this exam at the time below, instead of the usual time.",
      };
  const grantSentence = exam.is_own
    ? `You get ${minutes} for this exam.`
    : `Everyone taking this paper gets ${minutes}.`;
  return {
    title: exam.has_own_hours ? individualTime.title : `${minutes} for ${exam.exam}`,
    paragraphs: [
      ...(exam.has_own_hours ? [individualTime.text] : []),
      ...(exam.extra_seconds ? [`${grantSentence} Your exam clock already includes them.`] : []),
      ...explainDecision(exam),
    ],
    facts: listExamAndTimes(exam),
    ...dashboard,
  };
}

function composeAnswerRecordLetter(answerRecord: v.InferOutput<typeof answerRecordSchema>): Letter {
  return {
    title: `Your answer record for ${answerRecord.exam}: ${answerRecord.answer_record_code}`,
    paragraphs: [
      answerRecord.answer_record_no === 1
        ? "Your exam is over and we have your answers. This record shows what will be marked."
        : "Some answers that you gave in time reached us after your last answer record, and we now count them. Please use this new one.",
      "The code is made from your answers. If any answer changed, the code would change too.",
    ],
    facts: [
      ...listExamFacts(answerRecord),
      ["Code", answerRecord.answer_record_code],
      ["Ended", formatMoment(answerRecord.finished_at)],
      ["Answered", `${answerRecord.answered} of ${answerRecord.question_count} questions`],
    ],
    path: `/answer-record/${answerRecord.attempt_id}`,
    button: "See your answer record",
  };
}

function composeLetter(kind: string, data: unknown): Letter {
  switch (kind) {
    case "exam_reminder_email":
      return composeReminder(v.parse(reminderSchema, data));
    case "exam_moved_email":
      return composeMoveLetter(v.parse(decisionSchema, data));
    case "exam_off_email":
      return composeCancellationLetter(v.parse(decisionSchema, data));
    case "exam_minutes_email":
      return composeMinutesLetter(v.parse(decisionSchema, data));
    case "exam_answer_record_email":
      return composeAnswerRecordLetter(v.parse(answerRecordSchema, data));
    case "exam_address_email":
    case "exam_posted_email":
    case "exam_returned_email":
    case "exam_late_email":
      return composeAwardLetter(kind, data);
    default: {
      const letter = composeResultLetter(kind, data);
      if (letter === null) throw new Error(`Unknown kind of email: ${kind}`);
      return letter;
    }
  }
}

/**
 * Composes an email about an exam. `data` comes from private.exam_mail_data. Throws ValiError for invalid data,
 * and Error for a kind that is not an exam email.
 */
export function composeExamMail(
  site: SiteSettings,
  name: string | null,
  kind: string,
  data: unknown,
): MailContent {
  const { title, paragraphs, facts, path, button } = composeLetter(kind, data);
  const greeting = name === null ? "Hello," : `Hello ${name},`;
  const link = `${site.url}${path}`;
  const body = mailHtml`<p>${greeting}</p>
    <h1 style="margin:0 0 8px;font-size:18px">${title}</h1>
    ${paragraphs.map((paragraph) => mailHtml`<p>${paragraph}</p>`)}
    ${factTable(facts)}
    ${linkButton(link, button)}`;
  const text = [
    greeting,
    `${title}.`,
    ...paragraphs,
    factLines(facts),
    `${button}: ${link}`,
    `Questions? Write to ${site.helpEmail}. We are glad to help.\n${site.name}`,
  ].join("\n\n");
  return { subject: title, html: layoutMail(site, title, body), text };
}
