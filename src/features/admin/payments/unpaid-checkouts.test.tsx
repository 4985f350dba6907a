import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { Call } from "../../../../tests/support/account-factory";
import {
  listArguments,
  makeAdminReplies,
  makeUnpaidCheckout,
  serveAdminReplies,
  type AdminReplies,
} from "../../../../tests/support/admin-factory";
import { renderWithProviders } from "../../../../tests/support/render";
import { dayInIndia } from "../../../lib/day-in-india";
import { Payments } from "./payments";

let replies: AdminReplies;
let calls: Call[];

beforeEach(() => {
  replies = makeAdminReplies();
  calls = serveAdminReplies(replies);
});

const openUnpaidCheckouts = (search = "") =>
  renderWithProviders(<Payments />, { path: `/adminpanel?section=payments&view=unpaid${search}` });
const getLastRequest = () => listArguments(calls, "list_unpaid_checkouts").at(-1);
const daysAgo = (count: number) => dayInIndia(new Date(Date.now() - count * 86_400_000));

describe("the list of unpaid checkouts", () => {
  it("shows whom to call, about which exams and amount, and what failed", async () => {
    replies.list_unpaid_checkouts = [
      makeUnpaidCheckout({ failureCount: 2, failedPaymentId: "pay_2", bankReason: "Not enough money." }),
    ];
    openUnpaidCheckouts();
    const table = within(await screen.findByRole("region", { name: "Incomplete payments" }));
    expect(screen.getByText(/^1 incomplete payment\. We have received no money for these\./)).toBeVisible();
    expect(table.getByRole("link", { name: "Asha Verma" })).toHaveAttribute(
      "href",
      expect.stringContaining("section=families&student="),
    );
    expect(table.getByText("Class 5 · Ravi Verma")).toBeVisible();
    expect(table.getByRole("link", { name: "9876543210" })).toHaveAttribute("href", "tel:9876543210");
    expect(table.getByText("Maths, Science")).toBeVisible();
    expect(table.getByText("₹550")).toBeVisible();
    expect(table.getByText("2 payments failed: “Not enough money.” pay_2")).toBeVisible();
  });

  it("marks the cancelled exams of a cart", async () => {
    replies.list_unpaid_checkouts = [makeUnpaidCheckout({ cancelledExams: ["Maths"] })];
    openUnpaidCheckouts();
    expect(await screen.findByText("Maths (cancelled), Science")).toBeVisible();
  });

  it.each([
    [{}, "Opened, not paid. It can still be paid for 48 hours after it was first opened."],
    [{ status: "expired" }, "Opened, not paid within 48 hours."],
    [{ status: "failed" }, "The payment window could not be opened: Razorpay did not answer."],
    [
      { failureCount: 1, failedPaymentId: "pay_1", bankReason: "The bank said no.", isEnrolled: true },
      "The bank did not complete the payment: “The bank said no.” pay_1 The family paid for these exams in another attempt.",
    ],
    [{ failureCount: 1, failedPaymentId: "pay_1" }, "The bank did not complete the payment. pay_1"],
    [
      { cancelledExams: ["Maths", "Science"] },
      "Opened, not paid. Maths and Science were cancelled, so it cannot be paid any more.",
    ],
    [
      { cancelledExams: ["Maths"] },
      "Opened, not paid. Maths was cancelled, so this cart cannot be paid any more; the family can pay for the rest in a new one.",
    ],
  ])("says what happened: %o", async (more, text) => {
    replies.list_unpaid_checkouts = [makeUnpaidCheckout(more)];
    openUnpaidCheckouts();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it("lists the checkouts of the last 7 days, of today, or all", async () => {
    const admin = openUnpaidCheckouts();
    await screen.findByText(/^1 incomplete payment/);
    expect(getLastRequest()).toEqual({
      p_from: daysAgo(6),
      p_with_enrolled: false,
      p_limit: 10,
      p_offset: 0,
    });
    await admin.click(screen.getByRole("link", { name: "Today" }));
    await waitFor(() => expect(getLastRequest()).toMatchObject({ p_from: daysAgo(0) }));
    await admin.click(screen.getByRole("link", { name: "All" }));
    await waitFor(() => expect(getLastRequest()).not.toHaveProperty("p_from"));
  });

  it("shows checkouts whose exams were paid in another one on demand", async () => {
    const admin = openUnpaidCheckouts();
    await admin.click(await screen.findByRole("checkbox", { name: /the family paid successfully later/ }));
    await waitFor(() => expect(getLastRequest()).toMatchObject({ p_with_enrolled: true }));
    expect(listArguments(calls, "count_unpaid_checkouts").at(-1)).toMatchObject({ p_with_enrolled: true });
  });

  it("says that there are no unpaid checkouts", async () => {
    replies.list_unpaid_checkouts = [];
    replies.count_unpaid_checkouts = 0;
    openUnpaidCheckouts();
    expect(await screen.findByRole("heading", { name: "No incomplete payments" })).toBeVisible();
  });
});
