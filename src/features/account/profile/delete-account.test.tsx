import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAccount, serveAccount } from "../../../../tests/support/account-factory";
import { asha, logIn, maths, science } from "../../../../tests/support/factories";
import { serveLogin } from "../../../../tests/support/login-factory";
import { sessionStore } from "../../../data/session";
import { renderProfile } from "../../../../tests/support/render-profile";
import { serveRpc } from "../../../../tests/support/server/serve-rpc";

beforeEach(() => {
  serveAccount(makeAccount());
  logIn();
});

describe("a family that deletes its account", () => {
  beforeEach(() => {
    serveLogin();
  });

  async function askToDelete(typedEmail: string, password = "the present one") {
    const parent = await renderProfile();
    await parent.click(screen.getByRole("button", { name: "Delete my account" }));
    const dialog = within(screen.getByRole("dialog", { name: "Delete this account?" }));
    if (typedEmail) await parent.type(dialog.getByLabelText(`Type ${asha.email} to confirm`), typedEmail);
    if (password) await parent.type(dialog.getByLabelText("Password"), password);
    await parent.click(dialog.getByRole("button", { name: "Delete permanently" }));
    return dialog;
  }

  it.each([
    ["", "Please enter your password."],
    ["guessed", "That password is not correct for this account."],
  ])("is refused with the password “%s”", async (password, text) => {
    const requests = serveRpc("delete_account", { outcome: "deleted" });
    const dialog = await askToDelete(asha.email, password);
    expect(await dialog.findByRole("alert")).toHaveTextContent(text);
    expect(requests).toEqual([]);
    expect(sessionStore.getState()?.studentId).toBe(asha.id);
  });

  it("has to confirm in a separate step that it gives up its paid exams, which are listed", async () => {
    const upcomingExams = [
      { id: science, exam: "Science", exam_on: "2027-01-10" },
      { id: maths, exam: "Maths", exam_on: "2027-01-17" },
    ];
    const requests = serveRpc("delete_account", { outcome: "exams_ahead", exams: upcomingExams });
    const dialog = await askToDelete(asha.email);
    expect(await dialog.findByText("Science, 10 January 2027")).toBeVisible();
    expect(dialog.getByText("Maths, 17 January 2027")).toBeVisible();
    const parent = userEvent.setup();
    const pressDelete = () => parent.click(dialog.getByRole("button", { name: "Delete permanently" }));
    await pressDelete();
    expect(await dialog.findByText("Please tick the box to give up the exams.")).toBeVisible();
    expect(requests).toEqual([{ p_exams_given_up: [] }]);
    await parent.click(dialog.getByRole("checkbox", { name: /^I give up these exams\./ }));
    await pressDelete();
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]).toEqual({ p_exams_given_up: [science, maths] });
  });

  it("has to type the account's address first", async () => {
    const requests = serveRpc("delete_account", { outcome: "deleted" });
    const dialog = await askToDelete("bela@olympeak.example");
    expect(await dialog.findByRole("alert")).toHaveTextContent("Please type the account’s email address");
    expect(requests).toEqual([]);
  });

  it("is logged out, loses its data on this browser, and sees the home page", async () => {
    serveRpc("delete_account", { outcome: "deleted" });
    await askToDelete(` ${asha.email.toUpperCase()}`);
    await waitFor(() => expect(screen.getByLabelText("address")).toHaveTextContent(/^\/$/));
    expect(sessionStore.getState()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ["2027-01-09T06:30:00+00:00", /You can delete the account from 9 Jan 2027, 12:00 pm IST\.$/],
    [null, /^A payment or refund on this account is not complete yet\./],
  ])("has to wait for a payment that is under way until %s", async (until, text) => {
    serveRpc("delete_account", { outcome: "payment_under_way", until });
    const dialog = await askToDelete(asha.email);
    expect(await dialog.findByRole("alert")).toHaveTextContent(text);
    expect(sessionStore.getState()?.studentId).toBe(asha.id);
  });

  it("has to wait for an award that is packed or posted", async () => {
    serveRpc("delete_account", { outcome: "award_under_way" });
    const dialog = await askToDelete(asha.email);
    expect(await dialog.findByRole("alert")).toHaveTextContent(/^An award is packed or on its way to you\./);
    expect(sessionStore.getState()?.studentId).toBe(asha.id);
  });

  it("has to wait for a running exam", async () => {
    serveRpc("delete_account", { outcome: "exam_under_way", until: "2027-01-09T06:30:00+00:00" });
    const dialog = await askToDelete(asha.email);
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "An exam is in progress on this account. You can delete the account from 9 Jan 2027, 12:00 pm IST.",
    );
  });

  it("can cancel with one press", async () => {
    const parent = await renderProfile();
    const opener = screen.getByRole("button", { name: "Delete my account" });
    await parent.click(opener);
    await parent.click(screen.getByRole("button", { name: "Keep my account" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(opener).toHaveFocus();
  });
});
