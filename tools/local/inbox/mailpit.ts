import { array, object, safeParse, string } from "valibot";
import { type InboxResponse, json } from "./inbox-response";
import type { Message, MessageStore } from "./message-store";

const removalSchema = object({ IDs: array(string()) });

/** Returns the first 250 characters of an email's text, without markup. */
export function createSnippet({ Text, HTML }: Pick<Message, "Text" | "HTML">) {
  const words =
    Text || HTML.replaceAll(/<(style|title|head)\b[\s\S]*?<\/\1>/gi, " ").replaceAll(/<[^>]*>/g, " ");
  return words.replaceAll(/\s+/g, " ").trim().slice(0, 250);
}

function summarise(message: Message) {
  const { Text, HTML, ...summary } = message;
  const size = Buffer.byteLength(Text) + Buffer.byteLength(HTML);
  return {
    ...summary,
    MessageID: message.ID,
    Read: true,
    Cc: [],
    Bcc: [],
    ReplyTo: [],
    Size: size,
    Attachments: 0,
    Snippet: createSnippet(message),
  };
}

function listMessages(parameters: URLSearchParams, store: MessageStore): InboxResponse {
  const messages = store.list();
  const start = Number(parameters.get("start") ?? 0) || 0;
  const limit = Number(parameters.get("limit") ?? 50) || 50;
  const page = messages.slice(start, start + limit).map(summarise);
  return json(200, {
    total: messages.length,
    unread: 0,
    count: page.length,
    messages_count: messages.length,
    messages_unread: 0,
    start,
    tags: [],
    messages: page,
  });
}

function removeMessages(body: string, store: MessageStore): InboxResponse {
  if (body.trim() === "") {
    store.removeAll();
    return { status: 200, body: "ok" };
  }
  let parsedBody: unknown;
  try {
    parsedBody = JSON.parse(body);
  } catch {
    return json(400, { Error: "The body is not JSON." });
  }
  const removal = safeParse(removalSchema, parsedBody);
  if (!removal.success) return json(400, { Error: "IDs must be a list of message ids." });
  if (removal.output.IDs.length === 0) store.removeAll();
  else store.remove(removal.output.IDs);
  return { status: 200, body: "ok" };
}

/**
 * Handles the requests of Mailpit's API that tests and scripts use, and returns the response with Mailpit's field
 * names. `path` is the part of the URL's path after `/api/v1`.
 */
export function handleMailpitRequest(
  request: { method: string; path: string; parameters: URLSearchParams; body: string },
  store: MessageStore,
): InboxResponse {
  const route = `${request.method} ${request.path}`;
  if (route === "GET /messages") return listMessages(request.parameters, store);
  if (route === "DELETE /messages") return removeMessages(request.body, store);

  const id = /^\/message\/([^/]+)$/.exec(request.path)?.[1];
  const message = id === undefined || request.method !== "GET" ? undefined : store.find(id);
  if (!message) return json(404, { Error: "There is no such message." });
  const { Snippet: _snippet, Read: _read, Attachments: _count, ...summary } = summarise(message);
  return json(200, {
    ...summary,
    Date: message.Created,
    Text: message.Text,
    HTML: message.HTML,
    Inline: [],
    Attachments: [],
  });
}
