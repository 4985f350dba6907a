import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  serveFunction,
  dayWithOpenRegistration,
  english,
  installGateway,
  moveMathsToSummer,
  makeAccount,
  makeConsent,
  orderId,
  gatewayResponse,
  makeFunctionRefusal,
  serveAccount,
  type Account,
  type Call,
  makeEnrolment,
  winter,
} from "../../tests/support/account-factory";
import { asha, logIn, maths, science, storeInAnotherTab } from "../../tests/support/factories";
import { renderWithProviders } from "../../tests/support/render";
import { api, server } from "../../tests/support/server/server";
import { refreshSession } from "../data/session";
import { storePendingPayment } from "../features/account/checkout/payment-storage";
import { setReporter } from "../lib/report";
import { CartSummaryPage } from "./cart-summary";
import { PaymentSuccessPage } from "./payment-success";

let account: Account;
let calls: Call[];
let gateway: ReturnType<typeof installGateway>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: dayWithOpenRegistration });
  account = makeAccount();
  account.orders = [
    {
      id: orderId,
      paymentId: gatewayResponse.razorpay_payment_id,
      orderedAt: new Date().toISOString(),
      refundStatus: "none",
      number: 1042,
      amountPaise: 25000,
      editionId: winter,
      class: { name: "Class 5" },
    },
  ];
  const givenConsent = { isGiven: true, guardianName: "Ravi Verma", givenAt: "2026-11-03T06:00:00+00:00" };
  account.get_guardian_consents = [makeConsent("exam", givenConsent), makeConsent("camera", givenConsent)];
  calls = serveAccount(account);
  gateway = installGateway();
  logIn();
});
afterEach(() => {
  gateway.remove();
  vi.useRealTimers();
  localStorage.clear();
  refreshSession();
});

/** Opens the checkout of a student with these exams in the cart. */
function openCheckout(cart: string[]) {
  storeInAnotherTab(`cart:${asha.id}`, cart);
  return renderWithProviders(
    <Routes>
      <Route path="/cartsummary" element={<CartSummaryPage />} />
      <Route path="/paymentsuccess" element={<PaymentSuccessPage />} />
      <Route path="*" element={<p>somewhere else</p>} />
    </Routes>,
    { path: "/cartsummary" },
  );
}

const findPayButton = () => screen.findByRole("button", { name: "Proceed to Pay" });
const readStoredCart = () => localStorage.getItem(`cart:${asha.id}`);
const getTotal = () => screen.getByText(/^Total/);

describe("the order summary", () => {
  it("lists the cart at the server's prices with its total", async () => {
    openCheckout([maths, science]);
    await findPayButton();
    const lines = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(lines[0]).toHaveTextContent(/Maths₹250Exam on Sunday,? 17 January/);
    expect(lines[1]).toHaveTextContent("Science₹300");
    expect(getTotal()).toHaveTextContent("₹550");
  });

  it("lets the parent remove each exam, down to the empty cart", async () => {
    const parent = openCheckout([maths, science]);
    await findPayButton();
    await parent.click(screen.getByRole("button", { name: "Remove Science" }));
    expect(getTotal()).toHaveTextContent("₹250");
    await parent.click(screen.getByRole("button", { name: "Remove Maths" }));
    expect(screen.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    expect(screen.getByRole("link", { name: "See the exams" })).toHaveAttribute("href", "/studentdashboard");
    expect(readStoredCart()).toBe("[]");
  });

  it("does not charge for an exam that is closed or paid for already", async () => {
    account.enrolments = [makeEnrolment(science)];
    openCheckout([maths, english, science]);
    await findPayButton();
    expect(getTotal()).toHaveTextContent("₹250");
    expect(screen.getByText("Registration is closed. Please remove it.")).toBeVisible();
    expect(screen.getByText("Already enrolled. Please remove it.")).toBeVisible();
  });

  it("does not charge for an exam that this season does not have", async () => {
    moveMathsToSummer(account);
    openCheckout([maths, science]);
    await findPayButton();
    expect(getTotal()).toHaveTextContent("₹300");
    expect(screen.getByText("This exam is not available this season. Please remove it.")).toBeVisible();
  });

  it("cannot be paid if no exam in it can be paid", async () => {
    openCheckout([english]);
    expect(await findPayButton()).toBeDisabled();
  });

  it("shows an error and a button to try again if it could not be loaded", async () => {
    server.use(http.get(`${api}/rest/v1/students`, () => HttpResponse.json({}, { status: 500 })));
    const parent = openCheckout([maths]);
    await screen.findByRole("alert");
    serveAccount(account);
    await parent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await findPayButton()).toBeEnabled();
  });
});

describe("a parent who pays", () => {
  it("sees the success page, with an empty cart", async () => {
    const parent = openCheckout([maths]);
    await parent.click(await findPayButton());
    await waitFor(() => expect(gateway.openedWindows).toHaveLength(1));
    act(() => gateway.pay());
    expect(await screen.findByRole("heading", { name: "Payment Successful" })).toBeVisible();
    expect(await screen.findByRole("region", { name: "What you bought" })).toBeVisible();
    expect(screen.getByLabelText("address")).toHaveTextContent("/paymentsuccess");
    expect(readStoredCart()).toBe("[]");
    expect(screen.getByText(asha.email)).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute(
      "href",
      "/studentdashboard",
    );
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain("contact-sync-on-payment"));
  });

  it("is asked once before paying without a guardian's consent, and can still give it", async () => {
    account.get_guardian_consents = [makeConsent("exam"), makeConsent("camera")];
    let orderCount = 0;
    serveFunction("create-order", () => {
      orderCount += 1;
      return makeFunctionRefusal(502, "GATEWAY_UNAVAILABLE");
    });
    const restoreReporter = setReporter(() => undefined);
    const parent = openCheckout([maths]);
    const consentBox = await screen.findByRole("checkbox", { name: /I agree to this for the exams/ });
    await parent.click(await findPayButton());
    const findConfirmation = () => screen.findByRole("dialog", { name: "Pay without a guardian’s consent?" });
    const findButton = async (name: string) => within(await findConfirmation()).getByRole("button", { name });
    await parent.click(await findButton("Give consent"));
    expect(consentBox).toHaveFocus();
    expect(orderCount).toBe(0);
    await parent.click(await findPayButton());
    await parent.click(await findButton("Pay without consent"));
    await screen.findByRole("alert");
    await parent.click(await findPayButton());
    await waitFor(() => expect(orderCount).toBe(2));
    expect(screen.queryByRole("dialog")).toBeNull();
    restoreReporter();
  });

  it("is asked about a missing consent even if the consents are loaded only after the press", async () => {
    account.get_guardian_consents = [makeConsent("exam"), makeConsent("camera")];
    let sendReply = () => {};
    const replySent = new Promise<void>((resolve) => (sendReply = resolve));
    server.use(
      http.post(`${api}/rest/v1/rpc/get_guardian_consents`, async () => {
        await replySent;
        return HttpResponse.json(account.get_guardian_consents);
      }),
    );
    const parent = openCheckout([maths]);
    await parent.click(await findPayButton());
    sendReply();
    const confirmation = await screen.findByRole("dialog", { name: "Pay without a guardian’s consent?" });
    await parent.click(within(confirmation).getByRole("button", { name: "Give consent" }));
    expect(screen.getByRole("checkbox", { name: /I agree to this for the exams/ })).toHaveFocus();
    expect(gateway.openedWindows).toHaveLength(0);
  });

  it("still has the unpaid exams in the cart after an older payment is confirmed", async () => {
    storePendingPayment(asha.id, {
      razorpayOrderId: gatewayResponse.razorpay_order_id,
      examIds: [maths],
      openedAt: new Date().toISOString(),
      fields: null,
    });
    let sendReply = () => {};
    const replySent = new Promise<void>((resolve) => (sendReply = resolve));
    server.use(
      http.post(`${api}/functions/v1/payment-status`, async () => {
        await replySent;
        return HttpResponse.json({ status: "success", orderId });
      }),
    );
    openCheckout([maths, science]);
    await screen.findByText("Looking for your payment…");
    sendReply();
    expect(await screen.findByRole("heading", { name: "Payment Successful" })).toBeVisible();
    expect(await screen.findByRole("region", { name: "What you bought" })).toBeVisible();
    expect(readStoredCart()).toBe(JSON.stringify([science]));
  });

  it("pays only for exams that are shown as payable", async () => {
    const parent = openCheckout([english, maths]);
    await parent.click(await findPayButton());
    await waitFor(() => expect(gateway.openedWindows).toHaveLength(1));
    expect(calls.find(({ name }) => name === "create-order")?.body).toMatchObject({
      amount: 25000,
      items: [maths],
    });
  });

  it("sees the new total when a price has changed, and confirms it by pressing again", async () => {
    serveFunction("create-order", () => {
      account.subjects = account.subjects.map((exam) => ({ ...exam, pricePaise: 40000 }));
      return makeFunctionRefusal(409, "PRICE_CHANGED", { amount: 40000 });
    });
    const parent = openCheckout([maths]);
    await parent.click(await findPayButton());
    await waitFor(() => expect(getTotal()).toHaveTextContent("₹400"));
    expect(screen.getByText(/A price has changed/)).toBeVisible();
    calls = serveAccount(account);
    await parent.click(await findPayButton());
    await waitFor(() => expect(gateway.openedWindows).toHaveLength(1));
    expect(calls.find(({ name }) => name === "create-order")?.body).toMatchObject({ amount: 40000 });
  });

  it("sees that the student is already enrolled, and the exam is removed from the cart", async () => {
    serveFunction("create-order", () => {
      account.enrolments = [makeEnrolment(maths)];
      return makeFunctionRefusal(409, "ALREADY_ENROLLED", { items: [maths] });
    });
    const parent = openCheckout([maths, science]);
    await parent.click(await findPayButton());
    expect(
      await screen.findByText("You are already enrolled in Maths. We have taken it out of the cart."),
    ).toBeVisible();
    expect(readStoredCart()).toBe(JSON.stringify([science]));
    await waitFor(() => expect(getTotal()).toHaveTextContent("₹300"));
  });

  it("sees the reason when the only exam is removed from the cart", async () => {
    serveFunction("create-order", () => makeFunctionRefusal(409, "EXAM_UNAVAILABLE", { items: [maths] }));
    const parent = openCheckout([maths]);
    await parent.click(await findPayButton());
    expect(
      await screen.findByText("Registration for Maths is closed. We have taken it out of the cart."),
    ).toBeVisible();
    expect(screen.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  });

  it("does not lose the typed text when the payment cannot be started", async () => {
    const restoreReporter = setReporter(() => undefined);
    serveFunction("create-order", () => makeFunctionRefusal(502, "GATEWAY_UNAVAILABLE"));
    const parent = openCheckout([maths]);
    await findPayButton();
    await parent.type(screen.getByLabelText("Guardian’s name (optional)"), "Meera Verma");
    await parent.click(await findPayButton());
    await screen.findByRole("alert");
    expect(screen.getByLabelText("Guardian’s name (optional)")).toHaveValue("Meera Verma");
    restoreReporter();
  });
});
