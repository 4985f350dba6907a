import type { EmailDriver, EmailMessage } from "@supabase/lite";
import { requestContext } from "./request-context";

type Addresses = { siteUrl: string; apiUrl: string };

/**
 * Mends the confirmation links of Lite's mails: they lead to the API as on hosted Supabase, not to the site,
 * and carry the page that was asked for (`redirectTo`), which the API checks against its list when it is followed.
 */
export function mendLinks(text: string, { siteUrl, apiUrl }: Addresses, redirectTo: string | null) {
  const link = /https?:\/\/[^\s"'<>]+\/auth\/v1\/verify\?[^\s"'<>]+/g;
  return text.replaceAll(link, (found) => {
    if (!found.startsWith(siteUrl)) return found;
    const url = new URL(found.replaceAll("&amp;", "&"));
    if (redirectTo) url.searchParams.set("redirect_to", redirectTo);
    return `${apiUrl}${url.pathname}${url.search}`;
  });
}

/** Hands the mails of sign-up and password reset to `deliver`, which puts them into the inbox. */
export function createAuthMail(
  addresses: Addresses,
  deliver: (message: EmailMessage) => Promise<void>,
): EmailDriver {
  return {
    send({ to, subject, text, html }) {
      const redirectTo = requestContext.getStore()?.redirectTo ?? null;
      const mend = (part: string) => mendLinks(part, addresses, redirectTo);
      return deliver({ to, subject, ...(text && { text: mend(text) }), ...(html && { html: mend(html) }) });
    },
  };
}
