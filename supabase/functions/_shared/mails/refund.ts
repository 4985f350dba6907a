import * as v from "valibot";
import type { SiteSettings } from "../env.ts";
import { formatDay, formatRupees, formatList } from "./format.ts";
import { layoutMail, linkButton, type MailContent } from "./layout.ts";
import { mailHtml } from "./mail-html.ts";

/**
 * The outbox's data for a refund email: the amount in paise, the exams whose registration ends, the order if there is one
 * (for a second payment, the order that was already paid), and whether the money was paid outside the gateway (by hand),
 * with the organiser's note about that, how and on which day it was paid, and its reference; the exams of the order that
 * stay registered, and those of a payment without an order that can be paid again.
 */
export const refundSchema = v.object({
  reason: v.string(),
  amount_paise: v.number(),
  payment_id: v.string(),
  refund_id: v.nullable(v.string()),
  order_number: v.pipe(
    v.nullable(v.union([v.string(), v.number()])),
    v.transform((number) => (number === null ? null : String(number))),
  ),
  is_by_hand: v.boolean(),
  note: v.nullable(v.string()),
  paid_method: v.nullable(v.string()),
  paid_on: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  exams: v.array(v.string()),
  registered: v.array(v.string()),
  payable: v.array(v.string()),
});

export type RefundFacts = v.InferOutput<typeof refundSchema>;

/** A refund by hand with one of these reasons and without a note was paid by the gateway or the bank, not by us. */
const reasonsPaidByOthers = new Set(["student_request", "dashboard_refund", "already_refunded", "dispute"]);

/** How organisers pay a refund by hand. */
const paidMethodTexts: Record<string, string> = {
  upi: "by UPI",
  bank_transfer: "by bank transfer",
  cash: "in cash",
  dashboard: "through our payment gateway",
};

/** Returns the sentences on when and where the money arrives. The days are those of docs/specification.md section 9. */
function describeRefundTime(refund: RefundFacts): string {
  const { reason, is_by_hand, note, paid_method, paid_on, reference } = refund;
  if (!is_by_hand)
    return "It takes 7-10 business days and goes to the payment method you paid with. You do not need to do anything.";
  const paidText = paid_method === null ? undefined : paidMethodTexts[paid_method];
  if (paidText !== undefined && paid_on !== null) {
    const number = reference === null ? "" : ` The reference is ${reference}.`;
    return `We have already refunded it ${paidText} on ${formatDay(paid_on)}.${number} This replaces any earlier email about this refund. If you did not get it, please write to us and we will check.`;
  }
  const way =
    note === null && reasonsPaidByOthers.has(reason)
      ? "We have already refunded it."
      : "We have already refunded it, in another way than usual. This replaces any earlier email about this refund.";
  return `${way} If you do not see it within 7-10 business days, please write to us and we will check.`;
}

/** Returns the sentence on the exams of the order that stay registered, after a space; empty if there are none. */
const describeRegistered = ({ registered }: RefundFacts) =>
  registered.length === 0 ? "" : ` You stay registered for ${formatList(registered)}.`;

/** Returns the sentences on why there is a refund. */
function explainRefund(refund: RefundFacts): string {
  const { reason, order_number, exams, payable } = refund;
  if (reason === "second_payment") {
    const purchase = order_number === null ? "your registration" : `order ${order_number}`;
    return `You paid twice for ${purchase}, so we are refunding the second payment.${describeRegistered(refund)}`;
  }
  if (reason === "duplicate_exam") {
    return `You were already registered for ${exams.join(", ")}, so we are refunding the second payment.${describeRegistered(refund)}`;
  }
  if (order_number === null) {
    const againSentence =
      payable.length === 0
        ? ""
        : ` You can pay again now for ${formatList(payable)}, on your dashboard, while registration is open.`;
    return reason === "exam_cancelled"
      ? `The exam was cancelled, so we are refunding this payment.${againSentence}`
      : `We could not complete a registration with this payment, so we are refunding it.${againSentence}`;
  }
  const registeredSentence = describeRegistered(refund);
  if (exams.length === 0) return `This is for order ${order_number}.${registeredSentence}`;
  if (reason === "exam_cancelled")
    return `${formatList(exams)} was cancelled, so we are refunding its fee. This is for order ${order_number}.${registeredSentence}`;
  return `This is for order ${order_number}: ${exams.join(", ")}. Your registration for ${exams.length === 1 ? "it" : "them"} ends with the refund.${registeredSentence}`;
}

/**
 * Returns the words for a refund in the subject of an email: its amount and its order. For a second payment the order is
 * left out, because it is not the order that is refunded.
 */
export function nameRefund({ reason, amount_paise, order_number }: RefundFacts): string {
  const order = order_number === null || reason === "second_payment" ? "" : ` for order ${order_number}`;
  return `Your refund of ${formatRupees(amount_paise)}${order}`;
}

/**
 * Composes the email about a refund. It is sent when the gateway has accepted the refund, and when an organiser records
 * that it was paid outside the gateway.
 */
export function composeRefundMail(site: SiteSettings, name: string | null, refund: RefundFacts): MailContent {
  const state = refund.is_by_hand ? "has been made" : "is on its way";
  const title = `${nameRefund(refund)} ${state}`;
  const greeting = name === null ? "Hello," : `Hello ${name},`;
  const explanation = explainRefund(refund);
  const timeSentences = describeRefundTime(refund);
  const note = refund.note === null ? null : `Our note: ${refund.note}`;
  const refundNumber = refund.refund_id === null ? "" : ` · Refund number: ${refund.refund_id}`;
  const payment = `Payment id: ${refund.payment_id}${refundNumber}`;
  const dashboard = `${site.url}/studentdashboard`;

  const body = mailHtml`<p>${greeting}</p>
    <h1 style="margin:0 0 8px;font-size:18px">${title}</h1>
    <p>${explanation}</p>
    <p>${timeSentences}</p>
    ${note === null ? [] : mailHtml`<p style="white-space:pre-line">${note}</p>`}
    <p style="font-size:14px">${payment}</p>
    ${linkButton(dashboard, "Open the dashboard")}`;
  const text = [
    greeting,
    `${title}.`,
    explanation,
    timeSentences,
    ...(note === null ? [] : [note]),
    payment,
    `Your dashboard: ${dashboard}`,
    `Questions? Write to ${site.helpEmail}. We are glad to help.\n${site.name}`,
  ].join("\n\n");
  return { subject: title, html: layoutMail(site, title, body), text };
}
