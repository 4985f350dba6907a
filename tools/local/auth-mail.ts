import type { EmailDriver, EmailMessage } from "@supabase/lite";

/**
 * Passes the emails of sign-up and password reset to `deliver`, which puts them into the inbox. Like on hosted Supabase
 * they have no plain text (decision 036), because Lite's plain text has links that bypass our pages.
 */
export function createAuthMail(deliver: (message: EmailMessage) => Promise<void>): EmailDriver {
  return { send: ({ to, subject, html }) => deliver({ to, subject, ...(html && { html }) }) };
}
