import * as v from "valibot";
import type { SiteSettings } from "../env.ts";
import { formatDay, formatMoment, formatRupees } from "./format.ts";
import { layoutMail, linkButton, type MailContent } from "./layout.ts";
import { mailHtml } from "./mail-html.ts";

/**
 * The outbox's data for money under review: the reason of its task, the payment and how much of it is under review, the
 * day by which the family hears from us, the exams, and the number of its order (null without an order) or the price of
 * the cart. Amounts are in paise.
 */
export const paymentReviewSchema = v.object({
  reason: v.string(),
  amount_paise: v.number(),
  payment_id: v.string(),
  paid_at: v.string(),
  order_number: v.nullable(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((number) => String(number)),
    ),
  ),
  cart_paise: v.nullable(v.number()),
  answer_by: v.string(),
  exams: v.array(v.string()),
});

type Review = v.InferOutput<typeof paymentReviewSchema>;

/** Returns why the money could not be used for the registration, as a sentence. */
function describeReason({ reason, cart_paise: cartPaise }: Review): string {
  switch (reason) {
    case "amount_mismatch":
      return cartPaise === null
        ? "The amount is not that of your cart."
        : `The amount is not that of your cart, which was ${formatRupees(cartPaise)}.`;
    case "late_after_exam":
      return "The payment came after the exam.";
    case "late_after_closing":
      return "The payment came after registration had closed.";
    case "late_for_price":
      return "The payment came more than 48 hours after you opened the checkout, and a cart keeps its prices for 48 hours.";
    case "exam_cancelled":
      return "The exam was cancelled.";
    default:
      return "We could not match the payment to a cart.";
  }
}

/** Composes the email that says that a payment is under review, by when the family hears from us, and not to pay again. */
export function composePaymentReviewMail(
  site: SiteSettings,
  name: string | null,
  review: Review,
): MailContent {
  const amount = formatRupees(review.amount_paise);
  const exams = review.exams.length === 0 ? "" : ` for ${review.exams.join(", ")}`;
  const order = review.order_number === null ? "" : ` of order ${review.order_number}`;
  const title = `We are looking at your payment of ${amount}`;
  const greeting = name === null ? "Hello," : `Hello ${name},`;
  const arrival = `We have received ${amount}${order}${exams}, paid on ${formatMoment(new Date(review.paid_at))}. ${describeReason(review)} So it has not registered ${review.exams.length > 1 ? "these exams" : "this exam"}.`;
  const next = `A person from our team looks at it. You hear from us by email by ${formatDay(review.answer_by)}: we refund the money, or explain why we do not.`;
  const warning = "Your money is safe. Please do not pay again until you hear from us.";
  const payment = `Payment id: ${review.payment_id}`;
  const dashboard = `${site.url}/studentdashboard`;
  const body = mailHtml`<p>${greeting}</p>
    <h1 style="margin:0 0 8px;font-size:18px">${title}</h1>
    <p>${arrival}</p>
    <p>${next}</p>
    <p>${warning}</p>
    <p style="font-size:14px">${payment}</p>
    ${linkButton(dashboard, "Open the dashboard")}`;
  const text = [
    greeting,
    `${title}.`,
    arrival,
    next,
    warning,
    payment,
    `Your dashboard: ${dashboard}`,
    `Questions? Write to ${site.helpEmail}. We are glad to help.\n${site.name}`,
  ].join("\n\n");
  return { subject: title, html: layoutMail(site, title, body), text };
}
