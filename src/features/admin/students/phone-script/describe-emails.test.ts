import { describe, expect, it } from "vitest";
import { makeHistoryEvent } from "../../../../../tests/support/family-event-factory";
import type { Family } from "../../../../data/admin/families";
import type { FamilyEventOf } from "../../../../data/admin/family-events/family-events";
import { describeEmailsForParent } from "./describe-emails";

type EmailChanges = Partial<FamilyEventOf<"mail">>;

const makeEvents = (changes: readonly EmailChanges[]) =>
  changes.map((change) => makeHistoryEvent({ ...change, kind: "mail" }));
const now = new Date("2026-12-01T06:00:00Z");
const family = { email: "asha@mail.example", children: [] as Family["children"] };
const describeEmails = (...emails: EmailChanges[]) =>
  describeEmailsForParent({ ...family, events: makeEvents(emails) }, now);
const ending = "Please check this address, and look in the spam folder. I can send them again now.";

describe("the sentences about emails", () => {
  it("names the last emails, the address and the next steps", () => {
    expect(
      describeEmails({ emailKind: "purchase_email", examNames: ["Maths"] }, { at: "2026-11-20T05:00:00Z" }),
    ).toBe(
      `We sent the emails “Receipt of the payment” for Maths on 1 December 2026 and “Welcome” on 20 November 2026 to asha@mail.example. ${ending}`,
    );
  });

  it("says that the newest email could not be sent, or that it is waiting to be sent", () => {
    expect(
      describeEmails({ status: "dead", emailKind: "purchase_email", lastError: "gave up: mailbox full" }),
    ).toBe(
      "We could not send the email “Receipt of the payment” on 1 December 2026: the email service did not accept it, after several attempts: mailbox full.",
    );
    expect(describeEmails({ status: "pending", emailKind: "purchase_email" })).toBe(
      "The email “Receipt of the payment” on 1 December 2026 is waiting to be sent.",
    );
  });

  it("names every email of the last 30 days that could not be sent, also before newer ones", () => {
    const dead = { status: "dead", lastError: "gave up: mailbox full" } as const;
    const reason = "the email service did not accept it, after several attempts: mailbox full.";
    expect(
      describeEmails(
        { emailKind: "purchase_email", examNames: ["Maths"] },
        {
          ...dead,
          emailKind: "exam_answer_record_email",
          examNames: ["Science"],
          at: "2026-11-20T05:00:00Z",
        },
        { ...dead, emailKind: "exam_start_email", examNames: ["English"], at: "2026-11-02T05:00:00Z" },
        { ...dead, at: "2026-10-20T05:00:00Z" },
      ),
    ).toBe(
      `We could not send the emails “Answer record” for Science on 20 November 2026 and “New start time” for English on 2 November 2026: ${reason} We sent the email “Receipt of the payment” for Maths on 1 December 2026 to asha@mail.example. ${ending}`,
    );
  });

  it("does not promise to send an email again that is no longer true", () => {
    expect(
      describeEmails(
        {
          status: "dead",
          emailKind: "exam_reminder_email",
          examNames: ["Maths"],
          lastError: "no longer true",
        },
        {},
      ),
    ).toBe(
      `We did not send the email “Exam reminder” for Maths on 1 December 2026, because it was no longer true when it was due. It cannot be sent again. We sent the email “Welcome” on 1 December 2026 to asha@mail.example. ${ending}`,
    );
  });

  it("says that no email was sent", () => {
    expect(
      describeEmailsForParent({ ...family, events: [makeHistoryEvent({ kind: "registered" })] }, now),
    ).toBe("We have not sent an email yet.");
  });

  it("says that emails about another child went to the same address", () => {
    const riya = { id: "r", name: "Riya", className: "Class 3", isRefundWaiting: false, next: null };
    const describeWithChild = (lastMailAt: string | null, ...emails: EmailChanges[]) =>
      describeEmailsForParent(
        { ...family, children: [{ ...riya, lastMailAt }], events: makeEvents(emails) },
        now,
      );
    const others = "Emails about Riya went to this address too, the last one on 30 November 2026.";
    expect(describeWithChild("2026-11-30T05:00:00Z")).toBe(
      `We have not sent an email about this child yet. ${others}`,
    );
    expect(describeWithChild("2026-11-30T05:00:00Z", {})).toBe(
      `We sent the email “Welcome” on 1 December 2026 to asha@mail.example. ${ending} ${others}`,
    );
    expect(describeWithChild(null)).toBe("We have not sent an email yet.");
  });
});
