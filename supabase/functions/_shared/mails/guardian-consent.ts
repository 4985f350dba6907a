import * as v from "valibot";
import type { SiteSettings } from "../env.ts";
import { formatMoment } from "./format.ts";
import { layoutMail, linkButton, type MailContent } from "./layout.ts";
import { mailHtml } from "./mail-html.ts";
import { isPlainName } from "./plain-name.ts";

/** The outbox's data for this email: the link's token, and the time until which it is valid. */
export const consentRequestSchema = v.object({
  token: v.string(),
  expires_at: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
    v.date(),
  ),
});

type ConsentRequest = v.InferOutput<typeof consentRequestSchema>;

/**
 * Composes the email that asks a parent or guardian, whose address the family gave, for consent to the child's exams. The
 * email may reach a stranger, so it contains only the child's first name and no other data. Opening the link in it
 * changes nothing; the guardian gives consent with a button on the page that opens (decision 011).
 */
export function composeConsentMail(
  site: SiteSettings,
  studentName: string | null,
  { token, expires_at }: ConsentRequest,
): MailContent {
  const [firstName] = isPlainName(studentName) ? studentName.split(" ") : [];
  const child = firstName ?? "a child";
  const title = `Please give consent for ${child}’s exams`;
  const why = `${firstName ?? "A child"} is taking part in ${site.name} olympiads, and the family gave us this address as the parent’s or guardian’s.`;
  const statement =
    "For a child, we need an adult’s consent to store exam data. The child can take the exam without it, but we share the result only after you agree.";
  const link = `${site.url}/consent#token=${token}`;
  const how = `Opening the page does not mean you agree: first read the details, then press a button if you agree. The link works once, until ${formatMoment(expires_at)}.`;
  const warning =
    "If you are not this child’s parent or guardian, please ignore this email. We used your address only for this email.";

  const body = mailHtml`<p>Hello,</p>
    <h1 style="margin:0 0 8px;font-size:18px">${title}</h1>
    <p>${why}</p>
    <p>${statement}</p>
    ${linkButton(link, "Read the details")}
    <p>${how}</p>
    <p style="font-size:14px">${warning}</p>`;
  const text = [
    "Hello,",
    `${title}.`,
    why,
    statement,
    `Read the details: ${link}`,
    how,
    warning,
    `Questions? Write to ${site.helpEmail}. We are glad to help.\n${site.name}`,
  ].join("\n\n");
  return { subject: title, html: layoutMail(site, title, body), text };
}
