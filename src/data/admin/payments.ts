import * as v from "valibot";
import { getClient } from "../client";
import { readAnswer } from "../read-answer";
import { toStorableText } from "../storable-text";
import { precisionSchema } from "./precision";

/** How much of a payment went back. */
export const refundStatuses = ["none", "partial", "full"] as const;

type RefundStatus = (typeof refundStatuses)[number];

const paymentSchema = v.pipe(
  v.object({
    id: v.string(),
    number: v.number(),
    ordered_at: v.string(),
    payment_id: v.string(),
    method: v.nullable(v.string()),
    amount_paise: v.number(),
    refund_status: v.picklist(refundStatuses),
    refunded_paise: v.number(),
    student: v.object({ id: v.string(), name: v.nullable(v.string()), email: v.nullable(v.string()) }),
    class_name: v.string(),
    edition: v.string(),
    exams: v.array(v.string()),
  }),
  v.transform((row) => ({
    id: row.id,
    number: row.number,
    orderedAt: row.ordered_at,
    paymentId: row.payment_id,
    method: row.method,
    amountPaise: row.amount_paise,
    refundStatus: row.refund_status,
    refundedPaise: row.refunded_paise,
    student: row.student,
    className: row.class_name,
    edition: row.edition,
    exams: row.exams,
  })),
);

const unmatchedSchema = v.pipe(
  v.object({
    payment_id: v.string(),
    amount_paise: v.number(),
    paid_at: v.string(),
    reason: v.string(),
    status: v.string(),
  }),
  v.transform(({ payment_id, amount_paise, paid_at, reason, status }) => ({
    paymentId: payment_id,
    amountPaise: amount_paise,
    paidAt: paid_at,
    reason,
    status,
  })),
);

const pageSchema = v.pipe(
  v.object({
    totals: v.object({
      orders: v.number(),
      orders_is: precisionSchema,
      amount_paise: v.nullable(v.number()),
      refunded_paise: v.nullable(v.number()),
    }),
    has_more: v.boolean(),
    payments: v.array(paymentSchema),
    unmatched: v.array(unmatchedSchema),
  }),
  v.transform(({ totals, has_more, payments, unmatched }) => ({
    totals: {
      orders: totals.orders,
      ordersIs: totals.orders_is,
      amountPaise: totals.amount_paise,
      refundedPaise: totals.refunded_paise,
    },
    hasMore: has_more,
    payments,
    unmatched,
  })),
);

/** A paid order as the organiser sees it; amounts in paise, `orderedAt` an ISO time in UTC. */
export type Payment = v.InferOutput<typeof paymentSchema>;

/** Money that became no order. */
export type UnmatchedPayment = v.InferOutput<typeof unmatchedSchema>;

/** Number and sums (paise) of what was found; the sums are null where too many match a name. */
export type Totals = v.InferOutput<typeof pageSchema>["totals"];

/** What the list is narrowed to; empty texts narrow nothing, days are calendar days in IST, both included. */
export type PaymentFilter = { search: string; status: RefundStatus | ""; from: string; to: string };

/**
 * One page of the paid orders, newest first, with the totals of all that were found.
 *
 * @param filter what to look for: a payment, a gateway order, a receipt number or a part of the student's name
 * @param page from 1
 * @param pageSize 5, 10, 25 or 50
 * @throws AppError `forbidden` for anybody but an admin, or why it could not be read
 */
export async function listPayments(
  { search, status, from, to }: PaymentFilter,
  page: number,
  pageSize: number,
) {
  const client = await getClient();
  const call = client.rpc("list_payments", {
    p_search: toStorableText(search),
    ...(status !== "" && { p_status: status }),
    ...(from !== "" && { p_from: from }),
    ...(to !== "" && { p_to: to }),
    p_limit: pageSize,
    p_offset: (page - 1) * pageSize,
  });
  return readAnswer(pageSchema, call);
}
