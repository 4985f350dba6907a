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

/** Brevo refuses a mail whose receiver has a longer name; ours have up to 100 characters. */
const maxNameLength = 70;

/** The name as it is beside an address: whole words, as many as fit; a single word that does not fit is cut. */
function shortenName(name: string): string {
  const characters = Array.from(name.trim());
  if (characters.length <= maxNameLength) return characters.join("");
  const whole = characters
    .slice(0, maxNameLength + 1)
    .join("")
    .replace(/\s+\S*$/, "");
  return Array.from(whole).slice(0, maxNameLength).join("");
}

/** The service refuses an empty name, so an unknown one is left out. */
function addressee({ email, name }: Mail["to"]) {
  const shown = shortenName(name ?? "");
  return shown === "" ? { email } : { email, name: shown };
}

const written = (mail: Mail) => ({
  to: [addressee(mail.to)],
  subject: mail.subject,
  htmlContent: mail.html,
  textContent: mail.text,
});

/**
 * Mails and contacts over HTTP (docs/payments.md section 7). Any 2xx is success, with or without a body.
 * Throws RemoteError: `isFinal` when refused, else it may work later. Not idempotent: the outbox sees to "once".
 */
export function createBrevo(
  settings: { url: string; apiKey: string; listId: number; from: string },
  senderName: string,
  ask: typeof fetch = fetch,
) {
  const call = async (
    method: "POST" | "DELETE",
    path: string,
    body?: unknown,
    timeoutMs = 8000,
  ): Promise<void> => {
    const headers = { "api-key": settings.apiKey };
    const request = { method, url: `${settings.url}${path}`, headers, body, timeoutMs };
    await callRemote("brevo", request, v.unknown(), ask);
  };
  const sender = { name: senderName, email: settings.from };
  return {
    sendMail: (mail: Mail): Promise<void> =>
      call("POST", "/smtp/email", { sender, ...written(mail), tags: [mail.tag] }),
    /** Up to 1,000 mails in one call, all or none of them; who is written to is in each alone. */
    sendMails: async (mails: readonly Mail[]): Promise<void> => {
      const [first] = mails;
      if (!first) return;
      const { subject, html: htmlContent, text: textContent } = first;
      const tags = [...new Set(mails.map(({ tag }) => tag))];
      const messageVersions = mails.map(written);
      await call(
        "POST",
        "/smtp/email",
        { sender, subject, htmlContent, textContent, tags, messageVersions },
        20_000,
      );
    },
    saveContact: (contact: Contact): Promise<void> =>
      call("POST", "/contacts", { ...contact, listIds: [settings.listId], updateEnabled: true }),
    /** A contact that Brevo does not know is gone already. */
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
