import { describe, expect, it } from "vitest";
import type { Family, FamilyEvent, FamilyExam } from "../../../data/admin/families";
import { describeEvent } from "./family-texts";
import { sayToParent } from "./say-to-parent";

const now = new Date("2026-12-01T06:00:00Z");

const makeEvent = (more: Partial<FamilyEvent>): FamilyEvent => ({
  at: "2026-12-01T05:00:00Z",
  kind: "registered",
  what: null,
  exam: null,
  amountPaise: null,
  code: null,
  by: null,
  note: null,
  id: null,
  ...more,
});

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
  hasAward: false,
  isCalledOff: false,
};

function makeFamily(events: Partial<FamilyEvent>[], exams: FamilyExam[] = [], isDeleted = false): Family {
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
      hasGuardianConsent: true,
      createdAt: "2026-11-20T20:00:00Z",
      isDeleted,
    },
    children: [],
    exams,
    events: events.map(makeEvent),
  };
}

describe("what to read to the parent", () => {
  it.each<[string, Family, string | string[]]>([
    ["has bought nothing", makeFamily([{}]), "The account is ready. No exam has been bought yet."],
    [
      "has paid",
      makeFamily([{ kind: "paid", amountPaise: 25000 }], [maths]),
      "Your payment has reached us. The next exam is Maths (Class 5) on 9 January 2027. The time will be announced.",
    ],
    [
      "pays just now",
      makeFamily([{ kind: "checkout", what: "open", amountPaise: 25000 }]),
      "No payment for ₹250 has reached us yet. If the money has left your account, wait one hour: it then shows as enrolled, or your bank returns it.",
    ],
    [
      "could not pay",
      makeFamily([{ kind: "payment_failed", amountPaise: 25000 }]),
      "The bank did not complete the payment of ₹250, so nothing has reached us. The cart is saved; you can pay again. If the money has left your account, please wait one hour first: then you are enrolled, or your bank returns it.",
    ],
    [
      "has a payment in review",
      makeFamily([{ kind: "refund", what: "review", amountPaise: 24900 }]),
      "We have your payment of ₹249 and are looking at it. Please do not pay again; we will email you.",
    ],
    [
      "has a wrong amount in review, after an earlier refund",
      makeFamily([
        { kind: "paid_without_order", what: "amount_mismatch", amountPaise: 24900, code: "pay_3" },
        { kind: "refund", what: "review", amountPaise: 24900, code: "pay_3" },
        { kind: "refund", what: "processed", amountPaise: 30000, code: "pay_2" },
        { kind: "paid_without_order", what: "second_payment", amountPaise: 30000, code: "pay_2" },
      ]),
      [
        "We have your payment of ₹249, which differs from the price of the cart, so the exams are not booked yet. We are looking at it. Please do not pay again; we will email you.",
        "You paid twice. The second payment of ₹300 was refunded on 1 December 2026. It reaches you within 7 to 10 business days.",
      ],
    ],
    [
      "has paid a wrong amount while its request for a refund waits",
      makeFamily([
        { kind: "refund", what: "review", amountPaise: 50000, code: "pay_1", id: "7" },
        { kind: "refund_asked", amountPaise: 50000, code: "1042", id: "7", at: "2026-11-30T05:00:00Z" },
        { kind: "refund", what: "review", amountPaise: 24900, code: "pay_3" },
        { kind: "paid_without_order", what: "amount_mismatch", amountPaise: 24900, code: "pay_3" },
      ]),
      [
        "We have your payment of ₹249, which differs from the price of the cart, so the exams are not booked yet. We are looking at it. Please do not pay again; we will email you.",
        "We have your request of 30 November 2026 for a refund of ₹500 and are looking at it. We will email you our decision.",
      ],
    ],
    [
      "gets money back",
      makeFamily([{ kind: "refund", what: "requested", amountPaise: 25000 }], [maths]),
      [
        "Your refund of ₹250 is on its way. It reaches you within 7 to 10 business days.",
        "The next exam is Maths (Class 5) on 9 January 2027. The time will be announced.",
      ],
    ],
    [
      "has paid a wrong amount, which is being refunded",
      makeFamily([
        { kind: "refund", what: "requested", amountPaise: 24900, code: "pay_2" },
        { kind: "paid_without_order", what: "amount_mismatch", amountPaise: 24900, code: "pay_2" },
      ]),
      "Your payment of ₹249 could not be used for the exams, so it is being refunded. It reaches you within 7 to 10 business days.",
    ],
    [
      "has asked for a refund",
      makeFamily(
        [
          { kind: "refund", what: "review", amountPaise: 50000, code: "pay_1", id: "r" },
          { kind: "refund_asked", amountPaise: 50000, code: "1042", at: "2026-11-30T05:00:00Z", id: "r" },
          { kind: "paid", amountPaise: 50000, code: "1042", note: "pay_1" },
        ],
        [maths],
      ),
      [
        "We have your request of 30 November 2026 for a refund of ₹500 and are looking at it. We will email you our decision.",
        "The next exam is Maths (Class 5) on 9 January 2027. The time will be announced.",
      ],
    ],
    [
      "has asked for a refund, which was refused",
      makeFamily(
        [
          { kind: "refund", what: "refused", amountPaise: 50000, code: "pay_1", id: "r", note: "Paid once." },
          { kind: "refund_asked", amountPaise: 50000, code: "1042", at: "2026-11-30T05:00:00Z", id: "r" },
          { kind: "paid", amountPaise: 50000, code: "1042", note: "pay_1" },
        ],
        [maths],
      ),
      [
        "We could not grant your request of 30 November 2026 for a refund of ₹500. We emailed you the reason on 1 December 2026: “Paid once.”",
        "The next exam is Maths (Class 5) on 9 January 2027. The time will be announced.",
      ],
    ],
    [
      "waits for a refund that the bank did not make",
      makeFamily([{ kind: "refund", what: "failed", amountPaise: 25000, exam: "Maths" }], [maths]),
      [
        "Your refund of ₹250 for Maths did not go through at the bank. An organiser will send it again or pay it in another way. You need not do anything; if we need your bank details, we will write to you.",
        "The next exam is Maths (Class 5) on 9 January 2027. The time will be announced.",
      ],
    ],
    [
      "reads that its exam of today is cancelled, with an award of last season in the post",
      makeFamily(
        [{ kind: "award", what: "posted", exam: "Maths" }],
        [{ ...maths, examOn: "2026-12-01", isCalledOff: true }],
      ),
      [
        "Maths (Class 5) on 1 December 2026 is cancelled. You need not do anything: we will email you about the refund.",
        "The award for Maths was posted on 1 December 2026. If it has not come two weeks later, please call again, and we send another.",
      ],
    ],
    [
      "had a dispute, which was closed without a request",
      makeFamily([{ kind: "refund", what: "refused", amountPaise: 50000, code: "pay_1" }], [maths]),
      "Your payment has reached us. The next exam is Maths (Class 5) on 9 January 2027. The time will be announced.",
    ],
    [
      "has paid twice",
      makeFamily(
        [
          {
            kind: "refund",
            what: "processed",
            amountPaise: 25000,
            code: "pay_2",
            at: "2026-11-30T05:00:00Z",
          },
          { kind: "paid_without_order", what: "second_payment", amountPaise: 25000, code: "pay_2" },
          { kind: "paid", amountPaise: 25000 },
        ],
        [maths],
      ),
      [
        "You paid twice. The second payment of ₹250 was refunded on 30 November 2026. It reaches you within 7 to 10 business days.",
        "The next exam is Maths (Class 5) on 9 January 2027. The time will be announced.",
      ],
    ],
    [
      "has its money back for a cancelled exam",
      makeFamily(
        [
          {
            kind: "refund",
            what: "processed",
            amountPaise: 25000,
            exam: "Maths",
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
      makeFamily([{ kind: "answers_kept", what: "waiting", exam: "Maths" }], [maths]),
      [
        "We have the answers of Maths that arrived late. An organiser decides if they count, and you will get an email.",
        "The next exam is Maths (Class 5) on 9 January 2027. The time will be announced.",
      ],
    ],
    [
      "has given no consent",
      makeFamily(
        [{ kind: "exam_ended", exam: "Maths" }],
        [{ ...maths, examOn: "2026-11-30", hold: "consent" }],
      ),
      "The result of Maths is ready, but we need the guardian’s consent first. Please log in and give it under Profile; the result then appears.",
    ],
    [
      "waits for the medal",
      makeFamily([{ kind: "award", what: "posted", exam: "Maths", code: "Speed Post EK1234" }]),
      "The award for Maths was posted on 1 December 2026 by Speed Post EK1234. If it has not come two weeks later, please call again, and we send another.",
    ],
    [
      "waits for the medal, whose number was corrected",
      makeFamily([
        { kind: "award", what: "corrected", exam: "Maths", code: "Speed Post EK9" },
        { kind: "award", what: "posted", exam: "Maths", code: "Speed Post EK1", at: "2026-11-28T06:00:00Z" },
      ]),
      "The award for Maths was posted on 28 November 2026 by Speed Post EK9. If it has not come two weeks later, please call again, and we send another.",
    ],
    [
      "waits for the medal, which is late",
      makeFamily([{ kind: "award", what: "packed", exam: "Maths", note: "2026-11-01" }]),
      "The award for Maths should have been posted by 1 November 2026. We are sorry that it is late; you will get an email when it is posted.",
    ],
    [
      "has to give the address again",
      makeFamily([{ kind: "award", what: "replaced", exam: "Maths", code: "waiting" }]),
      "We are sending a replacement for the award for Maths. Please enter the address again on your dashboard; we deleted it after the delivery.",
    ],
    [
      "asks about its rank",
      makeFamily([{ kind: "result", what: "final", exam: "Maths", code: "20", note: "72 of 240" }]),
      "The final result of Maths is 20 marks, rank 72 of 240. Equal marks are ranked by the marks in section C, then by how hard the right answers were. Every answer and its solution are on your dashboard.",
    ],
    [
      "waits for a replacement",
      makeFamily([{ kind: "award", what: "replaced", exam: "Maths", code: "confirmed" }]),
      "We are sending a replacement for the award for Maths. You will get an email when it is posted.",
    ],
    [
      "has lost the internet in the exam",
      makeFamily(
        [{ kind: "exam_started", exam: "Maths", at: now.toISOString(), note: "2026-12-01T05:50:00Z" }],
        [maths],
      ),
      "Maths is running, and the clock keeps running. Please stay on the same device and keep the page open: it keeps the answers and sends them when the internet is back. On another device, the exam continues with the answers that have reached us.",
    ],
    [
      "can start now, with an award of last season in the post",
      makeFamily(
        [{ kind: "award", what: "posted", exam: "Science" }],
        [
          {
            ...maths,
            examOn: "2026-12-01",
            opensAt: "2026-12-01T05:30:00Z",
            lastStartAt: "2026-12-01T06:15:00Z",
          },
        ],
      ),
      [
        "Maths (Class 5) is open now. Please start it from the dashboard by 11:45 am.",
        "The award for Science was posted on 1 December 2026. If it has not come two weeks later, please call again, and we send another.",
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
      "has not started in time, and has hours of its own",
      makeFamily(
        [{ kind: "grant", exam: "Maths" }],
        [
          {
            ...maths,
            examOn: "2026-12-01",
            opensAt: "2026-12-01T05:30:00Z",
            lastStartAt: "2026-12-01T05:45:00Z",
          },
        ],
      ),
      "Your payment has reached us, and your exams are on your dashboard.",
    ],
    [
      "has finished today",
      makeFamily(
        [
          { kind: "exam_ended", exam: "Maths", code: "7F3K-Q9TX", at: now.toISOString() },
          { kind: "exam_started", exam: "Maths", at: now.toISOString() },
        ],
        [maths],
      ),
      "Maths is finished, and we have the answers, answer record 7F3K-Q9TX. We will email you when the marks are published.",
    ],
    [
      "reads that its exam is cancelled",
      makeFamily([{ kind: "paid" }], [{ ...maths, isCalledOff: true }]),
      "Maths (Class 5) on 9 January 2027 is cancelled. You need not do anything: we will email you about the refund.",
    ],
    [
      "asks about a deleted account",
      makeFamily([], [], true),
      "This account has been deleted. We keep the receipts, but no personal data.",
    ],
  ])("of a family that %s", (_, page, sentence) => {
    expect(sayToParent(page, now)).toEqual([sentence].flat());
  });

  it("does not mention a second payment two weeks after its refund", () => {
    const page = makeFamily(
      [
        { kind: "refund", what: "processed", amountPaise: 25000, code: "pay_2", at: "2026-11-16T05:00:00Z" },
        { kind: "paid_without_order", what: "second_payment", amountPaise: 25000, code: "pay_2" },
      ],
      [maths],
    );
    expect(sayToParent(page, now).join(" ")).toMatch(/^Your payment has reached us\./);
  });

  it("mentions a running exam before a refund", () => {
    const page = makeFamily(
      [
        { kind: "exam_started", exam: "Maths", at: now.toISOString() },
        { kind: "refund", what: "requested", amountPaise: 25000 },
      ],
      [maths],
    );
    expect(sayToParent(page, now)).toEqual([
      expect.stringContaining("Maths is running, and the clock"),
      "Your refund of ₹250 is on its way. It reaches you within 7 to 10 business days.",
    ]);
  });

  it("mentions a wrong payment, an earlier refund, a cancelled exam and the next one, the most urgent first", () => {
    const page = makeFamily(
      [
        { kind: "refund", what: "review", amountPaise: 24900, code: "pay_3" },
        { kind: "refund", what: "processed", amountPaise: 30000, code: "pay_2", exam: "English" },
        { kind: "paid", amountPaise: 30000 },
      ],
      [
        { ...maths, examOn: "2027-01-17", opensAt: "2027-01-17T05:30:00Z" },
        { ...maths, name: "Science", isCalledOff: true },
      ],
    );
    expect(sayToParent(page, now)).toEqual([
      "We have your payment of ₹249 and are looking at it. Please do not pay again; we will email you.",
      "We refunded ₹300 for English on 1 December 2026. It reaches you within 7 to 10 business days.",
      "Science (Class 5) on 9 January 2027 is cancelled. You need not do anything: we will email you about the refund.",
      "The next exam is Maths (Class 5) on 17 January 2027 at 11:00 am.",
    ]);
  });

  it("mentions the two newest refunds", () => {
    const refund = { kind: "refund", what: "processed" } as const;
    const page = makeFamily([
      { ...refund, amountPaise: 10000, code: "pay_3" },
      { ...refund, amountPaise: 20000, code: "pay_2" },
      { kind: "paid_without_order", what: "second_payment", code: "pay_2" },
      { ...refund, amountPaise: 30000, code: "pay_1" },
    ]);
    expect(sayToParent(page, now)).toEqual([
      "We refunded ₹100 on 1 December 2026. It reaches you within 7 to 10 business days.",
      "You paid twice. The second payment of ₹200 was refunded on 1 December 2026. It reaches you within 7 to 10 business days.",
    ]);
  });

  it("mentions the other child too", () => {
    const sister = { id: "r", name: "Riya", className: "Class 3" };
    const next = { name: "Science", className: "Class 3", examOn: "2027-01-17", opensAt: null };
    const page = makeFamily([{ kind: "paid" }], [maths]);
    expect(sayToParent({ ...page, children: [{ ...sister, isRefundWaiting: true, next }] }, now)).toEqual([
      "Riya: we are looking at a payment or a refund. Please do not pay again; we will email you.",
      "Your payment has reached us. The next exam is Maths (Class 5) on 9 January 2027. The time will be announced.",
      "Riya: the next exam is Science (Class 3) on 17 January 2027. The time will be announced.",
    ]);
    const failed = makeFamily([{ kind: "payment_failed", amountPaise: 25000 }]);
    expect(
      sayToParent({ ...failed, children: [{ ...sister, isRefundWaiting: true, next: null }] }, now).map(
        (sentence) => sentence.slice(0, 8),
      ),
    ).toEqual(["The bank", "Riya: we"]);
    expect(
      sayToParent({ ...makeFamily([]), children: [{ ...sister, isRefundWaiting: true, next: null }] }, now),
    ).toEqual([
      "Riya: we are looking at a payment or a refund. Please do not pay again; we will email you.",
      "The account is ready. No exam has been bought yet.",
    ]);
    const quiet = { ...sister, isRefundWaiting: false, next: null };
    expect(sayToParent({ ...page, children: [quiet] }, now)).toHaveLength(1);
  });

  it("mentions the other child first if there is nothing about this one", () => {
    const riya = { id: "r", name: "Riya", className: "Class 3", isRefundWaiting: true, next: null };
    expect(sayToParent({ ...makeFamily([]), children: [riya] }, now)).toEqual([
      "Riya: we are looking at a payment or a refund. Please do not pay again; we will email you.",
      "The account is ready. No exam has been bought yet.",
    ]);
  });

  it("has four sentences at most", () => {
    const child = {
      id: "r",
      name: "Riya",
      className: "Class 3",
      isRefundWaiting: true,
      next: { name: "Science", className: "Class 3", examOn: "2027-01-17", opensAt: null },
    };
    const page = makeFamily([{ kind: "payment_failed", amountPaise: 25000 }], [maths]);
    expect(sayToParent({ ...page, children: [child, child] }, now)).toHaveLength(4);
  });

  it("does not mention a failure once a payment has worked", () => {
    const page = makeFamily([{ kind: "paid" }, { kind: "payment_failed", amountPaise: 25000 }], [maths]);
    expect(sayToParent(page, now).join(" ")).toMatch(/^Your payment has reached us\./);
  });

  it("does not mention an old checkout", () => {
    const page = makeFamily([
      { kind: "checkout", what: "open", at: "2026-11-20T05:00:00Z", amountPaise: 25000 },
    ]);
    expect(sayToParent(page, now)).toEqual(["The account is ready. No exam has been bought yet."]);
  });
});

describe("the history", () => {
  it.each<[Partial<FamilyEvent>, string, string]>([
    [
      { kind: "mail", what: "dead", code: "purchase_email", note: "gave up: mailbox full", id: "x" },
      "Email: receipt of the payment, not sent",
      "Not sent because: the email service did not accept it, after several attempts: mailbox full",
    ],
    [
      { kind: "mail", what: "dead", code: "purchase_email", note: null, id: "x" },
      "Email: receipt of the payment, not sent",
      "Not sent because: no reason was recorded",
    ],
    [
      {
        kind: "paid",
        what: "partial",
        amountPaise: 55000,
        code: "1042",
        exam: "Maths, Science",
        note: "pay_A",
      },
      "Paid ₹550, order 1042",
      "Maths, Science · pay_A · partly refunded",
    ],
    [
      { kind: "result", what: "final", exam: "Maths", code: "37", note: "5 of 120" },
      "Final result of Maths: 37 marks",
      "rank 5 of 120",
    ],
    [
      { kind: "paid_without_order", what: "amount_mismatch", amountPaise: 24900, code: "pay_B" },
      "₹249 arrived but could not become an order",
      "The amount differs from the cart · pay_B",
    ],
    [
      { kind: "refund_asked", what: "double_payment", amountPaise: 25000, code: "1042" },
      "The family asked for a refund of ₹250",
      "double payment · order 1042",
    ],
    [
      {
        kind: "refund_asked",
        what: "payment_error",
        amountPaise: 25000,
        code: "1042",
        note: "A call",
        by: "Meera",
      },
      "Refund of ₹250 asked for by an organiser, for the family",
      "payment error · order 1042 · A call · by Meera",
    ],
    [{ kind: "note", note: "The mother called.", by: "Meera" }, "Note", "The mother called. · by Meera"],
    [
      { kind: "award", what: "corrected", exam: "Maths", code: "Speed Post EK2", note: "Speed Post EK1" },
      "Award for Maths: courier or number corrected",
      "Speed Post EK1 → Speed Post EK2",
    ],
    [
      { kind: "award", what: "replaced", exam: "Maths", code: "confirmed", note: "came in two pieces" },
      "Award for Maths: replacement to be sent",
      "reason: came in two pieces",
    ],
    [
      { kind: "grant", exam: "Maths", what: "600", note: "a power cut", by: "Meera" },
      "Extra time or a new start for Maths",
      "10 minutes · a power cut · by Meera",
    ],
  ])("describes the event %o", (more, title, detail) => {
    expect(describeEvent(makeEvent(more))).toEqual({ title, detail });
  });
});

it("mentions the published result of an exam that ended today", () => {
  const maths1: Partial<FamilyEvent> = { kind: "exam_ended", exam: "Maths", code: "AAAA" };
  const science: Partial<FamilyEvent> = { kind: "exam_ended", exam: "Science", code: "BBBB" };
  const result: Partial<FamilyEvent> = { kind: "result", what: "provisional", exam: "Maths", code: "37" };
  const expected = /^The provisional result of Maths is 37 marks\. .* are on your dashboard\./;
  expect(sayToParent(makeFamily([result, maths1]), now).join()).toMatch(expected);
  expect(sayToParent(makeFamily([result, maths1]), now).join()).not.toMatch(/We will email you/);
  const both = sayToParent(makeFamily([result, science, maths1]), now).join();
  expect(both).toMatch(/The provisional result of Maths is 37 marks\./);
  expect(both).toMatch(
    /^Science is finished, and we have the answers, answer record BBBB\. We will email you/,
  );
});

describe("minutes after an exam of today, with a result of last season", () => {
  const ended: Partial<FamilyEvent> = {
    kind: "exam_ended",
    what: "time",
    exam: "Maths",
    code: "7F3K-Q9TX",
    note: "6",
    at: "2026-12-01T05:55:00Z",
  };
  const lastResult: Partial<FamilyEvent> = {
    kind: "result",
    what: "final",
    exam: "Maths",
    code: "37",
    at: "2026-03-01T05:55:00Z",
  };
  const today = { ...maths, examOn: "2026-12-01" };
  const last = { ...maths, editionId: "l", examOn: "2026-02-01" };

  it("says what has arrived, that late answers may still arrive, and when the result comes", () => {
    const page = makeFamily([ended, lastResult], [today, last]);
    expect(sayToParent(page, now)).toEqual([
      "Maths is finished, and we have 6 answers, answer record 7F3K-Q9TX. If answers are still on the device, please keep the exam page open on it for 15 minutes, with the internet on. An organiser decides if late answers count. We will email you when the marks are published. The final results come on 15 February 2027.",
    ]);
  });

  it("says how many answers were late", () => {
    const kept: Partial<FamilyEvent> = { kind: "answers_kept", what: "waiting", exam: "Maths", code: "2" };
    const page = makeFamily([kept, ended, lastResult], [today, { ...last, hold: "refund" }]);
    expect(sayToParent(page, now)[1]).toMatch(
      /we have 6 answers, .*\. 2 more answers arrived late\. An organiser decides if they count, and you will get an email\. We/,
    );
  });

  it("does not promise marks for the practice exam", () => {
    expect(sayToParent(makeFamily([{ ...ended, exam: "Practice exam" }]), now)).toEqual([
      "The account is ready. No exam has been bought yet.",
    ]);
  });

  it("says that the exam was not started, although last season's was taken and had its own time", () => {
    const page = makeFamily(
      [
        { ...ended, at: "2026-02-01T05:00:00Z" },
        { kind: "grant", exam: "Maths", at: "2026-02-01T04:00:00Z" },
      ],
      [{ ...today, opensAt: "2026-12-01T05:30:00Z", lastStartAt: "2026-12-01T05:45:00Z" }],
    );
    expect(sayToParent(page, now)[0]).toMatch(/^Maths \(Class 5\) could be started until 11:15 am today/);
  });
});
