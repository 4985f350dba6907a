import { screen, waitFor } from "@testing-library/react";
import { delay, http } from "msw";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  dayWithOpenRegistration,
  moveMathsToSummer,
  makeAccount,
  serveAccount,
  type Account,
} from "../../tests/support/account-factory";
import { asha, logIn, maths, science } from "../../tests/support/factories";
import { renderWithProviders } from "../../tests/support/render";
import { api, server } from "../../tests/support/server/server";
import { CartSummaryPage } from "./cart-summary";
import { ExamRegistrationPage } from "./exam-registration";

let account: Account;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: dayWithOpenRegistration });
  account = makeAccount();
  Object.assign(account.students[0] ?? {}, { phone: "9876543210", guardianName: "Meera" });
  serveAccount(account);
  logIn();
});
afterEach(() => vi.useRealTimers());

const getAddress = () => screen.getByLabelText("address");

async function openRegistration() {
  const parent = renderWithProviders(<ExamRegistrationPage />, { path: "/examregistration" });
  await screen.findByRole("button", { name: "Pay Now" });
  return parent;
}

it("the form offers every open exam with its code and price, and no other exam", async () => {
  await openRegistration();
  expect(screen.getByRole("checkbox", { name: /IMO · Maths.*₹250/ })).not.toBeChecked();
  expect(screen.getByRole("checkbox", { name: /ISO · Science.*₹300/ })).not.toBeChecked();
  expect(screen.queryByRole("checkbox", { name: /English/ })).toBeNull();
});

it("the form offers no exam that this season does not have", async () => {
  moveMathsToSummer(account);
  await openRegistration();
  expect(screen.getByRole("checkbox", { name: /Science/ })).toBeVisible();
  expect(screen.queryByRole("checkbox", { name: /Maths/ })).toBeNull();
});

it("the form shows the total of the chosen exams", async () => {
  const parent = await openRegistration();
  const total = screen.getByRole("status");
  expect(total).toHaveTextContent("₹0");
  await parent.click(screen.getByRole("checkbox", { name: /Maths/ }));
  await parent.click(screen.getByRole("checkbox", { name: /Science/ }));
  expect(total).toHaveTextContent("₹550");
  await parent.click(screen.getByRole("checkbox", { name: /Maths/ }));
  expect(total).toHaveTextContent("₹300");
});

it("the form without a chosen exam shows an error and is not saved", async () => {
  const parent = await openRegistration();
  await parent.click(screen.getByRole("button", { name: "Pay Now" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Please choose at least one exam.");
  expect(getAddress()).toHaveTextContent("/examregistration");
});

it("Pay Now saves the details and adds the chosen exams to the cart", async () => {
  const parent = await openRegistration();
  await parent.click(screen.getByRole("checkbox", { name: /Maths/ }));
  await parent.click(screen.getByRole("checkbox", { name: /Science/ }));
  await parent.click(screen.getByRole("button", { name: "Pay Now" }));
  await waitFor(() => expect(getAddress()).toHaveTextContent("/cartsummary"));
  const cartEntry = Object.entries(localStorage).find(
    ([key]) => key.includes("cart") && key.includes(asha.id),
  );
  expect(JSON.parse(String(cartEntry?.[1]))).toEqual([maths, science]);
});

it("the checkout has the details that were just saved, before they are loaded again from the server", async () => {
  const parent = renderWithProviders(
    <Routes>
      <Route path="/examregistration" element={<ExamRegistrationPage />} />
      <Route path="/cartsummary" element={<CartSummaryPage />} />
    </Routes>,
    { path: "/examregistration" },
  );
  await parent.selectOptions(await screen.findByLabelText("Class"), "Class 4");
  await parent.type(screen.getByLabelText("Guardian’s name"), " Verma");
  await parent.click(screen.getByRole("checkbox", { name: /Maths/ }));
  const askForDetails = vi.fn(() => delay("infinite"));
  server.use(http.get(`${api}/rest/v1/students`, askForDetails));
  await parent.click(screen.getByRole("button", { name: "Pay Now" }));
  await screen.findByRole("button", { name: "Proceed to Pay" });
  expect(screen.getByLabelText("Class")).toHaveDisplayValue("Class 4");
  expect(screen.getByLabelText("Guardian’s name (optional)")).toHaveValue("Meera Verma");
  // A request that is sent only after this test would have no reply in the next one.
  await vi.waitFor(() => expect(askForDetails).toHaveBeenCalled());
});

it("the page shows a message if no exam is open", async () => {
  account.editions = [];
  renderWithProviders(<ExamRegistrationPage />, { path: "/examregistration" });
  expect(await screen.findByText("No exam is open for registration")).toBeVisible();
});
