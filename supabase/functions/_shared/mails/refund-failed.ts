import type { SiteSettings } from "../env.ts";
import { layoutMail, linkButton, type MailContent } from "./layout.ts";
import { mailHtml } from "./mail-html.ts";
import { nameRefund, type RefundFacts } from "./refund.ts";

/** Composes the correction of an earlier email about a refund that the gateway or the bank could not pay out. */
export function composeRefundFailedMail(
  site: SiteSettings,
  name: string | null,
  refund: RefundFacts,
): MailContent {
  const title = `${nameRefund(refund)} did not go through`;
  const greeting = name === null ? "Hello," : `Hello ${name},`;
  const statement =
    "We wrote to you that this refund is on its way. The bank could not pay it out, so the money has not reached you. We are sorry.";
  const next =
    "Your money is not lost. We will send it again or pay it in another way, and email you when that is done. You do not need to do anything now.";
  const safety =
    "If we need your bank details, we will write to you from this address. We never ask for a PIN, a password or an OTP.";
  const payment = `Payment id: ${refund.payment_id}`;
  const dashboard = `${site.url}/studentdashboard`;
  const body = mailHtml`<p>${greeting}</p>
    <h1 style="margin:0 0 8px;font-size:18px">${title}</h1>
    <p>${statement}</p>
    <p>${next}</p>
    <p>${safety}</p>
    <p style="font-size:14px">${payment}</p>
    ${linkButton(dashboard, "Open the dashboard")}`;
  const text = [
    greeting,
    `${title}.`,
    statement,
    next,
    safety,
    payment,
    `Your dashboard: ${dashboard}`,
    `Questions? Write to ${site.helpEmail}. We are glad to help.\n${site.name}`,
  ].join("\n\n");
  return { subject: title, html: layoutMail(site, title, body), text };
}
