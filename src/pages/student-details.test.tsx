import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { makeAccount, serveAccount, type Account } from "../../tests/account-factory";
import { logIn } from "../../tests/factories";
import { show } from "../../tests/render";
import { StudentDetailsPage } from "./student-details";

let account: Account;

beforeEach(() => {
  account = makeAccount();
  Object.assign(account.students[0] ?? {}, { phone: "9876543210", guardianName: "Meera" });
  serveAccount(account);
  logIn();
});

const address = () => screen.getByLabelText("address");

async function saveFrom(state?: unknown) {
  const parent = show(<StudentDetailsPage />, { at: "/studentdetailsform", state });
  await parent.click(await screen.findByRole("button", { name: "Save and Continue" }));
}

it("leads on to the dashboard", async () => {
  await saveFrom();
  await waitFor(() => expect(address()).toHaveTextContent("/studentdashboard"));
  expect(await screen.findByText("Profile saved!")).toBeInTheDocument();
});

it("leads on to where the family wanted to go", async () => {
  await saveFrom({ redirectTo: "/cartsummary" });
  await waitFor(() => expect(address()).toHaveTextContent("/cartsummary"));
});

it("can be left for later", async () => {
  const parent = show(<StudentDetailsPage />, { at: "/studentdetailsform" });
  await parent.click(await screen.findByRole("link", { name: "Later" }));
  expect(address()).toHaveTextContent("/studentdashboard");
});
