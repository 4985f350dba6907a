import { seller } from "../../../config/seller";
import { refundTaskReasons } from "../../../content/refund-task-reasons";
import type {
  ExportedEnrolment,
  ExportedOrder,
  ExportedRefund,
  ExportedResult,
  ExportedUnmatchedPayment,
} from "../../../data/admin/exports";
import { formatInvoiceNumber } from "../../../lib/invoice-number";
import { toCsv } from "../../../lib/csv";
import { splitGst, type SplitGst } from "../../../lib/list-taxes";

/** Formats paise as rupees for a spreadsheet: 25050 is 250.50. */
const formatRupees = (paise: number) => (paise / 100).toFixed(2);

/** The columns of a file: each heading, and the text of its cell in a row. */
type Columns<Row> = [heading: string, valueOf: (row: Row) => string | null][];

function formatRows<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  return toCsv([
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, valueOf]) => valueOf(row))),
  ]);
}

/** The invoice number of an order, or why there is none. */
function describeInvoice(number: number | null, orderedAt: string | null): string {
  if (number === null || orderedAt === null) return "none: the payment never became an order";
  return seller.gst
    ? formatInvoiceNumber(seller.gst.series, { number, orderedAt })
    : "none: no GST number (GSTIN) is set";
}

/** Formats an amount of GST, or an amount without its GST. Null without a GST number, because then no GST is charged. */
const formatGst = (paise: number) => (seller.gst ? formatRupees(paise) : null);

/** Formats one part of the GST, for the tax returns of the seller. */
const formatGstPart = (gstPaise: number, part: keyof SplitGst) =>
  seller.gst ? formatRupees(splitGst(seller.gst, gstPaise)[part]) : null;

/** The columns with the amount and its GST, which orders and refunds share. */
const amountColumns: Columns<{ amountPaise: number; gstPaise: number }> = [
  ["Amount (Rs)", ({ amountPaise }) => formatRupees(amountPaise)],
  ["Without GST (Rs)", ({ amountPaise, gstPaise }) => formatGst(amountPaise - gstPaise)],
  ["GST (Rs)", ({ gstPaise }) => formatGst(gstPaise)],
  ["CGST (Rs)", ({ gstPaise }) => formatGstPart(gstPaise, "cgstPaise")],
  ["SGST (Rs)", ({ gstPaise }) => formatGstPart(gstPaise, "sgstPaise")],
  ["IGST (Rs)", ({ gstPaise }) => formatGstPart(gstPaise, "igstPaise")],
  ["SAC", () => seller.gst?.sac ?? null],
  ["Place of supply", () => seller.gst?.placeOfSupply ?? null],
];

/** Formats a time in India as `2026-11-29 16:38:05`, which spreadsheets can sort and calculate with. Sweden writes times so. */
const formatTime = (time: string) => new Date(time).toLocaleString("sv-SE", { timeZone: "Asia/Kolkata" });

const reasonTexts: Record<string, string> = refundTaskReasons;

/** The reason of a refund in the panel's words, with the reason of the request if there is one. */
const formatReason = (reason: string, requestReason: string | null = null) =>
  [reasonTexts[reason] ?? reason, requestReason?.replaceAll("_", " ")].filter(Boolean).join(": ");

const refundStates: Record<string, string> = { none: "no", partial: "partly", full: "fully" };

const orderColumns: Columns<ExportedOrder> = [
  ["Order", ({ number }) => String(number)],
  ["Invoice", ({ number, orderedAt }) => describeInvoice(number, orderedAt)],
  ["Date (IST)", ({ orderedAt }) => formatTime(orderedAt)],
  ["Student", ({ studentName }) => studentName],
  ["Email", ({ studentEmail }) => studentEmail],
  ["Class", ({ className }) => className],
  ["Edition", ({ edition }) => edition],
  ["Exams", ({ exams }) => exams],
  ["Payment", ({ paymentId }) => paymentId],
  ["Method", ({ method }) => method],
  ...amountColumns,
  ["Refunded", ({ refundStatus }) => refundStates[refundStatus] ?? refundStatus],
];

/**
 * @param rows the orders of a month
 * @returns the text of a CSV file
 */
export const toOrdersCsv = (rows: readonly ExportedOrder[]): string => formatRows(orderColumns, rows);

const refundColumns: Columns<ExportedRefund> = [
  ["Refunded (IST)", ({ refundedAt }) => formatTime(refundedAt)],
  ["Order", ({ orderNumber }) => (orderNumber === null ? "never an order" : String(orderNumber))],
  ["Invoice", ({ orderNumber, orderedAt }) => describeInvoice(orderNumber, orderedAt)],
  ["Student", ({ studentName }) => studentName],
  ["Email", ({ studentEmail }) => studentEmail],
  ["Payment", ({ paymentId }) => paymentId],
  ["Refund", ({ refundId }) => refundId],
  ["Bank reference", ({ bankReference }) => bankReference],
  ["Reason", ({ reason, requestReason }) => formatReason(reason, requestReason)],
  ["Exams", ({ exams }) => exams],
  ...amountColumns,
  ["Decided by", ({ decidedBy }) => decidedBy ?? "automatic"],
];

/**
 * @param rows the refunds of a month
 * @returns the text of a CSV file
 */
export const toRefundsCsv = (rows: readonly ExportedRefund[]): string => formatRows(refundColumns, rows);

const unmatchedPaymentColumns: Columns<ExportedUnmatchedPayment> = [
  ["Arrived (IST)", ({ paidAt }) => formatTime(paidAt)],
  ["Payment", ({ paymentId }) => paymentId],
  ["Method", ({ method }) => method],
  ["Why it is no order", ({ reason }) => formatReason(reason)],
  ["Student", ({ studentName }) => studentName],
  ["Email", ({ studentEmail }) => studentEmail],
  ["Exams of the cart", ({ exams }) => exams],
  ["Cart (Rs)", ({ cartPaise }) => (cartPaise === null ? null : formatRupees(cartPaise))],
  ["Amount (Rs)", ({ amountPaise }) => formatRupees(amountPaise)],
  ["Refunded until now (Rs)", ({ refundedPaise }) => formatRupees(refundedPaise)],
];

/**
 * @param rows the payments of a month that became no order
 * @returns the text of a CSV file
 */
export const toUnmatchedPaymentsCsv = (rows: readonly ExportedUnmatchedPayment[]): string =>
  formatRows(unmatchedPaymentColumns, rows);

const resultColumns: Columns<ExportedResult> = [
  ["Exam", ({ exam }) => exam],
  ["Class", ({ className }) => className],
  ["Rank", ({ rank }) => (rank === null ? null : String(rank))],
  ["Student", ({ name }) => name],
  ["School", ({ schoolName }) => schoolName],
  ["Marks", ({ marks }) => String(marks)],
  ["Marks in section C", ({ sectionC }) => String(sectionC)],
  ["Difficulty score", ({ difficulty }) => (difficulty === null ? null : String(difficulty))],
  ["Award", ({ award }) => award],
  ["Certificate", ({ certificateCode }) => certificateCode],
];

/**
 * @param rows the results of an exam
 * @returns the text of a CSV file
 */
export const toResultsCsv = (rows: readonly ExportedResult[]): string => formatRows(resultColumns, rows);

const enrolmentColumns: Columns<ExportedEnrolment> = [
  ["Student", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Guardian", ({ guardianName }) => guardianName],
  ["School", ({ schoolName }) => schoolName],
  ["Class", ({ className }) => className],
  ["Exam", ({ exam }) => exam],
  ["Order", ({ orderNumber }) => String(orderNumber)],
  ["Paid (Rs)", ({ pricePaise }) => formatRupees(pricePaise)],
  ["Guardian’s consent", ({ hasGuardianConsent }) => (hasGuardianConsent ? "yes" : "no")],
];

/**
 * @param rows the enrolments of an edition
 * @returns the text of a CSV file
 */
export const toEnrolmentsCsv = (rows: readonly ExportedEnrolment[]): string =>
  formatRows(enrolmentColumns, rows);
