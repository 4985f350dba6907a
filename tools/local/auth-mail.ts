import type { EmailDriver, EmailMessage } from "@supabase/lite";

/**
 * Hands the mails of sign-up and password reset to `deliver`, which puts them into the inbox. As on hosted Supabase
 * they have no plain text (decision 036): Lite's own would lead past our pages.
 */
export function createAuthMail(deliver: (message: EmailMessage) => Promise<void>): EmailDriver {
  return { send: ({ to, subject, html }) => deliver({ to, subject, ...(html && { html }) }) };
}
