import { describeMailFailure, mailNames } from "../../../content/mail-names";
import { refundTaskReasons } from "../../../content/refund-task-reasons";
import type { DeletionRefusal, NoteOutcome } from "../../../data/admin/families";
import type { FamilyEvent, FamilyEventOf } from "../../../data/admin/family-events/family-events";
import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";
import { describeLength } from "../../../lib/recorded-event";
import { describeMovedDay } from "./describe-moved-day";
import { formatStartPeriod } from "./start-period";

const mailStates: Record<string, string> = { pending: "waiting to be sent", sent: "sent", dead: "not sent" };

const checkoutStates: Record<string, string> = {
  draft: "payment page not opened",
  open: "not completed yet",
  expired: "not completed within 48 hours",
  failed: "payment page could not be opened",
};

const refundStates: Record<string, string> = {
  review: "waits for a decision",
  queued: "approved, waits for Razorpay",
  requested: "on its way",
  processed: "refunded",
  paid_by_hand: "refunded outside Razorpay",
  failed: "failed, waits for a decision",
  refused: "refused",
  merged: "settled with another refund",
};

const manualRefundMethods: Record<string, string> = {
  upi: "UPI",
  bank_transfer: "bank transfer",
  cash: "cash",
  dashboard: "Razorpay’s dashboard",
};

const requestReasons: Record<string, string> = {
  payment_error: "payment error",
  double_payment: "double payment",
  system_failure: "system failure",
  other: "another reason, in an organiser’s words",
};

const lateAnswerStates: Record<string, string> = {
  waiting: "waiting for a decision",
  counted: "counted",
  not_counted: "not counted",
  too_late: "over 15 minutes late, does not count",
};

const voidStates: Record<string, string> = {
  waiting: "waits for a decision",
  released: "the exam is valid",
  void: "the exam is not valid",
  reset: "the exam can be taken again",
};

const awardSteps: Record<string, string> = {
  won: "won",
  address: "address given",
  raised: "medal is higher now",
  packed: "packed",
  posted: "posted",
  delivered: "delivered",
  returned: "came back",
  taken_back: "step taken back",
  corrected: "courier or tracking number corrected",
  replaced: "replacement to be sent",
  forgotten: "address deleted",
};

const actionTexts: Record<string, string> = {
  update_student: "Details changed by an organiser",
  move_enrolment: "Class of an exam changed by an organiser",
  resend_message: "Email sent again by an organiser",
  send_consent_mail: "Link for the guardian’s consent emailed by an organiser",
  grant_admin: "Made an organiser",
  revoke_admin: "No longer an organiser",
  correct_certificate: "Name on the certificate corrected",
  refuse_certificate_name: "New name for the certificate refused",
};

const certificateStates: Record<string, string> = {
  gold: "gold",
  silver: "silver",
  bronze: "bronze",
  participation: "participation",
  corrected: "replaced by a corrected one",
  withdrawn: "withdrawn",
};

const formatKnownAmount = (amountPaise: number | null) =>
  amountPaise === null ? null : formatPaise(amountPaise);

/** The text for one of the database's words, or the word itself if it has no text. */
const findText = (texts: Record<string, string>, word: string | null) => texts[word ?? ""] ?? word ?? "";

const deviceProblemTexts: Record<string, string> = {
  browser: "the browser is too old",
  storage: "the device cannot save answers: a private window, or the storage is full",
  connection: "the connection is slow or missing",
  answer: "answers cannot be sent: a school filter or an ad blocker",
  clock: "the device’s clock is wrong",
  paper: "the paper was not loaded in the lobby",
};

/**
 * @param problems the problems of a device check, as the database names them
 * @returns the problems as parts of a sentence; empty if they are not known
 */
export const formatDeviceProblems = (problems: readonly string[]): string =>
  problems.map((problem) => deviceProblemTexts[problem] ?? problem).join("; ");

/**
 * @param event the connection losses of an exam
 * @returns how often and how long the internet stopped during the exam, without a full stop
 */
export function describeLosses({ lossCount, totalSeconds }: FamilyEventOf<"internet_lost">): string {
  const times = lossCount > 1 ? ` ${lossCount} times` : "";
  if (totalSeconds === 0) return `the internet stopped${times}`;
  const length = describeLength(totalSeconds * 1000);
  return times === ""
    ? `the internet stopped for ${length}`
    : `the internet stopped${times}, for ${length} in all`;
}

/** The title of an event, and its details, which may be empty. */
type EventText = { title: string; detail: string };

type EventTexts = {
  [Kind in FamilyEvent["kind"]]: (event: FamilyEventOf<Kind>) => [string, ...(string | null | undefined)[]];
};

/** For each kind of event, a function that returns the title and then the details; empty details are left out. */
const textsByKind: EventTexts = {
  registered: () => ["Registered"],
  consent_given: ({ isForCamera, guardianName, isUnpaid }) => [
    isForCamera ? "Guardian agreed to the camera" : "Guardian’s consent given",
    guardianName,
    isUnpaid ? "given with a payment that is not complete, so it does not count yet" : null,
  ],
  consent_withdrawn: ({ isForCamera, guardianName }) => [
    isForCamera ? "Guardian no longer agrees to the camera" : "Guardian’s consent withdrawn",
    guardianName,
  ],
  consent_asked: ({ isAnswered }) => [
    "Guardian asked for consent",
    isAnswered ? "answered" : "no answer yet",
  ],
  mail: ({ status, emailKind, examNames, amountPaise, movedDays, lastError }) => [
    `Email ${findText(mailStates, status)}: “${findText(mailNames, emailKind)}”`,
    examNames.join(", "),
    formatKnownAmount(amountPaise),
    describeMovedDay(movedDays),
    status === "dead" ? `Not sent because: ${describeMailFailure(lastError)}` : null,
    status === "pending" && lastError !== null ? `Last attempt: ${describeMailFailure(lastError)}` : null,
  ],
  organiser: ({ action, emailKind, examNames, amountPaise, details }) => [
    findText(actionTexts, action),
    emailKind && findText(mailNames, emailKind),
    examNames.join(", "),
    formatKnownAmount(amountPaise),
    details,
  ],
  note: ({ childName, text }) => [childName === null ? "Note" : `Note about ${childName}`, text],
  checkout: ({ status, examNames, amountPaise, gatewayOrderId, cancelledExamNames }) => [
    `Payment of ${formatPaise(amountPaise)} started: ${findText(checkoutStates, status)}`,
    examNames.join(", "),
    cancelledExamNames.length > 0 ? `cancelled: ${cancelledExamNames.join(", ")}` : null,
    gatewayOrderId,
  ],
  payment_failed: ({ examNames, amountPaise, paymentId, bankReason }) => [
    `Payment of ${formatPaise(amountPaise)} failed`,
    examNames.join(", "),
    bankReason,
    paymentId,
  ],
  paid: ({ examNames, amountPaise, orderNumber, paymentId, refundStatus }) => [
    `Paid ${formatPaise(amountPaise)}, order ${orderNumber}`,
    examNames.join(", "),
    paymentId,
    refundStatus === "none" ? null : refundStatus === "full" ? "fully refunded" : "partly refunded",
  ],
  paid_without_order: ({ examNames, amountPaise, cartPricePaise, paymentId, reason }) => {
    const cartPrice = formatKnownAmount(cartPricePaise);
    return [
      reason === "amount_mismatch" && cartPrice !== null
        ? `Paid ${formatPaise(amountPaise)}, but the order was ${cartPrice}: it could not become an order`
        : `${formatPaise(amountPaise)} arrived but could not become an order`,
      examNames.join(", "),
      findText(refundTaskReasons, reason),
      reason !== "amount_mismatch" && cartPrice !== null ? `price of the cart: ${cartPrice}` : null,
      paymentId,
    ];
  },
  refund_asked: ({ amountPaise, orderNumber, reason, note, organiserName }) => [
    organiserName === null
      ? `The family asked for a refund of ${formatPaise(amountPaise)}`
      : `Refund of ${formatPaise(amountPaise)} asked for by an organiser, for the family`,
    findText(requestReasons, reason),
    `order ${orderNumber}`,
    note,
  ],
  refund: ({ status, examNames, amountPaise, paymentId, reason, note }) => [
    `Refund of ${formatPaise(amountPaise)}: ${findText(refundStates, status)}`,
    examNames.join(", "),
    reason === null ? note : refundTaskReasons[reason],
    paymentId,
  ],
  refund_failed: ({ amountPaise, paymentId, refundId, gatewayReply }) => [
    `Try to refund ${formatPaise(amountPaise)} failed`,
    refundId === null ? "Razorpay did not accept it" : `refund ${refundId}`,
    gatewayReply,
    paymentId && `payment ${paymentId}`,
  ],
  refund_sent: ({ amountPaise, paymentId, refundId, bankReference }) => [
    `Refund of ${formatPaise(amountPaise)} paid out by Razorpay`,
    refundId && `refund ${refundId}`,
    bankReference && `bank reference ${bankReference}`,
    paymentId && `payment ${paymentId}`,
  ],
  refund_by_hand: ({ amountPaise, paymentId, method, reference }) => [
    `Refund of ${formatPaise(amountPaise)} paid manually: ${findText(manualRefundMethods, method)}`,
    reference && `reference ${reference}`,
    paymentId && `payment ${paymentId}`,
  ],
  device_check: ({ isGood, problems }) => [
    isGood ? "Device check: everything works" : "Device check: something needs attention",
    formatDeviceProblems(problems),
  ],
  grant: ({ examName, isWaiting, extraSeconds, startPeriod, reason }) => [
    `${startPeriod === null ? "Extra time" : "New start time"} for ${examName ?? "the practice run"}: ${isWaiting ? "waits for a second organiser" : "given"}`,
    startPeriod && `${formatIst(startPeriod.opensAt, "day")}, ${formatStartPeriod(startPeriod, "to")}`,
    extraSeconds > 0 ? `${Math.round(extraSeconds / 60)} minutes` : null,
    reason,
  ],
  exam_started: ({ examName, attemptStatus, pageLoads }) => [
    `Started ${examName}`,
    `exam page opened ${pageLoads === 1 ? "once" : `${pageLoads} times`}`,
    attemptStatus === "held" ? "result is withheld" : attemptStatus === "void" ? "not valid" : null,
    attemptStatus === "reset" ? "taken again" : null,
  ],
  answers_arrived: ({ examName, answerCount, questionCount }) => [
    `${examName} is running: ${answerCount} of ${questionCount ?? "the"} questions answered so far`,
    "when the device was last online",
  ],
  exam_ended: ({ examName, endedBy, answeredText, answerRecordCode }) => [
    `Finished ${examName}`,
    endedBy === "student" ? "by the student" : "by time",
    `${answeredText} answered`,
    answerRecordCode && `answer record ${answerRecordCode}`,
  ],
  internet_lost: (event) => [`${event.examName}: ${describeLosses(event)}`, "the marks do not change"],
  answers_kept: ({ examName, status, answerCount, reason }) => [
    `${answerCount} late ${answerCount === 1 ? "answer" : "answers"} in ${examName}: ${findText(lateAnswerStates, status)}`,
    reason,
  ],
  void: ({ examName, status, reason }) => [
    `Query to the family about ${examName}: ${findText(voidStates, status)}`,
    reason,
  ],
  result: ({ examName, isFinal, marks, rankText }) => [
    `${isFinal ? "Final" : "Provisional"} result of ${examName}: ${marks} marks`,
    rankText && `rank ${rankText}`,
  ],
  challenge: ({ examName, isAnswered, questionNumber }) => [
    `Challenged the answer key of ${examName}: ${isAnswered ? "answered" : "waiting for our reply"}`,
    `question ${questionNumber} (its number in Papers and Results)`,
  ],
  certificate: ({ examName, status, code, studentName }) => [
    `Certificate for ${examName}: ${findText(certificateStates, status)}`,
    code,
    studentName,
  ],
  name_asked: ({ examName, newName }) => [
    `New name for the certificate of ${examName}: waits for a second organiser`,
    newName && `“${newName}”`,
  ],
  award: ({ examName, step, medal, newState, parcel, oldParcel, replacementReason }) => [
    `Award for ${examName}: ${findText(awardSteps, step)}`,
    medal && `${medal} medal`,
    newState === "waiting" ? "the family has to give an address again" : null,
    replacementReason && `reason: ${replacementReason}`,
    oldParcel ? `${oldParcel} → ${parcel}` : parcel,
  ],
};

const describeByKind = <Kind extends FamilyEvent["kind"]>(kind: Kind, event: FamilyEventOf<Kind>) =>
  textsByKind[kind](event);

/**
 * @param event an event of a student's history
 * @returns the event's title and details for display
 */
export function describeEvent(event: FamilyEvent): EventText {
  const [title, ...details] = describeByKind(event.kind, event);
  const { organiserName } = event;
  return { title, detail: [...details, organiserName && `by ${organiserName}`].filter(Boolean).join(" · ") };
}

/**
 * @param refusal why an account cannot be deleted at the moment
 * @returns the reason, and from when the family can delete it, for an organiser on the phone
 */
export function describeDeletionRefusal(refusal: DeletionRefusal): string {
  switch (refusal.outcome) {
    case "exam_under_way":
      return `Not possible before ${formatIst(refusal.until, "dateTime")} IST, because an exam is running.`;
    case "payment_under_way":
      return refusal.until === null
        ? "Not possible until we have decided on and completed a payment or a refund that is open."
        : `Not possible before ${formatIst(refusal.until, "dateTime")} IST, because a payment was started and may still reach us.`;
    case "award_under_way":
      return "Not possible while an award is packed or on its way: the family confirms on its result page that it has arrived, or we note it.";
  }
}

export const noteRefusals: Record<Exclude<NoteOutcome, "saved">, string> = {
  note_missing: "Please write the note first.",
  note_too_long: "Please shorten the note to 1,000 characters.",
  not_found: "This account no longer exists.",
  too_many: "This family has 200 notes. No more can be added.",
};
