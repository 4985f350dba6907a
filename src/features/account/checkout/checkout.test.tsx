import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  serveFunction,
  orderId,
  gatewayResponse,
  makeFunctionRefusal,
  serveAccount,
} from "../../../../tests/support/account-factory";
import { asha, maths, science } from "../../../../tests/support/factories";
import { getPayButton, prepareCheckout, readStoredPayment } from "../../../../tests/support/checkout-steps";
import { api, server } from "../../../../tests/support/server/server";
import { getPaymentKey } from "./payment-storage";

const replySuccess = () => HttpResponse.json({ status: "success", orderId });
const replyPending = () => HttpResponse.json({ status: "pending" }, { status: 202 });

let checkout: ReturnType<typeof prepareCheckout>;

beforeEach(() => {
  checkout = prepareCheckout();
});
afterEach(() => checkout.close());

describe("a parent who pays", () => {
  it("is shown the gateway's window for the server's order, and the page is locked meanwhile", async () => {
    const parent = checkout.render();
    await checkout.openWindow(parent);
    expect(checkout.getBody("create-order")).toMatchObject({ amount: 55000, items: [maths, science] });
    expect(checkout.gateway.openedWindows[0]).toMatchObject({
      key: "rzp_test_1",
      order_id: gatewayResponse.razorpay_order_id,
      amount: 25000,
      currency: "INR",
      description: "Maths, Science",
      prefill: { name: "Asha Verma", email: asha.email, contact: "98765" },
      callback_url: `${api}/functions/v1/razorpay-callback`,
    });
    expect(readStoredPayment()).toMatchObject({
      razorpayOrderId: gatewayResponse.razorpay_order_id,
      examIds: [maths, science],
      fields: null,
    });
    expect(getPayButton()).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByRole("button", { name: "Remove" })).toBeDisabled();
  });

  it("can read the rules beside the button without leaving the checkout", () => {
    checkout.render();
    for (const [name, to] of [
      ["Terms", "/terms"],
      ["Refund Policy", "/refunds"],
    ] as const) {
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", to);
      expect(screen.getByRole("link", { name })).toHaveAttribute("target", "_blank");
    }
  });

  it("gets an order; the emails are requested, and the purchase is stored on this browser", async () => {
    const parent = checkout.render();
    await checkout.openWindow(parent);
    act(() => checkout.gateway.pay());
    await waitFor(() => expect(checkout.callbacks.onConfirmed).toHaveBeenCalledWith([maths, science]));
    expect(checkout.getBody("confirm-payment")).toEqual(gatewayResponse);
    expect(readStoredPayment()).toBeNull();
    expect(JSON.parse(localStorage.getItem(`purchasedExams:${asha.id}`) ?? "")).toEqual([maths, science]);
    await waitFor(() => expect(checkout.listCalledFunctions()).toContain("contact-sync-on-payment"));
    expect(checkout.getBody("send-purchase-email")).toEqual({
      paymentId: gatewayResponse.razorpay_payment_id,
    });
  });

  it("gets the order even if the emails cannot be requested", async () => {
    serveFunction("send-purchase-email", () => 500);
    serveFunction("contact-sync-on-payment", () => 500);
    const parent = checkout.render();
    await checkout.openWindow(parent);
    act(() => checkout.gateway.pay());
    await waitFor(() => expect(checkout.callbacks.onConfirmed).toHaveBeenCalled());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("gets one order even if the gateway calls its handler twice", async () => {
    const parent = checkout.render();
    await checkout.openWindow(parent);
    act(() => {
      checkout.gateway.pay();
      checkout.gateway.pay();
    });
    await waitFor(() => expect(checkout.callbacks.onConfirmed).toHaveBeenCalled());
    act(() => checkout.gateway.pay());
    expect(checkout.listCalledFunctions().filter((name) => name === "confirm-payment")).toHaveLength(1);
    expect(checkout.callbacks.onConfirmed).toHaveBeenCalledOnce();
  });

  it("opens one window by pressing the button twice", async () => {
    const parent = checkout.render();
    await parent.dblClick(getPayButton());
    await waitFor(() => expect(checkout.gateway.openedWindows).toHaveLength(1));
    expect(checkout.listCalledFunctions().filter((name) => name === "create-order")).toHaveLength(1);
  });

  it("pays the same order after closing the window and pressing again", async () => {
    const parent = checkout.render();
    await checkout.openWindow(parent);
    act(() => checkout.gateway.dismiss());
    await checkout.openWindow(parent, 2);
    const [first, second] = checkout.calls.filter(({ name }) => name === "create-order");
    expect(second).toEqual(first);
  });
});

describe("a parent who closes the gateway's window", () => {
  it("sees that no payment has reached us, and can pay", async () => {
    serveFunction("payment-status", replyPending);
    const parent = checkout.render();
    await checkout.openWindow(parent);
    act(() => checkout.gateway.dismiss());
    expect(await screen.findByText(/^No payment has reached us\./)).toBeVisible();
    expect(screen.queryByText(/We have not received confirmation/)).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    await waitFor(() => expect(getPayButton()).toBeEnabled());
    expect(readStoredPayment()).not.toBeNull();
    expect(checkout.callbacks.onConfirmed).not.toHaveBeenCalled();
  });

  it("gets the order if the server has the payment", async () => {
    serveFunction("payment-status", replySuccess);
    const parent = checkout.render();
    await checkout.openWindow(parent);
    act(() => checkout.gateway.dismiss());
    await waitFor(() => expect(checkout.callbacks.onConfirmed).toHaveBeenCalledWith([maths, science]));
  });

  it("gets the order if the bank's reply comes a little later", async () => {
    let requestCount = 0;
    serveFunction("payment-status", () => ((requestCount += 1) < 4 ? replyPending() : replySuccess()));
    const parent = checkout.render();
    await checkout.openWindow(parent);
    act(() => checkout.gateway.dismiss());
    await waitFor(() => expect(checkout.callbacks.onConfirmed).toHaveBeenCalledOnce());
    expect(requestCount).toBe(4);
  });
});

describe("a payment that cannot be started", () => {
  it.each([
    [
      "the gateway is down",
      () => makeFunctionRefusal(502, "GATEWAY_UNAVAILABLE"),
      "We could not start the payment. Nothing has been charged.",
    ],
    ["there were too many tries", () => makeFunctionRefusal(429, "RATE_LIMITED"), "Too many attempts."],
    [
      "the session has ended",
      () => makeFunctionRefusal(401, "UNAUTHENTICATED"),
      "Your session has ended. Please log in again.",
    ],
    [
      "the profile has no class",
      () => makeFunctionRefusal(409, "PROFILE_INCOMPLETE"),
      "Please fill in the student’s details",
    ],
    ["no server responds", () => HttpResponse.error(), "You seem to be offline."],
  ])("shows the reason when %s, and can be tried again", async (_, respond, sentence) => {
    serveFunction("create-order", respond);
    const parent = checkout.render();
    await parent.click(getPayButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
    expect(getPayButton()).toBeEnabled();
    expect(checkout.gateway.openedWindows).toEqual([]);
    expect(readStoredPayment()).toBeNull();
  });

  it("shows the new price and lets the parent confirm it", async () => {
    serveFunction("create-order", () => makeFunctionRefusal(409, "PRICE_CHANGED", { amount: 60000 }));
    const parent = checkout.render();
    await parent.click(getPayButton());
    expect(await screen.findByText(/A price has changed since you added the exam/)).toBeVisible();
    expect(checkout.callbacks.onPriceChanged).toHaveBeenCalledOnce();
    expect(checkout.gateway.openedWindows).toEqual([]);
    expect(getPayButton()).toBeEnabled();
  });

  it("says not to pay again while a payment for an exam is in review, and keeps the cart", async () => {
    serveFunction("create-order", () => makeFunctionRefusal(409, "PAYMENT_IN_REVIEW"));
    const parent = checkout.render();
    await parent.click(getPayButton());
    expect(await screen.findByText(/still checking a payment .* Please do not pay again/)).toBeVisible();
    expect(checkout.callbacks.onUnavailable).not.toHaveBeenCalled();
    expect(checkout.gateway.openedWindows).toEqual([]);
  });

  it.each([
    ["ALREADY_ENROLLED", "You are already enrolled in Maths. We have taken it out of the cart."],
    ["EXAM_UNAVAILABLE", "Registration for Maths is closed. We have taken it out of the cart."],
  ])("after the refusal %s, removes the exam from the cart and names the exam", async (code, sentence) => {
    serveFunction("create-order", () => makeFunctionRefusal(409, code, { items: [maths] }));
    const parent = checkout.render();
    await parent.click(getPayButton());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(checkout.callbacks.onUnavailable).toHaveBeenCalledWith([maths]);
  });

  it("shows the connection as the reason for every failure while offline", async () => {
    const onLineSpy = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    server.use(http.patch(`${api}/rest/v1/students`, () => HttpResponse.error()));
    const parent = checkout.render();
    await parent.click(getPayButton());
    expect(await screen.findByRole("alert")).toHaveTextContent("You seem to be offline.");
    expect(getPayButton()).toBeEnabled();
    onLineSpy.mockRestore();
  });

  it("creates a new idempotency key if the stored key belongs to another cart", async () => {
    serveFunction("create-order", () => {
      // The next request gets the usual reply.
      checkout.calls = serveAccount(checkout.account);
      return makeFunctionRefusal(409, "KEY_REUSED");
    });
    const storedKey = getPaymentKey(asha.id, [maths, science]);
    const parent = checkout.render();
    await checkout.openWindow(parent);
    expect(checkout.getBody("create-order")).toMatchObject({ key: expect.not.stringContaining(storedKey) });
  });

  it("shows an error if the checkout script is blocked", async () => {
    checkout.gateway.remove();
    const parent = checkout.render();
    await parent.click(getPayButton());
    const script = await waitFor(() => {
      const found = document.head.querySelector('script[src$="/v1/checkout.js"]');
      if (!found) throw new Error("no script yet");
      return found;
    });
    act(() => void script.dispatchEvent(new Event("error")));
    expect(await screen.findByRole("alert")).toHaveTextContent("The payment page could not be loaded.");
    expect(readStoredPayment()).toBeNull();
    expect(getPayButton()).toBeEnabled();
  });
});
