import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { deliverExamMails } from "../deliver-exam-mails.ts";
import { deliverOutbox } from "../deliver-outbox.ts";
import { createFakeDatabase } from "../fakes.ts";

const hours = { opens_at: "2027-01-17T05:30:00+00:00", last_start_at: "2027-01-17T05:45:00+00:00" };

const exam = {
  exam: "Maths & Logic",
  code: "IMO",
  edition: "Winter 2026-27",
  class: "Class 5",
  exam_on: "2027-01-17",
  duration_seconds: 3600,
  ...hours,
};
const decision = { ...exam, reason: "A flood in Assam & Bihar", is_single: true, is_own: false };

const award = {
  ...exam,
  paper_id: "a77e3970-0000-4000-8000-000000000002",
  courier: "Speed & Post",
  consignment: "EK123456789IN",
  promised_on: "2027-05-01",
  needs_new_address: false,
};

const voidedAttempt = {
  ...exam,
  paper_id: "a77e3970-0000-4000-8000-000000000002",
  reply_until: "2027-01-25T18:30:00.000Z",
  is_single: true,
};

/** The outbox's data for each kind of mail. */
const outboxData: Record<string, object> = {
  welcome_email: {},
  purchase_email: {
    order_number: 1001,
    ordered_at: "2026-11-21T03:17:00+00:00",
    payment_id: "pay_1",
    amount_paise: 55_000,
    edition: "Winter 2026-27",
    class: "Class 5",
    lacks_consent: true,
    items: [
      {
        name: "Maths & Logic",
        code: "IMO",
        price_paise: 25_000,
        exam_on: "2027-01-17",
        ...hours,
        is_cancelled: false,
        is_registered: true,
        refund: null,
      },
      {
        name: "Science",
        code: "ISO",
        price_paise: 30_000,
        exam_on: null,
        opens_at: null,
        last_start_at: null,
        is_cancelled: true,
        is_registered: false,
        refund: "review",
      },
    ],
  },
  refund_email: {
    reason: "student_request",
    amount_paise: 25_000,
    payment_id: "pay_1",
    refund_id: "rfnd_1",
    order_number: 1001,
    is_by_hand: false,
    note: null,
    paid_method: null,
    paid_on: null,
    reference: null,
    exams: ["Maths & Logic"],
    registered: ["Maths & Logic"],
    payable: [],
  },
  refund_failed_email: {
    reason: "student_request",
    amount_paise: 25_000,
    payment_id: "pay_1",
    refund_id: "rfnd_1",
    order_number: 1001,
    is_by_hand: false,
    note: null,
    paid_method: null,
    paid_on: null,
    reference: null,
    exams: ["Maths & Logic"],
    registered: ["Maths & Logic"],
    payable: [],
  },
  refund_request_email: { order_number: 1001, amount_paise: 25_000, is_by_organiser: false },
  refund_refused_email: {
    order_number: 1001,
    amount_paise: 25_000,
    requested_at: "2026-11-28T05:00:00+00:00",
    answer: "The bank shows one payment & no second one.",
    is_by_organiser: false,
    exams: ["Maths & Logic"],
    payment_id: "pay_1",
    paid_at: "2026-11-28T04:00:00+00:00",
  },
  payment_review_email: {
    reason: "amount_mismatch",
    amount_paise: 75_000,
    payment_id: "pay_1",
    paid_at: "2026-11-28T04:00:00+00:00",
    order_number: null,
    cart_paise: 25_000,
    answer_by: "2026-12-02",
    exams: ["Maths & Logic"],
  },
  account_deleted_email: {},
  child_deleted_email: {},
  guardian_consent_email: { token: "5ec4e7", expires_at: "2026-12-07T06:00:00+00:00" },
  exam_reminder_email: { ...exam, hours_before: 168 },
  exam_moved_email: decision,
  exam_off_email: decision,
  exam_minutes_email: { ...decision, extra_seconds: 1200 },
  exam_answer_record_email: {
    ...exam,
    attempt_id: "a77e3970-0000-4000-8000-000000000001",
    answer_record_no: 1,
    answer_record_code: "7F3K-Q9TX-0ABC",
    finished_at: "2027-01-17T06:20:00.000Z",
    answered: 37,
    question_count: 50,
  },
  exam_review_email: { ...exam, paper_id: "a77e3970-0000-4000-8000-000000000002" },
  exam_marks_email: { ...exam, paper_id: "a77e3970-0000-4000-8000-000000000002" },
  exam_result_email: exam,
  exam_address_email: award,
  exam_posted_email: award,
  exam_returned_email: award,
  exam_late_email: award,
  exam_void_email: voidedAttempt,
  exam_void_decided_email: voidedAttempt,
  exam_name_email: { ...exam, certificate_code: "OLY-W27-IMO05-7F3KQ9TX" },
};

const outboxSchema = readFileSync(join(import.meta.dirname, "../../../schemas/messages.sql"), "utf8");

test("this file has data for every kind of email in the outbox", () => {
  const [, kinds = ""] = /check \(\s*kind in \(([^)]*)\)/.exec(outboxSchema) ?? [];
  const emailKinds = [...kinds.matchAll(/'(\w+_email)'/g)].map(([, kind = ""]) => kind);
  expect(emailKinds.toSorted()).toEqual(Object.keys(outboxData).toSorted());
});

test.each(Object.keys(outboxData))(
  "the text version of %s contains all words and links of its HTML",
  async (kind) => {
    const row = {
      id: "row",
      kind,
      email: "asha@family.example",
      name: "Asha Rao",
      data: outboxData[kind] ?? {},
    };
    const sentMails: { html: string; text: string }[] = [];
    const dependencies = {
      database: createFakeDatabase({ claimOutbox: async () => [row], claimExamMails: async () => [row] }),
      brevo: {
        sendMail: async (mail: (typeof sentMails)[number]) => void sentMails.push(mail),
        sendMails: async (mails: readonly (typeof sentMails)[number][]) => void sentMails.push(...mails),
        saveContact: vi.fn(),
        removeContact: vi.fn(),
      },
      site: { url: "https://olympeak.example", name: "Olympeak", helpEmail: "help@olympeak.example" },
      report: vi.fn(),
    };
    if (kind.startsWith("exam_")) await deliverExamMails(dependencies);
    else await deliverOutbox(dependencies, { limit: 1 });
    const { html = "", text = "" } = sentMails[0] ?? {};
    expect(html).toContain("Asha");
    expect(text).not.toMatch(/<[a-z/]|&(?:amp|lt|#39);/);
    const links = [...html.matchAll(/href="(?:mailto:)?([^"]+)"/g)].map(([, link = ""]) =>
      link.replaceAll("&amp;", "&"),
    );
    const visibleText = html
      .replace(/<title>.*<\/title>|<a [^>]*>[^<]*<\/a>|<[^>]+>/g, "\n")
      .replaceAll("&amp;", "&")
      .replaceAll("&#39;", "'");
    const words = visibleText.split(/[\s:]+/).filter(Boolean);
    expect(links.length + words.length).toBeGreaterThan(20);
    const missingParts = [...links, ...words].filter(
      (part) => !text.toLowerCase().includes(part.toLowerCase()),
    );
    expect(missingParts).toEqual([]);
  },
);
