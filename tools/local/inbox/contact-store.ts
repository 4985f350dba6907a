import {
  array,
  boolean,
  type InferOutput,
  number,
  object,
  optional,
  record,
  string,
  union,
  unknown,
} from "valibot";
import { openJournal } from "./journal";

const contactSchema = object({
  id: number(),
  email: string(),
  attributes: record(string(), unknown()),
  listIds: array(number()),
  createdAt: string(),
  modifiedAt: string(),
});
const entrySchema = union([contactSchema, object({ email: string(), isRemoved: optional(boolean()) })]);

/** A contact in the form of Brevo's API; times are ISO in UTC. */
export type Contact = InferOutput<typeof contactSchema>;
type ContactChange = Pick<Contact, "email" | "attributes" | "listIds">;

/**
 * Opens the contacts stored in a file. Email addresses are compared in lower case. `now` returns milliseconds since 1970.
 */
export function openContactStore(file: string, now: () => number = Date.now) {
  const journal = openJournal(file, entrySchema);
  const contacts = new Map<string, Contact>();
  let lastId = 0;
  for (const entry of journal.entries) {
    if (!("id" in entry)) {
      contacts.delete(entry.email);
      continue;
    }
    contacts.set(entry.email, entry);
    lastId = Math.max(lastId, entry.id);
  }
  return {
    /** Adds a contact, or merges it into the contact with the same address. */
    save(change: ContactChange): Contact {
      const email = change.email.toLowerCase();
      const existingContact = contacts.get(email);
      const time = new Date(now()).toISOString();
      lastId += existingContact ? 0 : 1;
      const savedContact = {
        id: existingContact?.id ?? lastId,
        email,
        attributes: { ...existingContact?.attributes, ...change.attributes },
        listIds: [...new Set([...(existingContact?.listIds ?? []), ...change.listIds])],
        createdAt: existingContact?.createdAt ?? time,
        modifiedAt: time,
      };
      journal.append(savedContact);
      contacts.set(email, savedContact);
      return savedContact;
    },
    find: (email: string) => contacts.get(email.toLowerCase()),
    list: () => [...contacts.values()],
    /** Removes a contact; returns whether there was one. */
    remove(email: string) {
      const isKnown = contacts.delete(email.toLowerCase());
      if (isKnown) journal.append({ email: email.toLowerCase(), isRemoved: true });
      return isKnown;
    },
    close: () => journal.close(),
  };
}

export type ContactStore = ReturnType<typeof openContactStore>;
