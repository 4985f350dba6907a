import { expect, test } from "vitest";
import { composeRefundRequestMail } from "./refund-request.ts";

const site = { url: "https://olympeak.example", name: "Olympeak", helpEmail: "help@olympeak.example" };

test("the email about a family's request names the order and the amount", () => {
  const mail = composeRefundRequestMail(site, "Asha Rao", {
    order_number: "1001",
    amount_paise: 50000,
    is_by_organiser: false,
  });
  expect(mail.subject).toBe("We have received your refund request for order 1001");
  for (const text of [mail.text, mail.html])
    expect(text).toContain("You asked for a refund of ₹500 for order 1001.");
});

test("the email about a refund that an organiser started promises no amount, and does not say that the family asked", () => {
  const mail = composeRefundRequestMail(site, null, {
    order_number: "1001",
    amount_paise: 50000,
    is_by_organiser: true,
  });
  expect(mail.subject).toBe("We are looking into a refund for order 1001");
  for (const text of [mail.text, mail.html, mail.subject]) {
    expect(text).not.toContain("You asked");
    expect(text).not.toContain("₹");
  }
});
