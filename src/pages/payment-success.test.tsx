import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import {
  answerWith,
  makeAccount,
  orderId,
  paidFields,
  serveAccount,
  type Call,
} from "../../tests/account-factory";
import { asha, logIn, maths, storeInAnotherTab } from "../../tests/factories";
import { show } from "../../tests/render";
import { PaymentSuccessPage } from "./payment-success";

let calls: Call[];

beforeEach(() => {
  const account = makeAccount();
  account.orders = [{ paymentId: paidFields.razorpay_payment_id }];
  calls = serveAccount(account);
  logIn();
});

describe("a parent who has paid", () => {
  it("reads what comes next, and the cart is empty", async () => {
    storeInAnotherTab(`cart:${asha.id}`, [maths]);
    show(<PaymentSuccessPage />, { at: "/paymentsuccess" });
    expect(screen.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Next steps" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute(
      "href",
      "/studentdashboard",
    );
    expect(localStorage.getItem(`cart:${asha.id}`)).toBe("[]");
    expect(calls).toEqual([]);
  });

  it("comes back through another app: the payment is taken up and its mail asked for", async () => {
    const openedAt = new Date().toISOString();
    const pending = {
      razorpayOrderId: paidFields.razorpay_order_id,
      examIds: [maths],
      openedAt,
      fields: null,
    };
    localStorage.setItem(`pendingPayment:${asha.id}`, JSON.stringify(pending));
    answerWith("payment-status", () => HttpResponse.json({ status: "success", orderId }));
    show(<PaymentSuccessPage />, { at: "/paymentsuccess" });
    expect(await screen.findByText("Your payment is confirmed and you are enrolled.")).toBeVisible();
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain("send-purchase-email"));
    expect(localStorage.getItem(`pendingPayment:${asha.id}`)).toBeNull();
  });
});
