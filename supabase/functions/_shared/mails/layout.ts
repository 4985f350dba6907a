import type { SiteSettings } from "../env.ts";
import { mailHtml, type Html } from "./mail-html.ts";

/** A finished email: the HTML and the text version have the same content. */
export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

// The styles of the page and its parts, in the site's colours (tailwind.config.ts).
const pageStyle =
  "margin:0;padding:16px 8px;background:#f1ebff;color:#231a4d;font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const columnStyle = "max-width:560px;margin:0 auto";
const bandStyle = "padding:14px 20px;border-radius:14px 14px 0 0;background:#4a1fb8;color:#ffffff";
const cardStyle = "padding:24px 20px;border-radius:0 0 14px 14px;background:#ffffff";
const smallStyle = "font-size:14px;color:#5b5380";

/** Returns a link that looks like a button and is big enough for a thumb. */
export function linkButton(url: string, label: string): Html {
  const style =
    "display:inline-block;padding:12px 20px;border-radius:999px;background:#ffc53d;color:#2a1a00;font-weight:bold;text-decoration:none";
  return mailHtml`<p style="margin:24px 0"><a href="${url}" style="${style}">${label}</a></p>`;
}

const cellStyle = "padding:8px 0;border-bottom:1px solid #e9e3f7;vertical-align:top";

/** Returns a table with one fact per row: its label and its value. */
export function factTable(facts: readonly (readonly [label: string, value: string])[]): Html {
  const rows = facts.map(
    ([label, value]) => mailHtml`<tr>
    <td style="${cellStyle}">${label}</td>
    <td style="${cellStyle};text-align:right">${value}</td>
  </tr>`,
  );
  return mailHtml`<table role="presentation" width="100%" style="border-collapse:collapse">
      ${rows}
    </table>`;
}

/** Returns the same facts as text, one per line. */
export function factLines(facts: readonly (readonly [label: string, value: string])[]): string {
  return facts.map(([label, value]) => `${label}: ${value}`).join("\n");
}

/** Returns a line in small print. */
export function smallPrint(content: Html): Html {
  return mailHtml`<p style="${smallStyle}">${content}</p>`;
}

/** A triangle drawn with CSS borders, because our emails load no pictures. */
const triangleStyle =
  "display:block;height:0;margin:0 auto;border-style:solid;border-color:transparent;border-top:0;font-size:0;line-height:0";
/** The logo: a peak with a gold cap. */
const logo = mailHtml`<span aria-hidden="true" style="display:inline-block;width:28px;vertical-align:middle">
          <span style="${triangleStyle};width:0;border-width:0 6px 9px;border-bottom-color:#ffc53d"></span>
          <span style="${triangleStyle};width:12px;border-width:0 8px 12px;border-bottom-color:#ffffff"></span>
        </span>`;

/**
 * Returns the complete HTML page of an email: the logo in a band of the site's colour, and one column that is readable
 * on a phone without zooming. `siteName` is shown beside the logo and may be empty.
 */
export function frameMail(title: string, siteName: string, body: Html): string {
  return mailHtml`<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <title>${title}</title>
  </head>
  <body style="${pageStyle}">
    <div style="${columnStyle}">
      <div style="${bandStyle}">
        ${logo}
        <span style="padding-left:6px;vertical-align:middle;font-size:20px;font-weight:bold">${siteName}</span>
      </div>
      <div style="${cardStyle}">
        ${body}
      </div>
    </div>
  </body>
</html>
`.markup;
}

/** Returns the complete HTML page of an email, with the help address below its content. */
export function layoutMail(site: SiteSettings, title: string, body: Html): string {
  const mailto = `mailto:${site.helpEmail}`;
  return frameMail(
    title,
    site.name,
    mailHtml`${body}
      <p style="${smallStyle};margin-top:32px">
        Questions? Write to <a href="${mailto}">${site.helpEmail}</a>. We are glad to help.
      </p>`,
  );
}
