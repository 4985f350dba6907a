import { expect, test } from "vitest";
import { composeConsentMail } from "./guardian-consent.ts";

const site = { url: "https://olympeak.example", name: "Olympeak", helpEmail: "help@olympeak.example" };
const request = { token: "5ec4e7", expires_at: new Date("2026-12-07T06:00:00Z") };

test("the mail names the student, the reason and the deadline, and its link has the token in the hash", () => {
  const mail = composeConsentMail(site, "Asha Rao", request);
  expect(mail.subject).toBe("Please give consent for Asha’s exams");
  for (const version of [mail.html, mail.text]) {
    expect(version).toContain("Asha is taking part in Olympeak olympiads");
    expect(version).toContain("https://olympeak.example/consent#token=5ec4e7");
    expect(version).toContain("The link works once, until 7 Dec 2026, 11:30 am IST");
  }
});

test("the mail contains only the first name of the student", () => {
  const { html, text } = composeConsentMail(site, "Asha Rao", request);
  expect(html + text).not.toContain("Rao");
});

test.each([null, "Win at http://evil.example", "evil.example"])(
  "the name %s is not sent to a stranger",
  (name) => {
    const { subject, html, text } = composeConsentMail(site, name, request);
    expect(subject).toBe("Please give consent for a child’s exams");
    expect(text).toContain("A child is taking part");
    expect(html + text).not.toContain("evil");
  },
);
