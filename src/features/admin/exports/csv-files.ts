import { seller } from "../../../config/seller";
import type {
  ExportedEnrolment,
  ExportedOrder,
  ExportedRefund,
  ExportedResult,
  ExportedUnmatchedPayment,
} from "../../../data/admin/exports";
import { formatInvoiceNumber } from "../../../lib/invoice-number";
import { toCsv } from "../../../lib/csv";
import { formatIst } from "../../../lib/dates";

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

/** Formats an amount of GST, or one without it; null without a GST number, because then none is charged. */
const formatGst = (paise: number) => (seller.gst ? formatRupees(paise) : null);

const orders: Columns<ExportedOrder> = [
  ["Order", ({ number }) => String(number)],
  ["Invoice", ({ number, orderedAt }) => describeInvoice(number, orderedAt)],
  ["Date (IST)", ({ orderedAt }) => formatIst(orderedAt, "time")],
  ["Student", ({ studentName }) => studentName],
  ["Email", ({ studentEmail }) => studentEmail],
  ["Class", ({ className }) => className],
  ["Edition", ({ edition }) => edition],
  ["Exams", ({ exams }) => exams],
  ["Payment", ({ paymentId }) => paymentId],
  ["Method", ({ method }) => method],
  ["Amount (Rs)", ({ amountPaise }) => formatRupees(amountPaise)],
  ["Without GST (Rs)", ({ amountPaise, gstPaise }) => formatGst(amountPaise - gstPaise)],
  ["GST (Rs)", ({ gstPaise }) => formatGst(gstPaise)],
  ["Refunded", ({ refundStatus }) => refundStatus],
];

/**
 * @param rows the orders of a month
 * @returns the text of a file for spreadsheets
 */
export const toOrdersCsv = (rows: readonly ExportedOrder[]): string => formatRows(orders, rows);

const refunds: Columns<ExportedRefund> = [
  ["Refunded (IST)", ({ refundedAt }) => formatIst(refundedAt, "time")],
  ["Order", ({ orderNumber }) => (orderNumber === null ? "never an order" : String(orderNumber))],
  ["Invoice", ({ orderNumber, orderedAt }) => describeInvoice(orderNumber, orderedAt)],
  ["Student", ({ studentName }) => studentName],
  ["Email", ({ studentEmail }) => studentEmail],
  ["Payment", ({ paymentId }) => paymentId],
  ["Refund", ({ refundId }) => refundId],
  ["Reason", ({ reason }) => reason.replaceAll("_", " ")],
  ["Exams", ({ exams }) => exams],
  ["Amount (Rs)", ({ amountPaise }) => formatRupees(amountPaise)],
  ["Without GST (Rs)", ({ amountPaise, gstPaise }) => formatGst(amountPaise - gstPaise)],
  ["GST (Rs)", ({ gstPaise }) => formatGst(gstPaise)],
  ["Decided by", ({ decidedBy }) => decidedBy],
];

/**
 * @param rows the refunds of a month
 * @returns the text of a file for spreadsheets
 */
export const toRefundsCsv = (rows: readonly ExportedRefund[]): string => formatRows(refunds, rows);

const unmatchedPayments: Columns<ExportedUnmatchedPayment> = [
  ["Arrived (IST)", ({ paidAt }) => formatIst(paidAt, "time")],
  ["Payment", ({ paymentId }) => paymentId],
  ["Method", ({ method }) => method],
  ["Why it is no order", ({ reason }) => reason.replaceAll("_", " ")],
  ["Student", ({ studentName }) => studentName],
  ["Email", ({ studentEmail }) => studentEmail],
  ["Exams of the cart", ({ exams }) => exams],
  ["Cart (Rs)", ({ cartPaise }) => (cartPaise === null ? null : formatRupees(cartPaise))],
  ["Amount (Rs)", ({ amountPaise }) => formatRupees(amountPaise)],
  ["Refunded until now (Rs)", ({ refundedPaise }) => formatRupees(refundedPaise)],
];

/**
 * @param rows the payments of a month that became no order
 * @returns the text of a file for spreadsheets
 */
export const toUnmatchedPaymentsCsv = (rows: readonly ExportedUnmatchedPayment[]): string =>
  formatRows(unmatchedPayments, rows);

const results: Columns<ExportedResult> = [
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
 * @returns the text of a file for spreadsheets
 */
export const toResultsCsv = (rows: readonly ExportedResult[]): string => formatRows(results, rows);

const enrolments: Columns<ExportedEnrolment> = [
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
 * @returns the text of a file for spreadsheets
 */
export const toEnrolmentsCsv = (rows: readonly ExportedEnrolment[]): string => formatRows(enrolments, rows);
