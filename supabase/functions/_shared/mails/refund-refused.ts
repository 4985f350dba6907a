import * as v from "valibot";
import type { SiteSettings } from "../env.ts";
import { formatDay, formatRupees } from "./format.ts";
import { layoutMail, linkButton, type MailContent } from "./layout.ts";
import { mailHtml } from "./mail-html.ts";

/**
 * The outbox's data for a refused refund request: the order number, the amount in paise, when it was requested, the
 * organiser's answer, whether an organiser entered the request for the family, and the exams that stay enrolled.
 */
export const refundRefusedSchema = v.object({
  order_number: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((number) => String(number)),
  ),
  amount_paise: v.number(),
  requested_at: v.string(),
  answer: v.string(),
  is_by_office: v.boolean(),
  exams: v.array(v.string()),
});

/** The calendar day in India (UTC+5:30) of a moment. */
function formatIndianDay(at: string): string {
  const day = new Date(Date.parse(at) + 5.5 * 3_600_000).toISOString().slice(0, 10);
  return formatDay(day);
}

/** Writes the email about a refund request that an organiser refused, with the organiser's reason. */
export function writeRefundRefusedMail(
  site: SiteSettings,
  name: string | null,
  refusal: v.InferOutput<typeof refundRefusedSchema>,
): MailContent {
  const { order_number: number, exams } = refusal;
  const title = `Your refund request for order ${number} was not granted`;
  const hello = name === null ? "Hello," : `Hello ${name},`;
  const start = refusal.is_by_office ? "our office entered a request for you" : "you asked us";
  const request = `On ${formatIndianDay(refusal.requested_at)}, ${start} to refund ${formatRupees(refusal.amount_paise)} for order ${number}. We have looked at it and cannot refund this order.`;
  const reason = `Our reason: ${refusal.answer}`;
  const registration =
    exams.length === 0
      ? "Nothing else changes."
      : `Nothing else changes: you stay registered for ${exams.join(", ")}.`;
  const dashboard = `${site.url}/studentdashboard`;
  const help = "If you think this is wrong, please write to us.";
  const body = mailHtml`<p>${hello}</p>
    <h1 style="margin:0 0 8px;font-size:18px">${title}</h1>
    <p>${request}</p>
    <p>${reason}</p>
    <p>${registration}</p>
    ${linkButton(dashboard, "Open the dashboard")}
    <p style="font-size:14px">${help}</p>`;
  const text = [
    hello,
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
