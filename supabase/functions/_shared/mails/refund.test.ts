import { expect, test } from "vitest";
import { composeRefundMail, type RefundFacts } from "./refund.ts";

const site = { url: "https://olympeak.example", name: "Olympeak", helpEmail: "help@olympeak.example" };
const refund: RefundFacts = {
  reason: "student_request",
  amount_paise: 50_000,
  payment_id: "pay_IH4NVgf4Dreq1l",
  refund_id: "rfnd_FP8QHiV938haTz",
  order_number: "1001",
  is_by_hand: false,
  note: null,
  paid_method: null,
  paid_on: null,
  reference: null,
  exams: ["Maths", "Science"],
  registered: [],
  payable: [],
};

test("the subject has the amount and the order, and says that the refund is on its way", () => {
  expect(composeRefundMail(site, "Asha Rao", { ...refund, amount_paise: 25_000 }).subject).toBe(
    "Your refund of ₹250 for order 1001 is on its way",
  );
});

test.each([
  "Hello Asha Rao,",
  "Your refund of ₹500 for order 1001 is on its way",
  "order 1001: Maths, Science",
  "7-10 business days",
  "the payment method you paid with",
  "pay_IH4NVgf4Dreq1l",
  "help@olympeak.example",
  "https://olympeak.example/studentdashboard",
])("a parent finds %s in the HTML and in the text", (fact) => {
  const mail = composeRefundMail(site, "Asha Rao", refund);
  expect(mail.html).toContain(fact);
  expect(mail.text).toContain(fact);
});

test.each([
  [
    "a second payment",
    { reason: "second_payment", exams: [], registered: ["Maths"] },
    "You paid twice for order 1001, so we are refunding the second payment. You stay registered for Maths.",
  ],
  [
    "an exam bought twice",
    { reason: "duplicate_exam", exams: ["Maths"], registered: ["Maths", "Science"] },
    "You were already registered for Maths, so we are refunding the second payment. You stay registered for Maths and Science.",
  ],
  [
    "a payment without an order",
    { reason: "amount_mismatch", order_number: null, exams: [] },
    "could not complete a registration",
  ],
  ["a refund that ends no registration", { reason: "dispute", exams: [] }, "This is for order 1001."],
])("the email explains a refund for %s", (_case, changes, words) => {
  const mail = composeRefundMail(site, null, { ...refund, ...changes });
  expect(mail.text).toContain(words);
  expect(mail.html).toContain(words);
  expect(mail.text).toMatch(/^Hello,\n/);
});

test("a refund made by hand is described as done, with advice if the family cannot find it", () => {
  const mail = composeRefundMail(site, "Asha Rao", { ...refund, is_by_hand: true });
  expect(mail.subject).toBe("Your refund of ₹500 for order 1001 has been made");
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain("We have already refunded it.");
    expect(text).toContain("order 1001: Maths, Science");
    expect(text).not.toContain("on its way");
    expect(text).not.toContain("the payment method you paid with");
  }
});

test("the email about a refund that was paid in another way has the organiser's note, and replaces the earlier email", () => {
  const mail = composeRefundMail(site, "Asha Rao", {
    ...refund,
    is_by_hand: true,
    note: "We paid ₹500 to your UPI address today.",
  });
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain("We have already refunded it, in another way than usual.");
    expect(text).toContain("This replaces any earlier email about this refund.");
    expect(text).toContain("Our note: We paid ₹500 to your UPI address today.");
    expect(text).not.toContain("the payment method you paid with");
  }
});

test("the email about a refund by hand says how and when it was paid, with the reference", () => {
  const refundByHand = {
    ...refund,
    is_by_hand: true,
    paid_method: "upi",
    paid_on: "2026-11-16",
    reference: "426331000001",
  };
  for (const text of [
    composeRefundMail(site, null, refundByHand).text,
    composeRefundMail(site, null, refundByHand).html,
  ])
    expect(text).toContain(
      "We have already refunded it by UPI on Mon, 16 Nov 2026. The reference is 426331000001.",
    );
  const cashMail = composeRefundMail(site, null, { ...refundByHand, paid_method: "cash", reference: null });
  expect(cashMail.text).toContain("We have already refunded it in cash on Mon, 16 Nov 2026. This replaces");
});

test("the subject about a second payment does not name the order, because the order is not refunded", () => {
  const { subject } = composeRefundMail(site, null, { ...refund, reason: "second_payment" });
  expect(subject).toBe("Your refund of ₹500 is on its way");
});

test("the email about a second payment for an ended registration does not say that the registration is valid", () => {
  const { text } = composeRefundMail(site, null, { ...refund, reason: "second_payment", exams: [] });
  expect(text).toContain("so we are refunding the second payment.\n");
  expect(text).not.toMatch(/registered|registration/);
});

test("the email about a second payment refunded by hand says that it was paid in another way, even without a note", () => {
  const secondPaymentRefund = { ...refund, reason: "second_payment", is_by_hand: true };
  expect(composeRefundMail(site, null, secondPaymentRefund).text).toContain("in another way than usual");
});

test("if the student stays registered, the email about the refund does not say that the registration ends", () => {
  for (const reason of ["second_payment", "duplicate_exam"]) {
    expect(composeRefundMail(site, null, { ...refund, reason }).text).not.toContain("ends");
  }
});

test("the email about a refund of a part of the order says what stays registered", () => {
  const partialRefund = { ...refund, exams: ["Maths"], registered: ["English", "Science"] };
  expect(composeRefundMail(site, null, partialRefund).text).toContain(
    "order 1001: Maths. Your registration for it ends with the refund. You stay registered for English and Science.",
  );
  expect(composeRefundMail(site, null, refund).text).not.toContain("You stay registered");
});

test("the email about the refund of a cancelled exam says that it was cancelled", () => {
  const cancelledExamRefund = {
    ...refund,
    reason: "exam_cancelled",
    exams: ["Maths"],
    registered: ["Science"],
  };
  expect(composeRefundMail(site, null, cancelledExamRefund).text).toContain(
    "Maths was cancelled, so we are refunding its fee. This is for order 1001. You stay registered for Science.",
  );
  const withoutOrder = { ...cancelledExamRefund, order_number: null, exams: [], registered: [] };
  expect(composeRefundMail(site, null, withoutOrder).html).toContain(
    "The exam was cancelled, so we are refunding this payment.",
  );
});

test("the email about the refund of a wrong amount says what can be paid again now, if anything", () => {
  const wrongAmount = { ...refund, reason: "amount_mismatch", order_number: null, exams: [] };
  const again = "You can pay again now for Maths, on your dashboard, while registration is open.";
  expect(composeRefundMail(site, null, { ...wrongAmount, payable: ["Maths"] }).text).toContain(again);
  expect(composeRefundMail(site, null, wrongAmount).text).not.toContain("pay again");
});

test("names are text, never markup", () => {
  const script = "<script>alert(1)</script>";
  const mail = composeRefundMail(site, script, { ...refund, exams: [script], payment_id: script });
  expect(mail.html).not.toContain("<script");
  expect(mail.html).toContain("Hello &lt;script&gt;");
});
