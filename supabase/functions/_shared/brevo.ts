import * as v from "valibot";
import { callRemote, RemoteError } from "./remote-call.ts";

export interface Mail {
  to: { email: string; name: string | null };
  subject: string;
  html: string;
  text: string;
  tag: string;
}

export interface Contact {
  email: string;
  /** Attribute names are upper-case at Brevo (docs/payments.md section 7). */
  attributes: Record<string, string>;
}

/** Brevo refuses an email if the receiver's name is longer; our names have up to 100 characters. */
const maxNameLength = 70;

/** Shortens a name to the words that fit; a single word that is too long is cut. */
function shortenName(name: string): string {
  const characters = Array.from(name.trim());
  if (characters.length <= maxNameLength) return characters.join("");
  const fittingWords = characters
    .slice(0, maxNameLength + 1)
    .join("")
    .replace(/\s+\S*$/, "");
  return Array.from(fittingWords).slice(0, maxNameLength).join("");
}

/** Returns the receiver in Brevo's form. Brevo refuses an empty name, so an unknown name is left out. */
function toReceiver({ email, name }: Mail["to"]) {
  const shortName = shortenName(name ?? "");
  return shortName === "" ? { email } : { email, name: shortName };
}

const toMessageVersion = (mail: Mail) => ({
  to: [toReceiver(mail.to)],
  subject: mail.subject,
  htmlContent: mail.html,
  textContent: mail.text,
});

/**
 * Sends emails and updates contacts over HTTP (docs/payments.md section 7). Any 2xx status is success, with or without
 * a body. Throws RemoteError: `isFinal` if the request was refused, otherwise a retry may succeed. Not idempotent: the
 * outbox ensures that each email is sent only once.
 */
export function createBrevo(
  settings: { url: string; apiKey: string; listId: number; from: string },
  senderName: string,
  fetcher: typeof fetch = fetch,
) {
  const call = async (
    method: "POST" | "DELETE",
    path: string,
    body?: unknown,
    timeoutMs = 8000,
  ): Promise<void> => {
    const headers = { "api-key": settings.apiKey };
    const request = { method, url: `${settings.url}${path}`, headers, body, timeoutMs };
    await callRemote("brevo", request, v.unknown(), fetcher);
  };
  const sender = { name: senderName, email: settings.from };
  return {
    sendMail: (mail: Mail): Promise<void> =>
      call("POST", "/smtp/email", { sender, ...toMessageVersion(mail), tags: [mail.tag] }),
    /** Sends up to 1,000 emails in one call, all or none; each contains only its own receiver. */
    sendMails: async (mails: readonly Mail[]): Promise<void> => {
      const [first] = mails;
      if (!first) return;
      const { subject, html: htmlContent, text: textContent } = first;
      const tags = [...new Set(mails.map(({ tag }) => tag))];
      const messageVersions = mails.map(toMessageVersion);
      await call(
        "POST",
        "/smtp/email",
        { sender, subject, htmlContent, textContent, tags, messageVersions },
        20_000,
      );
    },
    saveContact: (contact: Contact): Promise<void> =>
      call("POST", "/contacts", { ...contact, listIds: [settings.listId], updateEnabled: true }),
    /** Succeeds for a contact that Brevo does not know. */
    removeContact: async (email: string): Promise<void> => {
      try {
        await call("DELETE", `/contacts/${encodeURIComponent(email)}`);
      } catch (error) {
        if (!(error instanceof RemoteError && error.status === 404)) throw error;
      }
    },
  };
}

export type Brevo = ReturnType<typeof createBrevo>;
