import * as v from "valibot";
import type { InvoiceSettings, SiteSettings } from "../env.ts";
import { formatDay, formatHours, formatMoment, formatRupees, formatList } from "./format.ts";
import { factLines, factTable, layoutMail, linkButton, type MailContent } from "./layout.ts";
import { mailHtml } from "./mail-html.ts";

/** The outbox's data for a purchase email: the order as saved, amounts in paise, days as YYYY-MM-DD. */
export const purchaseSchema = v.object({
  order_number: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  ordered_at: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
    v.date(),
  ),
  payment_id: v.string(),
  amount_paise: v.number(),
  /** The rate of GST of the order's tax invoice; null if it has only a receipt. */
  gst_percent: v.nullish(v.number(), null),
  edition: v.string(),
  class: v.string(),
  /** Whether a guardian's consent is still missing. */
  lacks_consent: v.boolean(),
  items: v.array(
    v.object({
      name: v.string(),
      code: v.string(),
      price_paise: v.number(),
      exam_on: v.nullable(v.string()),
      opens_at: v.nullable(v.string()),
      last_start_at: v.nullable(v.string()),
      is_cancelled: v.boolean(),
      is_registered: v.boolean(),
      /** The state of the refund of an exam that is not registered: an organiser decides about it, or it is under way. */
      refund: v.nullable(v.picklist(["review", "under_way"])),
    }),
  ),
});

export type Purchase = v.InferOutput<typeof purchaseSchema>;

/** The refund rule of docs/specification.md section 9, worded for parents. */
const refundRule =
  "You can ask for a refund within 2 business days of registration or before the exam date, whichever is earlier, " +
  "when there was a payment error, a double payment or a system failure. There is no refund after the exam. " +
  "Refunds go to the original payment method in 7-10 business days. Transaction and admin fees are non-refundable, " +
  "unless the error was ours. Fees cannot be transferred to another student.";

function describeItem({ name, code, exam_on, ...item }: Purchase["items"][number]): string {
  if (!item.is_registered) return `${name} (${code}), ${item.is_cancelled ? "cancelled" : "not registered"}`;
  if (exam_on === null) return `${name} (${code})`;
  const hours = formatHours(item);
  const start = hours === null ? "time to be announced" : `start ${hours}`;
  return `${name} (${code}), exam on ${formatDay(exam_on)}, ${start}`;
}

/** Says of an exam that is not registered why, and what happens to its fee. */
function describeUnregistered({
  name,
  price_paise,
  is_cancelled,
  refund,
}: Purchase["items"][number]): string {
  const state = is_cancelled ? `${name} was cancelled.` : `${name} is not registered.`;
  const fee = formatRupees(price_paise);
  if (refund === "review") return `${state} We are looking into its fee of ${fee} and will email you.`;
  if (refund === "under_way") return `${state} We are refunding its fee of ${fee}.`;
  return state;
}

/** Returns the subject and the first sentences: which exams of the order are registered now, and which are not. */
function describeRegistration({ order_number, edition, items }: Purchase): [title: string, intro: string] {
  const registeredItems = items.filter(({ is_registered }) => is_registered);
  if (registeredItems.length === items.length) {
    return [
      `You are registered: order ${order_number}`,
      `Thank you. We have received your payment, and your registration for ${edition} is complete.`,
    ];
  }
  const names = formatList(registeredItems.map(({ name }) => name));
  const thanks = "Thank you. We have received your payment.";
  const unregisteredTexts = items.filter(({ is_registered }) => !is_registered).map(describeUnregistered);
  if (registeredItems.length === 0)
    return [`We have received your payment: order ${order_number}`, [thanks, ...unregisteredTexts].join(" ")];
  return [
    `You are registered for ${names}: order ${order_number}`,
    [thanks, `You are registered for ${names} in ${edition}.`, ...unregisteredTexts].join(" "),
  ];
}

/**
 * Lists the tax fields. Prices include the tax, so it is computed from the total; each half (CGST and SGST are equal)
 * is rounded to the nearest paisa.
 */
function listInvoiceFields(
  invoice: InvoiceSettings,
  gstPercent: number,
  amountPaise: number,
): [string, string][] {
  const taxPaise = 2 * Math.round((amountPaise * gstPercent) / (100 + gstPercent) / 2);
  return [
    [`Including GST at ${gstPercent}%`, formatRupees(taxPaise)],
    ["Sold by", `${invoice.seller}, ${invoice.address}`],
    ["GSTIN", invoice.gstin],
    ["SAC", invoice.sac],
  ];
}

/**
 * Composes the confirmation of an order: a receipt, the next steps and the refund rule. With `invoice`, for a seller
 * registered for GST, the receipt contains the tax fields, if the order has a rate of GST.
 */
export function composePurchaseMail(
  site: SiteSettings,
  name: string | null,
  purchase: Purchase,
  invoice: InvoiceSettings | null = null,
): MailContent {
  const [title, intro] = describeRegistration(purchase);
  const greeting = name === null ? "Hello," : `Hello ${name},`;
  const taxFields =
    invoice === null || purchase.gst_percent === null
      ? []
      : listInvoiceFields(invoice, purchase.gst_percent, purchase.amount_paise);
  const receipt: [string, string][] = [
    ["Order number", purchase.order_number],
    ["Date", formatMoment(purchase.ordered_at)],
    ...(name === null ? [] : [["Student", name] satisfies [string, string]]),
    ["Class", purchase.class],
    ...purchase.items.map((item): [string, string] => [describeItem(item), formatRupees(item.price_paise)]),
    ["Total paid", formatRupees(purchase.amount_paise)],
    ...taxFields,
    ["Payment id", purchase.payment_id],
  ];
  const dashboard = `${site.url}/studentdashboard`;
  const receiptLink = `${dashboard}?tab=transactions&order=${encodeURIComponent(purchase.order_number)}`;
  const receiptLabel = taxFields.length > 0 ? "Print the tax invoice" : "Print the receipt";
  const consent = purchase.lacks_consent
    ? "One thing is missing: a parent or guardian’s consent. The exam can be taken without it, but we can show the result only after a parent or guardian agrees. Log in and choose “Guardian’s consent” on the dashboard."
    : null;
  const practice = `Until then, practise with our free mock tests, as often as you like: ${site.url}/free-mock-test`;

  const body = mailHtml`<p>${greeting}</p>
    <p>${intro}</p>
    <h1 style="margin:24px 0 8px;font-size:18px">Receipt</h1>
    ${factTable(receipt)}
    ${consent === null ? "" : mailHtml`<p style="padding:12px 16px;background:#f1ecff;border-radius:12px">${consent}</p>`}
    ${linkButton(dashboard, "Open the dashboard")}
    <p><a href="${receiptLink}">${receiptLabel}</a></p>
    <p>${practice}</p>
    <h2 style="margin:24px 0 8px;font-size:16px">Refunds</h2>
    <p style="font-size:14px">${refundRule}</p>`;
  const text = [
    greeting,
    intro,
    `RECEIPT\n${factLines(receipt)}`,
    ...(consent === null ? [] : [consent]),
    `Your dashboard: ${dashboard}`,
    `${receiptLabel}: ${receiptLink}`,
    practice,
    `REFUNDS\n${refundRule}`,
    `Questions? Write to ${site.helpEmail}. We are glad to help.\n${site.name}`,
  ].join("\n\n");
  return { subject: title, html: layoutMail(site, title, body), text };
}
