import type { SiteSettings } from "../env.ts";
import { layoutMail, type MailContent } from "./layout.ts";
import { mailHtml } from "./mail-html.ts";

/**
 * Composes the email that is sent after an account, or one child of a family, was deleted.
 *
 * @param site the site's name and addresses
 * @param name the name to greet; null if only the email address is left
 * @param isChild whether one child of a family was deleted and the family's account remains
 * @returns the email
 */
export function composeDeletionMail(site: SiteSettings, name: string | null, isChild: boolean): MailContent {
  const title = isChild ? "Your child’s data are deleted" : "Your account is deleted";
  const greeting = name === null ? "Hello," : `Hello ${name},`;
  const statement = isChild
    ? `One child of your ${site.name} account has been deleted, as you asked. Your account and your other children stay as they are.`
    : `Your ${site.name} account has been deleted, as you asked. You can no longer log in with it.`;
  const receiptsNote = "We keep receipts without your name, as the law requires.";
  const addressNote = "Your address is kept only until this email is sent.";
  const keptDataNote = isChild ? receiptsNote : `${receiptsNote} ${addressNote}`;
  const warning = "If nobody in your family asked for this, please write to us straight away.";
  const lines = [statement, keptDataNote, warning];
  const body = mailHtml`<p>${greeting}</p>
    <h1 style="margin:0 0 8px;font-size:18px">${title}</h1>
    ${lines.map((line) => mailHtml`<p>${line}</p>`)}`;
  const text = [
    greeting,
    `${title}.`,
    ...lines,
    `Questions? Write to ${site.helpEmail}. We are glad to help.\n${site.name}`,
  ].join("\n\n");
  return { subject: title, html: layoutMail(site, title, body), text };
}
