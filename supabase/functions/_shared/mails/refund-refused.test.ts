import { expect, test } from "vitest";
import { composeRefundRefusedMail } from "./refund-refused.ts";

const site = { url: "https://olympeak.example", name: "Olympeak", helpEmail: "help@olympeak.example" };
const refusal = {
  order_number: "1001",
  amount_paise: 50_000,
  // Half past midnight of the next day in India.
  requested_at: "2026-11-27T19:00:00+00:00",
  answer: "The bank shows one payment only.",
  is_by_organiser: false,
  exams: ["Maths", "Science"],
  payment_id: "pay_1",
  paid_at: "2026-11-25T06:00:00+00:00",
};

test("the subject says which request was not granted", () => {
  expect(composeRefundRefusedMail(site, "Asha Rao", refusal).subject).toBe(
    "Your refund request for order 1001 was not granted",
  );
});

test.each([
  "Hello Asha Rao,",
  "On Sat, 28 Nov 2026, you asked us to refund ₹500 for order 1001.",
  "Our reason: The bank shows one payment only.",
  "you stay registered for Maths, Science.",
  "help@olympeak.example",
  "https://olympeak.example/studentdashboard",
])("a parent finds %s in the HTML and in the text", (fact) => {
  const mail = composeRefundRefusedMail(site, "Asha Rao", refusal);
  expect(mail.html).toContain(fact);
  expect(mail.text).toContain(fact);
});

test("the email about a request that the office entered says so", () => {
  const { text } = composeRefundRefusedMail(site, null, { ...refusal, is_by_organiser: true });
  expect(text).toContain("our office entered a request for you to refund ₹500");
  expect(text).not.toContain("you asked us");
});

test("the email mentions no registration if the student stays registered for no exam", () => {
  const { text } = composeRefundRefusedMail(site, null, { ...refusal, exams: [] });
  expect(text).toContain("Nothing else changes.");
  expect(text).not.toContain("registered for");
});

test("the organiser's answer is text, never markup", () => {
  const { html } = composeRefundRefusedMail(site, null, { ...refusal, answer: "<script>alert(1)</script>" });
  expect(html).not.toContain("<script");
});

test("a payment that never became an order is named with its amount, exams and id", () => {
  const payment = { ...refusal, order_number: null, requested_at: null, amount_paise: 24_900 };
  const mail = composeRefundRefusedMail(site, "Asha Rao", payment);
  expect(mail.subject).toBe("Your payment of ₹249 will not be refunded");
  expect(mail.text).toContain(
    "On Wed, 25 Nov 2026, ₹249 for Maths, Science reached us (payment pay_1). It could not become an order.",
  );
  expect(mail.text).toContain("Our reason: The bank shows one payment only.");
  expect(mail.text).toContain("This payment does not register anybody for an exam.");
  expect(mail.text).not.toContain("you stay registered");
});
