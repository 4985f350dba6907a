import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { deliverOutbox } from "../deliver-outbox.ts";
import { createFakeDatabase } from "../fakes.ts";

/** What the outbox tells of each kind of mail it knows. */
const facts: Record<string, object> = {
  welcome_email: {},
  purchase_email: {
    order_number: 1001,
    ordered_at: "2026-11-21T03:17:00+00:00",
    payment_id: "pay_1",
    amount_paise: 55_000,
    edition: "Winter 2026-27",
    class: "Class 5",
    items: [
      { name: "Maths & Logic", code: "IMO", price_paise: 25_000, exam_on: "2027-01-17" },
      { name: "Science", code: "ISO", price_paise: 30_000, exam_on: null },
    ],
  },
  refund_email: {
    reason: "student_request",
    amount_paise: 25_000,
    payment_id: "pay_1",
    order_number: 1001,
    is_by_hand: false,
    exams: ["Maths & Logic"],
  },
};

const outbox = readFileSync(
  join(import.meta.dirname, "../../../migrations/20261101001200_outbox.sql"),
  "utf8",
);

test("every kind of mail in the outbox is looked at here", () => {
  const [, kinds = ""] = /check \(\s*kind in \(([^)]*)\)/.exec(outbox) ?? [];
  const mails = [...kinds.matchAll(/'(\w+_email)'/g)].map(([, kind = ""]) => kind);
  expect(mails.toSorted()).toEqual(Object.keys(facts).toSorted());
});

test.each(Object.keys(facts))(
  "%s says as text whatever its page says, links and sums included",
  async (kind) => {
    const row = { id: "row", kind, email: "asha@family.example", name: "Asha Rao", data: facts[kind] ?? {} };
    const sendMail = vi.fn(async (_mail: { html: string; text: string }) => undefined);
    await deliverOutbox(
      {
        database: createFakeDatabase({ claimOutbox: async () => [row] }),
        brevo: { sendMail, saveContact: vi.fn(), removeContact: vi.fn() },
        site: { url: "https://olympeak.example", name: "Olympeak", helpEmail: "help@olympeak.example" },
        report: vi.fn(),
      },
      { limit: 1 },
    );
    const { html = "", text = "" } = sendMail.mock.calls[0]?.[0] ?? {};
    expect(html).toContain("Asha Rao");
    expect(text).not.toMatch(/<[a-z/]|&(?:amp|lt|#39);/);
    const links = [...html.matchAll(/href="(?:mailto:)?([^"]+)"/g)].map(([, link = ""]) => link);
    const shown = html
      .replace(/<title>.*<\/title>|<a [^>]*>[^<]*<\/a>|<[^>]+>/g, "\n")
      .replaceAll("&amp;", "&")
      .replaceAll("&#39;", "'");
    const words = shown.split(/[\s:]+/).filter(Boolean);
    expect(links.length + words.length).toBeGreaterThan(20);
    const missing = [...links, ...words].filter((part) => !text.toLowerCase().includes(part.toLowerCase()));
    expect(missing).toEqual([]);
  },
);
