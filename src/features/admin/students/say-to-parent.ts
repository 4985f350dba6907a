import type { Family, FamilyEvent } from "../../../data/admin/families";
import { formatIst } from "../../../lib/dates";
import { dayInIndia } from "../../../lib/day-in-india";
import { formatPaise } from "../../../lib/money";

const openRefunds = new Set(["queued", "requested"]);
const waitingRefunds = new Set(["review", "failed"]);

/** How long a checkout takes money, in milliseconds (48 hours). */
const checkoutLife = 48 * 3_600_000;

const rupees = ({ amountPaise }: FamilyEvent) => formatPaise(amountPaise ?? 0);

function sayMoney(events: readonly FamilyEvent[], now: Date): string | undefined {
  const refund = events.find(({ kind, what }) => kind === "refund" && openRefunds.has(what ?? ""));
  if (refund)
    return `Your refund of ${rupees(refund)} is on its way. It reaches you within 7 to 10 business days.`;
  const waiting = events.find(({ kind, what }) => kind === "refund" && waitingRefunds.has(what ?? ""));
  if (waiting)
    return `We have your payment of ${rupees(waiting)} and are looking at it. Please do not pay again; we will email you.`;
  // The newest first: a failure before a payment that worked is over.
  const last = events.find(({ kind }) => kind === "paid" || kind === "payment_failed" || kind === "checkout");
  if (last?.kind === "payment_failed")
    return `The bank did not complete the payment of ${rupees(last)}, so nothing has reached us. The cart is saved; you can pay again.`;
  if (
    last?.kind === "checkout" &&
    last.what === "open" &&
    now.getTime() - Date.parse(last.at) < checkoutLife
  ) {
    return `No payment for ${rupees(last)} has reached us yet. If the money has left your account, wait one hour: it then shows as enrolled, or your bank returns it.`;
  }
  return undefined;
}

const holds: Record<string, string> = {
  consent:
    "is ready, but we need the guardian’s consent first. Please log in and give it under Profile; the result then appears.",
  refund: "is held because a refund is open.",
  dispute: "is held because the bank has a question about the payment.",
  void: "is held while we look at the attempt. We have emailed you about it.",
};

/** The exam that the student takes or took today. */
function sayToday(events: readonly FamilyEvent[], today: string): string | undefined {
  const last = events.find(({ kind }) => kind === "exam_started" || kind === "exam_ended");
  if (!last || dayInIndia(new Date(last.at)) !== today) return undefined;
  return last.kind === "exam_ended"
    ? `We have the answers of ${last.exam}${last.code ? `, answer record ${last.code}` : ""}. We will email you when the marks are published.`
    : `${last.exam} is running. Open it again from the dashboard, on any device: the answers are there, and the clock keeps running. Without internet, keep the page open; the answers are sent when it is back.`;
}

function sayExam({ exams, events }: Family, today: string): string | undefined {
  const kept = events.find(({ kind, what }) => kind === "answers_kept" && what === "waiting");
  if (kept) {
    return `We have the answers of ${kept.exam} that arrived late. An organiser decides if they count, and you will get an email.`;
  }
  const held = exams.find(({ hold }) => hold !== null);
  if (held) return `The result of ${held.name} ${holds[held.hold ?? ""] ?? "is held for now."}`;
  const posted = events.find(({ kind }) => kind === "award");
  if (posted?.what === "posted") {
    return `The award for ${posted.exam} was posted on ${formatIst(posted.at, "date")}${posted.code ? ` by ${posted.code}` : ""}.`;
  }
  if (posted?.what === "replaced") {
    return `We are sending a replacement for the award for ${posted.exam}. You will get an email when it is posted.`;
  }
  const onToday = sayToday(events, today);
  if (onToday) return onToday;
  const off = exams.find(
    ({ isActive, isCalledOff, examOn }) => isActive && isCalledOff && examOn !== null && examOn >= today,
  );
  if (off?.examOn) {
    return `${off.name} (${off.className}) on ${formatIst(off.examOn, "date")} is cancelled. You need not do anything: we will email you about the refund.`;
  }
  const next = exams
    .filter(({ isActive, examOn }) => isActive && examOn !== null && examOn >= today)
    .toSorted((a, b) => (a.examOn ?? "").localeCompare(b.examOn ?? ""))[0];
  if (next?.examOn) {
    const time = next.opensAt ? ` at ${formatIst(next.opensAt, "clock")}` : ". The time will be announced";
    return `Your payment has reached us. The next exam is ${next.name} (${next.className}) on ${formatIst(next.examOn, "date")}${time}.`;
  }
  const result = events.find(({ kind }) => kind === "result");
  if (result) return `The result of ${result.exam} is on your dashboard.`;
  return undefined;
}

/**
 * The one sentence that answers most calls: what is most urgent for this family now.
 *
 * @param family its page
 * @param now the moment of the call
 * @returns a sentence to read out to the parent
 */
export function sayToParent(family: Family, now: Date): string {
  const { student, exams, events } = family;
  if (student.isDeleted) return "This account has been deleted. We keep the receipts, but no personal data.";
  return (
    sayMoney(events, now) ??
    sayExam(family, dayInIndia(now)) ??
    (exams.some(({ isActive }) => isActive)
      ? "Your payment has reached us, and your exams are on your dashboard."
      : "The account is ready. No exam has been bought yet.")
  );
}
