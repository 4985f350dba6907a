import type { EmailDriver, EmailMessage } from "@supabase/lite";

/**
 * Creates the email driver of the auth server, which passes each email to `deliver`. The emails have no plain text, as on
 * hosted Supabase (decision 036), because Lite's plain text has links that bypass our pages.
 */
export function createAuthMail(deliver: (message: EmailMessage) => Promise<void>): EmailDriver {
  return { send: ({ to, subject, html }) => deliver({ to, subject, ...(html && { html }) }) };
}
