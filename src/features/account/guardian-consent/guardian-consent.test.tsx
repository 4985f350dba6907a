import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import {
  makeAccount,
  makeConsent,
  serveAccount,
  type Account,
} from "../../../../tests/support/account-factory";
import { asha, logIn } from "../../../../tests/support/factories";
import { renderWithProviders } from "../../../../tests/support/render";
import { serveRpc } from "../../../../tests/support/server/serve-rpc";
import { FamilyConsents } from "./family-consents";
import { useCheckoutConsent } from "./use-checkout-consent";

let account: Account;

beforeEach(() => {
  account = makeAccount();
  serveAccount(account);
  logIn();
});

const givenConsent = { isGiven: true, guardianName: "Ravi Verma", givenAt: "2026-11-03T06:00:00+00:00" };
const getExamBox = () => screen.getByRole("checkbox", { name: /I agree to this for the exams/ });
const getCameraBox = () => screen.getByRole("checkbox", { name: /camera pictures/ });
const getNameField = () => screen.getByLabelText("Your full name, as parent or guardian");

describe("a guardian's consent at the checkout", () => {
  /** Renders the consent section beside a Pay button that reads the input; `inputs` collects what was read. */
  function renderCheckoutConsent(isCameraAsked = true) {
    const inputs: unknown[] = [];
    function Page() {
      const consent = useCheckoutConsent(asha.id, isCameraAsked);
      return (
        <>
          {consent.fields}
          <button onClick={() => void consent.readInput().then((input) => inputs.push(input))}>Pay</button>
        </>
      );
    }
    return { parent: renderWithProviders(<Page />), inputs };
  }
  const pay = (parent: UserEvent) => parent.click(screen.getByRole("button", { name: "Pay" }));

  it("can be omitted, and the page explains the effect", async () => {
    const { parent, inputs } = renderCheckoutConsent();
    expect(
      await screen.findByText(/We can show the result only after a parent or guardian agrees/),
    ).toBeVisible();
    await pay(parent);
    await waitFor(() => expect(inputs).toEqual([{ givenConsent: null, isExamConsentMissing: true }]));
  });

  it("consists of a tick and a typed name, with a separate tick for the camera", async () => {
    const { parent, inputs } = renderCheckoutConsent();
    await screen.findByRole("heading", { name: "Guardian’s consent" });
    await parent.click(getExamBox());
    await pay(parent);
    expect(await screen.findByText("Please type your full name as your signature.")).toBeVisible();
    expect(getNameField()).toHaveFocus();
    await parent.type(getNameField(), "Ravi Verma");
    await pay(parent);
    const consent = { guardianName: "Ravi Verma", wordingVersion: "2026-11-30" };
    await waitFor(() =>
      expect(inputs).toEqual([
        undefined,
        { givenConsent: { ...consent, kinds: ["exam"] }, isExamConsentMissing: false },
      ]),
    );
    await parent.click(getCameraBox());
    await pay(parent);
    await waitFor(() => expect(inputs.at(-1)).toMatchObject({ givenConsent: { kinds: ["exam", "camera"] } }));
  });

  it("is asked for only if it is missing", async () => {
    account.get_guardian_consents = [makeConsent("exam", givenConsent), makeConsent("camera")];
    renderCheckoutConsent();
    expect(await screen.findByRole("checkbox")).toBe(getCameraBox());
  });

  it.each([
    [
      "is not asked for if both consents are given",
      true,
      [makeConsent("exam", givenConsent), makeConsent("camera", givenConsent)],
    ],
    [
      "to the camera is not asked for if the edition does not use cameras",
      false,
      [makeConsent("exam", givenConsent), makeConsent("camera")],
    ],
  ])("%s", async (_, isCameraAsked, consents) => {
    account.get_guardian_consents = consents;
    const { parent, inputs } = renderCheckoutConsent(isCameraAsked);
    await pay(parent);
    await waitFor(() => expect(inputs).toEqual([{ givenConsent: null, isExamConsentMissing: false }]));
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
});

describe("a guardian's consent in the profile", () => {
  const renderProfileConsents = () =>
    renderWithProviders(<FamilyConsents studentId={asha.id} email={asha.email} />);

  it("shows who agreed and when, and is withdrawn after a confirmation", async () => {
    account.get_guardian_consents = [makeConsent("exam", givenConsent), makeConsent("camera")];
    const requests = serveRpc("withdraw_guardian_consent", { outcome: "withdrawn" });
    const parent = renderProfileConsents();
    expect(await screen.findByText("Ravi Verma gave consent on 3 November 2026.")).toBeVisible();
    await parent.click(screen.getByRole("button", { name: "Withdraw consent: Exams" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Withdraw this consent?" }));
    expect(dialog.getByText(/hold back results/)).toBeVisible();
    account.get_guardian_consents = [makeConsent("exam"), makeConsent("camera")];
    await parent.click(dialog.getByRole("button", { name: "Withdraw" }));
    expect(await screen.findByText(/^No guardian has agreed yet\./)).toBeVisible();
    expect(requests).toEqual([{ p_kind: "exam" }]);
  });

  it("is requested by email, and the profile shows when", async () => {
    const requests = serveRpc("request_guardian_consent", { outcome: "queued" });
    const parent = renderProfileConsents();
    const email = await screen.findByLabelText("Ask a guardian for consent by email");
    await parent.type(email, "not an address");
    await parent.click(screen.getByRole("button", { name: "Send email" }));
    expect(await screen.findByText("Please enter a valid email address")).toBeVisible();
    account.get_guardian_consents = [
      makeConsent("exam", { askedAt: "2026-11-23T06:00:00+00:00" }),
      makeConsent("camera"),
    ];
    await parent.clear(email);
    await parent.type(email, "ravi@family.example");
    await parent.click(screen.getByRole("button", { name: "Send email" }));
    expect(await screen.findByText(/^We will send the email within a few minutes\./)).toBeVisible();
    expect(await screen.findByText(/^Asked on 23 November 2026/)).toBeVisible();
    expect(requests).toEqual([{ p_email: "ravi@family.example" }]);
  });

  it("shows that too many emails were sent today, and does not clear the typed text", async () => {
    serveRpc("request_guardian_consent", { outcome: "rate_limited" });
    const parent = renderProfileConsents();
    const email = await screen.findByLabelText("Ask a guardian for consent by email");
    await parent.type(email, "ravi@family.example");
    await parent.click(screen.getByRole("button", { name: "Send email" }));
    expect(await screen.findByText(/^You have sent too many emails today\./)).toBeVisible();
    expect(email).toHaveValue("ravi@family.example");
  });
});
