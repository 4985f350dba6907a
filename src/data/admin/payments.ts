import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { narrowColumns } from "../read-reply";
import { getRows } from "../request";
import { toStorableLine } from "../../lib/storable-text";
import { paymentsKey, taskReasons } from "./refund-tasks";

/** How much of a payment was refunded. */
export const refundStatuses = ["none", "partial", "full"] as const;

type RefundStatus = (typeof refundStatuses)[number];

const paymentColumns = v.object({
  refundStatus: v.picklist(refundStatuses),
  refundError: v.nullable(v.picklist(["already_requested", "nothing_left", "too_late", "not_found"])),
});

const unmatchedColumns = v.object({ reason: v.picklist(taskReasons) });

/** The filter of the list; empty texts do not filter; both days are calendar days in IST and included. */
export type PaymentFilter = { search: string; status: RefundStatus | ""; from: string; to: string };

function toArguments({ search, status, from, to }: PaymentFilter) {
  return {
    p_search: toStorableLine(search),
    ...(status !== "" && { p_status: status }),
    ...(from !== "" && { p_from: from }),
    ...(to !== "" && { p_to: to }),
  };
}

async function listPart(filter: PaymentFilter, limit: number, offset: number) {
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("list_payments", { ...toArguments(filter), p_limit: limit, p_offset: offset })
      .select(
        "id, number, orderedAt:ordered_at, paymentId:payment_id, method, amountPaise:amount_paise, refundStatus:refund_status, refundedPaise:refunded_paise, studentId:student_id, studentName:student_name, studentEmail:student_email, className:class_name, edition, exams, refundedExams:refunded_exams, hasOpenRefund:has_open_refund, refundError:refund_error",
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

/** Every payment has an id, so an empty search returns nothing without asking. */
async function listUnmatched(search: string) {
  if (search === "") return [];
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("list_unmatched_payments", { p_payment_id: toStorableLine(search) })
      .select("paymentId:payment_id, amountPaise:amount_paise, paidAt:paid_at, reason"),
  );
  return narrowColumns(unmatchedColumns, rows);
}

/** A paid order in the organisers' list; amounts in paise, `orderedAt` an ISO time in UTC. */
export type Payment = Awaited<ReturnType<typeof listPart>>[number];

/** A payment without an order. */
export type UnmatchedPayment = Awaited<ReturnType<typeof listUnmatched>>[number];

/** The number found, at most 10,001, which means more than 10,000, and the total of the newest 10,000 in paise. */
export type Totals = Awaited<ReturnType<typeof sumPayments>>;

/**
 * Lists one page of the paid orders, newest first, with the totals of all that were found.
 *
 * @param filter what to look for: a payment, a gateway order, a receipt number or a part of the student's name
 * @param page from 1
 * @param pageSize 5, 10, 25 or 50
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function listPayments(filter: PaymentFilter, page: number, pageSize: number) {
  const [payments, totals, unmatched] = await Promise.all([
    listPart(filter, pageSize, (page - 1) * pageSize),
    sumPayments(filter),
    listUnmatched(filter.search),
  ]);
  return { payments, totals, unmatched };
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
  });
