import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { creditNoteSchema } from "../credit-notes";
import { narrowColumns, readReply } from "../read-reply";
import { getRows } from "../request";
import { toStorableLine } from "../../lib/storable-text";
import { paymentsKey, taskReasons, taskStatuses } from "./refund-tasks";

/** How much of a payment was refunded. */
export const refundStatuses = ["none", "partial", "full"] as const;

type RefundStatus = (typeof refundStatuses)[number];

const paymentColumns = v.object({
  refundStatus: v.picklist(refundStatuses),
  refundError: v.nullable(v.picklist(["already_requested", "nothing_left", "too_late", "not_found"])),
  openRefund: v.nullable(v.picklist(["requested", "review", "failed", "under_way"])),
});

const unmatchedColumns = v.object({
  reason: v.picklist([...taskReasons, "payment_failed"]),
  status: v.nullable(v.picklist(taskStatuses)),
});

/** The filter of the list; an empty text filters nothing. `from` and `to` are calendar days in IST, both included. */
export type PaymentFilter = { search: string; status: RefundStatus | ""; from: string; to: string };

function toArguments({ search, status, from, to }: PaymentFilter) {
  return {
    p_search: toStorableLine(search),
    ...(status !== "" && { p_status: status }),
    ...(from !== "" && { p_from: from }),
    ...(to !== "" && { p_to: to }),
  };
}

async function fetchPayments(filter: PaymentFilter, limit: number, offset: number) {
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("list_payments", { ...toArguments(filter), p_limit: limit, p_offset: offset })
      .select(
        "id, number, orderedAt:ordered_at, paymentId:payment_id, method, amountPaise:amount_paise, refundStatus:refund_status, refundedPaise:refunded_paise, studentId:student_id, studentName:student_name, studentEmail:student_email, className:class_name, edition, exams, refundedExams:refunded_exams, openRefund:open_refund, refundError:refund_error, gstPercent:gst_percent",
      ),
  );
  return narrowColumns(paymentColumns, rows);
}

async function sumPayments(filter: PaymentFilter) {
  const client = await getClient();
  const query = client
    .rpc("sum_payments", toArguments(filter))
    .select("orders, amountPaise:amount_paise, refundedPaise:refunded_paise")
    .single();
  return getRows(query);
}

/** Lists the payments without an order that match a search; none if the search is empty. */
async function listUnmatchedPayments(search: string) {
  if (search === "") return [];
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("list_unmatched_payments", { p_search: toStorableLine(search) })
      .select(
        "paymentId:payment_id, amountPaise:amount_paise, paidAt:paid_at, reason, studentId:student_id, studentName:student_name, failure, status, note",
      ),
  );
  return narrowColumns(unmatchedColumns, rows);
}

/** A paid order in the organisers' list; amounts in paise, `orderedAt` an ISO time in UTC. */
export type Payment = Awaited<ReturnType<typeof fetchPayments>>[number];

/**
 * Sums the payments that arrived on these days without becoming an order; null with a search or a status, because both
 * look only at orders.
 */
async function sumUnmatchedPayments({ search, status, from, to }: PaymentFilter) {
  if (search !== "" || status !== "") return null;
  const client = await getClient();
  const query = client
    .rpc("sum_unmatched_payments", { ...(from !== "" && { p_from: from }), ...(to !== "" && { p_to: to }) })
    .select("payments, amountPaise:amount_paise, refundedPaise:refunded_paise")
    .single();
  return getRows(query);
}

/**
 * A payment without an order, with the status of its refund and the note of the organiser who decided on it.
 * `studentId` and `studentName` are null if the payment belongs to no cart of this site. If the bank did not complete
 * the payment, `reason` is `payment_failed`, `failure` is the bank's text, and there is no refund.
 */
export type UnmatchedPayment = Awaited<ReturnType<typeof listUnmatchedPayments>>[number];

/**
 * The number of payments that did not become an order, and the sums paid and refunded, in paise; null if not summed.
 */
export type UnmatchedTotals = Awaited<ReturnType<typeof sumUnmatchedPayments>>;

/** The number of orders found (10,001 means more than 10,000), and the sums of the newest 10,000, in paise. */
export type Totals = Awaited<ReturnType<typeof sumPayments>>;

/**
 * Lists one page of the paid orders, newest first, with the totals of all that were found.
 *
 * @param filter what to look for: a payment, a gateway order, a refund, the bank's reference of a refund, an order number,
 * the family's email or phone number (or its last digits), or a part of the name of student or guardian
 * @param page from 1
 * @param pageSize 5, 10, 25 or 50
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function listPayments(filter: PaymentFilter, page: number, pageSize: number) {
  const [payments, totals, unmatchedPayments, unmatchedTotals] = await Promise.all([
    fetchPayments(filter, pageSize, (page - 1) * pageSize),
    sumPayments(filter),
    listUnmatchedPayments(filter.search),
    sumUnmatchedPayments(filter),
  ]);
  return { payments, totals, unmatchedPayments, unmatchedTotals };
}

/**
 * @param filter as for `listPayments`
 * @param page from 1
 * @param pageSize 5, 10, 25 or 50
 * @returns the query of one page of the paid orders
 */
export const paymentsQuery = (filter: PaymentFilter, page: number, pageSize: number) =>
  queryOptions({
    queryKey: [...paymentsKey, "orders", filter, page, pageSize],
    queryFn: () => listPayments(filter, page, pageSize),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

const receiptSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("not_found") }),
  v.pipe(
    v.object({
      outcome: v.literal("receipt"),
      number: v.number(),
      ordered_at: v.string(),
      payment_id: v.string(),
      amount_paise: v.number(),
      refunded_paise: v.number(),
      class_name: v.string(),
      student_name: v.nullable(v.string()),
      guardian_name: v.nullable(v.string()),
      email: v.nullable(v.string()),
      gst_percent: v.nullable(v.number()),
      fee_paise: v.nullable(v.number()),
      fee_gst_paise: v.nullable(v.number()),
      credit_notes: v.array(creditNoteSchema),
      items: v.array(
        v.pipe(
          v.object({
            exam_id: v.string(),
            name: v.string(),
            price_paise: v.number(),
            exam_on: v.nullable(v.string()),
            is_refunded: v.boolean(),
          }),
          v.transform((item) => ({
            examId: item.exam_id,
            name: item.name,
            pricePaise: item.price_paise,
            examOn: item.exam_on,
            isRefunded: item.is_refunded,
          })),
        ),
      ),
      mail: v.nullable(
        v.pipe(
          v.object({ id: v.string(), status: v.string(), sent_at: v.nullable(v.string()) }),
          v.transform(({ sent_at: sentAt, ...mail }) => ({ ...mail, sentAt })),
        ),
      ),
    }),
    v.transform((row) => ({
      outcome: row.outcome,
      number: row.number,
      orderedAt: row.ordered_at,
      paymentId: row.payment_id,
      amountPaise: row.amount_paise,
      refundedPaise: row.refunded_paise,
      className: row.class_name,
      studentName: row.student_name,
      guardianName: row.guardian_name,
      email: row.email,
      gstPercent: row.gst_percent,
      feePaise: row.fee_paise,
      feeGstPaise: row.fee_gst_paise,
      creditNotes: row.credit_notes,
      items: row.items,
      mail: row.mail,
    })),
  ),
]);

/**
 * The receipt of an order; amounts in paise, times ISO in UTC. `gstPercent` is null without a tax invoice, `feePaise`
 * (GST included) and `feeGstPaise` until the gateway has reported them. `mail` is the email that contains the receipt,
 * null if there is none.
 */
export type OrderReceipt = Extract<v.InferOutput<typeof receiptSchema>, { outcome: "receipt" }>;

/**
 * @param orderNumber the number of an order
 * @returns the query of its receipt; each read is logged, so it is not refreshed in the background
 */
export const orderReceiptQuery = (orderNumber: number) =>
  queryOptions({
    queryKey: ["admin-receipt", orderNumber],
    queryFn: async () => {
      const client = await getClient();
      return readReply(receiptSchema, client.rpc("read_order_receipt", { p_order_number: orderNumber }));
    },
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
