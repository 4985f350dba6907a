import * as v from "valibot";
import { expect, inject, it } from "vitest";
import { sendRequest } from "./send-request";
import { registerFamily } from "./family";

const { apiUrl, authInboxUrl, publishableKey, isStandIn } = inject("stack");
const subject = "Please confirm your new address";

const listSchema = v.object({
  messages: v.array(
    v.object({ ID: v.string(), Subject: v.string(), To: v.array(v.object({ Address: v.string() })) }),
  ),
});
const mailSchema = v.object({ HTML: v.string() });

/** Waits for the confirmation email to an address; returns the fields in the hash of its link. */
async function readLinkFields(address: string): Promise<Record<string, string>> {
  const findMail = async () => {
    const { messages } = v.parse(
      listSchema,
      (await sendRequest(`${authInboxUrl}/api/v1/messages?limit=200`)).body,
    );
    return messages.find(({ Subject, To }) => Subject === subject && To[0]?.Address === address)?.ID;
  };
  await expect.poll(findMail, { message: `the mail to ${address}` }).toBeDefined();
  const { HTML } = v.parse(
    mailSchema,
    (await sendRequest(`${authInboxUrl}/api/v1/message/${await findMail()}`)).body,
  );
  const [, link = ""] = /href="([^"]+)"/.exec(HTML) ?? [];
  return Object.fromEntries(new URLSearchParams(new URL(link.replaceAll("&amp;", "&")).hash.slice(1)));
}

it("a new email address is used after the old mailbox has confirmed it, and on hosted Supabase the new mailbox too", async () => {
  const family = await registerFamily({ apiUrl, publishableKey });
  const email = `new.${family.email}`;
  const readAddress = () => family.rest("GET", "students?select=email");
  const headers = { apikey: publishableKey, authorization: `Bearer ${family.token}` };
  const changeReply = await sendRequest(`${apiUrl}/auth/v1/user`, {
    method: "PUT",
    headers,
    body: { email },
  });
  expect(changeReply.status).toBe(200);

  for (const mailbox of isStandIn ? [family.email] : [family.email, email]) {
    expect(await readAddress()).toEqual({ status: 200, body: [{ email: family.email }] });
    const body = await readLinkFields(mailbox);
    expect(body).toEqual({ token_hash: expect.any(String), type: "email_change" });
    const verifyReply = await sendRequest(`${apiUrl}/auth/v1/verify`, {
      method: "POST",
      headers: { apikey: publishableKey },
      body,
    });
    expect(verifyReply.status, `the link in the mail to ${mailbox}`).toBe(200);
  }
  expect(await readAddress()).toEqual({ status: 200, body: [{ email }] });
});
