import { screen, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  dayWithOpenRegistration,
  makeAccount,
  serveAccount,
  type Account,
} from "../../tests/support/account-factory";
import { buyPath } from "../config/paths";
import { logIn } from "../../tests/support/factories";
import { renderWithProviders } from "../../tests/support/render";
import { StudentDashboardPage } from "./student-dashboard";
import { StudentDetailsPage } from "./student-details";

let account: Account;

beforeEach(() => {
  account = makeAccount();
  Object.assign(account.students[0] ?? {}, { phone: "9876543210", guardianName: "Meera" });
  serveAccount(account);
  logIn();
});

afterEach(() => vi.useRealTimers());

const getAddress = () => screen.getByLabelText("address");

function openForm(state?: unknown) {
  return renderWithProviders(
    <Routes>
      <Route path="/studentdetailsform" element={<StudentDetailsPage />} />
      <Route path="/studentdashboard" element={<StudentDashboardPage />} />
      <Route path="*" element={<p>somewhere else</p>} />
    </Routes>,
    { path: "/studentdetailsform", state },
  );
}

/** Opens the form with a navigation state, and saves it. */
async function saveForm(state?: unknown) {
  const parent = openForm(state);
  await parent.click(await screen.findByRole("button", { name: "Save and Continue" }));
}

/** Opens the form with a navigation state, and leaves it without saving. */
async function leaveForm(state?: unknown) {
  const parent = openForm(state);
  await parent.click(await screen.findByRole("link", { name: "Later" }));
}

/** Makes the navigation state of a family that was redirected to the login from the page `redirectTo`. */
const makeRedirectState = (redirectTo: string, redirectState: unknown = null) => ({
  redirectTo,
  redirectState,
});

describe("a family that has filled in the form", () => {
  it.each([
    ["came directly", undefined],
    ["wanted to go to the dashboard", makeRedirectState("/studentdashboard")],
    ["asked for the form and had to log in first", makeRedirectState("/studentdetailsform")],
    [
      "typed the form's address with capital letters and a query",
      makeRedirectState("/StudentDetailsForm?from=mail"),
    ],
  ])("and %s sees the mock tests", async (_, state) => {
    await saveForm(state);
    // The toast first: it is only shown for two seconds.
    expect(await screen.findByText("Profile saved!")).toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: "Mock tests" })).toBeVisible();
    expect(getAddress()).toHaveTextContent("/studentdashboard");
  });

  it("continues to the requested page", async () => {
    await saveForm(makeRedirectState("/cartsummary"));
    await waitFor(() => expect(getAddress()).toHaveTextContent("/cartsummary"));
  });

  it("sees the class of the olympiad to buy preselected, and then that exam in its cart", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: dayWithOpenRegistration });
    logIn();
    Object.assign(account.students[0] ?? {}, { classId: null, class: null });
    const parent = openForm(makeRedirectState(buyPath("maths", 5)));
    expect(await screen.findByLabelText("Class")).toHaveDisplayValue("Class 5");
    await parent.click(screen.getByRole("button", { name: "Save and Continue" }));
    expect(await screen.findByRole("button", { name: "In Cart Maths" })).toBeVisible();
  });

  it("continues to the requested tab", async () => {
    await saveForm(makeRedirectState("/studentdashboard", { tab: "transactions" }));
    expect(await screen.findByRole("heading", { name: "Orders" })).toBeVisible();
    // Waits for the orders too, so that no request of this page reaches the next test.
    expect(await screen.findByRole("heading", { name: "No orders yet" })).toBeVisible();
  });

  it("continues to the cart although it had to log in again", async () => {
    await saveForm(makeRedirectState("/studentdetailsform", makeRedirectState("/cartsummary")));
    await waitFor(() => expect(getAddress()).toHaveTextContent("/cartsummary"));
  });
});

describe("a family that leaves the form for later", () => {
  it.each([
    ["came directly", undefined],
    ["asked for the form and had to log in first", makeRedirectState("/studentdetailsform")],
  ])("and %s sees the dashboard", async (_, state) => {
    await leaveForm(state);
    expect(await screen.findByRole("heading", { name: /^Namaste/ })).toBeVisible();
    expect(getAddress()).toHaveTextContent("/studentdashboard");
  });

  it("continues to the requested page", async () => {
    await leaveForm(makeRedirectState("/cartsummary"));
    expect(getAddress()).toHaveTextContent("/cartsummary");
  });
});
