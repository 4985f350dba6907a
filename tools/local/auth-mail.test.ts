import { expect, it } from "vitest";
import { createAuthMail } from "./auth-mail";

it("delivers an email's HTML, and not the plain text, whose links bypass our pages", async () => {
  const deliveredMails: unknown[] = [];
  const mail = createAuthMail(async (message) => void deliveredMails.push(message));
  await mail.send({ to: "a@b.example", subject: "Reset", text: "Follow this link", html: "<p>Press</p>" });
  expect(deliveredMails).toEqual([{ to: "a@b.example", subject: "Reset", html: "<p>Press</p>" }]);
});
