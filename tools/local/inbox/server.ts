import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { closeServer, listen } from "../listen";
import { readBody } from "../read-body";
import { type InboxResponse, json } from "./inbox-response";
import { handleBrevoRequest } from "./brevo";
import { openContactStore } from "./contact-store";
import { handleMailpitRequest } from "./mailpit";
import { type NewMessage, openMessageStore } from "./message-store";
import { renderContactsPage, renderMessagePage, renderMessageHtml, renderMessagesPage } from "./page";

const bodyLimitBytes = 2_000_000;

/** By default `host` is 127.0.0.1, so that only this machine can connect. */
type InboxOptions = { port: number; host?: string; dataFolder: string; brevoKey: string };

/**
 * Starts the inbox: pages for a browser on `/`, Mailpit's API under `/api/v1` and Brevo's under `/v3`.
 * Emails and contacts are stored in `<dataFolder>/inbox`. Throws if the port is taken.
 */
export async function startInbox({ port, host, dataFolder, brevoKey }: InboxOptions) {
  const messages = openMessageStore(join(dataFolder, "inbox", "messages.jsonl"));
  const contacts = openContactStore(join(dataFolder, "inbox", "contacts.jsonl"));

  const handleBrowserRequest = (method: string, path: string): InboxResponse => {
    if (method === "POST" && path === "/clear") {
      messages.removeAll();
      return { status: 303, headers: { location: "/" } };
    }
    if (path === "/") return renderMessagesPage(messages.list());
    if (path === "/contacts") return renderContactsPage(contacts.list());
    const [, id = "", part] = /^\/message\/([^/]+)(\/html)?$/.exec(path) ?? [];
    const message = messages.find(id);
    if (!message) return { status: 404, body: "There is no such page." };
    return part ? renderMessageHtml(message) : renderMessagePage(message);
  };

  const handleRequest = async (request: IncomingMessage): Promise<InboxResponse> => {
    const { method = "GET", headers } = request;
    const { pathname: path, searchParams: parameters } = new URL(request.url ?? "/", "http://inbox");
    const body = await readBody(request, bodyLimitBytes);
    if (body === undefined)
      return json(413, { code: "invalid_parameter", message: "The body is too large." });
    if (path.startsWith("/v3/")) {
      const apiKey = headers["api-key"]?.toString();
      return handleBrevoRequest({ method, path: path.slice(3), apiKey, body }, brevoKey, {
        messages,
        contacts,
      });
    }
    if (path.startsWith("/api/v1/")) {
      return handleMailpitRequest({ method, path: path.slice(7), parameters, body }, messages);
    }
    return handleBrowserRequest(method, path);
  };

  const server = createServer((request, response) => {
    handleRequest(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await listen(server, port, host);
  return {
    /** Puts an email directly into the inbox; used for the emails of sign-up and password reset. */
    receive: (message: NewMessage) => messages.add(message),
    async close() {
      await closeServer(server);
      messages.close();
      contacts.close();
    },
  };
}
