import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isFree } from "../ports";
import { startInbox } from "./server";

let folder = "";
let inbox: Awaited<ReturnType<typeof startInbox>>;
let port = 0;

/** Opens the inbox on a new port, so that no keep-alive connection leads to a stopped inbox. */
async function openInbox() {
  for (port = Math.max(port + 1, 41_000 + (process.pid % 5000)); !(await isFree(port)); port += 1);
  inbox = await startInbox({ port, dataFolder: folder, brevoKey: "local-brevo-key" });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "olympeak-inbox-"));
  await openInbox();
});

afterEach(async () => {
  await inbox.close();
  rmSync(folder, { recursive: true, force: true });
});

function callInbox(path: string, init?: RequestInit) {
  return fetch(`http://127.0.0.1:${port}${path}`, init);
}

function callBrevo(method: string, path: string, body?: unknown, key = "local-brevo-key") {
  return callInbox(`/v3${path}`, {
    method,
    headers: { "api-key": key, "content-type": "application/json" },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}

const mail = {
  sender: { name: "Olympeak", email: "help@olympeak.example" },
  to: [{ email: "asha@school.example", name: "Asha" }],
  subject: "You are registered: order 1",
  htmlContent: "<h1>Thank you</h1><script>alert(1)</script>",
  textContent: "Thank you. Your payment has arrived.",
  tags: ["purchase"],
};

describe("sending emails with Brevo's API", () => {
  it("accepts many emails in one call, each for its own receiver, and none if one of them is wrong", async () => {
    const { to, ...common } = mail;
    const versions = ["asha", "bela"].map((name) => ({
      to: [{ email: `${name}@school.example` }],
      subject: `For ${name}`,
    }));
    const sendReply = await callBrevo("POST", "/smtp/email", { ...common, messageVersions: versions });
    expect(sendReply.status).toBe(201);
    expect((await sendReply.json()).messageIds).toHaveLength(2);
    const { messages } = await (await callInbox("/api/v1/messages")).json();
    const listedMails = messages.map((summary: { Subject: string; To: { Address: string }[] }) => [
      summary.Subject,
      summary.To.map(({ Address }) => Address),
    ]);
    expect(listedMails.toSorted()).toEqual([
      ["For asha", ["asha@school.example"]],
      ["For bela", ["bela@school.example"]],
    ]);

    for (const invalidBody of [
      { ...common, to, messageVersions: versions },
      { ...common, messageVersions: [...versions, { to: [{ email: "nobody" }] }] },
      { ...common, messageVersions: Array.from({ length: 1001 }, () => versions[0]) },
    ])
      expect((await callBrevo("POST", "/smtp/email", invalidBody)).status).toBe(400);
    expect((await (await callInbox("/api/v1/messages")).json()).total).toBe(2);
  });

  it("accepts an email and returns it with Mailpit's field names", async () => {
    const sendReply = await callBrevo("POST", "/smtp/email", mail);
    expect(sendReply.status).toBe(201);
    expect((await sendReply.json()).messageId).toMatch(/^<.+@.+>$/);

    const list = await (await callInbox("/api/v1/messages")).json();
    expect(list).toMatchObject({ total: 1, count: 1, start: 0 });
    const [summary] = list.messages;
    expect(summary).toMatchObject({
      From: { Name: "Olympeak", Address: "help@olympeak.example" },
      To: [{ Name: "Asha", Address: "asha@school.example" }],
      Subject: "You are registered: order 1",
      Snippet: "Thank you. Your payment has arrived.",
      Tags: ["purchase"],
    });
    expect(Date.parse(summary.Created)).not.toBeNaN();
    expect(summary).not.toHaveProperty("HTML");

    const message = await (await callInbox(`/api/v1/message/${summary.ID}`)).json();
    expect(message).toMatchObject({ Text: mail.textContent, HTML: mail.htmlContent });
  });

  it("refuses a wrong key as Brevo does", async () => {
    const refusal = await callBrevo("POST", "/smtp/email", mail, "stolen");
    expect(refusal.status).toBe(401);
    expect((await refusal.json()).code).toBe("unauthorized");
  });

  it.each([
    ["without a sender", { ...mail, sender: undefined }, "missing_parameter"],
    ["to nobody", { ...mail, to: [] }, "invalid_parameter"],
    ["to an invalid address", { ...mail, to: [{ email: "asha" }] }, "invalid_parameter"],
    [
      "to a name of more than 70 characters",
      { ...mail, to: [{ email: "asha@school.example", name: "😀".repeat(71) }] },
      "invalid_parameter",
    ],
    ["to an empty name", { ...mail, to: [{ email: "asha@school.example", name: "" }] }, "invalid_parameter"],
    ["without a subject", { ...mail, subject: undefined }, "missing_parameter"],
    ["without a text", { ...mail, htmlContent: undefined, textContent: undefined }, "missing_parameter"],
    ["that is not JSON", "{", "missing_parameter"],
  ])("refuses an email %s", async (_, body, code) => {
    const refusal = await callBrevo("POST", "/smtp/email", body);
    expect(refusal.status).toBe(400);
    expect((await refusal.json()).code).toBe(code);
    expect((await (await callInbox("/api/v1/messages")).json()).total).toBe(0);
  });

  it("accepts a name of 70 characters", async () => {
    const to = [{ email: "asha@school.example", name: "😀".repeat(70) }];
    expect((await callBrevo("POST", "/smtp/email", { ...mail, to })).status).toBe(201);
  });

  it("refuses a body that is too large", async () => {
    const refusal = await callBrevo("POST", "/smtp/email", { ...mail, textContent: "x".repeat(2_100_000) });
    expect(refusal.status).toBe(413);
  });
});

describe("the list of emails", () => {
  it("shows the newest first, in pages", async () => {
    for (const subject of ["one", "two", "three"])
      await callBrevo("POST", "/smtp/email", { ...mail, subject });
    const page = await (await callInbox("/api/v1/messages?start=1&limit=1")).json();
    expect(page).toMatchObject({ total: 3, count: 1, start: 1, messages: [{ Subject: "two" }] });
    expect(await (await callInbox("/api/v1/message/latest")).json()).toMatchObject({ Subject: "three" });
  });

  it("deletes the chosen emails, or all", async () => {
    for (const subject of ["one", "two"]) await callBrevo("POST", "/smtp/email", { ...mail, subject });
    const { ID } = await (await callInbox("/api/v1/message/latest")).json();
    await callInbox("/api/v1/messages", { method: "DELETE", body: JSON.stringify({ IDs: [ID] }) });
    expect((await (await callInbox("/api/v1/messages")).json()).messages).toMatchObject([{ Subject: "one" }]);
    expect(await (await callInbox("/api/v1/messages", { method: "DELETE" })).text()).toBe("ok");
    expect((await (await callInbox("/api/v1/messages")).json()).total).toBe(0);
    expect((await callInbox(`/api/v1/message/${ID}`)).status).toBe(404);
  });
});

describe("the contacts", () => {
  const contact = {
    email: "Asha@school.example",
    attributes: { FIRSTNAME: "Asha" },
    listIds: [1],
    updateEnabled: true,
  };

  it("are created, merged and found by address", async () => {
    expect((await callBrevo("POST", "/contacts", contact)).status).toBe(201);
    const update = { ...contact, attributes: { CLASS: "Class 5" }, listIds: [2] };
    expect((await callBrevo("POST", "/contacts", update)).status).toBe(204);
    const contactReply = await callBrevo("GET", "/contacts/asha%40school.example");
    expect(await contactReply.json()).toMatchObject({
      email: "asha@school.example",
      attributes: { FIRSTNAME: "Asha", CLASS: "Class 5" },
      listIds: [1, 2],
    });
  });

  it("are refused if they exist and the call does not allow an update", async () => {
    await callBrevo("POST", "/contacts", contact);
    const refusal = await callBrevo("POST", "/contacts", { ...contact, updateEnabled: false });
    expect(refusal.status).toBe(400);
    expect((await refusal.json()).code).toBe("duplicate_parameter");
  });

  it("take attribute names in upper case only", async () => {
    expect((await callBrevo("POST", "/contacts", { ...contact, attributes: { name: "x" } })).status).toBe(
      400,
    );
  });

  it("can be removed once", async () => {
    await callBrevo("POST", "/contacts", contact);
    expect((await callBrevo("DELETE", "/contacts/asha@school.example")).status).toBe(204);
    expect((await callBrevo("DELETE", "/contacts/asha@school.example")).status).toBe(404);
    expect((await (await callBrevo("GET", "/contacts/asha@school.example")).json()).code).toBe(
      "document_not_found",
    );
  });
});

describe("an inbox that is opened again", () => {
  it("still has every email and contact, and stores new ones after an incomplete line", async () => {
    await callBrevo("POST", "/smtp/email", mail);
    await callBrevo("POST", "/contacts", { email: "a@b.example" });
    await callBrevo("POST", "/contacts", { email: "c@d.example" });
    await callBrevo("DELETE", "/contacts/a@b.example");
    await inbox.close();
    appendFileSync(join(folder, "inbox", "messages.jsonl"), '{"ID":"half a li');
    await openInbox();
    await callBrevo("POST", "/smtp/email", { ...mail, subject: "after" });
    await inbox.close();
    await openInbox();
    const { messages } = await (await callInbox("/api/v1/messages")).json();
    expect(messages).toMatchObject([{ Subject: "after" }, { Subject: mail.subject }]);
    expect((await callBrevo("GET", "/contacts/a@b.example")).status).toBe(404);
    expect((await callBrevo("GET", "/contacts/c@d.example")).status).toBe(200);
  });
});

describe("the inbox in a browser", () => {
  it("shows the list of emails, and each email in a frame that runs no script", async () => {
    expect(await (await callInbox("/")).text()).toContain("No emails yet.");
    await callBrevo("POST", "/smtp/email", { ...mail, subject: "<b>Fee & date</b>" });
    expect(await (await callInbox("/")).text()).toContain("&lt;b&gt;Fee &amp; date&lt;/b&gt;");

    const { ID } = await (await callInbox("/api/v1/message/latest")).json();
    expect(await (await callInbox(`/message/${ID}`)).text()).toContain(
      `<iframe title="The email" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/message/${ID}/html">`,
    );
    const frame = await callInbox(`/message/${ID}/html`);
    expect(frame.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await frame.text()).toContain("<h1>Thank you</h1>");
  });

  it("shows the contacts, deletes all emails with a button, and answers 404 for other pages", async () => {
    await callBrevo("POST", "/contacts", { email: "asha@school.example" });
    expect(await (await callInbox("/contacts")).text()).toContain("asha@school.example");
    inbox.receive({
      From: { Name: "", Address: "a@b.example" },
      To: [],
      Subject: "Hi",
      Tags: [],
      Text: "Hi",
      HTML: "",
    });
    expect((await callInbox("/clear", { method: "POST", redirect: "manual" })).status).toBe(303);
    expect(await (await callInbox("/")).text()).toContain("No emails yet.");
    expect((await callInbox("/nowhere")).status).toBe(404);
  });
});
