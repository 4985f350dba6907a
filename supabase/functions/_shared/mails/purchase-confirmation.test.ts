import { expect, test } from "vitest";
import { composePurchaseMail, type Purchase } from "./purchase-confirmation.ts";

const site = { url: "https://olympeak.example", name: "Olympeak", helpEmail: "help@olympeak.example" };
const registeredFields = { is_cancelled: false, is_registered: true, refund: null };
const purchase: Purchase = {
  order_number: "1001",
  ordered_at: new Date("2026-11-21T03:17:00Z"),
  payment_id: "pay_IH4NVgf4Dreq1l",
  gst_percent: null,
  amount_paise: 150_000,
  edition: "Winter 2026-27",
  class: "Class 5",
  lacks_consent: false,
  items: [
    {
      name: "Maths",
      code: "IMO",
      price_paise: 125_000,
      exam_on: "2027-01-17",
      opens_at: "2027-01-17T05:30:00+00:00",
      last_start_at: "2027-01-17T05:45:00+00:00",
      ...registeredFields,
    },
    {
      name: "Spell Bee",
      code: "ISBO",
      price_paise: 25_000,
      exam_on: null,
      opens_at: null,
      last_start_at: null,
      ...registeredFields,
    },
  ],
};

const facts = [
  "Asha Rao",
  "1001",
  "21 Nov 2026, 8:47 am IST",
  "Class 5",
  "Winter 2026-27",
  "Maths (IMO), exam on Sun, 17 Jan 2027, start between 11:00 am and 11:15 am IST",
  "₹1,250",
  "Spell Bee (ISBO)",
  "₹250",
  "₹1,500",
  "pay_IH4NVgf4Dreq1l",
  "within 2 business days of registration or before the exam date, whichever is earlier",
  "7-10 business days",
  "help@olympeak.example",
  "https://olympeak.example/studentdashboard",
];

test.each(facts)("a parent finds %s in the HTML and in the text", (fact) => {
  const mail = composePurchaseMail(site, "Asha Rao", purchase);
  expect(mail.html).toContain(fact);
  expect(mail.text).toContain(fact);
});

test("the email has a link to print the receipt", () => {
  const mail = composePurchaseMail(site, "Asha Rao", purchase);
  expect(mail.html).toContain(
    '<a href="https://olympeak.example/studentdashboard?tab=transactions&amp;order=1001">Print the receipt</a>',
  );
  expect(mail.text).toContain(
    "Print the receipt: https://olympeak.example/studentdashboard?tab=transactions&order=1001",
  );
});

test("the subject names the order", () => {
  expect(composePurchaseMail(site, "Asha Rao", purchase).subject).toBe("You are registered: order 1001");
});

const cancelledFields = { is_cancelled: true, is_registered: false } as const;

test("an exam that was cancelled during the checkout is not confirmed", () => {
  const items = purchase.items.map((item) =>
    item.code === "IMO" ? { ...item, ...cancelledFields, refund: "review" as const } : item,
  );
  const { subject, text, html } = composePurchaseMail(site, "Asha Rao", { ...purchase, items });
  expect(subject).toBe("You are registered for Spell Bee: order 1001");
  for (const words of [
    "You are registered for Spell Bee in Winter 2026-27. Maths was cancelled. We are looking into its fee of ₹1,250 and will email you.",
    "Maths (IMO), cancelled",
  ]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(text + html).not.toMatch(/exam on Sun|is complete/);
});

test.each([
  [{ ...cancelledFields, refund: "under_way" }, "Maths was cancelled. We are refunding its fee of ₹1,250."],
  [{ ...cancelledFields, refund: null }, "Maths was cancelled.\n"],
  [
    { is_registered: false, refund: "review" },
    "Maths is not registered. We are looking into its fee of ₹1,250",
  ],
] as const)("an order without a registered exam is confirmed as a payment only: %o", (changes, words) => {
  const [item] = purchase.items;
  const items = item ? [{ ...item, ...changes }] : [];
  const { subject, text } = composePurchaseMail(site, "Asha Rao", { ...purchase, items });
  expect(subject).toBe("We have received your payment: order 1001");
  expect(text).toContain(`Thank you. We have received your payment. ${words}`);
  expect(text).not.toContain("You are registered");
});

test("names are text, never markup", () => {
  const script = "<script>alert(1)</script>";
  const [item] = purchase.items;
  const items = item ? [{ ...item, name: script }] : [];
  const mail = composePurchaseMail(site, script, { ...purchase, items, class: script, edition: script });
  expect(mail.html).not.toContain("<script");
  expect(mail.html).toContain("Hello &lt;script&gt;alert(1)&lt;/script&gt;,");
});

test("without a name the greeting has no name", () => {
  const mail = composePurchaseMail(site, null, purchase);
  expect(mail.text).toMatch(/^Hello,\n/);
  expect(mail.text).not.toContain("Student:");
});

test("the email is one column that a phone shows without zooming, and loads no files", () => {
  const { html } = composePurchaseMail(site, "Asha Rao", purchase);
  expect(html).toContain('name="viewport" content="width=device-width');
  expect(html).toContain("max-width:560px");
  expect(html).not.toMatch(/<img|<link|url\(/);
});

const taxedPurchase: Purchase = { ...purchase, gst_percent: 18 };

const invoice = {
  gstin: "27AAPFU0939F1ZV",
  seller: "Olympeak & Sons",
  address: "12 Hill Road, Pune 411001",
  sac: "999293",
  gstPercent: 18,
};

test.each([
  ["Including GST at 18%", "₹228.82"],
  ["Sold by", "Olympeak & Sons, 12 Hill Road, Pune 411001"],
  ["GSTIN", "27AAPFU0939F1ZV"],
  ["SAC", "999293"],
])("the receipt of a seller with GST has the field %s", (label, value) => {
  const mail = composePurchaseMail(site, "Asha Rao", taxedPurchase, invoice);
  expect(mail.text).toContain(`${label}: ${value}\n`);
  expect(mail.html).toContain(label);
  expect(mail.html).toContain(value.replace("&", "&amp;"));
});

test("with GST the link leads to the tax invoice", () => {
  const { text, html } = composePurchaseMail(site, "Asha Rao", taxedPurchase, invoice);
  expect(text).toContain("Print the tax invoice: https://");
  expect(html).toContain(">Print the tax invoice</a>");
});

test("the receipt of a seller without GST has no tax fields", () => {
  const { text, html } = composePurchaseMail(site, "Asha Rao", purchase);
  expect(text + html).not.toMatch(/GST|SAC|Sold by/);
});

test("only the email to a family without a guardian's consent says that the consent is missing", () => {
  const sentence = "we can show the result only after a parent or guardian agrees";
  const mailWithoutConsent = composePurchaseMail(site, "Asha Rao", { ...purchase, lacks_consent: true });
  expect(mailWithoutConsent.text).toContain(sentence);
  expect(mailWithoutConsent.html).toContain(sentence);
  const { text, html } = composePurchaseMail(site, "Asha Rao", purchase);
  expect(text + html).not.toContain(sentence);
});

test("an order without a rate of GST has a receipt also after the seller got a GST number", () => {
  const { text } = composePurchaseMail(site, "Asha Rao", purchase, invoice);
  expect(text).toContain("Print the receipt: https://");
  expect(text).not.toContain("GST");
});

test("an order keeps its own rate of GST after the rate of the settings has changed", () => {
  const { text } = composePurchaseMail(site, "Asha Rao", { ...purchase, gst_percent: 12 }, invoice);
  expect(text).toContain("Including GST at 12%");
});
