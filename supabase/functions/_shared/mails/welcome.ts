import type { SiteSettings } from "../env.ts";
import { mailHtml } from "./mail-html.ts";
import { layoutMail, linkButton, type MailContent } from "./layout.ts";
import { isPlainName } from "./plain-name.ts";

/** Composes the email after registration. A name that is not safe to send to a stranger is left out. */
export function composeWelcomeMail(site: SiteSettings, name: string | null): MailContent {
  const title = `Welcome to ${site.name}`;
  const greeting = isPlainName(name) ? `Hello ${name},` : "Hello,";
  const intro = `Your account at ${site.name} is ready. Here is what you can do now.`;
  const steps = [
    "Take a free mock test: 10 questions in 12 minutes, as often as you like.",
    "Choose your olympiad exams and register for them on your dashboard.",
    "See your scores and your exam days in one place.",
  ];
  const practice = `${site.url}/free-mock-test`;
  const warning = "If you did not create this account, please tell us and we will delete it.";

  const body = mailHtml`<p>${greeting}</p>
    <p>${intro}</p>
    <ul style="padding-left:20px">
      ${steps.map((step) => mailHtml`<li style="margin:8px 0">${step}</li>`)}
    </ul>
    ${linkButton(practice, "Take a free mock test")}
    <p style="font-size:14px">${warning}</p>`;
  const text = [
    greeting,
    intro,
    steps.map((step) => `- ${step}`).join("\n"),
    `Free mock tests: ${practice}\nYour dashboard: ${site.url}/studentdashboard`,
    warning,
    `Questions? Write to ${site.helpEmail}. We are glad to help.\n${site.name}`,
  ].join("\n\n");
  return { subject: title, html: layoutMail(site, title, body), text };
}
