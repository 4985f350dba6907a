import * as v from "valibot";
import {
  singleOrganiserText,
  examEntries,
  momentSchema,
  listExamFacts,
  type Exam,
  type Letter,
} from "./exam-letter.ts";
import { formatMoment } from "./format.ts";

const paperSchema = v.object({ ...examEntries, paper_id: v.string() });
const voidSchema = v.object({ ...paperSchema.entries, reply_until: momentSchema, is_single: v.boolean() });
const nameSchema = v.object({ ...examEntries, certificate_code: v.string() });

// These emails contain no mark, rank or award, because other people may read them.

function composeReviewLetter(exam: v.InferOutput<typeof paperSchema>): Letter {
  return {
    title: `${exam.exam}: your marks and answers are out`,
    paragraphs: [
      "You can now see every question with your answer, the correct answer and why it is correct. This result is provisional: ranks and certificates come with the final result.",
      "If you think one of our answers is wrong, tell us within seven days, below that question. It is free, for up to five questions in a paper. Our reply will be visible to everyone who took the exam.",
    ],
    facts: listExamFacts(exam),
    path: `/result/${exam.paper_id}`,
    button: "See your marks",
  };
}

function composeChangeLetter(exam: v.InferOutput<typeof paperSchema>): Letter {
  return {
    title: `${exam.exam}: your result has changed`,
    paragraphs: ["We have updated your result. Your result page shows what changed and why."],
    facts: listExamFacts(exam),
    path: `/result/${exam.paper_id}`,
    button: "See what changed",
  };
}

/** Composes the email about final results. Each family gets one, which contains only a link (docs/exam.md section 8). */
function composeFinalLetter({ edition }: Exam): Letter {
  return {
    title: `${edition} results are out`,
    paragraphs: ["You can see them on your dashboard."],
    facts: [],
    path: "/studentdashboard",
    button: "See the results",
  };
}

/**
 * Composes the email that asks a family for its reply. It has neither the organisers' question nor the reason; the family
 * sees them after logging in. The deadline is midnight, so the email shows the minute before it.
 */
function composeReplyRequest(exam: v.InferOutput<typeof voidSchema>): Letter {
  return {
    title: `${exam.exam}: we have a question and need your reply`,
    paragraphs: [
      "Before we decide anything about your attempt, we would like to hear from you. Please read our question on your result page and reply there.",
      "We will not decide anything before you reply or the time below is over. Your answers are safe. We are holding the result until then.",
    ],
    facts: [
      ...listExamFacts(exam),
      ["Please reply by", formatMoment(new Date(exam.reply_until.getTime() - 1))],
    ],
    path: `/result/${exam.paper_id}`,
    button: "Read and reply",
  };
}

function composeDecisionLetter(exam: v.InferOutput<typeof voidSchema>): Letter {
  return {
    title: `${exam.exam}: we have decided about your attempt`,
    paragraphs: [
      "An organiser has read everything and decided. Your result page shows the decision, the reason and what happens next.",
      ...(exam.is_single ? [singleOrganiserText] : []),
    ],
    facts: listExamFacts(exam),
    path: `/result/${exam.paper_id}`,
    button: "Read the decision",
  };
}

function composeNameLetter(exam: v.InferOutput<typeof nameSchema>): Letter {
  return {
    title: `${exam.exam}: we corrected the name on your certificate`,
    paragraphs: [
      "We have corrected the name. Your certificate has a new code. The old code still works, but please print the new one.",
      "If this change is wrong, please reply to this email.",
    ],
    facts: [...listExamFacts(exam), ["New code", exam.certificate_code]],
    path: `/certificate/${exam.certificate_code}`,
    button: "Open the certificate",
  };
}

/**
 * Composes an email about a result, by its kind in the outbox. Returns null for any other kind; throws ValiError for
 * invalid data.
 */
export function composeResultLetter(kind: string, data: unknown): Letter | null {
  switch (kind) {
    case "exam_review_email":
      return composeReviewLetter(v.parse(paperSchema, data));
    case "exam_marks_email":
      return composeChangeLetter(v.parse(paperSchema, data));
    case "exam_result_email":
      return composeFinalLetter(v.parse(v.object(examEntries), data));
    case "exam_void_email":
      return composeReplyRequest(v.parse(voidSchema, data));
    case "exam_void_decided_email":
      return composeDecisionLetter(v.parse(voidSchema, data));
    case "exam_name_email":
      return composeNameLetter(v.parse(nameSchema, data));
    default:
      return null;
  }
}
