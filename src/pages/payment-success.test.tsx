import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  serveFunction,
  makeAccount,
  makeConsent,
  makeEnrolment,
  orderId,
  gatewayResponse,
  serveAccount,
  winter,
  type Account,
  type Call,
} from "../../tests/support/account-factory";
import { makeMyExam } from "../../tests/support/my-exams-factory";
import { asha, logIn, maths, science, storeInAnotherTab } from "../../tests/support/factories";
import { serveLogin } from "../../tests/support/login-factory";
import { serveRpc } from "../../tests/support/server/serve-rpc";
import { renderWithProviders } from "../../tests/support/render";
import { PaymentSuccessPage } from "./payment-success";

let account: Account;
let calls: Call[];

/** Makes an order that was paid a number of hours ago. */
const makeOrderPaidHoursAgo = (hours: number) => ({
  id: orderId,
  paymentId: gatewayResponse.razorpay_payment_id,
  orderedAt: new Date(Date.now() - hours * 3_600_000).toISOString(),
  refundStatus: "none",
  number: 1042,
  amountPaise: 55000,
  editionId: winter,
  class: { name: "Class 5" },
});

beforeEach(() => {
  account = makeAccount();
  account.orders = [makeOrderPaidHoursAgo(0)];
  calls = serveAccount(account);
  logIn();
});

describe("a parent who has paid", () => {
  it("immediately sees the next steps, and the cart is empty", async () => {
    storeInAnotherTab(`cart:${asha.id}`, [maths]);
    renderWithProviders(<PaymentSuccessPage />, {
      path: "/paymentsuccess",
      state: { hasUnpaidExams: false },
    });
    expect(screen.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "Next steps" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute(
      "href",
      "/studentdashboard",
    );
    expect(localStorage.getItem(`cart:${asha.id}`)).toBe("[]");
    expect(calls).toEqual([]);
    expect(await screen.findByRole("region", { name: "What you bought" })).toBeVisible();
  });

  it("sees that the guardian's consent is missing, and gives it with the password", async () => {
    serveLogin();
    const parent = renderWithProviders(<PaymentSuccessPage />, {
      path: "/paymentsuccess",
      state: { hasUnpaidExams: false },
    });
    await parent.click(await screen.findByRole("button", { name: "Give or ask for consent" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Guardian’s consent" }));
    const pressAgree = () => parent.click(dialog.getByRole("button", { name: "I agree" }));
    await parent.click(await dialog.findByRole("checkbox", { name: /I agree to this for the exams/ }));
    await parent.type(dialog.getByLabelText("Your full name, as parent or guardian"), "Ravi Verma");
    await pressAgree();
    expect(await dialog.findByText("Please enter your password.")).toBeVisible();
    await parent.type(dialog.getByLabelText("Password of this account"), "the present one");
    const requests = serveRpc("give_order_consent", { outcome: "given" });
    account.get_guardian_consents = [
      makeConsent("exam", {
        isGiven: true,
        guardianName: "Ravi Verma",
        givenAt: new Date().toISOString(),
      }),
    ];
    await pressAgree();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(requests).toEqual([
      {
        p_order_id: orderId,
        p_guardian_name: "Ravi Verma",
        p_wording_version: "2026-11-30",
        p_kinds: ["exam"],
      },
    ]);
    await waitFor(() => expect(screen.queryByText(/consent is missing/)).toBeNull());
  });

  it("sees the purchase, and can save the exam days as a file for the calendar", async () => {
    account.order_items = [
      { orderId, examId: maths, pricePaise: 25000, exam: { name: "Maths" } },
      { orderId, examId: science, pricePaise: 30000, exam: { name: "Science" } },
    ];
    account.edition_exams = [
      { editionId: winter, examId: maths, examOn: "2027-01-17", opensAt: null, lastStartAt: null },
    ];
    account.enrolments = [makeEnrolment(maths), makeEnrolment(science)];
    const savedFiles: Blob[] = [];
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${savedFiles.push(blob)}` }),
    );
    const parent = renderWithProviders(<PaymentSuccessPage />, {
      path: "/paymentsuccess",
      state: { hasUnpaidExams: false },
    });
    const purchase = within(await screen.findByRole("region", { name: "What you bought" }));
    expect(purchase.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^MathsSunday,? 17 January · Start time to be announced₹250$/),
      "Science₹300",
    ]);
    expect(purchase.getByText(/order 1042/)).toHaveTextContent("₹550");
    await parent.click(purchase.getByRole("button", { name: "Add to calendar" }));
    expect(await savedFiles[0]?.text()).toContain("DTSTART;VALUE=DATE:20270117");
  });

  it.each([
    ["cancelled", "2027-01-10T05:00:00+00:00", "Maths was cancelled."],
    ["not registered", null, "Maths is not registered."],
  ])("sees which exam is %s, and cannot save its day", async (state, cancelledAt, sentence) => {
    account.order_items = [
      { orderId, examId: maths, pricePaise: 25000, exam: { name: "Maths" } },
      { orderId, examId: science, pricePaise: 30000, exam: { name: "Science" } },
    ];
    account.edition_exams = [
      {
        editionId: winter,
        examId: maths,
        examOn: "2027-01-17",
        opensAt: null,
        lastStartAt: null,
        cancelledAt,
      },
    ];
    account.enrolments = [makeEnrolment(science)];
    renderWithProviders(<PaymentSuccessPage />, {
      path: "/paymentsuccess",
      state: { hasUnpaidExams: false },
    });
    const purchase = within(await screen.findByRole("region", { name: "What you bought" }));
    expect(purchase.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      `Maths${state}₹250`,
      "Science₹300",
    ]);
    expect(purchase.getByText(`${sentence} We write by email about its fee.`)).toBeVisible();
    expect(purchase.queryByRole("button", { name: "Add to calendar" })).toBeNull();
  });

  it("sees that an exam was cancelled for the student's class only", async () => {
    account.order_items = [{ orderId, examId: maths, pricePaise: 25000, exam: { name: "Maths" } }];
    account.enrolments = [makeEnrolment(maths)];
    account.list_my_exams = [makeMyExam({ state: "cancelled" })];
    renderWithProviders(<PaymentSuccessPage />, {
      path: "/paymentsuccess",
      state: { hasUnpaidExams: false },
    });
    const purchase = within(await screen.findByRole("region", { name: "What you bought" }));
    expect(purchase.getByRole("listitem")).toHaveTextContent(/^Mathscancelled₹250$/);
    expect(purchase.getByText("Maths was cancelled. We write by email about its fee.")).toBeVisible();
  });

  it("sees the success page for an order of the last 24 hours, even if the page was opened without the data of a payment", async () => {
    account.orders = [makeOrderPaidHoursAgo(23)];
    renderWithProviders(<PaymentSuccessPage />, { path: "/paymentsuccess" });
    expect(await screen.findByRole("heading", { name: "Payment Successful" })).toBeVisible();
  });

  it("sees the payment confirmed after coming back from another app, and its email is requested", async () => {
    const openedAt = new Date().toISOString();
    const pendingPayment = {
      razorpayOrderId: gatewayResponse.razorpay_order_id,
      examIds: [maths],
      openedAt,
      fields: null,
    };
    localStorage.setItem(`pendingPayment:${asha.id}`, JSON.stringify(pendingPayment));
    serveFunction("payment-status", () => HttpResponse.json({ status: "success", orderId }));
    renderWithProviders(<PaymentSuccessPage />, { path: "/paymentsuccess" });
    expect(await screen.findByText("Your payment is confirmed and you are enrolled.")).toBeVisible();
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain("send-purchase-email"));
    expect(localStorage.getItem(`pendingPayment:${asha.id}`)).toBeNull();
  });
});

describe("a parent without a new payment", () => {
  it.each([
    ["nothing", []],
    ["something two days ago", [makeOrderPaidHoursAgo(48)]],
  ])(
    "sees no success message, and the page empties the cart all the same: paid for %s",
    async (_, orders) => {
      account.orders = orders;
      storeInAnotherTab(`cart:${asha.id}`, [maths]);
      renderWithProviders(<PaymentSuccessPage />, { path: "/paymentsuccess" });
      expect(await screen.findByRole("heading", { name: "No new payment" })).toBeVisible();
      expect(screen.queryByText(/Payment Successful|on their way/)).toBeNull();
      expect(localStorage.getItem(`cart:${asha.id}`)).toBe("[]");
    },
  );
});
