import * as v from "valibot";
import { type InboxResponse, json } from "./inbox-response";
import type { ContactStore } from "./contact-store";
import type { MessageStore } from "./message-store";

const addressSchema = v.pipe(v.string(), v.email());
/** Returns whether a name has at most 70 characters, Brevo's limit. An emoji counts as one character. */
const isShort = (name: string) => Array.from(name).length <= 70;
const displayNameSchema = v.pipe(v.string(), v.nonEmpty(), v.check(isShort));
const personSchema = v.object({ email: addressSchema, name: v.optional(displayNameSchema) });

/** The body of a call that sends one email. */
const mailSchema = v.pipe(
  v.object({
    sender: personSchema,
    to: v.pipe(v.array(personSchema), v.minLength(1), v.maxLength(99)),
    subject: v.pipe(v.string(), v.minLength(1)),
    htmlContent: v.optional(v.string()),
    textContent: v.optional(v.string()),
    tags: v.optional(v.array(v.string())),
  }),
  v.forward(
    v.check(({ htmlContent, textContent }) => Boolean(htmlContent || textContent), "is missing"),
    ["htmlContent"],
  ),
);

/**
 * The body of a call that sends many emails. Each version has its own receivers and may have its own texts. The call
 * itself must not have receivers.
 */
const batchSchema = v.object({
  sender: personSchema,
  to: v.optional(v.undefined("is not allowed beside messageVersions")),
  subject: v.pipe(v.string(), v.minLength(1)),
  htmlContent: v.optional(v.string()),
  textContent: v.optional(v.string()),
  tags: v.optional(v.array(v.string())),
  messageVersions: v.pipe(
    v.array(
      v.object({
        to: v.pipe(v.array(personSchema), v.minLength(1), v.maxLength(99)),
        subject: v.optional(v.string()),
        htmlContent: v.optional(v.string()),
        textContent: v.optional(v.string()),
      }),
    ),
    v.minLength(1),
    v.maxLength(1000),
  ),
});

const contactSchema = v.object({
  email: addressSchema,
  attributes: v.optional(v.record(v.pipe(v.string(), v.regex(/^[A-Z0-9_]+$/)), v.unknown())),
  listIds: v.optional(v.array(v.pipe(v.number(), v.integer()))),
  updateEnabled: v.optional(v.boolean()),
});

function refuse(issue: v.BaseIssue<unknown>): InboxResponse {
  const field = v.getDotPath(issue) ?? "body";
  const isMissing = issue.input === undefined || issue.message === "is missing";
  const code = isMissing ? "missing_parameter" : "invalid_parameter";
  return json(400, { code, message: `${field} is ${isMissing ? "missing" : "not valid"}` });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Puts one email into the inbox and returns its id in Brevo's format. */
function storeMail(mail: v.InferOutput<typeof mailSchema>, messages: MessageStore): string {
  const { sender, to, subject, htmlContent = "", textContent = "", tags = [] } = mail;
  const toMailpit = ({ email, name = "" }: v.InferOutput<typeof personSchema>) => ({
    Name: name,
    Address: email,
  });
  const { ID } = messages.add({
    From: toMailpit(sender),
    To: to.map(toMailpit),
    Subject: subject,
    Tags: tags,
    Text: textContent,
    HTML: htmlContent,
  });
  return `<${ID}@smtp-relay.local>`;
}

function sendBatch(body: unknown, messages: MessageStore): InboxResponse {
  const batch = v.safeParse(batchSchema, body);
  if (!batch.success) return refuse(batch.issues[0]);
  const { messageVersions, to: _nobody, ...common } = batch.output;
  const messageIds = messageVersions.map((version) =>
    storeMail(Object.assign({}, common, version), messages),
  );
  return json(201, { messageIds });
}

function sendMail(text: string, messages: MessageStore): InboxResponse {
  const body = parseJson(text);
  if (v.is(v.looseObject({ messageVersions: v.unknown() }), body)) return sendBatch(body, messages);
  const mail = v.safeParse(mailSchema, body);
  if (!mail.success) return refuse(mail.issues[0]);
  return json(201, { messageId: storeMail(mail.output, messages) });
}

function saveContact(body: string, contacts: ContactStore): InboxResponse {
  const contact = v.safeParse(contactSchema, parseJson(body));
  if (!contact.success) return refuse(contact.issues[0]);
  const { email, attributes = {}, listIds = [], updateEnabled = false } = contact.output;
  const isKnown = contacts.find(email) !== undefined;
  if (isKnown && !updateEnabled) {
    return json(400, { code: "duplicate_parameter", message: "Contact already exist" });
  }
  const { id } = contacts.save({ email, attributes, listIds });
  return isKnown ? { status: 204 } : json(201, { id });
}

/**
 * Handles the requests of Brevo's API that we use (docs/payments.md section 7). Emails go to the inbox, contacts to the list
 * of contacts. The key is checked first, then the body, with Brevo's rules.
 *
 * @param request the request; `path` is the part of the URL's path after `/v3`
 * @param expectedKey the only key that is accepted
 * @param stores the stored emails and contacts
 * @returns the response that Brevo would send
 */
export function handleBrevoRequest(
  request: { method: string; path: string; apiKey: string | undefined; body: string },
  expectedKey: string,
  stores: { messages: MessageStore; contacts: ContactStore },
): InboxResponse {
  if (request.apiKey !== expectedKey) return json(401, { message: "Key not found", code: "unauthorized" });
  const route = `${request.method} ${request.path}`;
  if (route === "POST /smtp/email") return sendMail(request.body, stores.messages);
  if (route === "POST /contacts") return saveContact(request.body, stores.contacts);

  const email = /^\/contacts\/([^/]+)$/.exec(request.path)?.[1];
  const contact = email === undefined ? undefined : stores.contacts.find(decodeURIComponent(email));
  const notFoundResponse = json(404, { code: "document_not_found", message: "Contact does not exist" });
  if (email !== undefined && request.method === "GET") return contact ? json(200, contact) : notFoundResponse;
  if (email !== undefined && request.method === "DELETE") {
    return stores.contacts.remove(decodeURIComponent(email)) ? { status: 204 } : notFoundResponse;
  }
  return json(404, { code: "not_found", message: "There is no such call." });
}
