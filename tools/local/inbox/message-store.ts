import { randomUUID } from "node:crypto";
import { array, type InferOutput, object, string } from "valibot";
import { openJournal } from "./journal";

const addressSchema = object({ Name: string(), Address: string() });

const messageSchema = object({
  ID: string(),
  From: addressSchema,
  To: array(addressSchema),
  Subject: string(),
  Created: string(),
  Tags: array(string()),
  Text: string(),
  HTML: string(),
});

/** A stored email, with Mailpit's field names; `Created` is an ISO time in UTC. */
export type Message = InferOutput<typeof messageSchema>;
/** An email that is not stored yet. */
export type NewMessage = Omit<Message, "ID" | "Created">;

/** Opens the emails stored in a file; lists have the newest first. `now` returns milliseconds since 1970. */
export function openMessageStore(file: string, now: () => number = Date.now) {
  const journal = openJournal(file, messageSchema);
  let messages = journal.entries.toReversed();
  const keepOnly = (keptMessages: Message[]) => {
    messages = keptMessages;
    journal.rewrite(keptMessages.toReversed());
  };
  return {
    add(message: NewMessage): Message {
      const addedMessage = { ...message, ID: randomUUID(), Created: new Date(now()).toISOString() };
      journal.append(addedMessage);
      messages.unshift(addedMessage);
      return addedMessage;
    },
    list: (): readonly Message[] => messages,
    /** Returns the email with an id, or the newest for "latest", as Mailpit does. */
    find: (id: string) => (id === "latest" ? messages[0] : messages.find((message) => message.ID === id)),
    removeAll: () => keepOnly([]),
    remove: (ids: string[]) => keepOnly(messages.filter(({ ID }) => !ids.includes(ID))),
    close: () => journal.close(),
  };
}

export type MessageStore = ReturnType<typeof openMessageStore>;
