import { describe, expect, it } from "vitest";
import { makeHistoryEvent, type FamilyEventChanges } from "../../../../../tests/support/family-event-factory";
import type { Family, FamilyAward, FamilyExam } from "../../../../data/admin/families";
import { describeEvent } from "../family-texts";
import { describeConsentForParent } from "./describe-consent";
import { writePhoneScript } from "./phone-script";

const now = new Date("2026-12-01T06:00:00Z");

const maths: FamilyExam = {
  editionId: "e",
  examId: "m",
  name: "Maths",
  edition: "Winter 2026-27",
  className: "Class 5",
  isActive: true,
  examOn: "2027-01-09",
  opensAt: null,
  lastStartAt: null,
  resultsOn: "2027-02-15",
  hold: null,
  resultPaperId: null,
  connection: null,
  result: null,
  attempt: null,
  hasAward: false,
  award: null,
  isCancelled: false,
};

const postedAward: FamilyAward = {
  state: "posted",
  medal: "gold",
  promisedOn: "2027-01-31",
  postedOn: "2026-12-01",
  deliveredOn: null,
  courier: "Speed Post",
  consignment: "EK1234",
  needsNewAddress: false,
  isReplacement: false,
};

const wrongAmount: FamilyEventChanges = {
  kind: "paid_without_order",
  reason: "amount_mismatch",
  amountPaise: 24900,
  examNames: ["Reasoning"],
  cartPricePaise: 25000,
};

/** An organiser's decision to keep this payment. */
const keptPaymentRefusal: FamilyEventChanges = {
  kind: "refund",
  status: "refused",
  amountPaise: 24900,
  paymentId: "pay_2",
  note: "A bank test.",
};
const keptSentence =
  "Your payment of ₹249 for Reasoning was not the price of the cart, ₹250, so it registered no exam. We decided not to refund it, and emailed you the reason on 1 December 2026: “A bank test.”";

/** The next exam of another child. */
const scienceOfRiya: NonNullable<Family["children"][number]["next"]> = {
  name: "Science",
  className: "Class 3",
  examOn: "2027-01-17",
  opensAt: null,
  lastStartAt: null,
  change: null,
};

/** An exam of today that was not started in time. */
const missedExam: FamilyExam = {
  ...maths,
  examOn: "2026-12-01",
  opensAt: "2026-12-01T05:30:00Z",
  lastStartAt: "2026-12-01T05:45:00Z",
};

const newStartTime: FamilyEventChanges = {
  kind: "grant",
  isWaiting: false,
  startPeriod: { opensAt: "2026-12-01T09:20:00Z", lastStartAt: "2026-12-01T09:40:00Z" },
  examName: "Maths",
};

/** A past exam whose medal goes by post. */
const makeMedal = (award: Partial<FamilyAward>, exam: Partial<FamilyExam> = {}): FamilyExam => ({
  ...maths,
  examOn: "2026-03-01",
  hasAward: true,
  award: { ...postedAward, ...award },
  ...exam,
});

const givenConsent: Family["student"]["consent"] = {
  givenAt: "2026-11-20T20:00:00Z",
  givenBy: "Ravi Verma",
  withdrawnAt: null,
  isUnpaid: false,
  askedAt: null,
  linkUntil: null,
  hasCamera: false,
};
const missingConsent = { ...givenConsent, givenAt: null, givenBy: null };

const provisionalResult: NonNullable<FamilyExam["result"]> = {
  isFinal: false,
  isReserve: false,
  isTaken: true,
  marks: 37,
  maxMarks: 50,
  rank: null,
  participantCount: null,
  award: null,
  certificateCode: null,
  challengeUntil: "2026-12-07T18:30:00Z",
  nameUntil: null,
  correctedName: null,
  wantedName: null,
};
const finalResult: NonNullable<FamilyExam["result"]> = {
  ...provisionalResult,
  isFinal: true,
  rank: 5,
  participantCount: 120,
  award: "gold",
  certificateCode: "OLY-W27-IMO05-7F3KQ9TX",
  challengeUntil: "2026-11-20T18:30:00Z",
  nameUntil: "2026-12-31",
};

function makeFamily(events: FamilyEventChanges[], exams: FamilyExam[] = [], isDeleted = false): Family {
  return {
    outcome: "found",
    student: {
      id: "s",
      name: "Asha",
      email: "asha@mail.example",
      phone: null,
      classId: null,
      className: null,
      schoolName: null,
      guardianName: null,
      consent: givenConsent,
      hasGuardianConsent: true,
      createdAt: "2026-11-20T20:00:00Z",
      isFirst: true,
      isEmailConfirmed: true,
      isDeleted,
      deletionRefusal: null,
    },
    children: [],
    exams,
    events: events.map(makeHistoryEvent),
  };
}

describe("writePhoneScript", () => {
  it.each<[string, Family, string | string[]]>([
    [
      "has bought nothing",
      makeFamily([{ kind: "registered" }]),
      "The account is ready. No exam has been bought yet.",
    ],
    [
      "has paid",
      makeFamily([{ kind: "paid", amountPaise: 25000, examNames: ["Maths"] }], [maths]),
      "Your payment of ₹250 for Maths has reached us. The next exam is Maths (Class 5) on Saturday, 9 January 2027. The time will be announced.",
    ],
    [
      "has paid several times",
      makeFamily(
        [
          { kind: "paid", amountPaise: 25000, examNames: ["Science"] },
          { kind: "paid", amountPaise: 50000, examNames: ["English", "Maths"] },
          { kind: "paid", amountPaise: 25000, examNames: ["Reasoning"], refundStatus: "full" },
        ],
        [maths],
      ),
      "Your payments of ₹250 for Science and ₹500 for English and Maths have reached us. The next exam is Maths (Class 5) on Saturday, 9 January 2027. The time will be announced.",
    ],
    [
      "is paying now",
      makeFamily([
        {
          kind: "checkout",
          status: "open",
          amountPaise: 25000,
          examNames: ["Maths"],
          at: "2026-12-01T05:30:00Z",
        },
      ]),
      "No payment of ₹250 for Maths has reached us yet. If the money has left your account, wait one hour: then it shows as enrolled, or your bank returns the money, usually within 5 to 7 business days.",
    ],
    [
      "says that it paid some hours ago",
      makeFamily([
        {
          kind: "checkout",
          status: "open",
          amountPaise: 25000,
          examNames: ["Maths"],
          at: "2026-11-30T05:30:00Z",
        },
      ]),
      "No payment of ₹250 for Maths has reached us yet; it was started on 30 November 2026 at 11:00 am. If the money has left your account, your bank returns it, usually within 5 to 7 business days, or the payment still reaches us and we email you. You can pay again while registration is open: if both payments arrive, we refund the second one.",
    ],
    [
      "has an unpaid checkout of a cancelled exam",
      makeFamily([
        {
          kind: "checkout",
          status: "open",
          amountPaise: 25000,
          examNames: ["Maths"],
          cancelledExamNames: ["Maths"],
          at: "2026-12-01T05:30:00Z",
        },
      ]),
      "No payment of ₹250 for Maths has reached us yet. If the money has left your account, your bank returns it, usually within 5 to 7 business days, or the payment still reaches us and we email you. Maths was cancelled, so please do not pay any more.",
    ],
    [
      "could not pay for a cart with a cancelled exam",
      makeFamily([
        {
          kind: "payment_failed",
          amountPaise: 50000,
          examNames: ["Maths", "Science"],
          at: "2026-12-01T05:30:00Z",
        },
        {
          kind: "checkout",
          status: "open",
          amountPaise: 50000,
          examNames: ["Maths", "Science"],
          cancelledExamNames: ["Maths"],
        },
      ]),
      "The bank did not complete the payment of ₹500 for Maths and Science on 1 December 2026, so nothing has reached us and Maths and Science are not registered. If the money has left your account, your bank returns it, usually within 5 to 7 business days; if it does not, please ask the bank. Maths was cancelled; you can pay for the rest while registration is open.",
    ],
    [
      "could not pay a few minutes ago",
      makeFamily([
        {
          kind: "payment_failed",
          amountPaise: 25000,
          examNames: ["Speed Maths"],
          at: "2026-12-01T05:30:00Z",
        },
        { kind: "checkout", status: "open", amountPaise: 25000, examNames: ["Speed Maths"] },
      ]),
      "The bank did not complete the payment of ₹250 for Speed Maths, so nothing has reached us and Speed Maths is not registered. If the money has left your account, please wait one hour before you pay again: then the exam is registered, or your bank returns the money, usually within 5 to 7 business days.",
    ],
    [
      "could not pay for one exam, and paid for others since",
      makeFamily(
        [
          { kind: "paid", amountPaise: 25000, examNames: ["English"], at: "2026-11-30T07:00:00Z" },
          { kind: "paid", amountPaise: 25000, examNames: ["Science"], at: "2026-11-30T06:00:00Z" },
          {
            kind: "payment_failed",
            amountPaise: 25000,
            examNames: ["Speed Maths"],
            paymentId: "pay_F",
            at: "2026-11-30T05:00:00Z",
          },
        ],
        [{ ...maths, name: "English" }],
      ),
      [
        "The bank did not complete the payment of ₹250 for Speed Maths on 30 November 2026, so nothing has reached us and Speed Maths is not registered. If the money has left your account, your bank returns it, usually within 5 to 7 business days; if it does not, please ask the bank about pay_F. You can pay again while registration is open.",
        "Your payments of ₹250 for English and ₹250 for Science have reached us. The next exam is English (Class 5) on Saturday, 9 January 2027. The time will be announced.",
      ],
    ],
    [
      "has a payment in review",
      makeFamily([{ kind: "refund", status: "review", amountPaise: 24900 }]),
      "We have your payment of ₹249 and are looking at it. Please do not pay again; we will email you.",
    ],
    [
      "has a wrong amount in review, after an earlier refund",
      makeFamily([
        { ...wrongAmount, paymentId: "pay_3" },
        { kind: "refund", status: "review", amountPaise: 24900, paymentId: "pay_3" },
        { kind: "refund", status: "processed", amountPaise: 30000, paymentId: "pay_2" },
        {
          kind: "paid_without_order",
          reason: "second_payment",
          amountPaise: 30000,
          examNames: ["Maths", "Science"],
          paymentId: "pay_2",
        },
      ]),
      [
        "₹249 arrived, but this was not the price of the cart, ₹250. So Reasoning is not registered yet. We are looking at it. Please do not pay again; we will email you by Friday, 4 December.",
        "You paid twice for Maths and Science. The second payment of ₹300 was refunded on 1 December 2026. It reaches you within 7 to 10 business days.",
      ],
    ],
    [
      "has paid a wrong amount while its request for a refund waits",
      makeFamily([
        { kind: "refund", status: "review", amountPaise: 50000, paymentId: "pay_1", requestId: "7" },
        {
          kind: "refund_asked",
          amountPaise: 50000,
          orderNumber: "1042",
          requestId: "7",
          at: "2026-11-30T05:00:00Z",
        },
        { kind: "refund", status: "review", amountPaise: 24900, paymentId: "pay_3" },
        { ...wrongAmount, paymentId: "pay_3" },
      ]),
      [
        "₹249 arrived, but this was not the price of the cart, ₹250. So Reasoning is not registered yet. We are looking at it. Please do not pay again; we will email you by Friday, 4 December.",
        "We have your request of 30 November 2026 for a refund of ₹500 and are looking at it. We will email you our decision.",
      ],
    ],
    [
      "gets money back",
      makeFamily([{ kind: "refund", status: "requested", amountPaise: 25000 }], [maths]),
      [
        "Your refund of ₹250 is on its way. It reaches you within 7 to 10 business days.",
        "The next exam is Maths (Class 5) on Saturday, 9 January 2027. The time will be announced.",
      ],
    ],
    [
      "has paid a wrong amount, which is being refunded",
      makeFamily([
        { kind: "refund", status: "requested", amountPaise: 24900, paymentId: "pay_2" },
        { ...wrongAmount, paymentId: "pay_2" },
      ]),
      "Your payment of ₹249 for Reasoning was not the price of the cart, ₹250, so it registered no exam. The payment is being refunded. It reaches you within 7 to 10 business days. To take part, please pay again on the dashboard while registration is open.",
    ],
    [
      "has asked for a refund",
      makeFamily(
        [
          { kind: "refund", status: "review", amountPaise: 50000, paymentId: "pay_1", requestId: "r" },
          {
            kind: "refund_asked",
            amountPaise: 50000,
            orderNumber: "1042",
            at: "2026-11-30T05:00:00Z",
            requestId: "r",
          },
          { kind: "paid", amountPaise: 50000, orderNumber: "1042", paymentId: "pay_1" },
        ],
        [maths],
      ),
      [
        "We have your request of 30 November 2026 for a refund of ₹500 and are looking at it. We will email you our decision.",
        "The next exam is Maths (Class 5) on Saturday, 9 January 2027. The time will be announced.",
      ],
    ],
    [
      "has a refund that an organiser started",
      makeFamily([
        { kind: "refund", status: "review", amountPaise: 50000, paymentId: "pay_1", requestId: "r" },
        {
          kind: "refund_asked",
          amountPaise: 50000,
          orderNumber: "1042",
          at: "2026-11-30T05:00:00Z",
          requestId: "r",
          organiserName: "Meera",
        },
      ]),
      "We are looking into a refund for order 1042 since 30 November 2026. We will email you our decision.",
    ],
    [
      "has a refund that an organiser started and another refused",
      makeFamily([
        {
          kind: "refund",
          status: "refused",
          amountPaise: 50000,
          paymentId: "pay_1",
          requestId: "r",
          note: "Paid once.",
        },
        {
          kind: "refund_asked",
          amountPaise: 50000,
          orderNumber: "1042",
          at: "2026-11-30T05:00:00Z",
          requestId: "r",
          organiserName: "Meera",
        },
      ]),
      "We looked into a refund for order 1042 and could not grant it. We emailed you the reason on 1 December 2026: “Paid once.”",
    ],
    [
      "has asked for a refund, which was refused",
      makeFamily(
        [
          {
            kind: "refund",
            status: "refused",
            amountPaise: 50000,
            paymentId: "pay_1",
            requestId: "r",
            note: "Paid once.",
          },
          {
            kind: "refund_asked",
            amountPaise: 50000,
            orderNumber: "1042",
            at: "2026-11-30T05:00:00Z",
            requestId: "r",
          },
          { kind: "paid", amountPaise: 50000, orderNumber: "1042", paymentId: "pay_1" },
        ],
        [maths],
      ),
      [
        "We could not grant your request of 30 November 2026 for a refund of ₹500. We emailed you the reason on 1 December 2026: “Paid once.”",
        "The next exam is Maths (Class 5) on Saturday, 9 January 2027. The time will be announced.",
      ],
    ],
    [
      "waits for a refund that the bank did not make",
      makeFamily([{ kind: "refund", status: "failed", amountPaise: 25000, examNames: ["Maths"] }], [maths]),
      [
        "Your refund of ₹250 for Maths did not go through at the bank. An organiser will send it again or pay it in another way. You need not do anything; if we need your bank details, we will write to you.",
        "The next exam is Maths (Class 5) on Saturday, 9 January 2027. The time will be announced.",
      ],
    ],
    [
      "paid twice, and waits for a refund that the bank did not make",
      makeFamily([
        { kind: "refund", status: "failed", amountPaise: 25000, paymentId: "pay_2" },
        {
          kind: "paid_without_order",
          reason: "second_payment",
          amountPaise: 25000,
          examNames: ["Maths"],
          paymentId: "pay_2",
        },
      ]),
      "You paid twice for Maths. Your refund of ₹250 did not go through at the bank. An organiser will send it again or pay it in another way. You need not do anything; if we need your bank details, we will write to you.",
    ],
    [
      "was emailed a new time of its exam",
      makeFamily(
        [
          {
            kind: "mail",
            status: "sent",
            emailKind: "exam_moved_email",
            examNames: ["Maths"],
            messageId: "x",
          },
          { kind: "paid", amountPaise: 25000, examNames: ["Maths"] },
        ],
        [{ ...maths, opensAt: "2027-01-09T05:30:00Z", lastStartAt: "2027-01-09T05:45:00Z" }],
      ),
      "Your payment of ₹250 for Maths has reached us. The next exam is Maths (Class 5) on Saturday, 9 January 2027: start between 11:00 and 11:15 am. The exam page opens 30 minutes before. We emailed you this day and time on 1 December 2026.",
    ],
    [
      "was emailed a new day of its exam",
      makeFamily(
        [
          {
            kind: "mail",
            status: "sent",
            emailKind: "exam_moved_email",
            examNames: ["Maths"],
            messageId: "x",
            movedDays: { oldDay: "2027-01-02", newDay: "2027-01-09" },
          },
          { kind: "paid", amountPaise: 25000, examNames: ["Maths"] },
        ],
        [{ ...maths, opensAt: "2027-01-09T05:30:00Z", lastStartAt: "2027-01-09T05:45:00Z" }],
      ),
      "Your payment of ₹250 for Maths has reached us. The next exam is Maths (Class 5) on Saturday, 9 January 2027: start between 11:00 and 11:15 am. The exam page opens 30 minutes before. It was moved from 2 to 9 January 2027. We emailed you this day and time on 1 December 2026.",
    ],
    [
      "could not be emailed the new time of its exam",
      makeFamily(
        [
          {
            kind: "mail",
            status: "dead",
            emailKind: "exam_moved_email",
            examNames: ["Maths"],
            messageId: "x",
          },
          { kind: "paid", amountPaise: 25000, examNames: ["Maths"] },
        ],
        [{ ...maths, opensAt: "2027-01-09T05:30:00Z", lastStartAt: "2027-01-09T05:45:00Z" }],
      ),
      "Your payment of ₹250 for Maths has reached us. The next exam is Maths (Class 5) on Saturday, 9 January 2027: start between 11:00 and 11:15 am. The exam page opens 30 minutes before. It was changed, and our email about it has not reached you.",
    ],
    [
      "has a cancelled exam today, and an award of last season in the post",
      makeFamily(
        [],
        [{ ...maths, examOn: "2026-12-01", isCancelled: true }, makeMedal({}, { name: "Science" })],
      ),
      [
        "Maths (Class 5) on 1 December 2026 is cancelled. You need not do anything: we will email you about the refund.",
        "The award for Science (Winter 2026-27) was posted on 1 December 2026 by Speed Post, number EK1234. You can follow it on the courier’s website with this number. It can take two weeks. If it has not come by 15 December 2026, please call again, and we send another.",
      ],
    ],
    [
      "had a dispute, which was closed without a request",
      makeFamily([{ kind: "refund", status: "refused", amountPaise: 50000, paymentId: "pay_1" }], [maths]),
      "Your payment has reached us. The next exam is Maths (Class 5) on Saturday, 9 January 2027. The time will be announced.",
    ],
    [
      "has paid twice",
      makeFamily(
        [
          {
            kind: "refund",
            status: "processed",
            amountPaise: 25000,
            paymentId: "pay_2",
            at: "2026-11-30T05:00:00Z",
          },
          { kind: "paid_without_order", reason: "second_payment", amountPaise: 25000, paymentId: "pay_2" },
          { kind: "paid", amountPaise: 25000 },
        ],
        [maths],
      ),
      [
        "You paid twice. The second payment of ₹250 was refunded on 30 November 2026. It reaches you within 7 to 10 business days.",
        "The next exam is Maths (Class 5) on Saturday, 9 January 2027. The time will be announced.",
      ],
    ],
    [
      "got its money back for a cancelled exam",
      makeFamily(
        [
          {
            kind: "refund",
            status: "processed",
            amountPaise: 25000,
            examNames: ["Maths"],
            at: "2026-11-30T05:00:00Z",
          },
        ],
        [{ ...maths, isActive: false }],
      ),
      "We refunded ₹250 for Maths on 30 November 2026. It reaches you within 7 to 10 business days.",
    ],
    [
      "has had its exams refunded long ago",
      makeFamily([], [{ ...maths, isActive: false }]),
      "The exams were refunded. No exam is booked at the moment.",
    ],
    [
      "has late answers",
      makeFamily(
        [
          { kind: "answers_kept", status: "waiting", examName: "Maths", answerCount: 2 },
          {
            kind: "answers_kept",
            status: "waiting",
            examName: "Science",
            answerCount: 1,
            at: "2026-10-01T05:00:00Z",
          },
        ],
        [maths],
      ),
      [
        "2 answers of Maths arrived late. An organiser decides before the results if they count; if they do, we email you the new answer record.",
        "1 answer of Science arrived late. An organiser decides before the results if they count; if they do, we email you the new answer record.",
        "The next exam is Maths (Class 5) on Saturday, 9 January 2027. The time will be announced.",
      ],
    ],
    [
      "asks about late answers that were decided on",
      makeFamily([
        { kind: "answers_kept", status: "counted", examName: "Maths", answerCount: 2 },
        {
          kind: "answers_kept",
          status: "not_counted",
          examName: "English",
          answerCount: 1,
          reason: "no reason found",
        },
        { kind: "answers_kept", status: "too_late", examName: "Science", answerCount: 3 },
        { kind: "answers_kept", status: "too_late", examName: "Practice exam", answerCount: 3 },
        { kind: "result", isFinal: true, examName: "GK", marks: 20 },
        { kind: "answers_kept", status: "counted", examName: "GK", answerCount: 2 },
        {
          kind: "answers_kept",
          status: "too_late",
          examName: "Science",
          answerCount: 9,
          at: "2026-11-01T05:00:00Z",
        },
      ]),
      [
        "2 answers of Maths arrived late. An organiser decided that they count.",
        "1 answer of English arrived late. An organiser decided that they do not count: “no reason found”",
        "3 answers of Science arrived more than 15 minutes after the end, so they cannot count.",
      ],
    ],
    [
      "has given no consent",
      makeFamily(
        [{ kind: "exam_ended", examName: "Maths" }],
        [{ ...maths, examOn: "2026-11-30", hold: "consent", result: provisionalResult }],
      ),
      "The result of Maths is ready, but we need the guardian’s consent first. Please log in and give it under Profile; the result then appears.",
    ],
    [
      "asks about its rank",
      makeFamily(
        [{ kind: "result", isFinal: true, examName: "Maths", marks: 37, rankText: "5 of 120" }],
        [
          {
            ...maths,
            edition: "Winter 2025-26",
            examOn: "2026-01-18",
            resultPaperId: "paper",
            attempt: "finished",
            result: finalResult,
          },
        ],
      ),
      "The final result of Maths (Winter 2025-26) is out: your child got 37 of 50 marks, rank 5 of 120, with a gold medal and a certificate. Everything is on your dashboard: Exams, “See the result”. If two students have equal marks, the one with more marks in section C is ahead, then the one who got the harder questions right. The time to challenge an answer ended on 20 November 2026.",
    ],
    [
      "has lost the internet in the exam",
      makeFamily(
        [
          {
            kind: "answers_arrived",
            examName: "Maths",
            answerCount: 6,
            questionCount: 50,
            at: "2026-12-01T05:50:00Z",
          },
          { kind: "exam_started", examName: "Maths", at: "2026-12-01T05:40:00Z" },
        ],
        [maths],
      ),
      "Maths is running, and the clock keeps running. So far we have answers to 6 of 50 questions; the last contact with the device was at 11:20 am. Please stay on the same device and keep the page open: it keeps the answers and sends them when the internet is back. On another device, the exam continues with the answers that have reached us.",
    ],
    [
      "can start now, with an award of last season in the post",
      makeFamily(
        [],
        [
          makeMedal({ courier: null, consignment: null }, { name: "Science" }),
          {
            ...maths,
            examOn: "2026-12-01",
            opensAt: "2026-12-01T05:30:00Z",
            lastStartAt: "2026-12-01T06:15:00Z",
          },
        ],
      ),
      [
        "Maths (Class 5) is open now. Please start it from the dashboard by 11:45 am; its time begins when your child starts it. If it does not open, please log in on another phone, tablet or computer.",
        "The award for Science (Winter 2026-27) was posted on 1 December 2026. It can take two weeks. If it has not come by 15 December 2026, please call again, and we send another.",
      ],
    ],
    [
      "has not started in time",
      makeFamily(
        [],
        [
          {
            ...maths,
            examOn: "2026-12-01",
            opensAt: "2026-12-01T05:30:00Z",
            lastStartAt: "2026-12-01T05:45:00Z",
          },
        ],
      ),
      "Maths (Class 5) could be started until 11:15 am today, and it was not. Please tell us what happened; an organiser decides about another time.",
    ],
    [
      "has not started in time, and has a new start time",
      makeFamily([newStartTime], [missedExam]),
      "Maths (Class 5) has a new start time. Your child may start between 2:50 and 3:10 pm today, from the dashboard; its time begins when your child starts it. If it does not open then, please log in on another phone, tablet or computer.",
    ],
    [
      "has not started in time, and whose new start time waits for a second organiser",
      makeFamily([{ ...newStartTime, isWaiting: true }], [missedExam]),
      "Maths (Class 5) could be started until 11:15 am today, and it was not. A new start time, 2:50 to 3:10 pm, waits for a second organiser. We will email you once it is confirmed.",
    ],
    [
      "has not started in time, and got extra minutes before",
      makeFamily([{ kind: "grant", isWaiting: false, extraSeconds: 600, examName: "Maths" }], [missedExam]),
      "Maths (Class 5) could be started until 11:15 am today, and it was not. Please tell us what happened; an organiser decides about another time.",
    ],
    [
      "has not started at its new start time either",
      makeFamily(
        [
          {
            ...newStartTime,
            startPeriod: { opensAt: "2026-12-01T05:46:00Z", lastStartAt: "2026-12-01T05:56:00Z" },
          },
        ],
        [missedExam],
      ),
      "Maths (Class 5) could be started until 11:26 am today, and it was not. Please tell us what happened; an organiser decides about another time.",
    ],
    [
      "can take the reserve paper on another day",
      makeFamily(
        [
          {
            ...newStartTime,
            startPeriod: { opensAt: "2026-12-03T06:20:00Z", lastStartAt: "2026-12-03T06:40:00Z" },
          },
        ],
        [{ ...missedExam, examOn: "2026-11-30" }],
      ),
      "Maths (Class 5) has a new start time. Your child may start between 11:50 am and 12:10 pm on 3 December 2026, from the dashboard; its time begins when your child starts it. If it does not open then, please log in on another phone, tablet or computer.",
    ],
    [
      "has a start time of its own on the day of a coming exam",
      makeFamily(
        [
          {
            ...newStartTime,
            startPeriod: { opensAt: "2027-01-09T06:20:00Z", lastStartAt: "2027-01-09T06:40:00Z" },
          },
        ],
        [{ ...maths, opensAt: "2027-01-09T05:30:00Z", lastStartAt: "2027-01-09T05:45:00Z" }],
      ),
      "Your payment has reached us. The next exam is Maths (Class 5) on Saturday, 9 January 2027: start between 11:50 am and 12:10 pm. The exam page opens 30 minutes before.",
    ],
    [
      "has paid a wrong amount, which we keep",
      makeFamily([keptPaymentRefusal, { ...wrongAmount, paymentId: "pay_2", at: "2026-11-30T05:00:00Z" }]),
      keptSentence,
    ],
    [
      "has paid a wrong amount long ago, which we keep, and has bought nothing",
      makeFamily([
        { ...keptPaymentRefusal, at: "2026-10-01T05:00:00Z" },
        { ...wrongAmount, paymentId: "pay_2", at: "2026-09-30T05:00:00Z" },
      ]),
      keptSentence.replace("1 December", "1 October"),
    ],
    [
      "has paid after registration had closed, which we keep",
      makeFamily([
        { ...keptPaymentRefusal, amountPaise: 25000, note: "A test." },
        {
          kind: "paid_without_order",
          reason: "late_after_closing",
          amountPaise: 25000,
          examNames: ["Maths"],
          paymentId: "pay_2",
        },
      ]),
      "Your payment of ₹250 for Maths arrived, but registration was closed by then, so it registered no exam. We decided not to refund it, and emailed you the reason on 1 December 2026: “A test.”",
    ],
    [
      "has paid twice in two carts",
      makeFamily(
        [
          {
            kind: "refund",
            status: "processed",
            amountPaise: 25000,
            examNames: ["Maths"],
            paymentId: "pay_2",
            reason: "duplicate_exam",
          },
          {
            kind: "paid",
            refundStatus: "full",
            amountPaise: 25000,
            examNames: ["Maths"],
            orderNumber: "1043",
            paymentId: "pay_2",
          },
          {
            kind: "paid",
            refundStatus: "none",
            amountPaise: 25000,
            examNames: ["Maths"],
            orderNumber: "1042",
            paymentId: "pay_1",
          },
        ],
        [maths],
      ),
      [
        "You paid twice for Maths. We refunded ₹250 on 1 December 2026. It reaches you within 7 to 10 business days.",
        "Your payment of ₹250 for Maths has reached us; Maths is registered.",
        "The next exam is Maths (Class 5) on Saturday, 9 January 2027. The time will be announced.",
      ],
    ],
    [
      "has paid twice in two carts, with a refund that is under way",
      makeFamily([
        {
          kind: "refund",
          status: "queued",
          amountPaise: 25000,
          examNames: ["Maths"],
          reason: "duplicate_exam",
        },
      ]),
      "You paid twice for Maths. The refund of ₹250 is on its way. It reaches you within 7 to 10 business days.",
    ],
    [
      "has finished today",
      makeFamily(
        [
          { kind: "exam_ended", examName: "Maths", answerRecordCode: "7F3K-Q9TX", at: now.toISOString() },
          { kind: "exam_started", examName: "Maths", at: now.toISOString() },
        ],
        [maths],
      ),
      "Maths is finished, and we have the answers, answer record 7F3K-Q9TX. We will email you when the marks are published.",
    ],
    [
      "has a cancelled exam",
      makeFamily([{ kind: "paid" }], [{ ...maths, isCancelled: true }]),
      "Maths (Class 5) on 9 January 2027 is cancelled. You need not do anything: we will email you about the refund.",
    ],
    [
      "asks about a deleted account",
      makeFamily([], [], true),
      "This account has been deleted. We keep the receipts, but no personal data.",
    ],
  ])("writes the sentences for a family that %s", (_, family, sentence) => {
    expect(writePhoneScript(family, now)).toEqual([sentence].flat());
  });

  it.each([
    ["before the exam", maths],
    ["once a result is held", { ...maths, examOn: "2026-11-30", hold: "consent", result: provisionalResult }],
  ])("says that a withdrawn consent holds the results, %s", (_, exam) => {
    const family = makeFamily([], [exam]);
    const student = {
      ...family.student,
      consent: { ...missingConsent, withdrawnAt: "2026-11-28T20:00:00Z" },
    };
    const sentences = writePhoneScript({ ...family, student }, now);
    expect(sentences[0]).toBe(
      "The guardian’s consent was withdrawn on 29 November 2026. All exams can be taken, but results are withheld until the consent is given again. Please log in and give it: Dashboard, Profile, “Give consent now”, with the password of the account.",
    );
    expect(sentences.filter((sentence) => sentence.includes("consent"))).toHaveLength(1);
    expect(writePhoneScript({ ...family, student, exams: [] }, now)).toEqual([
      "The account is ready. No exam has been bought yet.",
    ]);
  });

  it("says at the end that the consent is missing, and how it is given", () => {
    const family = makeFamily([{ kind: "paid", amountPaise: 25000 }], [maths]);
    const writeSentences = (consent: Family["student"]["consent"]) =>
      writePhoneScript({ ...family, student: { ...family.student, consent } }, now).at(-1);
    const give =
      "Please log in and give it: Dashboard, Profile, “Give consent now”, with the password of the account.";
    const held = "All exams can be taken, but results are withheld until a guardian agrees.";
    expect(writeSentences(missingConsent)).toBe(`No guardian has given the consent yet. ${held} ${give}`);
    expect(writeSentences({ ...missingConsent, isUnpaid: true })).toBe(
      `The guardian’s consent was ticked with a payment that was not completed, so it does not count yet. ${held} ${give}`,
    );
    expect(
      writeSentences({
        ...missingConsent,
        askedAt: "2026-11-28T20:00:00Z",
        linkUntil: "2026-12-12T20:00:00Z",
      }),
    ).toBe(
      `No guardian has given the consent yet. ${held} We emailed the link on 29 November 2026; it works once, until 13 December 2026. Please look in the spam folder too. ${give}`,
    );
    expect(writeSentences(givenConsent)).toMatch(/^Your payment/);
  });

  it("says that the consent is missing, after a new start time or after the sentence about the account", () => {
    const writeSentences = (events: FamilyEventChanges[], exam: FamilyExam) => {
      const family = makeFamily(events, [exam]);
      return writePhoneScript(
        { ...family, student: { ...family.student, consent: missingConsent } },
        now,
      ).map((sentence) => sentence.slice(0, 19));
    };
    expect(writeSentences([newStartTime], missedExam)).toEqual([
      "Maths (Class 5) has",
      "No guardian has giv",
    ]);
    expect(writeSentences([], { ...maths, examOn: null })).toEqual([
      "Your payment has re",
      "No guardian has giv",
    ]);
  });

  it("does not ask for a consent once every exam was refunded or cancelled", () => {
    const family = makeFamily([]);
    const writeSentences = (consent: Family["student"]["consent"], exam: FamilyExam) =>
      describeConsentForParent({ ...family.student, consent }, [exam]);
    const refunded = { ...maths, isActive: false };
    expect(writeSentences(missingConsent, refunded)).toBe(
      "No guardian has given the consent yet. It is not needed at the moment, because no exam is booked.",
    );
    expect(
      writeSentences(
        { ...missingConsent, withdrawnAt: "2026-11-28T20:00:00Z" },
        { ...maths, isCancelled: true },
      ),
    ).toBe(
      "The guardian’s consent was withdrawn on 29 November 2026. It is not needed at the moment, because no exam is booked.",
    );
    expect(writeSentences(missingConsent, maths)).toMatch(/All exams can be taken, but results are withheld/);
  });

  it("does not say that a result is ready before it is published", () => {
    const familyWithEndedExam = makeFamily(
      [{ kind: "exam_ended", examName: "Maths", at: now.toISOString() }],
      [{ ...maths, examOn: "2026-12-01", hold: "consent", attempt: "finished" }],
    );
    const [first, second] = writePhoneScript(
      { ...familyWithEndedExam, student: { ...familyWithEndedExam.student, consent: missingConsent } },
      now,
    );
    expect(first).toMatch(/^Maths is finished, and we have the answers/);
    expect(second).toMatch(/^No guardian has given the consent yet/);
  });

  it("does not mention a second payment two months after its refund", () => {
    const family = makeFamily(
      [
        {
          kind: "refund",
          status: "processed",
          amountPaise: 25000,
          paymentId: "pay_2",
          at: "2026-10-01T05:00:00Z",
        },
        { kind: "paid_without_order", reason: "second_payment", amountPaise: 25000, paymentId: "pay_2" },
      ],
      [maths],
    );
    expect(writePhoneScript(family, now).join(" ")).toMatch(/^Your payment has reached us\./);
  });

  it.each([
    [
      "2026-11-27T05:00:00Z",
      "70000000001",
      "It reaches you within 7 to 10 business days, by 11 December 2026. If it does not, please ask your bank about the reference 70000000001.",
    ],
    [
      "2026-11-06T05:00:00Z",
      null,
      "It should have reached you by 20 November 2026. If it has not, please ask your bank about the refund rfnd_1.",
    ],
  ])(
    "says by which day a refund of %s arrives, and the number for questions to the bank",
    (at, bankReference, text) => {
      const refund = {
        kind: "refund",
        status: "processed",
        amountPaise: 25000,
        paymentId: "pay_1",
        at,
      } as const;
      const sent = {
        kind: "refund_sent",
        bankReference,
        amountPaise: 25000,
        refundId: "rfnd_1",
        paymentId: "pay_1",
        at,
      } as const;
      expect(writePhoneScript(makeFamily([sent, refund]), now)[0]).toBe(
        `We refunded ₹250 on ${at.startsWith("2026-11-27") ? "27" : "6"} November 2026. ${text}`,
      );
    },
  );

  it("mentions a running exam before a refund", () => {
    const family = makeFamily(
      [
        { kind: "exam_started", examName: "Maths", at: now.toISOString() },
        { kind: "refund", status: "requested", amountPaise: 25000 },
      ],
      [maths],
    );
    expect(writePhoneScript(family, now)).toEqual([
      expect.stringContaining("Maths is running, and the clock"),
      "Your refund of ₹250 is on its way. It reaches you within 7 to 10 business days.",
    ]);
  });

  it("reads out the note of a refund paid in another way only if it answers the family's request", () => {
    const note = "We paid it to your UPI address today.";
    const refund = {
      kind: "refund",
      status: "paid_by_hand",
      amountPaise: 25000,
      examNames: ["Science"],
      note,
    } as const;
    expect(writePhoneScript(makeFamily([{ ...refund, requestId: "request" }]), now)[0]).toBe(
      "We refunded ₹250 for Science on 1 December 2026. Our note: “We paid it to your UPI address today.”",
    );
    expect(writePhoneScript(makeFamily([{ ...refund, requestId: null }]), now)[0]).toBe(
      "We refunded ₹250 for Science on 1 December 2026.",
    );
  });

  it("says how, when and with which reference a refund was paid manually", () => {
    const payment = { amountPaise: 25000, requestId: "request" };
    const refund = {
      ...payment,
      kind: "refund",
      status: "paid_by_hand",
      examNames: ["Computer"],
      paymentId: "pay_1",
    } as const;
    const manualRefund = {
      ...payment,
      kind: "refund_by_hand",
      method: "bank_transfer",
      reference: "UTR426331000001",
      paymentId: "pay_1",
      at: "2026-11-29T18:30:00Z",
    } as const;
    expect(writePhoneScript(makeFamily([manualRefund, refund]), now)[0]).toBe(
      "We refunded ₹250 for Computer on 30 November 2026 by bank transfer, reference UTR426331000001.",
    );
    expect(writePhoneScript(makeFamily([{ ...manualRefund, requestId: "another" }, refund]), now)[0]).toBe(
      "We refunded ₹250 for Computer on 1 December 2026.",
    );
  });

  it("mentions a wrong payment, an earlier refund, a cancelled exam and the next one, the most urgent first", () => {
    const family = makeFamily(
      [
        { kind: "refund", status: "review", amountPaise: 24900, paymentId: "pay_3" },
        {
          kind: "refund",
          status: "processed",
          amountPaise: 30000,
          paymentId: "pay_2",
          examNames: ["English"],
        },
        { kind: "paid", amountPaise: 30000 },
      ],
      [
        {
          ...maths,
          examOn: "2027-01-17",
          opensAt: "2027-01-17T05:30:00Z",
          lastStartAt: "2027-01-17T05:45:00Z",
        },
        { ...maths, name: "Science", isCancelled: true },
      ],
    );
    expect(writePhoneScript(family, now)).toEqual([
      "We have your payment of ₹249 and are looking at it. Please do not pay again; we will email you.",
      "We refunded ₹300 for English on 1 December 2026. It reaches you within 7 to 10 business days.",
      "Science (Class 5) on 9 January 2027 is cancelled. You need not do anything: we will email you about the refund.",
      "The next exam is Maths (Class 5) on Sunday, 17 January 2027: start between 11:00 and 11:15 am. The exam page opens 30 minutes before.",
    ]);
  });

  it.each([
    ["on the day", "2026-12-04T10:00:00Z", "; we will email you by Friday, 4 December."],
    [
      "after the day",
      "2026-12-04T18:30:00Z",
      " until you hear from us. Our email was due by Friday, 4 December; we are sorry that it is late.",
    ],
  ])("names the day of our answer about a payment in review, %s", (_, time, ending) => {
    const family = makeFamily([
      { kind: "refund", status: "review", amountPaise: 24900, paymentId: "pay_3", reason: "amount_mismatch" },
      { ...wrongAmount, paymentId: "pay_3" },
    ]);
    expect(writePhoneScript(family, new Date(time))[0]).toBe(
      `₹249 arrived, but this was not the price of the cart, ₹250. So Reasoning is not registered yet. We are looking at it. Please do not pay again${ending}`,
    );
  });

  it("names a day three business days later, without the weekend", () => {
    const family = makeFamily([
      {
        kind: "refund",
        status: "review",
        amountPaise: 100,
        reason: "unknown_order",
        at: "2026-11-27T05:00:00Z",
      },
    ]);
    expect(writePhoneScript(family, now)[0]).toMatch(/we will email you by Wednesday, 2 December\.$/);
  });

  it("says that the exams are not registered while the refund of a wrong amount failed", () => {
    const failed: FamilyEventChanges = {
      kind: "refund",
      status: "failed",
      amountPaise: 24900,
      paymentId: "pay_3",
    };
    const wrongPayment = { ...wrongAmount, paymentId: "pay_3" };
    const writeFirst = (...events: FamilyEventChanges[]) => writePhoneScript(makeFamily(events), now)[0];
    const refundText =
      "Your refund of ₹249 did not go through at the bank. An organiser will send it again or pay it in another way.";
    expect(writeFirst(failed, wrongPayment)).toBe(
      `₹249 arrived, but this was not the price of the cart, ₹250. So Reasoning is not registered yet. ${refundText} Please do not pay again yet; if we need your bank details, we will write to you.`,
    );
    expect(writeFirst(failed, { ...wrongPayment, reason: "late_after_closing" })).toBe(
      `Your payment of ₹249 for Reasoning arrived, but registration was closed by then. So Reasoning is not registered. ${refundText} You need not do anything; if we need your bank details, we will write to you.`,
    );
    expect(
      writeFirst({ kind: "paid", amountPaise: 25000, examNames: ["Reasoning"] }, failed, wrongPayment),
    ).toBe(`${refundText} You need not do anything; if we need your bank details, we will write to you.`);
  });

  it("says until when a running exam can be answered, and that it was opened again", () => {
    const events: FamilyEventChanges[] = [{ kind: "exam_started", examName: "Maths" }];
    const connection = {
      isRunning: true,
      deadlineAt: "2026-12-01T06:35:00Z",
      extraSeconds: 0,
      lastContactAt: "2026-12-01T05:58:20Z",
      reopenedAt: null,
      losses: [],
      silences: [],
      delayedCount: 0,
      undecidedCount: 0,
      uncountedCount: 0,
      isLogDeleted: false,
    };
    const writeFirst = (changes: object) =>
      writePhoneScript(
        makeFamily(events, [{ ...maths, attempt: "running", connection: { ...connection, ...changes } }]),
        now,
      )[0];
    expect(writeFirst({})).toMatch(/^Maths is running until 12:05 pm, and the clock keeps running\./);
    expect(writeFirst({})).not.toContain("opened again");
    expect(writeFirst({ extraSeconds: 60 })).toContain("until 12:05 pm, 1 extra minute included, and");
    expect(writeFirst({ extraSeconds: 300, reopenedAt: "2026-12-01T05:45:00Z" })).toMatch(
      /until 12:05 pm, 5 extra minutes included, and .* The exam was opened again at 11:15 am: on another device, in another tab, or by a reload\. The answers are kept\. If a page asks “Continue here\?”, please press “Continue here” on the device that your child wants to use\.$/,
    );
  });

  it("mentions every coming exam whose day or time was changed", () => {
    const moved: FamilyEventChanges = {
      kind: "mail",
      status: "sent",
      emailKind: "exam_moved_email",
      examNames: ["Science"],
      messageId: "x",
      movedDays: { oldDay: "2027-01-17", newDay: "2027-01-24" },
    };
    const science = { ...maths, name: "Science", examOn: "2027-01-24" };
    const english = { ...maths, name: "English", examOn: "2027-01-31" };
    const writeLast = (events: FamilyEventChanges[], exams: FamilyExam[]) =>
      writePhoneScript(makeFamily(events, exams), now).at(-1);
    expect(writeLast([moved], [maths, science])).toBe(
      "The day or time of another exam was changed too. Science: moved from 17 to 24 January 2027 (emailed on 1 December 2026).",
    );
    const failed = { ...moved, status: "dead", examNames: ["English"], movedDays: null };
    expect(writeLast([moved, failed], [maths, science, english])).toBe(
      "The day or time of other exams was changed too. Science: moved from 17 to 24 January 2027 (emailed on 1 December 2026); English: changed, on Sunday, 31 January 2027 (our email about it has not reached you).",
    );
    expect(writeLast([moved], [maths, { ...science, isCancelled: true }])).not.toContain("changed too");
    expect(writeLast([{ ...moved, at: "2026-09-01T05:00:00Z" }], [maths, science])).not.toContain("changed");
  });

  it("says that the exam of another child was moved", () => {
    const makeChild = (change: (typeof scienceOfRiya)["change"]) => ({
      id: "r",
      name: "Riya",
      className: "Class 3",
      isRefundWaiting: false,
      lastMailAt: null,
      next: { ...scienceOfRiya, change },
    });
    const writeFirst = (change: (typeof scienceOfRiya)["change"]) =>
      writePhoneScript({ ...makeFamily([]), children: [makeChild(change)] }, now)[0];
    const sentence =
      "Riya: the next exam is Science (Class 3) on Sunday, 17 January 2027. The time will be announced.";
    const email = {
      at: "2026-11-30T05:00:00Z",
      status: "sent",
      movedDays: { oldDay: "2027-01-10", newDay: "2027-01-17" },
    };
    expect(writeFirst(email)).toBe(
      `${sentence} It was moved from 10 to 17 January 2027. We emailed you this day and time on 30 November 2026.`,
    );
    expect(writeFirst({ ...email, status: "dead", movedDays: null })).toBe(
      `${sentence} It was changed, and our email about it has not reached you.`,
    );
    expect(writeFirst({ ...email, at: "2026-10-02T05:59:00Z" })).toBe(sentence);
  });

  it("mentions the three newest refunds", () => {
    const refund = { kind: "refund", status: "processed" } as const;
    const family = makeFamily([
      { ...refund, amountPaise: 10000, paymentId: "pay_3" },
      { ...refund, amountPaise: 20000, paymentId: "pay_2" },
      { kind: "paid_without_order", reason: "second_payment", paymentId: "pay_2" },
      { ...refund, amountPaise: 30000, paymentId: "pay_1" },
      { ...refund, amountPaise: 40000, paymentId: "pay_0" },
    ]);
    expect(writePhoneScript(family, now)).toEqual([
      "We refunded ₹100 on 1 December 2026. It reaches you within 7 to 10 business days.",
      "You paid twice. The second payment of ₹200 was refunded on 1 December 2026. It reaches you within 7 to 10 business days.",
      "We refunded ₹300 on 1 December 2026. It reaches you within 7 to 10 business days.",
    ]);
  });

  it("mentions the other child of the family too", () => {
    const sister = { id: "r", name: "Riya", className: "Class 3", lastMailAt: null };
    const next = scienceOfRiya;
    const family = makeFamily([{ kind: "paid", amountPaise: 25000 }], [maths]);
    expect(
      writePhoneScript({ ...family, children: [{ ...sister, isRefundWaiting: true, next }] }, now),
    ).toEqual([
      "Riya: we are looking at a payment or a refund. Please do not pay again; we will email you.",
      "Your payment of ₹250 has reached us. The next exam is Maths (Class 5) on Saturday, 9 January 2027. The time will be announced.",
      "Riya: the next exam is Science (Class 3) on Sunday, 17 January 2027. The time will be announced.",
    ]);
    const failed = makeFamily([{ kind: "payment_failed", amountPaise: 25000 }]);
    expect(
      writePhoneScript({ ...failed, children: [{ ...sister, isRefundWaiting: true, next: null }] }, now).map(
        (sentence) => sentence.slice(0, 8),
      ),
    ).toEqual(["The bank", "Riya: we"]);
    expect(
      writePhoneScript(
        { ...makeFamily([]), children: [{ ...sister, isRefundWaiting: true, next: null }] },
        now,
      ),
    ).toEqual([
      "Riya: we are looking at a payment or a refund. Please do not pay again; we will email you.",
      "The account is ready. No exam has been bought yet.",
    ]);
    const childWithoutNews = { ...sister, isRefundWaiting: false, next: null };
    expect(writePhoneScript({ ...family, children: [childWithoutNews] }, now)).toHaveLength(1);
  });

  it("mentions the other child first if there is nothing to say about this child", () => {
    const riya = {
      id: "r",
      name: "Riya",
      className: "Class 3",
      isRefundWaiting: true,
      lastMailAt: null,
      next: null,
    };
    expect(writePhoneScript({ ...makeFamily([]), children: [riya] }, now)).toEqual([
      "Riya: we are looking at a payment or a refund. Please do not pay again; we will email you.",
      "The account is ready. No exam has been bought yet.",
    ]);
  });

  it("writes six sentences at most", () => {
    const child = {
      id: "r",
      name: "Riya",
      className: "Class 3",
      isRefundWaiting: true,
      lastMailAt: null,
      next: scienceOfRiya,
    };
    const family = makeFamily([{ kind: "payment_failed", amountPaise: 25000 }], [maths]);
    const children = ["Riya", "Om", "Ila", "Dev"].map((name) => Object.assign({}, child, { id: name, name }));
    expect(writePhoneScript({ ...family, children }, now)).toHaveLength(6);
  });

  it("does not mention a failure once a payment for all of its exams has arrived", () => {
    const failed: FamilyEventChanges = {
      kind: "payment_failed",
      amountPaise: 50000,
      examNames: ["English", "Maths"],
      at: "2026-11-30T05:00:00Z",
    };
    const writeSentences = (...events: FamilyEventChanges[]) =>
      writePhoneScript(makeFamily(events, [maths]), now)[0];
    const paid: FamilyEventChanges = { kind: "paid", amountPaise: 25000 };
    expect(
      writeSentences({ ...paid, examNames: ["English"] }, { ...paid, examNames: ["Maths"] }, failed),
    ).toMatch(/^Your payments of/);
    expect(writeSentences({ ...wrongAmount, examNames: ["English", "Maths"] }, failed)).not.toMatch(
      /^The bank/,
    );
    expect(writeSentences({ ...paid, examNames: ["Maths"] }, failed)).toMatch(/^The bank did not complete/);
    expect(writeSentences(failed, { ...paid, examNames: ["English", "Maths"] })).toMatch(
      /^The bank did not complete/,
    );
  });

  it("says why a payment became no order", () => {
    const family = makeFamily([
      { kind: "refund", status: "review", amountPaise: 25000, paymentId: "pay_5" },
      {
        kind: "paid_without_order",
        reason: "late_after_closing",
        amountPaise: 25000,
        examNames: ["Maths"],
        paymentId: "pay_5",
      },
    ]);
    expect(writePhoneScript(family, now)[0]).toBe(
      "Your payment of ₹250 for Maths arrived, but registration was closed by then. We are looking at it. Please do not pay again; we will email you by Friday, 4 December.",
    );
  });

  it("writes the same sentence only once", () => {
    const refund: FamilyEventChanges = { kind: "refund", status: "queued", amountPaise: 25000 };
    expect(writePhoneScript(makeFamily([refund, refund]), now)).toEqual([
      "Your refund of ₹250 is on its way. It reaches you within 7 to 10 business days.",
    ]);
  });

  it("mentions a checkout that can no longer be paid, for 14 days", () => {
    const checkout = { kind: "checkout", amountPaise: 50000, examNames: ["Maths", "Science"] } as const;
    const writeSentences = (...events: FamilyEventChanges[]) => writePhoneScript(makeFamily(events), now);
    const sentence =
      "A checkout of ₹500 for Maths and Science was opened on 28 November 2026 at 10:30 am, but no payment for it has reached us. If no money left your account, you need not do anything. If it did, your bank returns it, usually within 5 to 7 business days; if it does not, please ask the bank, and tell us the payment id (it starts with pay_) if you have one. You can pay again while registration is open.";
    const at = "2026-11-28T05:00:00Z";
    const nothingBought = ["The account is ready. No exam has been bought yet."];
    expect(writeSentences({ ...checkout, status: "expired", at })).toEqual([sentence]);
    expect(writeSentences({ ...checkout, status: "open", at })).toEqual([sentence]);
    expect(writeSentences({ ...checkout, status: "draft", at })).toEqual(nothingBought);
    expect(writeSentences({ ...checkout, status: "expired", at: "2026-11-17T05:00:00Z" })).toEqual(
      nothingBought,
    );
    expect(
      writeSentences(
        { kind: "paid", amountPaise: 50000, examNames: ["Maths", "Science"] },
        { ...checkout, status: "expired", at },
      ),
    ).toEqual(nothingBought);
    const [first, last] = writeSentences(
      { ...checkout, status: "expired", at },
      { kind: "payment_failed", amountPaise: 25000, examNames: ["English"], at: "2026-11-27T05:00:00Z" },
    );
    expect(first).toMatch(/^The bank did not complete the payment of ₹250 for English/);
    expect(last).toBe(sentence);
  });

  it("says first that the email address is not confirmed", () => {
    const { student, ...family } = makeFamily([{ kind: "registered" }]);
    expect(writePhoneScript({ ...family, student: { ...student, isEmailConfirmed: false } }, now)).toEqual([
      "The email address asha@mail.example is not confirmed yet, so logging in is not possible. The email has a link, which is valid for one hour; please open it, press “Confirm my email address”, and log in. Please look in the spam folder too: only the latest link works. I can send it again.",
    ]);
  });
});

describe("describeEvent", () => {
  it.each<[FamilyEventChanges, string, string]>([
    [
      {
        kind: "mail",
        status: "dead",
        emailKind: "purchase_email",
        lastError: "gave up: mailbox full",
        messageId: "x",
      },
      "Email not sent: “Receipt of the payment”",
      "Not sent because: the email service did not accept it, after several attempts: mailbox full",
    ],
    [
      { kind: "mail", status: "dead", emailKind: "purchase_email", lastError: null, messageId: "x" },
      "Email not sent: “Receipt of the payment”",
      "Not sent because: no reason was recorded",
    ],
    [
      {
        kind: "paid",
        refundStatus: "partial",
        amountPaise: 55000,
        orderNumber: "1042",
        examNames: ["Maths", "Science"],
        paymentId: "pay_A",
      },
      "Paid ₹550, order 1042",
      "Maths, Science · pay_A · partly refunded",
    ],
    [
      { kind: "result", isFinal: true, examName: "Maths", marks: 37, rankText: "5 of 120" },
      "Final result of Maths: 37 marks",
      "rank 5 of 120",
    ],
    [
      { ...wrongAmount, paymentId: "pay_B" },
      "Paid ₹249, but the order was ₹250: it could not become an order",
      "Reasoning · The amount differs from the cart · pay_B",
    ],
    [
      {
        kind: "refund_failed",
        gatewayReply: "The gateway could not pay the refund out.",
        amountPaise: 25000,
        refundId: "rfnd_1",
        paymentId: "pay_1",
      },
      "Try to refund ₹250 failed",
      "refund rfnd_1 · The gateway could not pay the refund out. · payment pay_1",
    ],
    [
      {
        kind: "mail",
        status: "sent",
        examNames: ["Maths"],
        emailKind: "exam_moved_email",
        movedDays: { oldDay: "2027-01-09", newDay: "2027-01-23" },
      },
      "Email sent: “New exam time”",
      "Maths · moved from 9 to 23 January 2027",
    ],
    [
      {
        kind: "mail",
        status: "sent",
        examNames: ["Maths"],
        emailKind: "exam_moved_email",
        movedDays: { oldDay: "2027-01-30", newDay: "2027-02-06" },
      },
      "Email sent: “New exam time”",
      "Maths · moved from 30 January 2027 to 6 February 2027",
    ],
    [
      {
        kind: "refund_failed",
        gatewayReply: "No balance.",
        amountPaise: 25000,
        refundId: null,
        paymentId: "pay_1",
      },
      "Try to refund ₹250 failed",
      "Razorpay did not accept it · No balance. · payment pay_1",
    ],
    [
      {
        kind: "payment_failed",
        amountPaise: 25000,
        examNames: ["Maths"],
        bankReason: "The bank said no.",
        paymentId: "pay_F",
      },
      "Payment of ₹250 failed",
      "Maths · The bank said no. · pay_F",
    ],
    [
      {
        kind: "mail",
        status: "sent",
        emailKind: "purchase_email",
        examNames: ["Maths"],
        amountPaise: 25000,
        messageId: "x",
      },
      "Email sent: “Receipt of the payment”",
      "Maths · ₹250",
    ],
    [
      {
        kind: "organiser",
        action: "resend_message",
        emailKind: "purchase_email",
        examNames: ["Maths"],
        amountPaise: 25000,
        organiserName: "Meera",
      },
      "Email sent again by an organiser",
      "Receipt of the payment · Maths · ₹250 · by Meera",
    ],
    [
      { kind: "answers_arrived", examName: "Maths", answerCount: 6, questionCount: 50 },
      "Maths is running: 6 of 50 questions answered so far",
      "when the device was last online",
    ],
    [
      { kind: "answers_kept", status: "too_late", examName: "Maths", answerCount: 1 },
      "1 late answer in Maths: over 15 minutes late, does not count",
      "",
    ],
    [
      { kind: "award", step: "won", examName: "Maths", medal: "silver" },
      "Award for Maths: won",
      "silver medal",
    ],
    [
      { kind: "refund_asked", reason: "double_payment", amountPaise: 25000, orderNumber: "1042" },
      "The family asked for a refund of ₹250",
      "double payment · order 1042",
    ],
    [
      {
        kind: "refund_asked",
        reason: "payment_error",
        amountPaise: 25000,
        orderNumber: "1042",
        note: "A call",
        organiserName: "Meera",
      },
      "Refund of ₹250 asked for by an organiser, for the family",
      "payment error · order 1042 · A call · by Meera",
    ],
    [
      { kind: "note", text: "The mother called.", organiserName: "Meera" },
      "Note",
      "The mother called. · by Meera",
    ],
    [{ kind: "note", childName: "Riya", text: "A call." }, "Note about Riya", "A call."],
    [
      {
        kind: "award",
        step: "corrected",
        examName: "Maths",
        parcel: "Speed Post EK2",
        oldParcel: "Speed Post EK1",
      },
      "Award for Maths: courier or tracking number corrected",
      "Speed Post EK1 → Speed Post EK2",
    ],
    [
      {
        kind: "award",
        step: "replaced",
        examName: "Maths",
        newState: "confirmed",
        replacementReason: "came in two pieces",
      },
      "Award for Maths: replacement to be sent",
      "reason: came in two pieces",
    ],
    [
      {
        kind: "grant",
        examName: "Maths",
        isWaiting: false,
        extraSeconds: 600,
        reason: "a power cut",
        organiserName: "Meera",
      },
      "Extra time for Maths: given",
      "10 minutes · a power cut · by Meera",
    ],
    [
      { ...newStartTime, isWaiting: true, reason: "a power cut", organiserName: "Meera" },
      "New start time for Maths: waits for a second organiser",
      "1 Dec, 2:50 to 3:10 pm · a power cut · by Meera",
    ],
    [
      { ...newStartTime, reason: "a power cut" },
      "New start time for Maths: given",
      "1 Dec, 2:50 to 3:10 pm · a power cut",
    ],
    [
      {
        kind: "refund",
        status: "processed",
        amountPaise: 25000,
        examNames: ["Maths"],
        reason: "duplicate_exam",
        paymentId: "pay_2",
      },
      "Refund of ₹250: refunded",
      "Maths · Already enrolled in one of its exams · pay_2",
    ],
    [
      {
        kind: "refund_sent",
        bankReference: "70000000001",
        amountPaise: 25000,
        refundId: "rfnd_1",
        paymentId: "pay_1",
      },
      "Refund of ₹250 paid out by Razorpay",
      "refund rfnd_1 · bank reference 70000000001 · payment pay_1",
    ],
    [
      {
        kind: "checkout",
        status: "open",
        amountPaise: 50000,
        examNames: ["Maths", "Science"],
        cancelledExamNames: ["Maths"],
        gatewayOrderId: "order_1",
      },
      "Payment of ₹500 started: not completed yet",
      "Maths, Science · cancelled: Maths · order_1",
    ],
    [
      {
        kind: "refund_by_hand",
        method: "upi",
        amountPaise: 25000,
        reference: "426331000001",
        paymentId: "pay_1",
      },
      "Refund of ₹250 paid manually: UPI",
      "reference 426331000001 · payment pay_1",
    ],
    [
      { kind: "mail", status: "sent", emailKind: "exam_start_email", examNames: ["Maths"], messageId: "x" },
      "Email sent: “New start time”",
      "Maths",
    ],
  ])("describes the event %o", (changes, title, detail) => {
    expect(describeEvent(makeHistoryEvent(changes))).toEqual({ title, detail });
  });
});

it("mentions the published result of an exam that ended today", () => {
  const mathsEnd: FamilyEventChanges = { kind: "exam_ended", examName: "Maths", answerRecordCode: "AAAA" };
  const scienceEnd: FamilyEventChanges = {
    kind: "exam_ended",
    examName: "Science",
    answerRecordCode: "BBBB",
  };
  const result: FamilyEventChanges = { kind: "result", isFinal: false, examName: "Maths", marks: 37 };
  const expected = /^The provisional result of Maths is 37 marks\. .* are on your dashboard\./;
  expect(writePhoneScript(makeFamily([result, mathsEnd]), now).join()).toMatch(expected);
  expect(writePhoneScript(makeFamily([result, mathsEnd]), now).join()).not.toMatch(/We will email you/);
  const sentencesOfBoth = writePhoneScript(makeFamily([result, scienceEnd, mathsEnd]), now).join();
  expect(sentencesOfBoth).toMatch(/The provisional result of Maths is 37 marks\./);
  expect(sentencesOfBoth).toMatch(
    /^Science is finished, and we have the answers, answer record BBBB\. We will email you/,
  );
});

describe("minutes after an exam of today, with a result of last season", () => {
  const endedEvent: FamilyEventChanges = {
    kind: "exam_ended",
    endedBy: "time",
    examName: "Maths",
    answerRecordCode: "7F3K-Q9TX",
    answeredText: "6 of 50",
    at: "2026-12-01T05:55:00Z",
  };
  const resultOfLastSeason: FamilyEventChanges = {
    kind: "result",
    isFinal: true,
    examName: "Maths",
    marks: 37,
    at: "2026-03-01T05:55:00Z",
  };
  const examOfToday = { ...maths, examOn: "2026-12-01" };
  const examOfLastSeason = { ...maths, editionId: "l", examOn: "2026-02-01" };

  it("says what has arrived, that late answers may still arrive, and when the result comes", () => {
    const family = makeFamily([endedEvent, resultOfLastSeason], [examOfToday, examOfLastSeason]);
    expect(writePhoneScript(family, now)).toEqual([
      "Maths is finished, and we have answers to 6 of 50 questions, answer record 7F3K-Q9TX. If answers are still on the device, please keep the exam page open on it for 15 minutes, with the internet on. An organiser decides if late answers count. We will email you when the marks are published. The final results come on 15 February 2027.",
    ]);
  });

  it("says how many answers were late", () => {
    const lateAnswers: FamilyEventChanges = {
      kind: "answers_kept",
      status: "waiting",
      examName: "Maths",
      answerCount: 2,
    };
    const family = makeFamily(
      [lateAnswers, endedEvent, resultOfLastSeason],
      [examOfToday, { ...examOfLastSeason, hold: "refund" }],
    );
    expect(writePhoneScript(family, now)[1]).toMatch(
      /we have answers to 6 of 50 questions, .*\. 2 more answers arrived late\. An organiser decides before the results if they count; if they do, we email you the new answer record\. We/,
    );
  });

  it.each([
    [1, 122, "the internet stopped for about 2 minutes"],
    [3, 40, "the internet stopped 3 times, for 40 seconds in all"],
    [1, 0, "the internet stopped"],
    [2, 0, "the internet stopped 2 times"],
  ])("says that the internet stopped: %s times, %s seconds", (lossCount, totalSeconds, text) => {
    const lost = {
      kind: "internet_lost",
      examName: "Maths",
      lossCount,
      totalSeconds,
      at: "2026-12-01T05:35:00Z",
    } as const;
    expect(writePhoneScript(makeFamily([endedEvent, lost], [examOfToday]), now)[0]).toContain(
      `answer record 7F3K-Q9TX. During the exam ${text}; the marks do not change. If answers`,
    );
    expect(describeEvent(makeHistoryEvent(lost))).toEqual({
      title: `Maths: ${text}`,
      detail: "the marks do not change",
    });
    const lossOfLastSeason = { ...lost, at: "2026-02-01T05:35:00Z" };
    expect(writePhoneScript(makeFamily([endedEvent, lossOfLastSeason], [examOfToday]), now)[0]).not.toContain(
      "internet stopped",
    );
  });

  it("says that a name for the certificate waits for a second organiser", () => {
    const nameRequest = {
      kind: "name_asked",
      examName: "Maths",
      newName: "Ira Rao",
      organiserName: "Meera",
    } as const;
    expect(writePhoneScript(makeFamily([nameRequest]), now)).toEqual([
      "We have the new name for the certificate of Maths, “Ira Rao”. A second organiser has to confirm it; then we email you the new certificate.",
    ]);
    expect(describeEvent(makeHistoryEvent(nameRequest))).toEqual({
      title: "New name for the certificate of Maths: waits for a second organiser",
      detail: "“Ira Rao” · by Meera",
    });
  });

  it("says that a new payment has arrived, although its exam is not the next one", () => {
    const science: FamilyExam = { ...maths, examId: "s", name: "Science", examOn: "2027-01-16" };
    const paid = {
      kind: "paid",
      refundStatus: "none",
      amountPaise: 25000,
      examNames: ["Science"],
      orderNumber: "1245",
    } as const;
    const writeSentences = (order: FamilyEventChanges, exam = science) =>
      writePhoneScript(
        makeFamily([order, endedEvent], [examOfToday, { ...maths, name: "English" }, exam]),
        now,
      );
    const sentence = "Your payment of ₹250 for Science has reached us; Science is registered.";
    const [, paidSentence, next] = writeSentences(paid);
    expect(paidSentence).toBe(sentence);
    expect(next).toMatch(/^The next exam is English/);
    const english =
      "Your payment of ₹250 for English and Science has reached us; English and Science are registered.";
    expect(writeSentences({ ...paid, examNames: ["English", "Science"] })).toContain(english);
    expect(writeSentences({ ...paid, refundStatus: "full" })).not.toContain(sentence);
    expect(writeSentences({ ...paid, at: "2026-11-23T05:00:00Z" })).not.toContain(sentence);
    expect(writeSentences(paid, { ...science, isCancelled: true })).not.toContain(sentence);
  });

  it("does not promise marks for the practice run", () => {
    expect(writePhoneScript(makeFamily([{ ...endedEvent, examName: "Practice exam" }]), now)).toEqual([
      "The account is ready. No exam has been bought yet.",
    ]);
  });

  it("says that the exam was not started, although last season's was taken and had its own time", () => {
    const family = makeFamily(
      [
        { ...endedEvent, at: "2026-02-01T05:00:00Z" },
        {
          kind: "grant",
          isWaiting: false,
          startPeriod: { opensAt: "2026-02-01T06:30:00Z", lastStartAt: "2026-02-01T07:00:00Z" },
          examName: "Maths",
          at: "2026-02-01T04:00:00Z",
        },
      ],
      [{ ...examOfToday, opensAt: "2026-12-01T05:30:00Z", lastStartAt: "2026-12-01T05:45:00Z" }],
    );
    expect(writePhoneScript(family, now)[0]).toMatch(
      /^Maths \(Class 5\) could be started until 11:15 am today/,
    );
  });
});

describe("the sentence about a medal", () => {
  const writeSentences = (...awards: FamilyExam[]) => writePhoneScript(makeFamily([], awards), now);

  it.each<[string, Partial<FamilyAward>, string]>([
    [
      "waits for its address",
      { state: "waiting" },
      "The gold medal for Maths (Winter 2026-27) is waiting for your address and cannot be posted without it. Please log in and give the address of your home or school: Dashboard, “Your medal”, “Add your address”. We post within three weeks of getting it, or by 31 January 2027 if that is later.",
    ],
    [
      "waits for its address past the promised day",
      { state: "waiting", promisedOn: "2026-05-01" },
      "The gold medal for Maths (Winter 2026-27) is waiting for your address and cannot be posted without it. Please log in and give the address of your home or school: Dashboard, “Your medal”, “Add your address”. We post within three weeks of getting it.",
    ],
    [
      "has to be sent again, to an address that was deleted",
      { state: "waiting", isReplacement: true },
      "We are sending a replacement for the award for Maths (Winter 2026-27), but we deleted your address after the delivery. Please give it again: Dashboard, “Your medal”, “Add your address”. We post within three weeks of getting it.",
    ],
    [
      "will be posted",
      { state: "confirmed" },
      "We have your address. The award for Maths (Winter 2026-27) will be posted by 31 January 2027. You will get an email when it is on its way.",
    ],
    [
      "is late",
      { state: "packed", promisedOn: "2026-11-01" },
      "The award for Maths (Winter 2026-27) should have been posted by 1 November 2026. We are sorry that it is late; you will get an email when it is posted.",
    ],
    [
      "will be sent again",
      { state: "confirmed", isReplacement: true },
      "We are sending a replacement for the award for Maths (Winter 2026-27). It will be posted by 31 January 2027; you will get an email then.",
    ],
    [
      "should be sent again by now",
      { state: "confirmed", isReplacement: true, promisedOn: "2026-11-01" },
      "The replacement for the award for Maths (Winter 2026-27) should have been posted by 1 November 2026. We are sorry that it is late; you will get an email when it is posted.",
    ],
    [
      "was posted more than two weeks ago",
      { postedOn: "2026-11-10" },
      "The award for Maths (Winter 2026-27) was posted on 10 November 2026 by Speed Post, number EK1234. You can follow it on the courier’s website with this number. It should have come by now. If it has not, please tell us, and we send another.",
    ],
    [
      "came back",
      { state: "returned" },
      "The award for Maths (Winter 2026-27) came back to us. Please check the address and save it: Dashboard, “Your medal”, “Add your address”. Then we send it again, free of charge.",
    ],
    [
      "came back twice",
      { state: "returned", needsNewAddress: true },
      "The award for Maths (Winter 2026-27) came back to us again. Please give another address, such as the school’s: Dashboard, “Your medal”, “Add your address”. Then we send it again.",
    ],
    [
      "was delivered, and its address and number deleted",
      { state: "delivered", postedOn: "2026-03-20", deliveredOn: "2026-03-24", consignment: null },
      "The award for Maths (Winter 2026-27) was posted on 20 March 2026 by Speed Post, and is recorded as delivered on 24 March 2026. Please ask at home, at the school office or at the gate who took it. If it did not come, or came broken, please tell us, and we send another.",
    ],
  ])("describes a medal that %s", (_, award, sentence) => {
    expect(writeSentences(makeMedal(award))[0]).toBe(sentence);
  });

  it("is left out a year after the delivery", () => {
    expect(
      writeSentences(makeMedal({ state: "delivered", deliveredOn: "2025-11-30" })).join(" "),
    ).not.toMatch(/award/);
  });

  it("comes first if the family has to do something, and names the edition", () => {
    const waiting = makeMedal({ state: "waiting" });
    const sentences = writeSentences(
      makeMedal({}),
      waiting,
      { ...waiting, name: "Science" },
      makeMedal({ state: "returned" }, { name: "English", edition: "Summer 2026" }),
    );
    expect(sentences[0]).toMatch(
      /^The medals for Maths \(Winter 2026-27\) and Science \(Winter 2026-27\) are waiting for your address and cannot/,
    );
    expect(sentences[1]).toMatch(/^The award for English \(Summer 2026\) came back to us\./);
    expect(sentences).toHaveLength(2);
  });
});
