import * as v from "valibot";
import { decidedAlone, examEntries, moment, whichExam, type Exam, type Letter } from "./exam-letter.ts";
import { formatMoment } from "./format.ts";

const paperSchema = v.object({ ...examEntries, paper_id: v.string() });
const voidSchema = v.object({ ...paperSchema.entries, reply_until: moment, is_single: v.boolean() });
const nameSchema = v.object({ ...examEntries, certificate_code: v.string() });

/** No mark, rank or award stands in a mail: it may be read by others than the family. */
function tellReview(exam: v.InferOutput<typeof paperSchema>): Letter {
  return {
    title: `${exam.exam}: your marks and the answers are there`,
    paragraphs: [
      "You can now read each question with your answer beside the right one, and why it is right. This result is provisional: ranks and certificates follow with the final result.",
      "If you find that a right answer of ours is wrong, tell us within seven days, on the page of that question. It is free, at most five questions a paper, and we answer in words that everybody who sat can read.",
    ],
    facts: whichExam(exam),
    path: `/result/${exam.paper_id}`,
    button: "See the marks",
  };
}

function tellChange(exam: v.InferOutput<typeof paperSchema>): Letter {
  return {
    title: `${exam.exam}: your result has changed`,
    paragraphs: [
      "A published result never changes without a word. The page of your result says what it was, what it is now, and why.",
    ],
    facts: whichExam(exam),
    path: `/result/${exam.paper_id}`,
    button: "See what has changed",
  };
}

/** One mail a family with a link, and nothing else in it (exam section 8). */
function tellFinal({ edition }: Exam): Letter {
  return {
    title: `The results of ${edition} are there`,
    paragraphs: [],
    facts: [],
    path: "/studentdashboard",
    button: "See the results",
  };
}

/** Neither what is asked nor why: that stands behind the login. Its days end with a day, whose last minute is told. */
function askReply(exam: v.InferOutput<typeof voidSchema>): Letter {
  return {
    title: `${exam.exam}: we have a question and need your reply`,
    paragraphs: [
      "Before an organiser decides something about your attempt, we would like to hear from you. The page of your result says what it is about, and has room for your reply.",
      "Nothing is decided against you before you have replied or the time below is over. Your answers are safe, and the result waits meanwhile.",
    ],
    facts: [...whichExam(exam), ["Please reply by", formatMoment(new Date(exam.reply_until.getTime() - 1))]],
    path: `/result/${exam.paper_id}`,
    button: "Read and reply",
  };
}

function tellDecision(exam: v.InferOutput<typeof voidSchema>): Letter {
  return {
    title: `${exam.exam}: we have decided about your attempt`,
    paragraphs: [
      "An organiser has read everything again and decided. The page of your result says what was decided, why, and what follows.",
      ...(exam.is_single ? [decidedAlone] : []),
    ],
    facts: whichExam(exam),
    path: `/result/${exam.paper_id}`,
    button: "Read the decision",
  };
}

function tellName(exam: v.InferOutput<typeof nameSchema>): Letter {
  return {
    title: `${exam.exam}: the name on your certificate is corrected`,
    paragraphs: [
      "An organiser has corrected the name. The certificate has a new code, and the old code leads to it; please print it anew.",
      "If the name should not have been changed, reply to this mail.",
    ],
    facts: [...whichExam(exam), ["New code", exam.certificate_code]],
    path: `/certificate/${exam.certificate_code}`,
    button: "Open the certificate",
  };
}

/**
 * A mail about a result, by its kind in the outbox. Returns null for a kind that is none of them; throws ValiError for data of
 * another shape.
 */
export function writeResultLetter(kind: string, data: unknown): Letter | null {
  switch (kind) {
    case "exam_review_email":
      return tellReview(v.parse(paperSchema, data));
    case "exam_marks_email":
      return tellChange(v.parse(paperSchema, data));
    case "exam_result_email":
      return tellFinal(v.parse(v.object(examEntries), data));
    case "exam_void_email":
      return askReply(v.parse(voidSchema, data));
    case "exam_void_decided_email":
      return tellDecision(v.parse(voidSchema, data));
    case "exam_name_email":
      return tellName(v.parse(nameSchema, data));
    default:
      return null;
  }
}
