import * as v from "valibot";
import type { SiteSettings } from "../env.ts";
import { formatRupees } from "./format.ts";
import { layoutMail, linkButton, type MailContent } from "./layout.ts";
import { mailHtml } from "./mail-html.ts";

/** The outbox's data for a refund request: the order number, the amount in paise, and whether an organiser started it. */
export const refundRequestSchema = v.object({
  order_number: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((number) => String(number)),
  ),
  amount_paise: v.number(),
  is_by_organiser: v.boolean(),
});

/**
 * Composes the email that confirms a family's refund request and explains the next steps. If an organiser started it,
 * the amount is open: the exams are chosen with the decision.
 */
export function composeRefundRequestMail(
  site: SiteSettings,
  name: string | null,
  {
    order_number: orderNumber,
    amount_paise: amountPaise,
    is_by_organiser: isByOrganiser,
  }: v.InferOutput<typeof refundRequestSchema>,
): MailContent {
  const title = isByOrganiser
    ? `We are looking into a refund for order ${orderNumber}`
    : `We have received your refund request for order ${orderNumber}`;
  const greeting = name === null ? "Hello," : `Hello ${name},`;
  const request = isByOrganiser
    ? "One of us has started this for you, for example after your call. We have not decided yet which exams and how much we refund."
    : `You asked for a refund of ${formatRupees(amountPaise)} for order ${orderNumber}.`;
  const next =
    "We read every request and email you our decision. You do not need to do anything. You can follow it on your dashboard, under Orders.";
  const dashboard = `${site.url}/studentdashboard`;
  const warning = isByOrganiser
    ? "If you do not want a refund, please write to us."
    : "If nobody in your family asked for this, please write to us.";
  const body = mailHtml`<p>${greeting}</p>
    <h1 style="margin:0 0 8px;font-size:18px">${title}</h1>
    <p>${request}</p>
    <p>${next}</p>
    ${linkButton(dashboard, "Open the dashboard")}
    <p style="font-size:14px">${warning}</p>`;
  const text = [
    greeting,
    `${title}.`,
    request,
    next,
    `Your dashboard: ${dashboard}`,
    warning,
    `Questions? Write to ${site.helpEmail}. We are glad to help.\n${site.name}`,
  ].join("\n\n");
  return { subject: title, html: layoutMail(site, title, body), text };
}
