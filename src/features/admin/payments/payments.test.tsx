import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Call } from "../../../../tests/support/account-factory";
import {
  listArguments,
  failRpc,
  makeAdminReplies,
  makeOrderReceipt,
  makePayment,
  serveAdminReplies,
  type AdminReplies,
} from "../../../../tests/support/admin-factory";
import { seller } from "../../../config/seller";
import { maths } from "../../../../tests/support/factories";
import { renderWithProviders } from "../../../../tests/support/render";
import { Payments } from "./payments";

let replies: AdminReplies;
let calls: Call[];

beforeEach(() => {
  replies = makeAdminReplies();
  calls = serveAdminReplies(replies);
});

afterEach(() => {
  seller.gst = null;
});

const openPayments = (search = "") =>
  renderWithProviders(<Payments />, { path: `/adminpanel?section=payments${search}` });
const getLastRequest = () => listArguments(calls, "list_payments").at(-1);
const getOrders = () => within(screen.getByRole("region", { name: "Paid orders" }));

describe("the list of payments", () => {
  it("shows who paid what when, in rupees and IST", async () => {
    openPayments();
    expect(await screen.findByText("1 order")).toBeVisible();
    expect(screen.getAllByText("₹550")[0]).toBeVisible();
    expect(screen.getByText("Maths, Science")).toBeVisible();
    expect(screen.getByText("pay_Sunrise0000001")).toBeVisible();
    expect(screen.getByText(/^21 Nov 2026,? 1:30\s?am IST$/i)).toBeVisible();
    expect(screen.getByText("Class 5 · Winter 2026-27")).toBeVisible();
    expect(screen.getByRole("link", { name: "Asha Verma" })).toHaveAttribute(
      "href",
      expect.stringContaining("section=families&student="),
    );
  });

  it("shows only the amount of an order, although its invoice has GST", async () => {
    replies.list_payments = [makePayment({ gstPercent: 18 })];
    seller.gst = {
      gstin: "27AAPFU0939F1ZV",
      sac: "999293",
      percent: 18,
      series: "OLY/",
      placeOfSupply: "27 Maharashtra",
    };
    openPayments();
    await screen.findByText("1 order");
    expect(getOrders().getByText(/^Invoice OLY\//)).toBeVisible();
    expect(getOrders().getByText("₹550").closest("td")).toHaveTextContent(/^₹550$/);
    expect(getOrders().queryByText(/GST|Taxable/)).toBeNull();
  });

  it("shows the totals of collected, refunded and net amounts", async () => {
    replies.list_payments = [makePayment({ refundStatus: "partial", refundedPaise: 25_000 })];
    replies.sum_payments = { orders: 10_001, amountPaise: 12_500_000, refundedPaise: 25_050 };
    openPayments();
    expect(await screen.findByText("10,000+ orders. Totals of the newest 10,000:")).toBeVisible();
    expect(screen.getByText("₹1,25,000")).toBeVisible();
    expect(screen.getByText("₹250.50")).toBeVisible();
    expect(screen.getByText("₹1,24,749.50")).toBeVisible();
    expect(getOrders().getByRole("link", { name: "₹250 refunded of order 1042" })).toBeVisible();
  });

  it("can be filtered by status and days from its first page, and the filters can be cleared", async () => {
    replies.sum_payments = { orders: 20, amountPaise: 500_000, refundedPaise: 0 };
    const admin = openPayments("&page=2");
    await screen.findByText(/^Page 2 of/);
    await admin.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Refunded");
    await screen.findByText(/^Page 1 of/);
    fireEvent.change(screen.getByLabelText("From (IST)"), { target: { value: "2026-11-01" } });
    fireEvent.change(screen.getByLabelText("To (IST)"), { target: { value: "2026-11-30" } });
    await waitFor(() =>
      expect(getLastRequest()).toEqual({
        p_search: "",
        p_status: "full",
        p_from: "2026-11-01",
        p_to: "2026-11-30",
        p_limit: 10,
        p_offset: 0,
      }),
    );
    expect(listArguments(calls, "sum_payments").at(-1)).toEqual({
      p_search: "",
      p_status: "full",
      p_from: "2026-11-01",
      p_to: "2026-11-30",
    });
    await admin.click(screen.getByRole("button", { name: "Clear" }));
    await waitFor(() =>
      expect(screen.getByRole("note", { name: "query" })).toHaveTextContent(/^\?section=payments$/),
    );
    expect(screen.getByRole("combobox", { name: "Status" })).toHaveValue("");
  });

  it("reads its filters from the URL, and ignores invalid ones", async () => {
    openPayments("&q=pay_1&status=partial&from=2026-02-31&to=2026-11-30");
    await screen.findByText("1 order");
    expect(getLastRequest()).toEqual({
      p_search: "pay_1",
      p_status: "partial",
      p_to: "2026-11-30",
      p_limit: 10,
      p_offset: 0,
    });
  });

  it("says that the period ends before it begins", async () => {
    openPayments("&from=2026-12-01&to=2026-11-30");
    expect(await screen.findByText(/“From” is after “To”/)).toBeVisible();
  });

  it("shows a searched payment that has no order", async () => {
    replies.list_payments = [];
    replies.sum_payments = { orders: 0, amountPaise: 0, refundedPaise: 0 };
    replies.list_unmatched_payments = [
      {
        paymentId: "pay_9",
        amountPaise: 12_300,
        paidAt: "2026-11-20T20:00:00+00:00",
        reason: "unknown_order",
        studentId: null,
        studentName: null,
        failure: null,
        status: "review",
        note: null,
      },
    ];
    openPayments("&q=pay_9");
    expect(
      await screen.findByText(/₹123 arrived as pay_9 .* without an order: paid for an order we do not know/),
    ).toBeVisible();
    expect(screen.getByRole("heading", { name: "No orders found" })).toBeVisible();
    expect(screen.getByRole("link", { name: /^Find a family with/ })).toHaveAttribute(
      "href",
      expect.stringContaining("section=families&q="),
    );
  });

  it("shows a payment of a deleted account", async () => {
    replies.list_payments = [makePayment({ studentName: null, studentEmail: null })];
    openPayments();
    expect(await screen.findByText("Deleted account")).toBeVisible();
  });

  it("shows an error if the server sends an unknown status", async () => {
    replies.list_payments = [makePayment({ refundStatus: "lost" })];
    openPayments();
    expect(await screen.findByText(/Our service is not responding right now/)).toBeVisible();
  });

  it.each(["list_payments", "sum_payments"])(
    "shows an error if %s fails, with a button to try again",
    async (name) => {
      failRpc(name, 400, { message: "broken" });
      const admin = openPayments();
      await screen.findByRole("button", { name: "Try again" });
      serveAdminReplies(replies);
      await admin.click(screen.getByRole("button", { name: "Try again" }));
      expect(await screen.findByText("1 order")).toBeVisible();
    },
  );
});

describe("money outside orders", () => {
  it("has its own total", async () => {
    replies.sum_unmatched_payments = { payments: 2, amountPaise: 49_900, refundedPaise: 25_000 };
    openPayments("&from=2026-11-01");
    expect(await screen.findByText(/^Payments without an order/)).toHaveTextContent(
      "2 payments, ₹499 received, ₹250 of it refunded. These are not in the figures above.",
    );
    expect(listArguments(calls, "sum_unmatched_payments")).toEqual([{ p_from: "2026-11-01" }]);
  });

  it("is not summed for a search", async () => {
    openPayments("&q=Asha");
    await screen.findByText("1 order");
    expect(screen.queryByText(/^Payments without an order/)).toBeNull();
    expect(listArguments(calls, "sum_unmatched_payments")).toEqual([]);
  });

  it.each([
    [
      { reason: "payment_failed", failure: "Insufficient balance.", status: null },
      /^pay_9 is a payment of ₹250 that the bank did not complete on .* IST\. We have not received this money, so there is no order\. The bank says: “Insufficient balance\.”$/,
      1,
    ],
    [
      { reason: "amount_mismatch" },
      /^₹250 arrived as pay_9 .* the amount differs from the cart\. Its refund waits for a decision\.$/,
      2,
    ],
    [
      { reason: "amount_mismatch", status: "refused", note: "The bank has returned it." },
      /the amount differs from the cart\. Its refund was refused: “The bank has returned it\.”$/,
      2,
    ],
    [{ reason: "second_payment", status: "processed", note: "By UPI." }, /It was refunded\.$/, 2],
  ])("is found by its payment id, with a link to its family: %o", async (fields, sentence, linkCount) => {
    replies.list_payments = [];
    replies.sum_payments = { orders: 0, amountPaise: 0, refundedPaise: 0 };
    const payment = { paymentId: "pay_9", amountPaise: 25_000, paidAt: "2026-11-20T20:00:00+00:00" };
    replies.list_unmatched_payments = [
      {
        ...payment,
        studentId: "a5000000",
        studentName: "Asha Verma",
        failure: null,
        status: "review",
        note: null,
        ...fields,
      },
    ];
    openPayments("&q=pay_9");
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole("link", { name: "Open the family of Asha Verma" })).toHaveAttribute(
      "href",
      "/adminpanel?section=families&student=a5000000",
    );
    expect(screen.getAllByRole("link", { name: /^Open the family|^See Review and refunds/ })).toHaveLength(
      linkCount,
    );
  });
});

describe("a payment without an order, found by a search for its student,", () => {
  it.each([
    ["review", "view=refunds&q=pay_9"],
    ["requested", "view=refunds&state=under_way&q=pay_9"],
    ["refused", "view=refunds&state=done&q=pay_9"],
  ])("is shown above the orders, with a link to its refund in the state %s", async (status, path) => {
    replies.list_unmatched_payments = [
      {
        paymentId: "pay_9",
        amountPaise: 25_000,
        paidAt: "2026-11-20T20:00:00+00:00",
        reason: "second_payment",
        studentId: "a5000000",
        studentName: "Asha Verma",
        failure: null,
        status,
        note: null,
      },
    ];
    openPayments("&q=Order%201042");
    expect(await screen.findByText(/^₹250 arrived as pay_9 .* without an order/)).toBeVisible();
    expect(screen.getByText("1 order")).toBeVisible();
    expect(screen.getByRole("link", { name: "See Review and refunds" })).toHaveAttribute(
      "href",
      `/adminpanel?section=payments&${path}`,
    );
    expect(listArguments(calls, "list_unmatched_payments")).toEqual([{ p_search: "Order 1042" }]);
  });
});

describe("the file of the orders", () => {
  it("has the orders that match the filters", async () => {
    const saved = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
    vi.spyOn(URL, "revokeObjectURL").mockReturnValue(undefined);
    const organiser = openPayments("&q=asha&status=partial&from=2026-11-01&to=2026-11-30");
    await organiser.click(await screen.findByRole("button", { name: "Export these orders" }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(listArguments(calls, "export_orders")).toEqual([
      { p_search: "asha", p_status: "partial", p_from: "2026-11-01", p_to: "2026-11-30", p_offset: 0 },
    ]);
  });
});

describe("the receipt of an order", () => {
  const getReceipt = () => within(screen.getByRole("dialog", { name: "Receipt for order 1042" }));
  const findReceiptRow = (name: string) => screen.findByRole("row", { name });
  const mathsItem = {
    exam_id: maths,
    name: "Maths",
    price_paise: 25_000,
    exam_on: "2026-12-06",
    is_refunded: false,
  };

  it("is opened from the order, and says when its email was sent", async () => {
    const organiser = openPayments();
    await organiser.click(await screen.findByRole("button", { name: "Receipt of order 1042" }));
    expect(
      await getReceipt().findByText(/^The email with this receipt was sent on 21 Nov 2026/),
    ).toBeVisible();
    expect(getReceipt().getByText("Ravi Verma")).toBeVisible();
    expect(getReceipt().getByText("Science")).toBeVisible();
    expect(
      getReceipt().getByText(
        "Razorpay’s fee is ₹12.98 (including ₹1.98 GST): ₹537.02 of the payment reaches our bank.",
      ),
    ).toBeVisible();
    expect(getReceipt().queryByRole("group", { name: "Documents of this order" })).toBeNull();
    expect(listArguments(calls, "read_order_receipt")).toEqual([{ p_order_number: 1042 }]);
  });

  it("stays as it was issued after a refund, which has its own credit note to print", async () => {
    replies.read_order_receipt = makeOrderReceipt({
      refunded_paise: 30_000,
      credit_notes: [
        {
          number: "CN/26-27/7",
          issued_at: "2026-12-02T06:00:00.000Z",
          amount_paise: 30_000,
          earlier_paise: 0,
          exams: ["Science"],
          paid_by: "gateway",
          reference: null,
          refunded_at: "2026-12-02T06:00:00.000Z",
          request_id: null,
        },
      ],
    });
    const organiser = openPayments("&receipt=1042");
    expect(await findReceiptRow("Total paid ₹550")).toBeVisible();
    expect(getReceipt().queryByRole("row", { name: /refunded/i })).toBeNull();
    await organiser.click(getReceipt().getByRole("button", { name: "Credit note CN/26-27/7, ₹300" }));
    expect(getReceipt().getByText("CN/26-27/7")).toBeVisible();
    expect(await findReceiptRow("Science ₹300")).toBeVisible();
    expect(await findReceiptRow("Total refunded ₹300")).toBeVisible();
    expect(getReceipt().queryByRole("row", { name: "Total paid ₹550" })).toBeNull();
  });

  it("says that the fee is not known yet", async () => {
    replies.read_order_receipt = makeOrderReceipt({ fee_paise: null, fee_gst_paise: null });
    openPayments("&receipt=1042");
    expect(await screen.findByText("Razorpay has not reported its fee for this payment yet.")).toBeVisible();
  });

  it("is not sent again by email after an exam was refunded, and the dialog explains why", async () => {
    openPayments("&receipt=1042");
    expect(
      await screen.findByText(
        /It cannot be sent again: it says that the student is registered for every exam of the order, and an exam was refunded\. The family can print the receipt on its dashboard/,
      ),
    ).toBeVisible();
    expect(getReceipt().getByRole("button", { name: "Print or save as PDF" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send the email again" })).toBeNull();
  });

  it("is not sent by email if one of its exams was refunded", async () => {
    replies.read_order_receipt = makeOrderReceipt({
      mail: { id: "0b0e0000-0000-4000-8000-000000000001", status: "dead", sent_at: null },
    });
    openPayments("&receipt=1042");
    expect(
      await screen.findByText(
        /^The email with this receipt is not sent: it says that the student is registered/,
      ),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send the email again" })).toBeNull();
  });

  it("says that its email is out of date if an exam was refunded while it was open", async () => {
    replies.read_order_receipt = makeOrderReceipt({ items: [mathsItem] });
    replies.resend_message = { outcome: "out_of_date" };
    const organiser = openPayments("&receipt=1042");
    await organiser.click(await screen.findByRole("button", { name: "Send the email again" }));
    expect(await getReceipt().findByText(/^This email is out of date/)).toBeVisible();
  });

  it("is opened by a link, and its email is sent again", async () => {
    replies.read_order_receipt = makeOrderReceipt({ items: [mathsItem] });
    const organiser = openPayments("&receipt=1042");
    await organiser.click(await screen.findByRole("button", { name: "Send the email again" }));
    await waitFor(() =>
      expect(listArguments(calls, "resend_message")).toEqual([
        { p_message_id: "0b0e0000-0000-4000-8000-000000000001" },
      ]),
    );
    await organiser.click(getReceipt().getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says why its email is not sent again", async () => {
    replies.read_order_receipt = makeOrderReceipt({ items: [mathsItem] });
    replies.resend_message = { outcome: "too_many" };
    const organiser = openPayments("&receipt=1042");
    await organiser.click(await screen.findByRole("button", { name: "Send the email again" }));
    expect(await getReceipt().findByText(/was sent again three times today/)).toBeVisible();
  });

  it("has no email after the account was deleted", async () => {
    replies.read_order_receipt = makeOrderReceipt({ student_name: null, email: null, mail: null });
    openPayments("&receipt=1042");
    expect(await screen.findByText(/the account was deleted/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send the email again" })).toBeNull();
  });

  it("does not exist for an unknown order", async () => {
    replies.read_order_receipt = { outcome: "not_found" };
    openPayments("&receipt=77");
    expect(await screen.findByText("There is no order 77.")).toBeVisible();
  });
});

describe("a refund that an organiser starts", () => {
  it.each([
    ["already_requested", "Refund requested"],
    ["nothing_left", "No refund: exam has started or is over"],
    ["not_found", "Account deleted"],
  ])("is not offered for an order that is %s", async (refundError, reason) => {
    replies.list_payments = [makePayment({ refundError })];
    openPayments();
    expect(await screen.findByText(reason, { exact: false })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Refund order 1042" })).toBeNull();
  });

  const openDialog = async () => {
    const organiser = openPayments("&q=1042");
    await organiser.click(await screen.findByRole("button", { name: "Refund order 1042" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Refund order 1042" }));
    return { organiser, dialog };
  };

  it("is requested with a reason, and then waits for a decision", async () => {
    const { organiser, dialog } = await openDialog();
    await organiser.selectOptions(dialog.getByLabelText("Reason"), "Double payment");
    await organiser.type(dialog.getByLabelText("What the family said (optional)"), "Twice by UPI.");
    await organiser.click(dialog.getByRole("button", { name: "Start refund" }));
    expect(
      await screen.findByText(
        "Order 1042, ₹550: the refund waits for a decision under Review and refunds. The family gets an email.",
      ),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "Open this refund" })).toHaveAttribute(
      "href",
      "/adminpanel?section=payments&view=refunds&q=pay_Sunrise0000001",
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(listArguments(calls, "start_refund")).toEqual([
      {
        p_order_id: makePayment().id,
        p_reason: "double_payment",
        p_note: "Twice by UPI.",
      },
    ]);
  });

  it("can have another reason, in writing, when the time to ask is over", async () => {
    replies.list_payments = [makePayment({ refundError: "too_late" })];
    replies.start_refund = { outcome: "note_required" };
    const { organiser, dialog } = await openDialog();
    expect(dialog.getByText(/^The two business days in which a family can ask are over/)).toHaveTextContent(
      /another organiser must then approve it/,
    );
    expect(dialog.getByLabelText("Reason")).toHaveDisplayValue("Another reason");
    expect(dialog.getAllByRole("option")).toHaveLength(2);
    await organiser.click(dialog.getByRole("button", { name: "Start refund" }));
    expect(await dialog.findByText("Please write down the reason.")).toBeVisible();
    replies.start_refund = { outcome: "requested", amount_paise: 55_000 };
    await organiser.type(dialog.getByLabelText("The reason"), "The child is in hospital.");
    await organiser.click(dialog.getByRole("button", { name: "Start refund" }));
    expect(await screen.findByText(/waits for a decision of another organiser/)).toBeVisible();
    expect(listArguments(calls, "start_refund").at(-1)).toMatchObject({
      p_reason: "other",
      p_note: "The child is in hospital.",
    });
  });

  it("is not sent until the organiser chooses a reason", async () => {
    const { organiser, dialog } = await openDialog();
    expect(dialog.getByLabelText("Reason")).toHaveDisplayValue("Choose the reason");
    await organiser.click(dialog.getByRole("button", { name: "Start refund" }));
    expect(await dialog.findByText("Please choose a reason.")).toBeVisible();
    expect(listArguments(calls, "start_refund")).toEqual([]);
  });

  it.each([
    ["requested", "Refund requested", ""],
    ["review", "In review", ""],
    ["failed", "Refund failed", ""],
    ["under_way", "Being refunded", "&state=under_way"],
  ])("is not offered again while it is %s, and the order links to it", async (openRefund, name, state) => {
    replies.list_payments = [makePayment({ openRefund })];
    openPayments();
    expect(await screen.findByRole("link", { name })).toHaveAttribute(
      "href",
      `/adminpanel?section=payments&view=refunds${state}&q=pay_Sunrise0000001`,
    );
    expect(screen.queryByRole("button", { name: "Refund order 1042" })).toBeNull();
  });

  it.each([
    [
      { outcome: "too_late", deadline: "2026-11-25T18:30:00Z" },
      /^Order 1042: A refund could be asked for until 26 Nov 2026/,
    ],
    [
      { outcome: "already_requested", requested_at: "2026-11-20T20:00:00.000Z", started_by: "Meera Rao" },
      /^Order 1042: Meera Rao already started a refund of this order on 21 Nov 2026,? 1:30\s?am IST\./i,
    ],
    [
      { outcome: "already_requested", requested_at: "2026-11-20T20:00:00.000Z", started_by: null },
      /^Order 1042: The family already asked for a refund of this order on 21 Nov 2026/,
    ],
    [{ outcome: "nothing_left" }, /^Order 1042: Nothing of this order can be refunded/],
  ])(
    "is not started if the rules do not allow it; the dialog closes with the reason: %j",
    async (reply, sentence) => {
      replies.start_refund = reply;
      const { organiser, dialog } = await openDialog();
      await organiser.selectOptions(dialog.getByLabelText("Reason"), "Payment error");
      await organiser.click(dialog.getByRole("button", { name: "Start refund" }));
      expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
      expect(screen.queryByRole("dialog")).toBeNull();
    },
  );

  it("is not offered for an order that was refunded in full; a partly refunded order names the refunded exam and the rest", async () => {
    replies.list_payments = [
      makePayment({ refundStatus: "full", refundedPaise: 55_000, number: 7 }),
      makePayment({
        id: "aaa60000-0000-4000-8000-000000000001",
        refundStatus: "partial",
        refundedPaise: 25_000,
        refundedExams: ["Science"],
      }),
    ];
    const organiser = openPayments();
    expect(await screen.findByRole("link", { name: "Refunded of order 7" })).toHaveAttribute(
      "href",
      "/adminpanel?section=payments&view=refunds&state=done&q=pay_Sunrise0000001",
    );
    expect(screen.getByText("Science", { selector: "s" })).toHaveTextContent("Science (refunded)");
    expect(screen.queryByRole("button", { name: "Refund order 7" })).toBeNull();
    await organiser.click(screen.getByRole("button", { name: "Refund order 1042" }));
    expect(await screen.findByText(/^Maths · ₹300 left of ₹550/)).toBeVisible();
  });
});
