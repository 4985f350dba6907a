import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { AppError } from "../lib/app-error";
import { groupBy } from "../lib/group-by";
import { getClient } from "./client";
import { creditNoteSchema } from "./credit-notes";
import { listActiveEnrolments } from "./enrolments";
import { narrowColumns } from "./read-reply";
import { getRows } from "./request";

/** The maximum number of orders that are listed: more than a family makes in twelve years of school. */
const maxOrders = 200;

/** Lists the exam days of these editions. Times are ISO in UTC, null until they are announced. */
async function listExamDays(editionIds: string[]) {
  const client = await getClient();
  return getRows(
    client
      .from("edition_exams")
      .select(
        "editionId:edition_id, examId:exam_id, examOn:exam_on, opensAt:opens_at, lastStartAt:last_start_at, cancelledAt:cancelled_at",
      )
      .in("edition_id", editionIds),
  );
}

async function listOrderItems(orderIds: string[]) {
  const client = await getClient();
  return getRows(
    client
      .from("order_items")
      .select(
        "orderId:order_id, examId:exam_id, pricePaise:price_paise, examOn:exam_on, exam:subjects!order_items_exam_id_fkey(name)",
      )
      .in("order_id", orderIds),
  );
}

/** Lists the state of each exam of the logged-in student; an exam may be cancelled for the student's class only. */
async function listExamStates() {
  const client = await getClient();
  return getRows(client.rpc("list_my_exams").select("editionId:edition_id, examId:exam_id, state"));
}

/** Lists the student's refunds, in paise, with their credit notes, and with the refunded exams if they are known. */
async function listRefunds() {
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("list_refunded_orders")
      .select("orderId:order_id, refundedPaise:refunded_paise, examIds:exam_ids, creditNotes:credit_notes"),
  );
  return narrowColumns(refundSchema, rows);
}

const refundSchema = v.object({ creditNotes: v.array(creditNoteSchema) });

/**
 * Lists the student's paid orders with their exams and refunds, newest first (docs/specification.md section 7).
 *
 * @param studentId the logged-in student
 * @returns orders; amounts in paise, `orderedAt` an ISO time in UTC, `gstPercent` null without a tax invoice; the items
 * sorted by exam day. Of each item: `schedule` is its exam day now, `examOn` that at the time of the order (as on the
 * receipt), `isCancelled` whether the whole exam or that of the student's class was cancelled, `isRegistered` whether
 * the student has an active enrolment in it
 * @throws AppError when the orders could not be read
 */
export async function listOrders(studentId: string) {
  const client = await getClient();
  const orders = await getRows(
    client
      .from("orders")
      .select(
        "id, number, paymentId:payment_id, amountPaise:amount_paise, gstPercent:gst_percent, refundStatus:refund_status, orderedAt:ordered_at, editionId:edition_id, class:classes(name)",
      )
      .eq("student_id", studentId)
      .eq("status", "success")
      .order("ordered_at", { ascending: false })
      .limit(maxOrders),
  );
  if (orders.length === 0) return [];
  const [items, days, enrolments, examStates, refunds] = await Promise.all([
    listOrderItems(orders.map((order) => order.id)),
    listExamDays([...new Set(orders.map((order) => order.editionId))]),
    listActiveEnrolments(studentId),
    listExamStates(),
    orders.some(({ refundStatus }) => refundStatus !== "none") ? listRefunds() : [],
  ]);
  const itemsOf = groupBy(items, (item) => item.orderId);
  return orders.map((order) => {
    const refund = refunds.find(({ orderId }) => orderId === order.id);
    const isRefunded = (examId: string) =>
      order.refundStatus === "full" || refund?.examIds.includes(examId) === true;
    return Object.assign(order, {
      refundedPaise: refund?.refundedPaise ?? 0,
      creditNotes: refund?.creditNotes ?? [],
      items: (itemsOf.get(order.id) ?? [])
        .map((item) => {
          const isThisExam = ({ editionId, examId }: { editionId: string | null; examId: string | null }) =>
            editionId === order.editionId && examId === item.examId;
          /** Undefined for an exam that its edition no longer has. */
          const schedule = days.find(isThisExam);
          const isCancelled =
            Boolean(schedule?.cancelledAt) ||
            examStates.some((exam) => exam.state === "cancelled" && isThisExam(exam));
          return Object.assign(item, {
            isRefunded: isRefunded(item.examId),
            isCancelled,
            isRegistered: !isCancelled && enrolments.some(isThisExam),
            schedule,
          });
        })
        .toSorted((a, b) => (a.schedule?.examOn ?? "9999").localeCompare(b.schedule?.examOn ?? "9999")),
    });
  });
}

export type Order = Awaited<ReturnType<typeof listOrders>>[number];

/** How long an order is shown as the new one after a payment, in milliseconds: the family may come back hours later. */
const maxRecentAgeMs = 86_400_000;

/**
 * @param orders a student's orders
 * @param now the current time
 * @returns whether at least one order was paid within the last 24 hours
 */
export function hasRecentOrder(orders: readonly Order[], now: Date): boolean {
  return orders.some(({ orderedAt }) => now.getTime() - Date.parse(orderedAt) < maxRecentAgeMs);
}

/**
 * @param studentId the logged-in student
 * @returns the query of the student's paid orders
 */
export const ordersQuery = (studentId: string) =>
  queryOptions({ queryKey: ["orders", studentId], queryFn: () => listOrders(studentId) });

/** Lists the payments without an order, such as a second one for the same cart, with the state of their refunds. */
async function listExtraPayments() {
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("list_extra_payments")
      .select(
        "paymentId:payment_id, amountPaise:amount_paise, paidAt:paid_at, state, changedAt:changed_at, paidMethod:paid_method, bankReference:bank_reference",
      ),
  );
  return narrowColumns(extraPaymentSchema, rows);
}

const extraPaymentSchema = v.object({
  state: v.picklist(["in_review", "under_way", "failed", "refunded", "refused"]),
});

/**
 * A payment without an order. Times are ISO in UTC; `changedAt` is when its state last changed. `paidMethod` is null if
 * the refund was not paid by hand, `bankReference` until it is known.
 */
export type ExtraPayment = Awaited<ReturnType<typeof listExtraPayments>>[number];

/**
 * @param studentId the logged-in student
 * @returns the query of the student's payments without an order
 */
export const extraPaymentsQuery = (studentId: string) =>
  queryOptions({ queryKey: ["extra-payments", studentId], queryFn: listExtraPayments });

/**
 * @param orderId one of the student's own orders
 * @returns the gateway's id of the order's payment
 * @throws AppError `not_found` for an order that does not exist or is another student's
 */
export async function getPaymentId(orderId: string): Promise<string> {
  const client = await getClient();
  const query = client.from("orders").select("paymentId:payment_id").eq("id", orderId).maybeSingle();
  const order = await getRows(query);
  if (order === null) throw new AppError("not_found");
  return order.paymentId;
}
