import { expect, test } from "vitest";
import { composeRefundFailedMail } from "./refund-failed.ts";

const site = { url: "https://olympeak.example", name: "Olympeak", helpEmail: "help@olympeak.example" };
const refund = {
  reason: "student_request",
  amount_paise: 50_000,
  payment_id: "pay_1",
  refund_id: "rfnd_1",
  order_number: "1001",
  is_by_hand: false,
  note: null,
  paid_method: null,
  paid_on: null,
  reference: null,
  exams: ["Maths"],
  registered: [],
  payable: [],
};

test("the subject says which refund did not go through", () => {
  expect(composeRefundFailedMail(site, "Asha Rao", refund).subject).toBe(
    "Your refund of ₹500 for order 1001 did not go through",
  );
});

test.each([
  "Hello Asha Rao,",
  "the money has not reached you",
  "We will send it again or pay it in another way",
  "We never ask for a PIN",
  "pay_1",
  "help@olympeak.example",
])("the HTML and the text contain: %s", (fact) => {
  const mail = composeRefundFailedMail(site, "Asha Rao", refund);
  expect(mail.html).toContain(fact);
  expect(mail.text).toContain(fact);
});

test("the subject about a second payment does not name the order, because the order is not refunded", () => {
  const secondPaymentRefund = { ...refund, reason: "second_payment" };
  expect(composeRefundFailedMail(site, null, secondPaymentRefund).subject).toBe(
    "Your refund of ₹500 did not go through",
  );
});

test("markup in a name is escaped", () => {
  const { html } = composeRefundFailedMail(site, "<script>alert(1)</script>", refund);
  expect(html).not.toContain("<script");
});
