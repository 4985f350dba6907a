import { expect, test, vi } from "vitest";
import { createBrevo } from "./brevo.ts";
import { readFirstCall } from "./fakes.ts";

const settings = {
  url: "http://mail.local/v3",
  apiKey: "brevo-key",
  listId: 7,
  from: "help@olympeak.example",
};
const mail = { subject: "Hello", html: "<p>Hello</p>", text: "Hello", tag: "welcome_email" };

function createBrevoWithReply(status: number, body: string | null) {
  const fakeFetch = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  return { brevo: createBrevo(settings, "Olympeak", fakeFetch), fakeFetch };
}

test("a mail has a sender, a receiver, HTML and plain text", async () => {
  const { brevo, fakeFetch } = createBrevoWithReply(201, '{"messageId":"<1@mail>"}');
  await brevo.sendMail({ ...mail, to: { email: "asha@family.example", name: "Asha" } });
  const { url, headers, body } = readFirstCall(fakeFetch);
  expect(url).toBe("http://mail.local/v3/smtp/email");
  expect(headers.get("api-key")).toBe("brevo-key");
  expect(body).toEqual({
    sender: { name: "Olympeak", email: "help@olympeak.example" },
    to: [{ email: "asha@family.example", name: "Asha" }],
    subject: "Hello",
    htmlContent: "<p>Hello</p>",
    textContent: "Hello",
    tags: ["welcome_email"],
  });
});

test("many emails are sent in one call, each with its own receiver and text", async () => {
  const { brevo, fakeFetch } = createBrevoWithReply(201, '{"messageIds":["<1@mail>","<2@mail>"]}');
  const asha = { ...mail, to: { email: "asha@family.example", name: "Asha" } };
  const bela = { ...mail, subject: "Hi", text: "Hi", to: { email: "bela@family.example", name: null } };
  await brevo.sendMails([asha, bela]);
  const { body } = readFirstCall(fakeFetch);
  expect(body).not.toHaveProperty("to");
  expect(body).toMatchObject({
    sender: { email: "help@olympeak.example" },
    tags: ["welcome_email"],
    messageVersions: [
      {
        to: [{ email: "asha@family.example", name: "Asha" }],
        subject: "Hello",
        htmlContent: "<p>Hello</p>",
        textContent: "Hello",
      },
      { to: [{ email: "bela@family.example" }], subject: "Hi", textContent: "Hi" },
    ],
  });
});

test("an empty list of emails makes no call", async () => {
  const { brevo, fakeFetch } = createBrevoWithReply(201, "{}");
  await brevo.sendMails([]);
  expect(fakeFetch).not.toHaveBeenCalled();
});

test.each([
  ["of 70 characters is kept", "x".repeat(70), "x".repeat(70)],
  ["loses the word that does not fit", `${"x".repeat(40)} ${"y".repeat(40)}`, "x".repeat(40)],
  [
    "keeps a word that just fits",
    `${"x".repeat(40)} ${"y".repeat(29)} z`,
    `${"x".repeat(40)} ${"y".repeat(29)}`,
  ],
  ["of one long word is cut", "x".repeat(100), "x".repeat(70)],
  ["is counted and cut in whole characters", "😀".repeat(100), "😀".repeat(70)],
  ["is trimmed", " Asha\t", "Asha"],
])("a name %s", async (_case, name, sentName) => {
  const { brevo, fakeFetch } = createBrevoWithReply(201, "{}");
  await brevo.sendMail({ ...mail, to: { email: "asha@family.example", name } });
  expect(readFirstCall(fakeFetch).body).toMatchObject({
    to: [{ email: "asha@family.example", name: sentName }],
  });
});

test.each([null, "", " \t"])(
  "the name %j is left out, because the service refuses an empty one",
  async (name) => {
    const { brevo, fakeFetch } = createBrevoWithReply(201, "{}");
    await brevo.sendMail({ ...mail, to: { email: "asha@family.example", name } });
    expect(readFirstCall(fakeFetch).body).toMatchObject({ to: [{ email: "asha@family.example" }] });
    expect(JSON.stringify(readFirstCall(fakeFetch).body)).not.toMatch(/null|"name":"\s*"/);
  },
);

test("a contact is created or updated; the status 204 without a body is success", async () => {
  const { brevo, fakeFetch } = createBrevoWithReply(204, null);
  await brevo.saveContact({ email: "asha@family.example", attributes: { FIRSTNAME: "Asha" } });
  expect(readFirstCall(fakeFetch).url).toBe("http://mail.local/v3/contacts");
  expect(readFirstCall(fakeFetch).body).toEqual({
    email: "asha@family.example",
    attributes: { FIRSTNAME: "Asha" },
    listIds: [7],
    updateEnabled: true,
  });
});

test.each([
  [401, "unauthorized", true],
  [402, "not_enough_credits", true],
  [429, "too_many_requests", false],
])("the status %i %s is an error whose isFinal is %s", async (status, code, isFinal) => {
  const { brevo } = createBrevoWithReply(status, JSON.stringify({ code, message: "No" }));
  const sending = brevo.saveContact({ email: "asha@family.example", attributes: {} });
  await expect(sending).rejects.toMatchObject({ service: "brevo", code, isFinal });
});

test.each([
  [204, null],
  [404, '{"code":"document_not_found","message":"Contact does not exist"}'],
])("a contact is removed; the status %i counts as success", async (status, body) => {
  const { brevo, fakeFetch } = createBrevoWithReply(status, body);
  await brevo.removeContact("asha+maths@family.example");
  expect(fakeFetch).toHaveBeenCalledWith(
    "http://mail.local/v3/contacts/asha%2Bmaths%40family.example",
    expect.objectContaining({ method: "DELETE" }),
  );
});

test("a contact that the service cannot remove is an error", async () => {
  const { brevo } = createBrevoWithReply(503, "");
  await expect(brevo.removeContact("asha@family.example")).rejects.toMatchObject({ status: 503 });
});
