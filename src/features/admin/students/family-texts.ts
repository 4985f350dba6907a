import { describeMailFailure, mailNames } from "../../../content/mail-names";
import { refundTaskReasons } from "../../../content/refund-task-reasons";
import type { DeletionRefusal, FamilyEvent, NoteOutcome } from "../../../data/admin/families";
import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";
import { describeLength } from "../../../lib/recorded-event";
import { describeMovedDay } from "./describe-moved-day";
import { formatStartPeriod, readGrant } from "./read-grant";

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

const paidMethods: Record<string, string> = {
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

const changeTexts: Record<string, string> = {
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

const formatAmount = ({ amountPaise }: Pick<FamilyEvent, "amountPaise">) =>
  amountPaise === null ? "" : formatPaise(amountPaise);
const findText = (texts: Record<string, string>, word: string | null) => texts[word ?? ""] ?? word ?? "";

const deviceProblems: Record<string, string> = {
  browser: "the browser is too old",
  storage: "the device cannot save answers: a private window, or the storage is full",
  connection: "the connection is slow or missing",
  answer: "answers cannot be sent: a school filter or an ad blocker",
  clock: "the device’s clock is wrong",
  paper: "the paper was not loaded in the lobby",
};

/**
 * @param code the problems of a device check, as words with spaces between; null if they are not known
 * @returns the problems as parts of a sentence; empty if they are not known
 */
export const listDeviceProblems = (code: string | null): string =>
  (code?.split(" ") ?? []).map((word) => deviceProblems[word] ?? word).join("; ");

/**
 * @param event an event of the kind `internet_lost`
 * @returns how often and how long the internet stopped during the exam, without a full stop
 */
export function describeLosses({ code, note }: Pick<FamilyEvent, "code" | "note">): string {
  const times = Number(code) > 1 ? ` ${code} times` : "";
  if (Number(note) === 0) return `the internet stopped${times}`;
  const length = describeLength(Number(note) * 1000);
  return times === ""
    ? `the internet stopped for ${length}`
    : `the internet stopped${times}, for ${length} in all`;
}

/** The title of an event, and its details, which may be empty. */
type EventText = { title: string; detail: string };

/**
 * For each kind of event, a function that returns the title and then the details; empty details are left out. The
 * meaning of `what`, `code` and `note` depends on the kind (list_payment_events, list_exam_events, list_contact_events).
 */
const textsByKind: Record<FamilyEvent["kind"], (event: FamilyEvent) => [string, ...(string | null)[]]> = {
  registered: () => ["Registered"],
  consent_given: ({ what, note, code }) => [
    what === "camera" ? "Guardian agreed to the camera" : "Guardian’s consent given",
    note,
    code === "unpaid" ? "given with a payment that is not complete, so it does not count yet" : null,
  ],
  consent_withdrawn: ({ what, note }) => [
    what === "camera" ? "Guardian no longer agrees to the camera" : "Guardian’s consent withdrawn",
    note,
  ],
  consent_asked: ({ what }) => ["Guardian asked for consent", what === null ? "no answer yet" : "answered"],
  mail: ({ what, exam, code, note, ...event }) => [
    `Email ${findText(mailStates, what)}: “${findText(mailNames, code)}”`,
    exam,
    formatAmount(event),
    describeMovedDay(note) ?? null,
    what === "dead" ? `Not sent because: ${describeMailFailure(note)}` : null,
    what === "pending" && note !== null ? `Last attempt: ${describeMailFailure(note)}` : null,
  ],
  organiser: ({ what, exam, code, note, ...event }) => [
    findText(changeTexts, what),
    code && findText(mailNames, code),
    exam,
    formatAmount(event),
    note,
  ],
  note: ({ what, note }) => [what === null ? "Note" : `Note about ${what}`, note],
  checkout: (event) => [
    `Payment of ${formatAmount(event)} started: ${findText(checkoutStates, event.what)}`,
    event.exam,
    event.note && `cancelled: ${event.note}`,
    event.code,
  ],
  payment_failed: (event) => [`Payment of ${formatAmount(event)} failed`, event.exam, event.note, event.code],
  paid: (event) => [
    `Paid ${formatAmount(event)}, order ${event.code}`,
    event.exam,
    event.note,
    event.what === "none" ? null : event.what === "full" ? "fully refunded" : "partly refunded",
  ],
  paid_without_order: (event) => [
    event.what === "amount_mismatch" && event.note
      ? `Paid ${formatAmount(event)}, but the order was ${formatPaise(Number(event.note))}: it could not become an order`
      : `${formatAmount(event)} arrived but could not become an order`,
    event.exam,
    findText(refundTaskReasons, event.what),
    event.what !== "amount_mismatch" && event.note
      ? `price of the cart: ${formatPaise(Number(event.note))}`
      : null,
    event.code,
  ],
  refund_asked: (event) => [
    event.by === null
      ? `The family asked for a refund of ${formatAmount(event)}`
      : `Refund of ${formatAmount(event)} asked for by an organiser, for the family`,
    findText(requestReasons, event.what),
    `order ${event.code}`,
    event.note,
  ],
  refund: (event) => [
    `Refund of ${formatAmount(event)}: ${findText(refundStates, event.what)}`,
    event.exam,
    // `id` is that of the request of the family, whose text is in `note`; without a request `note` is the code of the reason.
    event.id === null ? findText(refundTaskReasons, event.note) : event.note,
    event.code,
  ],
  refund_failed: ({ what, code, note, ...event }) => [
    `Try to refund ${formatAmount(event)} failed`,
    code === null ? "Razorpay did not accept it" : `refund ${code}`,
    what,
    note && `payment ${note}`,
  ],
  refund_sent: ({ what, code, note, ...event }) => [
    `Refund of ${formatAmount(event)} paid out by Razorpay`,
    code && `refund ${code}`,
    what && `bank reference ${what}`,
    note && `payment ${note}`,
  ],
  refund_by_hand: ({ what, code, note, ...event }) => [
    `Refund of ${formatAmount(event)} paid manually: ${findText(paidMethods, what)}`,
    code && `reference ${code}`,
    note && `payment ${note}`,
  ],
  device_check: ({ what, code }) => [
    what === "good" ? "Device check: everything works" : "Device check: something needs attention",
    listDeviceProblems(code),
  ],
  grant: ({ exam, note, ...event }) => {
    const { isWaiting, seconds, startPeriod } = readGrant(event);
    return [
      `${startPeriod === null ? "Extra time" : "New start time"} for ${exam ?? "the practice run"}: ${isWaiting ? "waits for a second organiser" : "given"}`,
      startPeriod && `${formatIst(startPeriod.opensAt, "day")}, ${formatStartPeriod(startPeriod, "to")}`,
      seconds > 0 ? `${Math.round(seconds / 60)} minutes` : null,
      note,
    ];
  },
  exam_started: ({ exam, what, code }) => [
    `Started ${exam}`,
    `exam page opened ${code === "1" ? "once" : `${code} times`}`,
    what === "held" ? "result is withheld" : what === "void" ? "not valid" : null,
    what === "reset" ? "taken again" : null,
  ],
  answers_arrived: ({ exam, code, note }) => [
    `${exam} is running: ${code} of ${note ?? "the"} questions answered so far`,
    "when the device was last online",
  ],
  exam_ended: ({ exam, what, code, note }) => [
    `Finished ${exam}`,
    what === "student" ? "by the student" : "by time",
    `${note} answered`,
    code && `answer record ${code}`,
  ],
  internet_lost: (event) => [`${event.exam}: ${describeLosses(event)}`, "the marks do not change"],
  answers_kept: ({ exam, what, code, note }) => [
    `${code} late ${code === "1" ? "answer" : "answers"} in ${exam}: ${findText(lateAnswerStates, what)}`,
    note,
  ],
  void: ({ exam, what, note }) => [`Query to the family about ${exam}: ${findText(voidStates, what)}`, note],
  result: ({ exam, what, code, note }) => [
    `${what === "final" ? "Final" : "Provisional"} result of ${exam}: ${code} marks`,
    note && `rank ${note}`,
  ],
  challenge: ({ exam, what, code }) => [
    `Challenged the answer key of ${exam}: ${what === "answered" ? "answered" : "waiting for our reply"}`,
    `question ${code} (its number in Papers and Results)`,
  ],
  certificate: ({ exam, what, code, note }) => [
    `Certificate for ${exam}: ${findText(certificateStates, what)}`,
    code,
    note,
  ],
  name_asked: ({ exam, note }) => [
    `New name for the certificate of ${exam}: waits for a second organiser`,
    note && `“${note}”`,
  ],
  award: ({ exam, what, code, note }) => [
    `Award for ${exam}: ${findText(awardSteps, what)}`,
    what === "won" ? `${code} medal` : null,
    what === "replaced" && code === "waiting" ? "the family has to give an address again" : null,
    what === "replaced" ? note && `reason: ${note}` : null,
    what === "corrected" && note ? `${note} → ${code}` : what === "replaced" || what === "won" ? null : code,
  ],
};

/**
 * @param event an event of a student's history
 * @returns the event's title and details for display
 */
export function describeEvent(event: FamilyEvent): EventText {
  const [title, ...details] = textsByKind[event.kind](event);
  return { title, detail: [...details, event.by && `by ${event.by}`].filter(Boolean).join(" · ") };
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
