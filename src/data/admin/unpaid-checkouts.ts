import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { narrowColumns } from "../read-reply";
import { getRows } from "../request";
import { paymentsKey } from "./refund-tasks";

const checkoutColumns = v.object({ status: v.picklist(["open", "expired", "failed"]) });

/**
 * Which checkouts are listed: those last shown from `from` to `to` (calendar days in IST, both included, empty for no
 * limit), also those whose exams were all registered through another checkout if `withEnrolled`.
 */
export type CheckoutFilter = { from: string; to: string; withEnrolled: boolean };

const toArguments = ({ from, to, withEnrolled }: CheckoutFilter) => ({
  ...(from !== "" && { p_from: from }),
  ...(to !== "" && { p_to: to }),
  p_with_enrolled: withEnrolled,
});

async function listPart(filter: CheckoutFilter, limit: number, offset: number) {
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("list_unpaid_checkouts", { ...toArguments(filter), p_limit: limit, p_offset: offset })
      .select(
        "id, shownAt:shown_at, status, amountPaise:amount_paise, exams, studentId:student_id, studentName:student_name, guardianName:guardian_name, phone, email, className:class_name, gatewayOrder:razorpay_order_id, failureCount:failures, failedPaymentId:failed_payment_id, bankReason:failure, isEnrolled:is_enrolled, cancelledExams:cancelled_exams",
      ),
  );
  return narrowColumns(checkoutColumns, rows);
}

/**
 * A checkout that was opened and for which no money has arrived; the amount in paise, `shownAt` an ISO time in UTC.
 * `failureCount` payments were not completed by the bank; `failedPaymentId` is the latest of them, and `bankReason` the
 * bank's reason. `isEnrolled`: all its exams were registered through another checkout. `cancelledExams`: the
 * exams of the cart that were cancelled; such a cart can no longer be paid.
 */
export type UnpaidCheckout = Awaited<ReturnType<typeof listPart>>[number];

/**
 * @param filter which checkouts
 * @param page from 1
 * @param pageSize 5, 10, 25 or 50
 * @returns the query of one page of the unpaid checkouts, newest first, and of the number of all; 10,001 means more than
 * 10,000
 */
export const unpaidCheckoutsQuery = (filter: CheckoutFilter, page: number, pageSize: number) =>
  queryOptions({
    queryKey: [...paymentsKey, "unpaid", filter, page, pageSize],
    queryFn: async () => {
      const client = await getClient();
      const [checkouts, count] = await Promise.all([
        listPart(filter, pageSize, (page - 1) * pageSize),
        getRows(client.rpc("count_unpaid_checkouts", toArguments(filter))),
      ]);
      return { checkouts, count };
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** The maximum number of rows that one call of the list returns. */
const partSize = 50;

/** The maximum number of checkouts in a file. */
const maxExported = 2000;

/**
 * Reads all unpaid checkouts of a filter for a file, the newest first. Each call is logged in the audit.
 *
 * @param filter which checkouts
 * @returns at most 2,000 checkouts; `isCut`: there may be more
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function exportUnpaidCheckouts(filter: CheckoutFilter) {
  const rows: UnpaidCheckout[] = [];
  while (rows.length < maxExported) {
    const part = await listPart(filter, partSize, rows.length);
    rows.push(...part);
    if (part.length < partSize) return { rows, isCut: false };
  }
  return { rows, isCut: true };
}
