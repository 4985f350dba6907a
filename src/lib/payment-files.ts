import { formatRupees, formatSheetTime, toColumnsCsv, type Columns } from "./csv-columns";
import { formatInvoiceNumber } from "./invoice-number";
import { splitGst, type SplitGst, type TaxDetails } from "./list-taxes";

/** The settings of the files of payments: the seller's tax details, null without a GST number, and the panel’s texts. */
export type FileSettings = {
  gst: (TaxDetails & { series: string; sac: string }) | null;
  /** The reasons of refunds in the panel's words. */
  reasonTexts: Readonly<Record<string, string>>;
};

type Amount = { amountPaise: number; gstPercent: number | null; gstPaise: number };

type Fee = { amountPaise: number; feePaise: number | null; feeGstPaise: number | null };

/** An order as the database exports it; amounts in paise, times in UTC. */
export type OrderRow = Amount &
  Fee & {
    number: number;
    orderedAt: string;
    studentName: string | null;
    studentEmail: string | null;
    className: string;
    edition: string;
    exams: string;
    paymentId: string;
    method: string | null;
    refundStatus: string;
    refundedPaise: number;
  };

/** A refund as the database exports it; amounts in paise, times in UTC. */
export type RefundRow = Amount & {
  status: string;
  createdAt: string;
  refundedAt: string | null;
  creditNote: string | null;
  creditNoteAt: string | null;
  orderNumber: number | null;
  orderedAt: string | null;
  studentName: string | null;
  studentEmail: string | null;
  paymentId: string;
  refundId: string | null;
  paidBy: string | null;
  bankReference: string | null;
  note: string | null;
  reason: string;
  requestReason: string | null;
  requestNote: string | null;
  requestedAt: string | null;
  startedBy: string | null;
  exams: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
};

/** A payment without an order as the database exports it; amounts in paise, times in UTC. */
export type UnmatchedRow = Fee & {
  paidAt: string;
  paymentId: string;
  method: string | null;
  reason: string;
  studentName: string | null;
  studentEmail: string | null;
  exams: string | null;
  cartPaise: number | null;
  refundedPaise: number;
};

/** A checkout without a payment as the database lists it; amounts in paise, times in UTC. */
export type UnpaidRow = {
  shownAt: string;
  status: "open" | "expired" | "failed";
  amountPaise: number;
  exams: readonly string[];
  studentName: string | null;
  guardianName: string | null;
  phone: string | null;
  email: string | null;
  className: string | null;
  gatewayOrder: string | null;
  failureCount: number;
  failedPaymentId: string | null;
  bankReason: string | null;
  isEnrolled: boolean;
  cancelledExams: readonly string[];
};

const formatOptional = (paise: number | null) => (paise === null ? null : formatRupees(paise));

const formatOptionalTime = (time: string | null) => (time === null ? null : formatSheetTime(time));

/** Returns the invoice number of an order, or why there is none. */
function describeInvoice(
  { gst }: FileSettings,
  order: { number: number | null; orderedAt: string | null; gstPercent: number | null },
): string {
  const { number, orderedAt, gstPercent } = order;
  if (number === null || orderedAt === null) return "none: the payment never became an order";
  if (gst === null) return "none: no GST number (GSTIN) is set";
  return gstPercent === null
    ? "none: there was no GST number (GSTIN)"
    : formatInvoiceNumber(gst.series, { number, orderedAt });
}

/** Returns the columns with the amount and its GST, which orders and refunds share. Without a GST number the GST columns are empty. */
function listAmountColumns({ gst }: FileSettings): Columns<Amount> {
  const formatGst = (paise: number) => (gst ? formatRupees(paise) : null);
  const formatPart = ({ gstPaise }: Amount, part: keyof SplitGst) =>
    gst ? formatRupees(splitGst(gst, gstPaise)[part]) : null;
  return [
    ["Amount (Rs)", ({ amountPaise }) => formatRupees(amountPaise)],
    ["Without GST (Rs)", ({ amountPaise, gstPaise }) => formatGst(amountPaise - gstPaise)],
    ["GST rate (%)", ({ gstPercent }) => (gst && gstPercent !== null ? String(gstPercent) : null)],
    ["GST (Rs)", ({ gstPaise }) => formatGst(gstPaise)],
    ["CGST (Rs)", (row) => formatPart(row, "cgstPaise")],
    ["SGST (Rs)", (row) => formatPart(row, "sgstPaise")],
    ["IGST (Rs)", (row) => formatPart(row, "igstPaise")],
    ["SAC", () => gst?.sac ?? null],
    ["Place of supply", () => gst?.placeOfSupply ?? null],
  ];
}

/** The gateway's fee, empty until the gateway has reported it, and the amount that reaches the seller's bank. */
const feeColumns: Columns<Fee> = [
  ["Razorpay fee with GST (Rs)", ({ feePaise }) => formatOptional(feePaise)],
  ["GST in the fee (Rs)", ({ feeGstPaise }) => formatOptional(feeGstPaise)],
  [
    "Net of the fee (Rs)",
    ({ amountPaise, feePaise }) => (feePaise === null ? null : formatRupees(amountPaise - feePaise)),
  ],
];

/** Returns the reason of a refund in the panel's words, with the reason of the request if there is one. */
const formatReason = (settings: FileSettings, reason: string, requestReason: string | null = null) =>
  [settings.reasonTexts[reason] ?? reason, requestReason?.replaceAll("_", " ")].filter(Boolean).join(": ");

const orderRefundTexts: Record<string, string> = { none: "no", partial: "partly", full: "fully" };

/**
 * @param settings the seller's tax details and the panel's texts
 * @param rows orders
 * @returns the text of a file for spreadsheets
 */
export function toOrdersCsv(settings: FileSettings, rows: readonly OrderRow[]): string {
  const columns: Columns<OrderRow> = [
    ["Order", ({ number }) => String(number)],
    ["Invoice", (row) => describeInvoice(settings, row)],
    ["Date (IST)", ({ orderedAt }) => formatSheetTime(orderedAt)],
    ["Student", ({ studentName }) => studentName],
    ["Email", ({ studentEmail }) => studentEmail],
    ["Class", ({ className }) => className],
    ["Edition", ({ edition }) => edition],
    ["Exams", ({ exams }) => exams],
    ["Payment", ({ paymentId }) => paymentId],
    ["Method", ({ method }) => method],
    ...listAmountColumns(settings),
    ["Refunded", ({ refundStatus }) => orderRefundTexts[refundStatus] ?? refundStatus],
    ["Refunded until now (Rs)", ({ refundedPaise }) => formatRupees(refundedPaise)],
    ...feeColumns,
  ];
  return toColumnsCsv(columns, rows);
}

const refundStatusTexts: Record<string, string> = {
  review: "waiting for a decision",
  queued: "approved, waits for Razorpay",
  requested: "on its way",
  processed: "refunded",
  failed: "failed",
  refused: "refused",
  merged: "settled with another refund of this payment",
};

const paidByTexts: Record<string, string> = {
  gateway: "Razorpay",
  dashboard: "Razorpay’s dashboard",
  bank: "the bank, after a dispute",
  upi: "manually: UPI",
  bank_transfer: "manually: bank transfer",
  cash: "manually: cash",
  by_hand: "manually",
};

/**
 * @param settings the seller's tax details and the panel's texts
 * @param rows refunds
 * @returns the text of a file for spreadsheets
 */
export function toRefundsCsv(settings: FileSettings, rows: readonly RefundRow[]): string {
  const columns: Columns<RefundRow> = [
    ["Status", ({ status }) => refundStatusTexts[status] ?? status],
    ["Requested (IST)", ({ createdAt }) => formatSheetTime(createdAt)],
    ["Refunded (IST)", ({ refundedAt }) => formatOptionalTime(refundedAt)],
    ["Credit note", ({ creditNote }) => creditNote],
    ["Credit note issued (IST)", ({ creditNoteAt }) => formatOptionalTime(creditNoteAt)],
    ["Order", ({ orderNumber }) => (orderNumber === null ? "no order" : String(orderNumber))],
    ["Invoice", ({ orderNumber, ...row }) => describeInvoice(settings, { ...row, number: orderNumber })],
    ["Student", ({ studentName }) => studentName],
    ["Email", ({ studentEmail }) => studentEmail],
    ["Payment", ({ paymentId }) => paymentId],
    ["How paid", ({ paidBy }) => (paidBy === null ? null : (paidByTexts[paidBy] ?? paidBy))],
    ["Refund", ({ refundId }) => refundId],
    ["Bank reference", ({ bankReference }) => bankReference],
    ["Note", ({ note }) => note],
    [
      "Reason",
      ({ reason, requestReason, startedBy }) =>
        startedBy === null
          ? formatReason(settings, reason, requestReason)
          : `Started by an organiser: ${requestReason === "other" ? "another reason" : requestReason?.replaceAll("_", " ")}`,
    ],
    ["Written reason", ({ requestNote }) => requestNote],
    [
      "Started by",
      ({ startedBy, requestReason }) => startedBy ?? (requestReason === null ? null : "the family"),
    ],
    ["Started (IST)", ({ requestedAt }) => formatOptionalTime(requestedAt)],
    ["Exams", ({ exams }) => exams],
    ...listAmountColumns(settings),
    [
      "Decided by",
      ({ decidedBy, status }) =>
        decidedBy ?? (status === "review" || status === "failed" ? null : "automatic"),
    ],
    ["Decided (IST)", ({ decidedAt }) => formatOptionalTime(decidedAt)],
  ];
  return toColumnsCsv(columns, rows);
}

/**
 * @param settings the seller's tax details and the panel's texts
 * @param rows payments that became no order
 * @returns the text of a file for spreadsheets
 */
export function toUnmatchedPaymentsCsv(settings: FileSettings, rows: readonly UnmatchedRow[]): string {
  const columns: Columns<UnmatchedRow> = [
    ["Arrived (IST)", ({ paidAt }) => formatSheetTime(paidAt)],
    ["Payment", ({ paymentId }) => paymentId],
    ["Method", ({ method }) => method],
    ["Why it is no order", ({ reason }) => formatReason(settings, reason)],
    ["Student", ({ studentName }) => studentName],
    ["Email", ({ studentEmail }) => studentEmail],
    ["Exams of the cart", ({ exams }) => exams],
    ["Cart (Rs)", ({ cartPaise }) => formatOptional(cartPaise)],
    ["Amount (Rs)", ({ amountPaise }) => formatRupees(amountPaise)],
    ["Refunded until now (Rs)", ({ refundedPaise }) => formatRupees(refundedPaise)],
    ...feeColumns,
  ];
  return toColumnsCsv(columns, rows);
}

const checkoutTexts: Record<UnpaidRow["status"], string> = {
  open: "can still be paid",
  expired: "not paid within 48 hours",
  failed: "the payment window could not be opened",
};

/**
 * @param rows checkouts without a payment
 * @returns the text of a file for spreadsheets
 */
export function toUnpaidCheckoutsCsv(rows: readonly UnpaidRow[]): string {
  const columns: Columns<UnpaidRow> = [
    ["Last opened (IST)", ({ shownAt }) => formatSheetTime(shownAt)],
    ["Student", ({ studentName }) => studentName],
    ["Class", ({ className }) => className],
    ["Guardian", ({ guardianName }) => guardianName],
    ["Phone", ({ phone }) => phone],
    ["Email", ({ email }) => email],
    ["Exams", ({ exams }) => exams.join(", ")],
    ["Amount (Rs)", ({ amountPaise }) => formatRupees(amountPaise)],
    [
      "Status",
      ({ status, cancelledExams }) =>
        cancelledExams.length > 0 ? `exam cancelled: ${cancelledExams.join(", ")}` : checkoutTexts[status],
    ],
    ["Failed payments", ({ failureCount }) => String(failureCount)],
    ["Last failed payment", ({ failedPaymentId }) => failedPaymentId],
    ["The bank’s words", ({ bankReason }) => bankReason],
    ["Paid in another checkout", ({ isEnrolled }) => (isEnrolled ? "yes" : "no")],
    ["Gateway order", ({ gatewayOrder }) => gatewayOrder],
  ];
  return toColumnsCsv(columns, rows);
}
