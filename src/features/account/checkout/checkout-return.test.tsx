import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  serveFunction,
  orderId,
  gatewayResponse,
  makeFunctionRefusal,
} from "../../../../tests/support/account-factory";
import { asha, maths, science } from "../../../../tests/support/factories";
import { getPayButton, prepareCheckout, readStoredPayment } from "../../../../tests/support/checkout-steps";
import { renderWithProviders } from "../../../../tests/support/render";
import { api, server } from "../../../../tests/support/server/server";
import { storePendingPayment, type PendingPayment } from "./payment-storage";
import { PendingPaymentNotice } from "./pending-payment-notice";

const storedPayment: PendingPayment = {
  razorpayOrderId: gatewayResponse.razorpay_order_id,
  examIds: [maths, science],
  openedAt: new Date().toISOString(),
  fields: null,
};
const replySuccess = () => HttpResponse.json({ status: "success", orderId });
const replyPending = () => HttpResponse.json({ status: "pending" }, { status: 202 });

let checkout: ReturnType<typeof prepareCheckout>;

beforeEach(() => {
  checkout = prepareCheckout();
});
afterEach(() => checkout.close());

describe("a payment that is made but not confirmed", () => {
  it("is shown as being confirmed while the gateway cannot be reached, without the pay button", async () => {
    serveFunction("confirm-payment", replyPending);
    serveFunction("payment-status", replyPending);
    const user = checkout.render();
    await checkout.openWindow(user);
    act(() => checkout.gateway.pay());
    expect(
      await screen.findByText("We have your payment. We are confirming your registration."),
    ).toBeVisible();
    expect(screen.getByText(gatewayResponse.razorpay_payment_id)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Proceed to Pay" })).toBeNull();
    expect(readStoredPayment()?.fields).toEqual(gatewayResponse);
  });

  it("is shown as being checked while an organiser decides about it", async () => {
    const replyInReview = () => HttpResponse.json({ status: "pending", isInReview: true }, { status: 202 });
    serveFunction("confirm-payment", replyInReview);
    serveFunction("payment-status", replyInReview);
    const user = checkout.render();
    await checkout.openWindow(user);
    act(() => checkout.gateway.pay());
    expect(await screen.findByText("We have your payment and are checking it.")).toBeVisible();
    expect(screen.getByText(/^It has not registered an exam\. Please do not pay again/)).toBeVisible();
    expect(screen.getByText(gatewayResponse.razorpay_payment_id)).toBeVisible();
    expect(screen.queryByText(/registration…|Enrolled automatically/)).toBeNull();
  });

  it("is shown as refunded if the money is returned, and the checkout opens again", async () => {
    serveFunction("confirm-payment", () => HttpResponse.json({ status: "refunded" }));
    const user = checkout.render();
    await checkout.openWindow(user);
    act(() => checkout.gateway.pay());
    expect(await screen.findByText(/we are refunding it/)).toBeVisible();
    expect(await screen.findByRole("button", { name: "Proceed to Pay" })).toBeEnabled();
    expect(readStoredPayment()).toBeNull();
  });

  it("is shown as not refunded if an organiser has refused the refund, and the checkout opens again", async () => {
    let isDecided = false;
    serveFunction("confirm-payment", () =>
      isDecided ? HttpResponse.json({ status: "refused" }) : replyPending(),
    );
    serveFunction("payment-status", replyPending);
    const user = checkout.render();
    await checkout.openWindow(user);
    act(() => checkout.gateway.pay());
    const checkAgain = await screen.findByRole("button", { name: "Check again" });
    isDecided = true;
    await user.click(checkAgain);
    expect(await screen.findByText(/we are not refunding it; our email says why/)).toBeVisible();
    expect(await screen.findByRole("button", { name: "Proceed to Pay" })).toBeEnabled();
    expect(readStoredPayment()).toBeNull();
  });

  it("does not redirect a user who went to the dashboard before the order arrived", async () => {
    let releaseReplies = () => {};
    const repliesReleased = new Promise<void>((resolve) => (releaseReplies = resolve));
    server.use(
      http.post(`${api}/functions/v1/confirm-payment`, async () => {
        await repliesReleased;
        return replySuccess();
      }),
    );
    const user = checkout.render();
    await checkout.openWindow(user);
    act(() => checkout.gateway.pay());
    await user.click(await screen.findByRole("link", { name: "Go to Dashboard" }));
    const onConfirmed = vi.fn<(examIds: string[]) => void>();
    renderWithProviders(<PendingPaymentNotice studentId={asha.id} onConfirmed={onConfirmed} />);
    releaseReplies();
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledExactlyOnceWith([maths, science]));
    expect(checkout.callbacks.onConfirmed).not.toHaveBeenCalled();
  });

  it("shows the specified message and its payment id only after every try has failed", async () => {
    let tries = 0;
    serveFunction("confirm-payment", () => {
      tries += 1;
      expect(screen.queryByRole("alert")).toBeNull();
      return 500;
    });
    serveFunction("payment-status", () => 500);
    const user = checkout.render();
    await checkout.openWindow(user);
    act(() => checkout.gateway.pay());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Payment succeeded but something went wrong saving your order.",
    );
    expect(tries).toBe(6);
    expect(screen.getByRole("alert")).toHaveTextContent(gatewayResponse.razorpay_payment_id);
    expect(readStoredPayment()?.fields).toEqual(gatewayResponse);
  });

  it("can be checked again by a button", async () => {
    serveFunction("confirm-payment", () => 500);
    serveFunction("payment-status", () => 500);
    const user = checkout.render();
    await checkout.openWindow(user);
    act(() => checkout.gateway.pay());
    const checkAgain = await screen.findByRole("button", { name: "Check again" });
    serveFunction("confirm-payment", replySuccess);
    await user.click(checkAgain);
    await waitFor(() => expect(checkout.callbacks.onConfirmed).toHaveBeenCalledOnce());
  });

  it("finishes automatically when the server has created the order in the meantime", async () => {
    serveFunction("confirm-payment", () => 500);
    serveFunction("payment-status", replySuccess);
    const user = checkout.render();
    await checkout.openWindow(user);
    act(() => checkout.gateway.pay());
    await waitFor(() => expect(checkout.callbacks.onConfirmed).toHaveBeenCalledOnce());
  });
});

describe("a pending payment, when the user comes back", () => {
  it("is confirmed automatically from the stored response of the gateway if it was paid", async () => {
    storePendingPayment(asha.id, { ...storedPayment, fields: gatewayResponse });
    checkout.render();
    await waitFor(() => expect(checkout.callbacks.onConfirmed).toHaveBeenCalledWith([maths, science]));
    expect(checkout.getBody("confirm-payment")).toEqual(gatewayResponse);
  });

  it("is confirmed from the server's reply if its outcome is unknown", async () => {
    serveFunction("payment-status", replySuccess);
    storePendingPayment(asha.id, storedPayment);
    checkout.render();
    await waitFor(() => expect(checkout.callbacks.onConfirmed).toHaveBeenCalledOnce());
  });

  it("is removed without a message if the server does not know it", async () => {
    serveFunction("payment-status", () => makeFunctionRefusal(404, "NOT_FOUND"));
    storePendingPayment(asha.id, storedPayment);
    checkout.render();
    await waitFor(() => expect(readStoredPayment()).toBeNull());
    await waitFor(() => expect(getPayButton()).toBeEnabled());
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("is confirmed even if the page is mounted twice, as in development", async () => {
    storePendingPayment(asha.id, { ...storedPayment, fields: gatewayResponse });
    checkout.render(StrictMode);
    await waitFor(() => expect(checkout.callbacks.onConfirmed).toHaveBeenCalledOnce());
  });

  it("sends no request if this browser has stored no payment", async () => {
    checkout.render();
    await waitFor(() => expect(getPayButton()).toBeEnabled());
    expect(checkout.listCalledFunctions()).toEqual([]);
  });
});
