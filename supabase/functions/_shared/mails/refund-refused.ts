import * as v from "valibot";
import type { SiteSettings } from "../env.ts";
import { formatDay, formatRupees } from "./format.ts";
import { layoutMail, linkButton, type MailContent } from "./layout.ts";
import { mailHtml } from "./mail-html.ts";

/**
 * The outbox's data for money that is not refunded: the amount in paise, the organiser's reason (`answer`), and the
 * payment. A refused request also has the order number, the time of the request, whether an organiser entered it for the
 * family, and the exams for which the student stays registered. For a payment that did not become an order, order number
 * and time of the request are null, and the exams are those of its cart.
 */
export const refundRefusedSchema = v.object({
  order_number: v.nullable(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((number) => String(number)),
    ),
  ),
  amount_paise: v.number(),
  requested_at: v.nullable(v.string()),
  answer: v.string(),
  is_by_organiser: v.boolean(),
  exams: v.array(v.string()),
  payment_id: v.string(),
  paid_at: v.string(),
});

type Refusal = v.InferOutput<typeof refundRefusedSchema>;

/** Formats the calendar day of a moment in India (UTC+5:30). */
function formatIndianDay(moment: string): string {
  const day = new Date(Date.parse(moment) + 5.5 * 3_600_000).toISOString().slice(0, 10);
  return formatDay(day);
}

/** Returns the title and the sentences about a refused request and the exams for which the student stays registered. */
function describeRequest(refusal: Refusal, orderNumber: string) {
  const subjectAndVerb = refusal.is_by_organiser ? "our office entered a request for you" : "you asked us";
  const day = formatIndianDay(refusal.requested_at ?? refusal.paid_at);
  return {
    title: `Your refund request for order ${orderNumber} was not granted`,
    request: `On ${day}, ${subjectAndVerb} to refund ${formatRupees(refusal.amount_paise)} for order ${orderNumber}. We have looked at it and cannot refund this order.`,
    registration:
      refusal.exams.length === 0
        ? "Nothing else changes."
        : `Nothing else changes: you stay registered for ${refusal.exams.join(", ")}.`,
  };
}

/** Returns the title and the sentences about a payment that did not become an order and so registers nobody. */
function describePayment({ amount_paise: paise, paid_at: paidAt, payment_id: paymentId, exams }: Refusal) {
  const cart = exams.length === 0 ? "" : ` for ${exams.join(", ")}`;
  return {
    title: `Your payment of ${formatRupees(paise)} will not be refunded`,
    request: `On ${formatIndianDay(paidAt)}, ${formatRupees(paise)}${cart} reached us (payment ${paymentId}). It could not become an order. We have looked at it and cannot refund it.`,
    registration:
      "This payment does not register anybody for an exam. Your dashboard shows your registrations.",
  };
}

/** Composes the email about money that an organiser decided not to refund, with the organiser's reason. */
export function composeRefundRefusedMail(
  site: SiteSettings,
  name: string | null,
  refusal: Refusal,
): MailContent {
  const { title, request, registration } =
    refusal.order_number === null ? describePayment(refusal) : describeRequest(refusal, refusal.order_number);
  const greeting = name === null ? "Hello," : `Hello ${name},`;
  const reason = `Our reason: ${refusal.answer}`;
  const dashboard = `${site.url}/studentdashboard`;
  const help = "If you think this is wrong, please write to us.";
  const body = mailHtml`<p>${greeting}</p>
    <h1 style="margin:0 0 8px;font-size:18px">${title}</h1>
    <p>${request}</p>
    <p>${reason}</p>
    <p>${registration}</p>
    ${linkButton(dashboard, "Open the dashboard")}
    <p style="font-size:14px">${help}</p>`;
  const text = [
    greeting,
    `${title}.`,
    request,
    reason,
    registration,
    `Your dashboard: ${dashboard}`,
    help,
    `Questions? Write to ${site.helpEmail}. We are glad to help.\n${site.name}`,
  ].join("\n\n");
  return { subject: title, html: layoutMail(site, title, body), text };
}
