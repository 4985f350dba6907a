import { frameMail, linkButton, smallPrint } from "../../supabase/functions/_shared/mails/layout";
import { mailHtml, type Html } from "../../supabase/functions/_shared/mails/mail-html";

/** What a mail of the auth server says; the names in braces are that server's (Supabase's documentation, "Email Templates"). */
type AuthMail = {
  title: string;
  body: Html;
  /** Where its button leads on the site, and what stands on it. */
  button?: { to: string; label: string };
  /** Smaller, below. */
  note: Html;
};

const paragraph = (text: string): Html => mailHtml`<p>${text}</p>`;

/** A link of our own: the token behind the #, where no server and no log sees it (decision 011). */
const linkWithToken = (path: string, type: string): string =>
  `${path}#token_hash={{ .TokenHash }}&type=${type}`;

const contactPage = mailHtml`<a href="{{ .SiteURL }}/contact">our contact page</a>`;

/** Told after the fact: whoever did not do it can shut the door again. */
const warning = {
  button: { to: "/forgotpassword", label: "Set a new password" },
  note: mailHtml`If it was not you, set a new password at once, and tell us on ${contactPage}.`,
};

/** Every mail of the auth server, by the name of its file in `supabase/templates`. */
export const authMails: Record<string, AuthMail> = {
  confirmation: {
    title: "One step left",
    body: paragraph(
      "Please confirm that {{ .Email }} is your address. Then log in and the account is yours.",
    ),
    button: { to: linkWithToken("/login", "signup"), label: "Confirm my address" },
    note: mailHtml`The link works once and for one hour. If you have not made an account with us, do nothing.`,
  },
  recovery: {
    title: "Set a new password",
    body: paragraph(
      "Somebody asked for a new password for the account {{ .Email }}. If that was you, press the button and choose one.",
    ),
    button: { to: linkWithToken("/reset-password", "recovery"), label: "Set a new password" },
    note: mailHtml`The link works once and for one hour. If you did not ask for it, do nothing: your password stays as it is.`,
  },
  "email-change": {
    title: "Please confirm your new address",
    body: paragraph(
      "The account {{ .Email }} is to have the address {{ .NewEmail }} from now on. If you want that, press the button, in the mail to the other address as well.",
    ),
    button: { to: linkWithToken("/login", "email_change"), label: "Confirm my email address" },
    note: mailHtml`The link works once and for one hour. If you did not ask for it, do nothing: your address stays as it is. Then please set a new password, for somebody knows the present one.`,
  },
  invite: {
    title: "You are invited",
    body: paragraph(
      "An account has been made for {{ .Email }}. To use it, choose a password: press the button, enter this address, and we send you a link.",
    ),
    button: { to: "/forgotpassword", label: "Choose a password" },
    note: mailHtml`If you expect no invitation, do nothing.`,
  },
  "magic-link": {
    title: "Log in",
    body: paragraph(
      "Somebody asked for a login link for the account {{ .Email }}. With us one logs in by email and password; a forgotten password is replaced in a minute.",
    ),
    button: { to: "/login", label: "Go to the login page" },
    note: mailHtml`If you did not ask for it, do nothing: nobody can log in by this mail.`,
  },
  reauthentication: {
    title: "Your code",
    body: mailHtml`<p>To go on with what you are changing in the account {{ .Email }}, enter this code:</p>
      <p><strong style="font-size:28px;letter-spacing:4px">{{ .Token }}</strong></p>`,
    note: mailHtml`It holds for one hour. We never ask for it by phone or mail. If you are not changing anything, set a new password: somebody knows yours.`,
  },
  "password-changed": {
    title: "Your password was changed",
    body: paragraph(
      "The password of the account {{ .Email }} has just been changed. If that was you, there is nothing to do.",
    ),
    ...warning,
  },
  "address-changed": {
    title: "Your address was changed",
    body: paragraph(
      "Your account has a new email address: {{ .Email }} in place of {{ .OldEmail }}. If that was you, there is nothing to do.",
    ),
    note: mailHtml`If it was not you, tell us at once on ${contactPage}, from the address that this mail came to.`,
  },
  "second-step-added": {
    title: "Logging in has a second step now",
    body: paragraph(
      "From now on the account {{ .Email }} asks for the code of an authenticator app as well. If that was you, there is nothing to do.",
    ),
    ...warning,
  },
  "second-step-removed": {
    title: "The second step of logging in is gone",
    body: paragraph(
      "The account {{ .Email }} no longer asks for the code of an authenticator app. If that was you, there is nothing to do.",
    ),
    ...warning,
  },
};

/**
 * @param mail what it says
 * @returns the whole file, in the frame that the outbox's mails have too
 */
export function renderAuthMail({ title, body, button, note }: AuthMail): string {
  return frameMail(
    title,
    mailHtml`<h1 style="margin:0 0 16px;font-size:20px">${title}</h1>
      ${body}
      ${button ? linkButton(`{{ .SiteURL }}${button.to}`, button.label) : []}
      ${smallPrint(note)}`,
  );
}
