import { describe, expect, it } from "vitest";
import { createAuthMail, mendLinks } from "./auth-mail";
import { requestContext } from "./request-context";

const addresses = { siteUrl: "http://localhost:5173", apiUrl: "http://127.0.0.1:54321" };
const link =
  "http://localhost:5173/auth/v1/verify?token=abc&type=recovery&redirect_to=http%3A%2F%2Flocalhost%3A5173";
const resetPage = "http://localhost:5173/reset-password";

describe("the link of an auth mail", () => {
  it("leads to the API, and on to the page that was asked for", () => {
    expect(mendLinks(`Follow ${link} now`, addresses, resetPage)).toBe(
      `Follow http://127.0.0.1:54321/auth/v1/verify?token=abc&type=recovery&redirect_to=${encodeURIComponent(resetPage)} now`,
    );
  });

  it("keeps its page when none was asked for", () => {
    expect(mendLinks(link, addresses, null)).toContain("redirect_to=http%3A%2F%2Flocalhost%3A5173");
  });

  it("is mended inside HTML too, and other links are left alone", () => {
    const html = `<a href="${link}">Reset</a> <a href="https://elsewhere.example/auth/v1/verify?x=1">No</a>`;
    const mended = mendLinks(html, addresses, null);
    expect(mended).toContain('href="http://127.0.0.1:54321/auth/v1/verify?token=abc');
    expect(mended).toContain('href="https://elsewhere.example/auth/v1/verify?x=1"');
  });
});

it("delivers a mail with the page of the request that caused it", async () => {
  const delivered: unknown[] = [];
  const mail = createAuthMail(addresses, async (message) => void delivered.push(message));
  await requestContext.run({ headers: {}, redirectTo: resetPage }, () =>
    mail.send({ to: "a@b.example", subject: "Reset", text: link }),
  );
  expect(delivered).toEqual([
    { to: "a@b.example", subject: "Reset", text: expect.stringContaining(encodeURIComponent(resetPage)) },
  ]);
});
