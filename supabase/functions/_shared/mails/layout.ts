import type { SiteSettings } from "../env.ts";
import { mailHtml, type Html } from "./mail-html.ts";

/** What is in a mail once its words are decided: the same content for people who read HTML and who do not. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

const page =
  "margin:0;padding:0;background:#f5f1fb;color:#2a1f5c;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const card = "max-width:560px;margin:0 auto;padding:24px 20px;background:#ffffff";
const small = "font-size:14px;color:#5b5478";

/** A link that looks like a button and is big enough for a thumb. */
export function linkButton(url: string, label: string): Html {
  const style =
    "display:inline-block;padding:12px 20px;border-radius:10px;background:#f5b82e;color:#2a1f5c;font-weight:bold;text-decoration:none";
  return mailHtml`<p style="margin:24px 0"><a href="${url}" style="${style}">${label}</a></p>`;
}

const cell = "padding:8px 0;border-bottom:1px solid #e6dff4;vertical-align:top";

/** Facts in two columns, one below the other: what it is, and its value. */
export function factTable(facts: readonly (readonly [label: string, value: string])[]): Html {
  const rows = facts.map(
    ([label, value]) => mailHtml`<tr>
    <td style="${cell}">${label}</td>
    <td style="${cell};text-align:right">${value}</td>
  </tr>`,
  );
  return mailHtml`<table role="presentation" width="100%" style="border-collapse:collapse">
      ${rows}
    </table>`;
}

/** The same facts as text, a line each. */
export function factLines(facts: readonly (readonly [label: string, value: string])[]): string {
  return facts.map(([label, value]) => `${label}: ${value}`).join("\n");
}

/** A smaller line, for what is said on the side. */
export function smallPrint(content: Html): Html {
  return mailHtml`<p style="${small}">${content}</p>`;
}

/** The whole HTML page of a mail: one column, no pictures, readable on a phone without zooming. */
export function frameMail(title: string, body: Html): string {
  return mailHtml`<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <title>${title}</title>
  </head>
  <body style="${page}">
    <div style="${card}">
      ${body}
    </div>
  </body>
</html>
`.markup;
}

/** The page of a mail that the outbox sends: the organiser's name above what it says, and whom to ask below. */
export function layoutMail(site: SiteSettings, title: string, body: Html): string {
  const mailto = `mailto:${site.helpEmail}`;
  return frameMail(
    title,
    mailHtml`<p style="margin:0 0 16px;font-size:20px;font-weight:bold">${site.name}</p>
      ${body}
      <p style="${small};margin-top:32px">
        Questions? Write to <a href="${mailto}">${site.helpEmail}</a>, we are glad to help.
      </p>`,
  );
}
