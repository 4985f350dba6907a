import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeEnrolment, orderId, type Account } from "../../tests/support/account-factory";
import { asha, class5, maths, science } from "../../tests/support/factories";
import {
  getDashboardMenu,
  findExams,
  openTab,
  prepareDashboard,
  renderDashboard,
} from "../../tests/support/render-dashboard";
import { api, server } from "../../tests/support/server/server";

let account: Account;

beforeEach(() => {
  account = prepareDashboard();
});
afterEach(() => vi.useRealTimers());

describe("the Mocks tab", () => {
  it("lists the attempts with a count out of 10 and the time in IST", async () => {
    account.mock_tests = [
      { id: "1", subjectId: maths, classId: class5, scorePercent: 80, completedAt: "2026-11-21T04:05:00Z" },
    ];
    const student = renderDashboard();
    await openTab(student, "Mocks");
    const list = await screen.findByRole("list", { name: "All your tests" });
    const attempt = within(list).getByRole("listitem");
    expect(attempt).toHaveTextContent("Maths · Class 5");
    expect(attempt).toHaveTextContent("8 out of 10");
    expect(attempt).toHaveTextContent(/21 Nov 2026,? 9:35\s?am IST/);
  });

  it("invites a student without a mock test to take the first one", async () => {
    const student = renderDashboard();
    await openTab(student, "Mocks");
    expect(await screen.findByRole("heading", { name: /No tests yet/ })).toBeVisible();
    expect(screen.getByRole("link", { name: "Take a free mock test" })).toHaveAttribute(
      "href",
      "/free-mock-test",
    );
  });

  it("is opened by a link with its name", async () => {
    renderDashboard({ tab: "mockExams" });
    expect(await screen.findByRole("heading", { name: "Mock tests" })).toBeVisible();
    expect(getDashboardMenu().getByRole("link", { name: "Mocks" })).toHaveAttribute("aria-current", "page");
  });

  it("is not opened by a link with a wrong name", async () => {
    renderDashboard({ tab: "__proto__" });
    expect(getDashboardMenu().getByRole("link", { name: "Exams" })).toHaveAttribute("aria-current", "page");
    await findExams();
  });
});

describe("the Orders tab", () => {
  it("shows number, date, items, amount and payment id of an order, and prints its receipt", async () => {
    account.orders = [
      {
        id: orderId,
        number: 1042,
        paymentId: "pay_1",
        amountPaise: 55000,
        orderedAt: "2026-11-20T19:00:00Z",
        editionId: "winter",
        class: { name: "Class 5" },
      },
    ];
    account.order_items = [
      { orderId, examId: maths, pricePaise: 25000, examOn: "2027-01-10", exam: { name: "Maths" } },
      { orderId, examId: science, pricePaise: 30000, examOn: null, exam: { name: "Science" } },
    ];
    account.edition_exams = [
      { editionId: "winter", examId: maths, examOn: "2027-01-17", opensAt: null, lastStartAt: null },
    ];
    account.enrolments = [makeEnrolment(maths, 5, "winter"), makeEnrolment(science, 5, "winter")];
    const student = renderDashboard();
    await openTab(student, "Orders");
    const order = (await screen.findByRole("heading", { name: "Order 1042" })).closest("li");
    for (const text of [
      "₹550",
      "Maths · 17 January 2027₹250",
      "Science₹300",
      "pay_1",
      /21 Nov 2026,? 12:30\s?am IST/,
    ]) {
      expect(order).toHaveTextContent(text);
    }

    const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
    await student.click(screen.getByRole("button", { name: "Receipt for order 1042" }));
    const receipt = within(screen.getByRole("dialog", { name: "Receipt for order 1042" }));
    expect(receipt.getByRole("row", { name: "Science ₹300" })).toBeVisible();
    expect(receipt.getByRole("row", { name: "Total paid ₹550" })).toBeVisible();
    for (const text of [asha.email, "Asha Verma", "Class 5", "Maths, 10 January 2027"])
      expect(receipt.getByText(text)).toBeVisible();
    await student.click(receipt.getByRole("button", { name: "Print or save as PDF" }));
    expect(print).toHaveBeenCalledTimes(1);
    await student.click(receipt.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    print.mockRestore();
  });

  it("shows “cancelled” in place of the exam day for an exam that was cancelled during the checkout", async () => {
    addPaidOrder();
    account.edition_exams = [
      { editionId: "winter", examId: maths, examOn: "2027-01-17", cancelledAt: "2026-11-20T18:59:00Z" },
    ];
    const student = renderDashboard();
    await openTab(student, "Orders");
    const order = (await screen.findByRole("heading", { name: "Order 1042" })).closest("li");
    expect(order).toHaveTextContent(
      "Maths · cancelled₹250Maths was cancelled. We write by email about its fee.",
    );
    expect(order).not.toHaveTextContent("17 January");
  });

  const formatReceiptPath = (order: number) => `/studentdashboard?tab=transactions&order=${order}`;
  const addPaidOrder = () => {
    account.orders = [
      {
        id: orderId,
        number: 1042,
        paymentId: "pay_1",
        amountPaise: 25000,
        orderedAt: "2026-11-20T19:00:00Z",
        editionId: "winter",
        class: { name: "Class 5" },
      },
    ];
    account.order_items = [
      { orderId, examId: maths, pricePaise: 25000, examOn: null, exam: { name: "Maths" } },
    ];
  };

  it("opens the receipt that the link of an email names", async () => {
    addPaidOrder();
    renderDashboard(undefined, formatReceiptPath(1042));
    expect(await screen.findByRole("dialog", { name: "Receipt for order 1042" })).toBeVisible();
  });

  it("shows a message if the order in the link is not among the child's orders", async () => {
    addPaidOrder();
    renderDashboard(undefined, formatReceiptPath(1043));
    expect(await screen.findByText(/^Order 1043 is not among these orders\./)).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["partial", [science], 30000, "Partly refunded: ₹300 of ₹550", "Maths₹250Science · refunded₹300"],
    ["partial", [], 10000, "Partly refunded: ₹100 of ₹550", "Maths₹250Science₹300"],
    ["full", [], 55000, "Refunded: ₹550 of ₹550", "Maths · refunded₹250Science · refunded₹300"],
  ])(
    "shows on the card what was refunded, and beside the unchanged receipt its credit note: %s %s",
    async (refundStatus, examIds, refundedPaise, text, exams) => {
      const olderOrderId = "0d000000-0000-4000-8000-000000000002";
      const otherFields = {
        amountPaise: 55000,
        orderedAt: "2026-12-01T19:00:00Z",
        editionId: "winter",
        class: { name: "Class 5" },
      };
      account.orders = [
        { ...otherFields, id: orderId, number: 1042, paymentId: "pay_1", refundStatus },
        { ...otherFields, id: olderOrderId, number: 1001, paymentId: "pay_0", refundStatus: "none" },
      ];
      account.order_items = [orderId, olderOrderId].flatMap((id) => [
        { orderId: id, examId: maths, pricePaise: 25000, examOn: null, exam: { name: "Maths" } },
        { orderId: id, examId: science, pricePaise: 30000, examOn: null, exam: { name: "Science" } },
      ]);
      const creditNotes = [
        {
          number: "CN/26-27/7",
          issued_at: "2026-12-02T06:00:00Z",
          amount_paise: refundedPaise,
          earlier_paise: 0,
          exams: examIds.map(() => "Science"),
          paid_by: "gateway",
          reference: null,
          refunded_at: "2026-12-02T06:00:00.000Z",
          request_id: null,
        },
      ];
      account.list_refunded_orders = [{ orderId, refundedPaise, examIds, creditNotes }];
      account.enrolments = [makeEnrolment(maths, 5, "winter"), makeEnrolment(science, 5, "winter")];
      const student = renderDashboard();
      await openTab(student, "Orders");
      const getCard = (name: string) => screen.getByRole("heading", { name }).closest("li");
      await screen.findByRole("heading", { name: "Order 1042" });
      expect(getCard("Order 1042")).toHaveTextContent(`₹550${text}${exams}`);
      expect(getCard("Order 1001")).not.toHaveTextContent(/refunded/i);
      await student.click(screen.getByRole("button", { name: "Receipt for order 1042" }));
      const receipt = within(screen.getByRole("dialog", { name: "Receipt for order 1042" }));
      expect(receipt.getByRole("row", { name: "Total paid ₹550" })).toBeVisible();
      expect(receipt.queryByRole("row", { name: /refunded/i })).toBeNull();
      const noteButtonName = `Credit note CN/26-27/7, ₹${refundedPaise / 100}`;
      await student.click(receipt.getByRole("button", { name: noteButtonName }));
      expect(receipt.getByRole("row", { name: `Total refunded ₹${refundedPaise / 100}` })).toBeVisible();
      expect(receipt.getByText("CN/26-27/7")).toBeVisible();
      expect(receipt.queryByRole("row", { name: "Total paid ₹550" })).toBeNull();
      await student.click(receipt.getByRole("button", { name: "Receipt, ₹550" }));
      expect(receipt.getByRole("row", { name: "Total paid ₹550" })).toBeVisible();
    },
  );

  it("shows a payment without an order, and the state of its refund", async () => {
    account.list_extra_payments = [
      {
        paymentId: "pay_2",
        amountPaise: 25000,
        paidAt: "2026-11-20T19:05:00Z",
        state: "refunded",
        changedAt: "2026-11-24T06:00:00Z",
        paidMethod: null,
        bankReference: null,
      },
    ];
    const student = renderDashboard();
    await openTab(student, "Orders");
    const paymentItem = within(await screen.findByRole("list", { name: "Other payments" })).getByRole(
      "listitem",
    );
    expect(paymentItem).toHaveTextContent(
      /₹250Refunded on 24 November 2026, to the method it was paid with\./,
    );
    expect(paymentItem).toHaveTextContent("pay_2");
  });

  it("shows a payment that was checked and not refunded", async () => {
    account.list_extra_payments = [
      {
        paymentId: "pay_3",
        amountPaise: 25100,
        paidAt: "2026-11-20T19:05:00Z",
        state: "refused",
        changedAt: "2026-11-24T06:00:00Z",
      },
    ];
    const student = renderDashboard();
    await openTab(student, "Orders");
    const paymentItem = within(await screen.findByRole("list", { name: "Other payments" })).getByRole(
      "listitem",
    );
    expect(paymentItem).toHaveTextContent(
      "Checked and not refunded on 24 November 2026. Our email says why.",
    );
  });

  it.each([
    ["upi", "426331000077", "Refunded on 24 November 2026, by UPI. Reference: 426331000077."],
    ["cash", null, "Refunded on 24 November 2026, in cash."],
  ])(
    "says how a payment without an order was refunded by hand: %s",
    async (paidMethod, bankReference, text) => {
      const payment = { paymentId: "pay_2", amountPaise: 25000, paidAt: "2026-11-20T19:05:00Z" };
      const refund = { state: "refunded", changedAt: "2026-11-24T06:00:00Z", paidMethod, bankReference };
      account.list_extra_payments = [{ ...payment, ...refund }];
      const student = renderDashboard();
      await openTab(student, "Orders");
      const paymentItem = within(await screen.findByRole("list", { name: "Other payments" })).getByRole(
        "listitem",
      );
      expect(paymentItem).toHaveTextContent(text);
      expect(paymentItem).not.toHaveTextContent(/method it was paid with/);
    },
  );

  it("lets a family request a refund of the refundable order only", async () => {
    const olderOrderId = "0d000000-0000-4000-8000-000000000002";
    account.orders = [
      {
        id: orderId,
        number: 1042,
        paymentId: "pay_1",
        amountPaise: 25000,
        orderedAt: "2027-01-08T19:00:00Z",
        editionId: "winter",
        class: { name: "Class 5" },
      },
      {
        id: olderOrderId,
        number: 1001,
        paymentId: "pay_0",
        amountPaise: 25000,
        orderedAt: "2026-12-01T19:00:00Z",
        editionId: "winter",
        class: { name: "Class 5" },
      },
    ];
    account.list_refundable_orders = [
      { orderId: orderId, amountPaise: 25000, until: "2027-01-12T18:30:00+00:00" },
    ];
    const student = renderDashboard();
    await openTab(student, "Orders");
    expect(await screen.findByRole("button", { name: "Request refund for order 1042" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Request refund for order 1001" })).toBeNull();
  });

  it("shows that there are no orders; another tab shows that its data could not be loaded", async () => {
    const student = renderDashboard();
    await openTab(student, "Orders");
    expect(await screen.findByRole("heading", { name: "No orders yet" })).toBeVisible();
    server.use(http.get(`${api}/rest/v1/mock_tests`, () => HttpResponse.json({}, { status: 403 })));
    await openTab(student, "Mocks");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Your account does not have permission to do this.",
    );
  });
});
