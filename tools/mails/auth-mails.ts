import { frameMail, linkButton, smallPrint } from "../../supabase/functions/_shared/mails/layout";
import { mailHtml, type Html } from "../../supabase/functions/_shared/mails/mail-html";

/** The text of an email of the auth server, which fills in the names in braces (Supabase's documentation, "Email Templates"). */
type AuthMail = {
  title: string;
  body: Html;
  /** The path and the label of the email's button. */
  button?: { to: string; label: string };
  /** The small text at the end of the email. */
  note: Html;
};

const paragraph = (text: string): Html => mailHtml`<p>${text}</p>`;

/** Returns a link to one of our pages, with the token behind the #, where no server and no log sees it (decision 011). */
const linkWithToken = (path: string, type: string): string =>
  `${path}#token_hash={{ .TokenHash }}&type=${type}`;

const contactLink = mailHtml`<a href="{{ .SiteURL }}/contact">our contact page</a>`;

/** The end of an email about a change: an owner who did not make the change can lock the intruder out. */
const warning = {
  button: { to: "/forgotpassword", label: "Set a new password" },
  note: mailHtml`If it was not you, set a new password immediately and tell us through ${contactLink}.`,
};

/** Every email of the auth server, by the name of its file in `supabase/templates`. */
export const authMails: Record<string, AuthMail> = {
  confirmation: {
    title: "One step left",
    body: paragraph(
      "Please confirm that {{ .Email }} is your email address. Then log in and your account is ready.",
    ),
    button: { to: linkWithToken("/login", "signup"), label: "Confirm my email address" },
    note: mailHtml`The link works once and is valid for one hour. If you did not create an account with us, ignore this email.`,
  },
  recovery: {
    title: "Set a new password",
    body: paragraph(
      "We received a request for a new password for the account {{ .Email }}. If this was you, press the button and choose a new password.",
    ),
    button: { to: linkWithToken("/reset-password", "recovery"), label: "Set a new password" },
    note: mailHtml`The link works once and is valid for one hour. If you did not ask for it, ignore this email: your password stays the same.`,
  },
  "email-change": {
    title: "Please confirm your new address",
    body: paragraph(
      "You asked to change your email from {{ .Email }} to {{ .NewEmail }}. Please confirm here, and in the email sent to the other address.",
    ),
    button: { to: linkWithToken("/login", "email_change"), label: "Confirm my email address" },
    note: mailHtml`The link works once and is valid for one hour. If you did not ask for it, do not confirm: your address stays the same. Then please set a new password, because someone may know your current one.`,
  },
  invite: {
    title: "You are invited",
    body: paragraph(
      "We have created an account for {{ .Email }}. To use it, press the button and enter this address. We will email you a link to choose a password.",
    ),
    button: { to: "/forgotpassword", label: "Choose a password" },
    note: mailHtml`If you were not expecting an invitation, ignore this email.`,
  },
  "magic-link": {
    title: "Log in",
    body: paragraph(
      "We received a request for a login link for the account {{ .Email }}. You log in with your email and password. Forgotten it? You can reset it in a minute.",
    ),
    button: { to: "/login", label: "Go to the login page" },
    note: mailHtml`If you did not ask for it, ignore this email: it cannot be used to log in.`,
  },
  reauthentication: {
    title: "Your code",
    body: mailHtml`<p>To continue with the change to your account {{ .Email }}, enter this code:</p>
      <p><strong style="font-size:28px;letter-spacing:4px">{{ .Token }}</strong></p>`,
    note: mailHtml`It is valid for one hour. We never ask for it by phone or email. If you are not changing anything, set a new password: someone may know yours.`,
  },
  "password-changed": {
    title: "Your password was changed",
    body: paragraph(
      "The password of the account {{ .Email }} has just been changed. If this was you, you do not need to do anything.",
    ),
    ...warning,
  },
  "address-changed": {
    title: "Your email address was changed",
    body: paragraph(
      "Your account has a new email address: {{ .Email }} instead of {{ .OldEmail }}. If this was you, you do not need to do anything.",
    ),
    note: mailHtml`If it was not you, tell us immediately through ${contactLink}, from the address that received this email.`,
  },
  "second-step-added": {
    title: "Two-step login is on",
    body: paragraph(
      "From now on, logging in to the account {{ .Email }} also needs a code from an authenticator app. If this was you, you do not need to do anything.",
    ),
    ...warning,
  },
  "second-step-removed": {
    title: "Two-step login is off",
    body: paragraph(
      "The account {{ .Email }} no longer needs a code from an authenticator app. If this was you, you do not need to do anything.",
    ),
    ...warning,
  },
};

/**
 * @param mail the email's text
 * @returns the HTML of its file, with the same frame as the outbox's emails
 */
export function renderAuthMail({ title, body, button, note }: AuthMail): string {
  return frameMail(
    title,
    "",
    mailHtml`<h1 style="margin:0 0 16px;font-size:20px">${title}</h1>
      ${body}
      ${button ? linkButton(`{{ .SiteURL }}${button.to}`, button.label) : []}
      ${smallPrint(note)}`,
  );
}
