import { taskReasons } from "../refund-tasks";
import { eventSchema, splitNames } from "./event-schema";

/** The reason of a refund without a request: the database returns it in place of the organiser's note if there is none. */
const findTaskReason = (requestId: string | null, note: string | null) =>
  requestId === null ? (taskReasons.find((reason) => reason === note) ?? null) : null;

/** A student's checkouts, payments and refunds (`private.list_payment_events`). */
export const paymentEventSchemas = [
  // Not paid.
  eventSchema("checkout", (row) => ({
    status: row.what ?? "",
    examNames: splitNames(row.exam),
    amountPaise: row.amount_paise ?? 0,
    gatewayOrderId: row.code,
    cancelledExamNames: splitNames(row.note),
  })),
  eventSchema("payment_failed", (row) => ({
    examNames: splitNames(row.exam),
    amountPaise: row.amount_paise ?? 0,
    paymentId: row.code,
    bankReason: row.note,
  })),
  eventSchema("paid", (row) => ({
    examNames: splitNames(row.exam),
    amountPaise: row.amount_paise ?? 0,
    orderNumber: row.code ?? "",
    paymentId: row.note,
    refundStatus: row.what ?? "none",
  })),
  eventSchema("paid_without_order", (row) => ({
    examNames: splitNames(row.exam),
    amountPaise: row.amount_paise ?? 0,
    cartPricePaise: row.note === null ? null : Number(row.note),
    paymentId: row.code ?? "",
    reason: row.what,
  })),
  // `organiserName`: who requested the refund for the family.
  eventSchema("refund_asked", (row) => ({
    requestId: row.id,
    orderNumber: row.code ?? "",
    amountPaise: row.amount_paise ?? 0,
    reason: row.what,
    note: row.note,
  })),
  // `requestId`: the family's request, null without one. `note`: the organiser's note, which answers the request.
  eventSchema("refund", (row) => {
    const reason = findTaskReason(row.id, row.note);
    return {
      requestId: row.id,
      status: row.what ?? "",
      examNames: splitNames(row.exam),
      amountPaise: row.amount_paise ?? 0,
      paymentId: row.code ?? "",
      reason,
      note: reason === null ? row.note : null,
    };
  }),
  // `refundId`: null if the gateway did not accept the refund.
  eventSchema("refund_failed", (row) => ({
    requestId: row.id,
    amountPaise: row.amount_paise ?? 0,
    paymentId: row.note ?? "",
    refundId: row.code,
    gatewayReply: row.what,
  })),
  // The gateway paid the refund out.
  eventSchema("refund_sent", (row) => ({
    requestId: row.id,
    amountPaise: row.amount_paise ?? 0,
    paymentId: row.note ?? "",
    refundId: row.code,
    bankReference: row.what,
  })),
  // An organiser paid the refund outside the gateway.
  eventSchema("refund_by_hand", (row) => ({
    requestId: row.id,
    amountPaise: row.amount_paise ?? 0,
    paymentId: row.note ?? "",
    method: row.what ?? "",
    reference: row.code,
  })),
];
