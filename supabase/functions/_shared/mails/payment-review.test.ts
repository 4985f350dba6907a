import { expect, test } from "vitest";
import { composePaymentReviewMail } from "./payment-review.ts";

const site = { url: "https://olympeak.example", name: "Olympeak", helpEmail: "help@olympeak.example" };
const review = {
  reason: "amount_mismatch",
  amount_paise: 75_000,
  payment_id: "pay_1",
  paid_at: "2026-11-27T06:00:00+00:00",
  order_number: null,
  cart_paise: 25_000,
  answer_by: "2026-12-02",
  exams: ["Maths"],
};

test.each([
  "Hello Asha Rao,",
  "We have received ₹750 for Maths, paid on 27 Nov 2026, 11:30 am IST.",
  "The amount is not that of your cart, which was ₹250.",
  "So it has not registered this exam.",
  "You hear from us by email by Wed, 2 Dec 2026",
  "Please do not pay again until you hear from us.",
  "Payment id: pay_1",
  "https://olympeak.example/studentdashboard",
])("a parent finds %s in the HTML and in the text", (fact) => {
  const mail = composePaymentReviewMail(site, "Asha Rao", review);
  expect(mail.subject).toBe("We are looking at your payment of ₹750");
  expect(mail.html).toContain(fact);
  expect(mail.text).toContain(fact);
});

test.each([
  ["late_after_exam", "The payment came after the exam."],
  ["late_after_closing", "The payment came after registration had closed."],
  ["late_for_price", "a cart keeps its prices for 48 hours"],
  ["exam_cancelled", "The exam was cancelled."],
])("the email says what %s means", (reason, sentence) => {
  expect(composePaymentReviewMail(site, null, { ...review, reason }).text).toContain(sentence);
});

test("money for a part of an order is named with the order", () => {
  const { text } = composePaymentReviewMail(site, null, {
    ...review,
    reason: "late_after_exam",
    order_number: "1001",
    amount_paise: 25_000,
    cart_paise: null,
  });
  expect(text).toContain("We have received ₹250 of order 1001 for Maths");
});
