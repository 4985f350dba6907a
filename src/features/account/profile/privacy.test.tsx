import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeAccount, serveAccount, type Account } from "../../../../tests/support/account-factory";
import { logIn } from "../../../../tests/support/factories";
import { updatesConsent } from "../../../content/updates-consent";
import { renderProfile } from "../../../../tests/support/render-profile";
import { serveRpc } from "../../../../tests/support/server/serve-rpc";

let account: Account;

beforeEach(() => {
  account = makeAccount();
  serveAccount(account);
  logIn();
});

describe("the privacy settings", () => {
  it("show when consent was given, and withdraw it with one press", async () => {
    const requests = serveRpc("set_consent", { outcome: "saved", consent_given: false, consent_at: null });
    const parent = await renderProfile();
    expect(screen.getByText(/^Agreed on 1 November 2026: “I am the student’s parent/)).toBeVisible();
    Object.assign(account.students[0] ?? {}, { consentAt: null });
    await parent.click(screen.getByRole("button", { name: "Withdraw consent" }));
    expect(await screen.findByText(/^You don’t receive updates\./)).toBeVisible();
    expect(requests).toEqual([{ p_is_given: false, p_version: updatesConsent.version }]);
    expect(screen.getByRole("button", { name: /send me updates$/ })).toBeVisible();
  });

  it("show the whole wording before consent is given", async () => {
    const requests = serveRpc("set_consent", {
      outcome: "saved",
      consent_given: true,
      consent_at: "2026-11-20T06:00:00+00:00",
    });
    Object.assign(account.students[0] ?? {}, { consentAt: null });
    const parent = await renderProfile();
    expect(screen.getByText(updatesConsent.text)).toBeVisible();
    const agree = screen.getByRole("button", { name: /send me updates$/ });
    expect(agree).toHaveAccessibleDescription(updatesConsent.text);
    await parent.click(agree);
    await waitFor(() => expect(requests).toEqual([{ p_is_given: true, p_version: updatesConsent.version }]));
  });

  it("show an error if consent was given too often today", async () => {
    serveRpc("set_consent", { outcome: "rate_limited" });
    Object.assign(account.students[0] ?? {}, { consentAt: null });
    const parent = await renderProfile();
    await parent.click(screen.getByRole("button", { name: /send me updates$/ }));
    expect(await screen.findByText(/^You have changed this too many times today\./)).toBeVisible();
    expect(screen.getByText(/^You don’t receive updates\./)).toBeVisible();
  });

  it("download all data of the student in one file", async () => {
    serveRpc("export_my_data", { student: { name: "Asha" } });
    const savedFiles: Blob[] = [];
    const clickSpy = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${savedFiles.push(blob)}` }),
    );
    URL.revokeObjectURL = () => undefined;
    const parent = await renderProfile();
    await parent.click(screen.getByRole("button", { name: "Download my data" }));
    await waitFor(() => expect(savedFiles).toHaveLength(1));
    expect(JSON.parse((await savedFiles[0]?.text()) ?? "")).toEqual({ student: { name: "Asha" } });
    expect(clickSpy.mock.contexts).toEqual([expect.objectContaining({ download: "my-data.json" })]);
    clickSpy.mockRestore();
    vi.unstubAllGlobals();
  });

  it("show an error if the data could not be read", async () => {
    serveRpc("export_my_data", { message: "no" }, 500);
    const parent = await renderProfile();
    await parent.click(screen.getByRole("button", { name: "Download my data" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Our service is not responding right now.");
  });
});
