import { describe, expect, it } from "vitest";
import type { FamilyEvent } from "../../../data/admin/families";
import { sayDeviceCheck, sayEmails } from "./say-about-emails";

const makeEvent = (more: Partial<FamilyEvent>): FamilyEvent => ({
  at: "2026-12-01T05:00:00Z",
  kind: "mail",
  what: "sent",
  exam: null,
  amountPaise: null,
  code: "welcome_email",
  by: null,
  note: null,
  id: "m",
  ...more,
});
const say = (...events: Partial<FamilyEvent>[]) => sayEmails(events.map(makeEvent), "asha@mail.example");
const ending = "Please check this address, and look in the spam folder. I can send them again now.";

describe("the sentence about emails", () => {
  it("names the last ones, the address and what to do", () => {
    expect(say({ code: "purchase_email", exam: "Maths" }, { at: "2026-11-20T05:00:00Z" })).toBe(
      `We sent asha@mail.example “receipt of the payment” for Maths on 1 December 2026 and “welcome” on 20 November 2026. ${ending}`,
    );
  });

  it("says that the newest could not be sent, and which one waits", () => {
    expect(say({ what: "dead", code: "purchase_email", note: "gave up: mailbox full" })).toBe(
      "We could not send “receipt of the payment” on 1 December 2026: the email service did not accept it, after several attempts: mailbox full.",
    );
    expect(say({ what: "pending", code: "purchase_email" })).toBe(
      "“receipt of the payment” on 1 December 2026 is waiting to be sent.",
    );
  });

  it("says that none was sent", () => {
    expect(say({ kind: "registered" })).toBe("We have not sent an email yet.");
  });
});

describe("the sentence about the device check", () => {
  const practice =
    "on the device for the exam, please open Dashboard, Exams, “Try a practice run”: it checks everything and says what to do.";

  it.each([
    [
      [makeEvent({ kind: "device_check", what: "good" })],
      "The device that was checked on 1 December 2026 is ready for the exam.",
    ],
    [
      [makeEvent({ kind: "device_check", what: "problem" })],
      `On 1 December 2026 something on the device needed attention: ${practice}`,
    ],
    [[], `No device has been checked yet: ${practice}`],
  ])("%#", (events, sentence) => {
    expect(sayDeviceCheck(events)).toBe(sentence);
  });
});
