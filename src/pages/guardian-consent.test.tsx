import { render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAccount, serveAccount, type Account } from "../../tests/support/account-factory";
import { renderWithProviders, getShownPath } from "../../tests/support/render";
import { serveRpc } from "../../tests/support/server/serve-rpc";
import { GuardianConsentPage } from "./guardian-consent";

let account: Account;

beforeEach(() => {
  account = makeAccount();
  serveAccount(account);
});

const getExamBox = () => screen.getByRole("checkbox", { name: /I agree to this for the exams/ });
const getNameField = () => screen.getByLabelText("Your full name, as parent or guardian");

describe("a consent through the link in an email", () => {
  const open = (hash: string) => renderWithProviders(<GuardianConsentPage />, { path: `/consent${hash}` });

  it("is given by a press, without a login, and the token is removed from the URL immediately", async () => {
    account.editions.forEach((edition) => Object.assign(edition, { camera: "off" }));
    const requests = serveRpc("confirm_guardian_consent", { outcome: "given", first_name: "Asha" });
    const guardian = open("#token=5ec4e7");
    await waitFor(() => expect(getShownPath()).toBe("/consent"));
    expect(await screen.findByRole("checkbox")).toBe(getExamBox());
    await guardian.click(screen.getByRole("button", { name: "I agree" }));
    expect(await screen.findByText("Please tick what you agree to.")).toBeVisible();
    expect(requests).toEqual([]);
    await guardian.click(getExamBox());
    await guardian.type(getNameField(), "Ravi Verma");
    await guardian.click(screen.getByRole("button", { name: "I agree" }));
    expect(await screen.findByText(/^Thank you\. We have recorded your consent for Asha\./)).toBeVisible();
    expect(requests).toEqual([
      {
        p_token: "5ec4e7",
        p_guardian_name: "Ravi Verma",
        p_wording_version: "2026-11-30",
        p_kinds: ["exam"],
      },
    ]);
  });

  it("explains what to do with a used link", async () => {
    serveRpc("confirm_guardian_consent", { outcome: "unknown" });
    const guardian = open("#token=5ec4e7");
    await guardian.click(await screen.findByRole("checkbox", { name: /camera pictures/ }));
    await guardian.type(getNameField(), "Ravi Verma");
    await guardian.click(screen.getByRole("button", { name: "I agree" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /^This link has expired or was already used\./,
    );
    expect(getNameField()).toHaveValue("Ravi Verma");
  });

  it.each([
    ["name_too_long", /a shorter name/],
    ["wording_unknown", /reload it and read the text again/],
  ])("shows why a consent was refused: %s", async (outcome, sentence) => {
    serveRpc("confirm_guardian_consent", { outcome });
    const guardian = open("#token=5ec4e7");
    await guardian.click(await screen.findByRole("checkbox", { name: /camera pictures/ }));
    await guardian.type(getNameField(), "Ravi Verma");
    await guardian.click(screen.getByRole("button", { name: "I agree" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  });

  it("works without the query cache of the pages behind the login", async () => {
    render(
      <MemoryRouter initialEntries={["/consent#token=5ec4e7"]}>
        <GuardianConsentPage />
      </MemoryRouter>,
    );
    expect(await screen.findByRole("button", { name: "I agree" })).toBeVisible();
  });

  it("has no form if the URL has no token", async () => {
    open("");
    expect(await screen.findByText(/^Please open this page from the link in our email\./)).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
