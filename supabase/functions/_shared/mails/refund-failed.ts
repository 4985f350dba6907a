import type { SiteSettings } from "../env.ts";
import { layoutMail, linkButton, type MailContent } from "./layout.ts";
import { mailHtml } from "./mail-html.ts";
import { nameRefund, type RefundFacts } from "./refund.ts";

/** Corrects an earlier email that a refund is on its way: the gateway or the bank could not pay it out. */
export function writeRefundFailedMail(
  site: SiteSettings,
  name: string | null,
  refund: RefundFacts,
): MailContent {
  const title = `${nameRefund(refund)} did not go through`;
  const hello = name === null ? "Hello," : `Hello ${name},`;
  const what =
    "We wrote to you that this refund is on its way. The bank could not pay it out, so the money has not reached you. We are sorry.";
  const next =
    "Your money is not lost. We will send it again or pay it in another way, and email you when that is done. You do not need to do anything now.";
  const safety =
    "If we need your bank details, we will write to you from this address. We never ask for a PIN, a password or an OTP.";
  const payment = `Payment id: ${refund.payment_id}`;
  const dashboard = `${site.url}/studentdashboard`;
  const body = mailHtml`<p>${hello}</p>
    <h1 style="margin:0 0 8px;font-size:18px">${title}</h1>
    <p>${what}</p>
    <p>${next}</p>
    <p>${safety}</p>
    <p style="font-size:14px">${payment}</p>
    ${linkButton(dashboard, "Open the dashboard")}`;
  const text = [
    hello,
    `${title}.`,
    what,
    next,
    safety,
    payment,
    `Your dashboard: ${dashboard}`,
    `Questions? Write to ${site.helpEmail}. We are glad to help.\n${site.name}`,
  ].join("\n\n");
  return { subject: title, html: layoutMail(site, title, body), text };
}
