import * as v from "valibot";
import type { SiteSettings } from "../env.ts";
import { formatMoment } from "./format.ts";
import { layoutMail, linkButton, type MailContent } from "./layout.ts";
import { mailHtml } from "./mail-html.ts";
import { isPlainName } from "./plain-name.ts";

/** What the outbox tells: the token that the link carries, and until when it holds. */
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
 * Asks a parent or guardian, whose address the family gave, for consent to the child's exams. The mail may reach a stranger:
 * it says the child's first name and nothing else of the child. Its link is used by a press on the page (decision 011).
 */
export function writeConsentMail(
  site: SiteSettings,
  studentName: string | null,
  { token, expires_at }: ConsentRequest,
): MailContent {
  const [firstName] = isPlainName(studentName) ? studentName.split(" ") : [];
  const child = firstName ?? "a child";
  const title = `Your consent to the exams of ${child}`;
  const why = `${child === "a child" ? "A child" : child} takes part in the olympiads of ${site.name}, and this address was given to us as that of a parent or guardian.`;
  const what =
    "For children we ask an adult to agree to what we keep of an exam. The exam can be sat without it; the result is held back until then.";
  const link = `${site.url}/consent#token=${token}`;
  const how = `Opening the page agrees to nothing: you read what it is about, and press a button if you agree. The link works once, until ${formatMoment(expires_at)}.`;
  const notYou =
    "If you are not this child's parent or guardian, please do nothing. We have kept your address for this mail alone.";

  const body = mailHtml`<p>Hello,</p>
    <h1 style="margin:0 0 8px;font-size:18px">${title}</h1>
    <p>${why}</p>
    <p>${what}</p>
    ${linkButton(link, "Read what it is about")}
    <p>${how}</p>
    <p style="font-size:14px">${notYou}</p>`;
  const text = [
    "Hello,",
    `${title}.`,
    why,
    what,
    `Read what it is about: ${link}`,
    how,
    notYou,
    `Questions? Write to ${site.helpEmail}, we are glad to help.\n${site.name}`,
  ].join("\n\n");
  return { subject: title, html: layoutMail(site, title, body), text };
}
