import type { Family, FamilyEvent, FamilyExam } from "../../../data/admin/families";
import { formatIst } from "../../../lib/dates";
import { dayInIndia } from "../../../lib/day-in-india";
import { formatPaise } from "../../../lib/money";
import { countText } from "../../../ui/count-text";

/** How long after a refund the family may still wait for it, in milliseconds (14 days). */
const refundNewsMs = 14 * 86_400_000;

/** How long after its delivery the family may still ask about an award, in milliseconds (one year). */
const deliveryNewsMs = 365 * 86_400_000;

/** How long after an exam has ended late answers can still arrive, in milliseconds (15 minutes). */
const lateAnswersMs = 15 * 60_000;

/** How long before its day an exam's grants are given, in milliseconds (60 days); older ones belong to another season. */
const grantLeadMs = 60 * 86_400_000;

/** The name of the practice exam in the history; it has no marks. */
const practiceExam = "Practice exam";

const openRefunds = new Set(["queued", "requested"]);
const waitingRefunds = new Set(["review", "failed"]);

/** How many sentences are read out at most. */
const maxSentences = 4;

/** How long a checkout can be paid, in milliseconds (48 hours). */
const checkoutLifeMs = 48 * 3_600_000;

const formatAmount = ({ amountPaise }: FamilyEvent) => formatPaise(amountPaise ?? 0);

/** The sentence about a refund that is on its way, or that was made a short time ago. */
function sayRefund(events: readonly FamilyEvent[], refund: FamilyEvent): string {
  const isOpen = openRefunds.has(refund.what ?? "");
  const state = isOpen ? "is being refunded" : `was refunded on ${formatIst(refund.at, "date")}`;
  const ending = `${state}. It reaches you within 7 to 10 business days.`;
  const unused = events.find(({ kind, code }) => kind === "paid_without_order" && code === refund.code);
  if (unused?.what === "second_payment")
    return `You paid twice. The second payment of ${formatAmount(refund)} ${ending}`;
  if (unused)
    return `Your payment of ${formatAmount(refund)} could not be used for the exams, so it ${ending}`;
  return isOpen
    ? `Your refund of ${formatAmount(refund)} is on its way. It reaches you within 7 to 10 business days.`
    : `We refunded ${formatAmount(refund)}${refund.exam === null ? "" : ` for ${refund.exam}`} on ${formatIst(refund.at, "date")}. It reaches you within 7 to 10 business days.`;
}

/** The request of the family that a refund answers, if it asked for it. */
const findRequest = (events: readonly FamilyEvent[], refund: FamilyEvent) =>
  events.find(({ kind, id }) => kind === "refund_asked" && id !== null && id === refund.id);

/** The sentence about a payment or refund that waits for an organiser. */
function sayWaiting(events: readonly FamilyEvent[], waiting: FamilyEvent): string {
  if (waiting.what === "failed") return sayFailed(waiting);
  const request = findRequest(events, waiting);
  if (request)
    return `We have your request of ${formatIst(request.at, "date")} for a refund of ${formatAmount(request)} and are looking at it. We will email you our decision.`;
  const unused = events.find(({ kind, code }) => kind === "paid_without_order" && code === waiting.code);
  return unused?.what === "amount_mismatch"
    ? `We have your payment of ${formatAmount(waiting)}, which differs from the price of the cart, so the exams are not booked yet. We are looking at it. Please do not pay again; we will email you.`
    : `We have your payment of ${formatAmount(waiting)} and are looking at it. Please do not pay again; we will email you.`;
}

/** The sentence about a refund that the gateway or the bank did not pay out; an organiser sends it again or pays it by hand. */
const sayFailed = (refund: FamilyEvent) =>
  `Your refund of ${[formatAmount(refund), refund.exam].filter(Boolean).join(" for ")} did not go through at the bank. An organiser will send it again or pay it in another way. You need not do anything; if we need your bank details, we will write to you.`;

/** The sentence about a request for a refund that was refused, with the reason that the family got by email. */
function sayRefused(request: FamilyEvent, refusal: FamilyEvent): string {
  const reason = refusal.note === null ? "." : `: “${refusal.note}”`;
  return `We could not grant your request of ${formatIst(request.at, "date")} for a refund of ${formatAmount(request)}. We emailed you the reason on ${formatIst(refusal.at, "date")}${reason}`;
}

/** The sentence about a refund that is under way or done, or about a request that was refused; undefined for the others. */
function sayDecided(events: readonly FamilyEvent[], refund: FamilyEvent, now: Date): string | undefined {
  const isNews = now.getTime() - Date.parse(refund.at) < refundNewsMs;
  if (openRefunds.has(refund.what ?? "") || (refund.what === "processed" && isNews))
    return sayRefund(events, refund);
  // A later decision about the same payment makes a refusal old news.
  const isNewest = events.find(({ kind, code }) => kind === "refund" && code === refund.code) === refund;
  const request = refund.what === "refused" && isNews && isNewest ? findRequest(events, refund) : undefined;
  return request && sayRefused(request, refund);
}

/** The sentences about money: what waits for a decision, then the two newest refunds, then a payment that did not arrive. */
function sayMoney(events: readonly FamilyEvent[], now: Date): string[] {
  const sentences: string[] = [];
  const refunds = events.filter(({ kind }) => kind === "refund");
  const waiting = refunds.filter(({ what }) => waitingRefunds.has(what ?? ""));
  // A payment without an order is the more urgent call: the family must not pay again.
  const isRequest = (refund: FamilyEvent) => findRequest(events, refund) !== undefined;
  const urgentFirst = waiting.toSorted((a, b) => Number(isRequest(a)) - Number(isRequest(b)));
  sentences.push(...urgentFirst.slice(0, 2).map((refund) => sayWaiting(events, refund)));
  const decided = refunds
    .map((refund) => sayDecided(events, refund, now))
    .filter((sentence) => sentence !== undefined);
  // Two, because the call can be about the one before the newest, such as a second payment.
  sentences.push(...decided.slice(0, 2));
  // Events are newest first: a failure before a successful payment no longer matters.
  const last = events.find(({ kind }) => kind === "paid" || kind === "payment_failed" || kind === "checkout");
  if (last?.kind === "payment_failed") {
    sentences.push(
      `The bank did not complete the payment of ${formatAmount(last)}, so nothing has reached us. The cart is saved; you can pay again. If the money has left your account, please wait one hour first: then you are enrolled, or your bank returns it.`,
    );
  } else if (
    last?.kind === "checkout" &&
    last.what === "open" &&
    now.getTime() - Date.parse(last.at) < checkoutLifeMs
  ) {
    sentences.push(
      `No payment for ${formatAmount(last)} has reached us yet. If the money has left your account, wait one hour: it then shows as enrolled, or your bank returns it.`,
    );
  }
  return sentences;
}

const holdTexts: Record<string, string> = {
  consent:
    "is ready, but we need the guardian’s consent first. Please log in and give it under Profile; the result then appears.",
  refund: "is held because a refund is open.",
  dispute: "is held because the bank has a question about the payment.",
  void: "is held while we look at the attempt. We have emailed you about it.",
};

/** The newest start or end of an exam, if it was today. */
function findToday(events: readonly FamilyEvent[], today: string): FamilyEvent | undefined {
  const last = events.find(({ kind }) => kind === "exam_started" || kind === "exam_ended");
  return last && dayInIndia(new Date(last.at)) === today ? last : undefined;
}

/** The sentence about an exam today: it is running, can be started now, or can no longer be started. */
function sayNow({ exams, events }: Family, now: Date): string | undefined {
  const today = dayInIndia(now);
  const last = findToday(events, today);
  if (last?.kind === "exam_started")
    return `${last.exam} is running, and the clock keeps running. Please stay on the same device and keep the page open: it keeps the answers and sends them when the internet is back. On another device, the exam continues with the answers that have reached us.`;
  // Every season has an exam of the same name, so only an end on this day counts.
  const isTaken = (exam: string) =>
    events.some(
      (event) =>
        event.kind === "exam_ended" && event.exam === exam && dayInIndia(new Date(event.at)) === today,
    );
  const paid = exams.filter(
    ({ name, isActive, isCalledOff, examOn }) =>
      isActive && !isCalledOff && examOn === today && !isTaken(name),
  );
  for (const { name, className, opensAt, lastStartAt } of paid) {
    if (opensAt !== null && lastStartAt !== null && Date.parse(opensAt) <= now.getTime()) {
      const time = formatIst(lastStartAt, "clock");
      if (now.getTime() <= Date.parse(lastStartAt))
        return `${name} (${className}) is open now. Please start it from the dashboard by ${time}.`;
      // A student with an individual time can still start later.
      if (
        !events.some(
          ({ kind, exam, at }) =>
            kind === "grant" && exam === name && now.getTime() - Date.parse(at) < grantLeadMs,
        )
      )
        return `${name} (${className}) could be started until ${time} today, and it was not. Please tell us what happened; an organiser decides about another time.`;
    }
  }
  return undefined;
}

/** The sentence about the newest award, while the family may still ask about it. */
function sayAward(events: readonly FamilyEvent[], now: Date): string | undefined {
  const award = events.find(({ kind }) => kind === "award");
  if (!award) return undefined;
  switch (award.what) {
    case "address":
    case "packed":
    case "taken_back": {
      // Of these events, the note is the promised day.
      const promised = award.note === null ? "" : formatIst(`${award.note}T00:00:00+05:30`, "date");
      return award.note !== null && award.note < dayInIndia(now)
        ? `The award for ${award.exam} should have been posted by ${promised}. We are sorry that it is late; you will get an email when it is posted.`
        : `The award for ${award.exam} will be posted by ${promised}. You will get an email when it is on its way.`;
    }
    case "posted":
    case "corrected": {
      // A corrected number does not change the day of posting.
      const posted = events.find(
        ({ kind, what, exam }) => kind === "award" && what === "posted" && exam === award.exam,
      );
      return `The award for ${award.exam} was posted on ${formatIst((posted ?? award).at, "date")}${award.code ? ` by ${award.code}` : ""}. If it has not come two weeks later, please call again, and we send another.`;
    }
    case "returned":
      return `The award for ${award.exam} came back to us. Please check the address on your dashboard, then we send it again.`;
    case "replaced":
      return award.code === "waiting"
        ? `We are sending a replacement for the award for ${award.exam}. Please enter the address again on your dashboard; we deleted it after the delivery.`
        : `We are sending a replacement for the award for ${award.exam}. You will get an email when it is posted.`;
    case "delivered":
      return now.getTime() - Date.parse(award.at) < deliveryNewsMs
        ? `The award for ${award.exam} was delivered on ${formatIst(award.at, "date")}, the courier says. If it did not arrive or is broken, please tell us, and we send another.`
        : undefined;
    default:
      return undefined;
  }
}

const sayResult = ({ what, exam, code, note }: FamilyEvent) =>
  `The ${what === "final" ? "final" : "provisional"} result of ${exam} is ${code} marks${note === null ? "" : `, rank ${note}`}. Equal marks are ranked by the marks in section C, then by how hard the right answers were. Every answer and its solution are on your dashboard.`;

/** The sentence about late answers of an exam that ended today: they wait for a decision, or may still arrive. */
function sayLateAnswers({ events }: Family, ended: FamilyEvent, now: Date): string {
  const kept = findKept(events);
  if (kept?.exam === ended.exam)
    return ` ${countText(Number(kept.code), "more answer", "more answers")} arrived late. An organiser decides if they count, and you will get an email.`;
  const canArrive = ended.what === "time" && now.getTime() - Date.parse(ended.at) < lateAnswersMs;
  return canArrive
    ? " If answers are still on the device, please keep the exam page open on it for 15 minutes, with the internet on. An organiser decides if late answers count."
    : "";
}

/** The sentences about one exam that ended today: its published result, or what has arrived and when the result comes. */
function sayEnded(family: Family, ended: FamilyEvent, now: Date): string {
  const { exams, events } = family;
  const today = dayInIndia(now);
  // The exam of an earlier season has the same name, but its result is older than this exam.
  const result = events.find(
    ({ kind, exam, at }) =>
      kind === "result" && exam === ended.exam && Date.parse(at) >= Date.parse(ended.at),
  );
  if (result) return sayResult(result);
  const count = ended.note === null ? "the answers" : countText(Number(ended.note), "answer", "answers");
  const code = ended.code ? `, answer record ${ended.code}` : "";
  const paid = exams.find(({ name, examOn }) => name === ended.exam && examOn === today);
  const final = paid ? ` The final results come on ${formatIst(paid.resultsOn, "date")}.` : "";
  return `${ended.exam} is finished, and we have ${count}${code}.${sayLateAnswers(family, ended, now)} We will email you when the marks are published.${final}`;
}

/** The late answers that wait for a decision. */
const findKept = (events: readonly FamilyEvent[]) =>
  events.find(({ kind, what }) => kind === "answers_kept" && what === "waiting");

/** The sentences about exams that are over: late answers, a result that is held, and the exams of today. */
function sayTaken(family: Family, now: Date): string[] {
  const { exams, events } = family;
  const today = dayInIndia(now);
  const sentences: string[] = [];
  const held = exams.find(({ hold }) => hold !== null);
  // The held result can be of an earlier season, with the same name as this exam.
  const isHeld = (exam: string | null) =>
    exam === held?.name &&
    !exams.some(({ name, examOn, hold }) => name === exam && examOn === today && !hold);
  const ended = events.filter(
    ({ kind, at, exam }) =>
      kind === "exam_ended" && exam !== practiceExam && dayInIndia(new Date(at)) === today && !isHeld(exam),
  );
  const kept = findKept(events);
  if (kept && !ended.some(({ exam }) => exam === kept.exam)) {
    sentences.push(
      `We have the answers of ${kept.exam} that arrived late. An organiser decides if they count, and you will get an email.`,
    );
  }
  if (held) sentences.push(`The result of ${held.name} ${holdTexts[held.hold ?? ""] ?? "is held for now."}`);
  return [...sentences, ...ended.map((event) => sayEnded(family, event, now))];
}

/** The next exam of a child, with its time if that is known. */
const formatExamDay = (name: string, className: string, examOn: string, opensAt: string | null) =>
  `${name} (${className}) on ${formatIst(examOn, "date")}${opensAt ? ` at ${formatIst(opensAt, "clock")}` : ". The time will be announced"}.`;

const sayCancelled = ({ name, className, examOn }: Family["exams"][number]) =>
  `${name} (${className}) on ${formatIst(examOn ?? "", "date")} is cancelled. You need not do anything: we will email you about the refund.`;

/** The sentences about exams to come: one that is cancelled (not today), and the next one. */
function sayUpcoming({ exams, events }: Family, now: Date): string[] {
  const sentences: string[] = [];
  const today = dayInIndia(now);
  const coming = exams
    .filter(({ isActive, examOn }) => isActive && examOn !== null && examOn >= today)
    .toSorted((a, b) => (a.examOn ?? "").localeCompare(b.examOn ?? ""));
  const cancelledExam = coming.find(({ isCalledOff }) => isCalledOff);
  if (cancelledExam && cancelledExam.examOn !== today) sentences.push(sayCancelled(cancelledExam));
  const isBegun = (exam: string) =>
    events.some(
      (event) =>
        (event.kind === "exam_started" || event.kind === "exam_ended") &&
        event.exam === exam &&
        dayInIndia(new Date(event.at)) === today,
    );
  const isOpen = (opensAt: string | null) => opensAt !== null && Date.parse(opensAt) <= now.getTime();
  const next = coming.find(
    ({ name, isCalledOff, opensAt }) => !isCalledOff && !isBegun(name) && !isOpen(opensAt),
  );
  if (next?.examOn)
    sentences.push(`The next exam is ${formatExamDay(next.name, next.className, next.examOn, next.opensAt)}`);
  return sentences;
}

/** The sentences about payments and refunds of the other children that wait for an organiser. */
const sayWaitingChildren = (children: Family["children"]) =>
  children
    .filter(({ isRefundWaiting }) => isRefundWaiting)
    .map(
      ({ name }) =>
        `${name ?? "The other child"}: we are looking at a payment or a refund. Please do not pay again; we will email you.`,
    );

/** The sentences about the next exams of the other children. */
const sayNextOfChildren = (children: Family["children"]) =>
  children.flatMap(({ name, next }) =>
    next
      ? [
          `${name ?? "The other child"}: the next exam is ${formatExamDay(next.name, next.className, next.examOn, next.opensAt)}`,
        ]
      : [],
  );

/** What is said if nothing else is known about a child. */
function sayState(exams: readonly FamilyExam[]): string {
  if (exams.some(({ isActive }) => isActive))
    return "Your payment has reached us, and your exams are on your dashboard.";
  return exams.length > 0
    ? "The exams were refunded. No exam is booked at the moment."
    : "The account is ready. No exam has been bought yet.";
}

/**
 * Chooses the sentences that answer most calls, the most urgent first: the exam that runs now, money (also of the other
 * children), exams that were taken, the award, exams to come, the newest result, and the other children's exams.
 *
 * @param family the data of the family's page
 * @param now the time of the call
 * @returns one to four sentences to read out to the parent
 */
export function sayToParent(family: Family, now: Date): string[] {
  const { student, children, exams, events } = family;
  if (student.isDeleted)
    return ["This account has been deleted. We keep the receipts, but no personal data."];
  const isSaid = (sentence: string | undefined): sentence is string => sentence !== undefined;
  const cancelledToday = exams.find(
    ({ isActive, isCalledOff, examOn }) => isActive && isCalledOff && examOn === dayInIndia(now),
  );
  const urgent = [
    cancelledToday && sayCancelled(cancelledToday),
    sayNow(family, now),
    ...sayMoney(events, now),
  ].filter(isSaid);
  const taken = sayTaken(family, now);
  const coming = sayUpcoming(family, now);
  const result = events.find(({ kind }) => kind === "result");
  const isResultNews = result !== undefined && coming.length === 0 && taken.length === 0 && !cancelledToday;
  const news = isResultNews ? [sayResult(result)] : [];
  const more = [...taken, sayAward(events, now), ...coming, ...news].filter(isSaid);
  const [waitingChildren, nextOfChildren] = [sayWaitingChildren(children), sayNextOfChildren(children)];
  const [first, ...others] = [...urgent, ...more];
  // A child without news of its own was opened for a call about another one.
  if (first === undefined)
    return [...waitingChildren, ...nextOfChildren, sayState(exams)].slice(0, maxSentences);
  const own = [
    first.startsWith("The next exam is") ? `Your payment has reached us. ${first}` : first,
    ...others,
  ];
  return [
    ...own.slice(0, urgent.length),
    ...waitingChildren,
    ...own.slice(urgent.length),
    ...nextOfChildren,
  ].slice(0, maxSentences);
}
