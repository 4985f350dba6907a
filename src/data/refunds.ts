import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "./client";
import { timeSchema } from "./iso-schemas";
import { readReply } from "./read-reply";
import { getRows } from "./request";
import { toStorableNote } from "../lib/storable-text";

/** The reasons for a refund (docs/specification.md section 9). */
export const refundReasons = ["payment_error", "double_payment", "system_failure"] as const;

export type RefundReason = (typeof refundReasons)[number];

const commonEntries = {
  id: v.string(),
  orderId: v.string(),
  amountPaise: v.number(),
  requestedAt: timeSchema,
  isByOrganiser: v.boolean(),
};

const requestsSchema = v.array(
  v.variant("status", [
    v.object({ ...commonEntries, status: v.literal("requested") }),
    v.object({
      ...commonEntries,
      status: v.literal("approved"),
      approvedPaise: v.number(),
      decidedAt: timeSchema,
      failedAt: v.nullable(timeSchema),
      answer: v.nullable(v.string()),
    }),
    v.object({ ...commonEntries, status: v.literal("refused"), decidedAt: timeSchema, answer: v.string() }),
    v.object({
      ...commonEntries,
      status: v.literal("processed"),
      approvedPaise: v.number(),
      processedAt: timeSchema,
      answer: v.nullable(v.string()),
    }),
  ]),
);

const outcomeSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("requested"), amount_paise: v.number() }),
  v.object({ outcome: v.literal("too_late"), deadline: timeSchema }),
  v.object({
    outcome: v.picklist([
      "already_requested",
      "nothing_left",
      "not_found",
      "invalid_reason",
      "note_too_long",
    ]),
  }),
]);

/**
 * A family's refund request, discriminated by `status`; amounts in paise, times ISO in UTC. `failedAt` is the time at
 * which the bank refused to pay out an approved refund, else null. `isByOrganiser`: an organiser started it for the family.
 */
export type RefundRequest = v.InferOutput<typeof requestsSchema>[number];

/** The server's reply to a request, discriminated by `outcome`. */
export type RefundOutcome = v.InferOutput<typeof outcomeSchema>;

/**
 * Lists the student's own orders for which a refund may be requested now. The database decides (docs/specification.md
 * section 9).
 *
 * @returns the orders, the earliest deadline first
 * @throws AppError when the orders could not be read
 */
export async function listRefundableOrders() {
  const client = await getClient();
  return getRows(
    client.rpc("list_refundable_orders").select("orderId:order_id, amountPaise:amount_paise, until"),
  );
}

/** An order that can be refunded: the amount in paise, and `until`, the deadline for the request (ISO in UTC). */
export type RefundableOrder = Awaited<ReturnType<typeof listRefundableOrders>>[number];

/**
 * Lists the student's own refund requests, of which at most one for each order is open.
 *
 * @returns the requests, the newest first
 * @throws AppError when the requests could not be read, `unavailable` when the reply is not valid
 */
export async function listRefundRequests(): Promise<RefundRequest[]> {
  const client = await getClient();
  return readReply(
    requestsSchema,
    client
      .from("refund_requests")
      .select(
        "id, orderId:order_id, status, amountPaise:amount_paise, approvedPaise:approved_paise, answer, requestedAt:requested_at, decidedAt:decided_at, processedAt:processed_at, failedAt:failed_at, isByOrganiser:is_by_organiser",
      )
      .order("requested_at", { ascending: false }),
  );
}

/**
 * Reads refundable orders and refund requests together, because a request changes both.
 *
 * @param studentId the logged-in student
 * @returns the query of the student's refunds
 */
export const refundsQuery = (studentId: string | null) =>
  queryOptions({
    queryKey: ["refunds", studentId],
    queryFn: async () => {
      const [refundableOrders, requests] = await Promise.all([listRefundableOrders(), listRefundRequests()]);
      return { refundableOrders, requests };
    },
  });

/**
 * Asks for a refund of everything that is left in an order. Safe to repeat: the second reply is `already_requested`.
 *
 * @param orderId one of the student's own orders
 * @param reason one of `refundReasons`
 * @param note the family's note, up to 500 characters; may be empty
 * @returns the server's reply; only `requested` means that something was changed
 * @throws AppError `offline` when no reply came, `unavailable` when the reply is not valid
 */
export async function requestRefund(
  orderId: string,
  reason: RefundReason,
  note: string,
): Promise<RefundOutcome> {
  const client = await getClient();
  const call = client.rpc("request_refund", {
    p_order_id: orderId,
    p_reason: reason,
    p_note: toStorableNote(note),
  });
  return readReply(outcomeSchema, call);
}
