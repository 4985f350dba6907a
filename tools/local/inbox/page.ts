import type { InboxResponse } from "./inbox-response";
import type { Contact } from "./contact-store";
import { createSnippet } from "./mailpit";
import type { Message } from "./message-store";
import { pageStyle } from "./page-style";

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
}

function formatTime(iso: string) {
  return new Date(iso).toLocaleString("en-IN", {
    timeZone: "Asia/Kolkata",
    dateStyle: "medium",
    timeStyle: "short",
  });
}

function formatPerson({ Name, Address }: Message["From"]) {
  return escapeHtml(Name ? `${Name} <${Address}>` : Address);
}

function renderPage(title: string, content: string): InboxResponse {
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<header><a href="/">Inbox</a><nav><a href="/">Emails</a> <a href="/contacts">Contacts</a></nav></header>
<main>${content}</main>
</body>
</html>`;
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'";
  return {
    status: 200,
    body,
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
  };
}

/** Returns the page with the list of emails, newest first; times in IST. */
export function renderMessagesPage(messages: readonly Message[]): InboxResponse {
  const items = messages.map(
    (message) => `<li><a href="/message/${message.ID}">
<span class="who">${message.To.map(formatPerson).join(", ")}</span>
<strong>${escapeHtml(message.Subject)}</strong>
<span class="snippet">${escapeHtml(createSnippet(message))}</span>
<time datetime="${message.Created}">${formatTime(message.Created)}</time></a></li>`,
  );
  const emptyText =
    "<p>No emails yet. Emails that the site sends appear here; nothing leaves this computer.</p>";
  const clearForm = '<form method="post" action="/clear"><button>Delete all emails</button></form>';
  const list = messages.length === 0 ? emptyText : `<ul class="messages">${items.join("")}</ul>${clearForm}`;
  return renderPage("Inbox", `<h1>Emails <small>${messages.length}</small></h1>${list}`);
}

/** Returns the page of one email: receiver, time, the email as its reader sees it, and its plain text. */
export function renderMessagePage(message: Message): InboxResponse {
  const text = message.Text
    ? `<details><summary>Plain text</summary><pre>${escapeHtml(message.Text)}</pre></details>`
    : "";
  const frame = `<iframe title="The email" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/message/${message.ID}/html"></iframe>`;
  return renderPage(
    message.Subject,
    `<p><a href="/">← All emails</a></p>
<h1>${escapeHtml(message.Subject)}</h1>
<dl>
<dt>From</dt><dd>${formatPerson(message.From)}</dd>
<dt>To</dt><dd>${message.To.map(formatPerson).join(", ")}</dd>
<dt>Sent</dt><dd>${formatTime(message.Created)} IST</dd>
</dl>
${message.HTML ? frame : `<pre>${escapeHtml(message.Text)}</pre>`}
${message.HTML ? text : ""}`,
  );
}

/** Returns only the HTML of an email, for the frame. It may not run scripts, and its links open in a new tab. */
export function renderMessageHtml(message: Message): InboxResponse {
  return {
    status: 200,
    body: `<base target="_blank">${message.HTML}`,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; img-src * data:; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox",
    },
  };
}

/** Returns the page with the contacts that would be at Brevo. */
export function renderContactsPage(contacts: Contact[]): InboxResponse {
  const rows = contacts.map(
    ({ email, listIds, attributes, modifiedAt }) =>
      `<tr><td>${escapeHtml(email)}</td><td>${listIds.join(", ")}</td><td>${escapeHtml(JSON.stringify(attributes))}</td><td>${formatTime(modifiedAt)}</td></tr>`,
  );
  const table = `<div class="wide"><table><thead><tr><th>Email</th><th>Lists</th><th>Attributes</th><th>Changed</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
  return renderPage(
    "Contacts",
    `<h1>Contacts <small>${contacts.length}</small></h1>${contacts.length === 0 ? "<p>No contacts yet.</p>" : table}`,
  );
}
