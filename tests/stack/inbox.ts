import * as v from "valibot";
import { sendRequest } from "./send-request";

const listSchema = v.object({
  messages: v.array(
    v.object({
      ID: v.string(),
      Subject: v.string(),
      Tags: v.array(v.string()),
      To: v.array(v.object({ Address: v.string() })),
    }),
  ),
});
const mailSchema = v.object({ Subject: v.string(), Text: v.string() });

/**
 * @param inboxUrl the URL of the local inbox
 * @param email the recipient's address
 * @param tag the kind of mail, such as `purchase_email`
 * @returns the mails' subjects and plain texts, newest first
 */
export async function readMails(inboxUrl: string, email: string, tag: string) {
  const list = v.parse(listSchema, (await sendRequest(`${inboxUrl}/api/v1/messages?limit=10000`)).body);
  const ownMails = list.messages.filter(
    ({ To, Tags }) => Tags.includes(tag) && To.some(({ Address }) => Address === email),
  );
  return Promise.all(
    ownMails.map(async ({ ID }) =>
      v.parse(mailSchema, (await sendRequest(`${inboxUrl}/api/v1/message/${ID}`)).body),
    ),
  );
}
