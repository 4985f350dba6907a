import * as v from "valibot";
import type {
  RequestConfirmPayment,
  ResponseConfirmPayment,
} from "../../supabase/functions/confirm-payment/contract";
import type {
  RefusalCreateOrder,
  RequestCreateOrder,
  ResponseCreateOrder,
} from "../../supabase/functions/create-order/contract";
import type { RequestPaymentStatus } from "../../supabase/functions/payment-status/contract";
import type { RequestSendPurchaseEmail } from "../../supabase/functions/send-purchase-email/contract";
import { env } from "../config/env";
import { AppError, isErrorCode } from "../lib/app-error";
import { report } from "../lib/report";
import { callFunction, FunctionRefusal } from "./call-function";
import { isChildLogin } from "./family";
import { getPaymentId } from "./orders";
import { sessionStore } from "./session";

/** The three fields that the gateway's window returns after a payment. */
export type CheckoutFields = RequestConfirmPayment;

/** The order of a payment, or that the payment is refunded, not refunded after a review, or still pending. */
export type PaymentResult = ResponseConfirmPayment;

/** Why the server opened no gateway order, in the database's names (decision 024). */
export type OrderRefusal = RefusalCreateOrder;

/** The gateway order to pay, or why there is none; `examIds` are the exams that the refusal is about, if any. */
export type CreateOrderResult =
  | { outcome: "ready"; order: ResponseCreateOrder }
  | { outcome: OrderRefusal; examIds: string[] };

const gatewayOrderSchema: v.GenericSchema<unknown, ResponseCreateOrder> = v.object({
  id: v.string(),
  amount: v.number(),
  currency: v.string(),
  key_id: v.string(),
});

const resultSchema: v.GenericSchema<unknown, PaymentResult> = v.variant("status", [
  v.object({ status: v.literal("success"), orderId: v.string() }),
  v.object({ status: v.literal("refunded") }),
  v.object({ status: v.literal("refused") }),
  v.object({ status: v.literal("pending"), isInReview: v.optional(v.literal(true)) }),
]);

const refusals: Record<OrderRefusal, true> = {
  price_changed: true,
  already_enrolled: true,
  exam_unavailable: true,
  // The idempotency key belongs to another cart.
  key_reused: true,
  profile_incomplete: true,
  payment_in_review: true,
  too_many_carts: true,
};

function isOrderRefusal(code: string): code is OrderRefusal {
  return Object.hasOwn(refusals, code);
}

/** The address to which the gateway sends an in-app browser after a payment (docs/payments.md section 5). */
export const paymentCallbackUrl = `${env.VITE_SUPABASE_URL}/functions/v1/razorpay-callback`;

/**
 * Asks the server for a gateway order. The server calculates the price; `amount` is only compared with its total.
 *
 * @param cart `amount` in paise, `items` the exam ids, `key` the idempotency key of this cart content
 * @returns the order to open the gateway's window with, or why there is none
 * @throws AppError with the code of the server's error if the site has a message for that code, such as `rate_limited`,
 * else `payment_not_started`; `offline` or `unavailable` if our server did not reply; `unauthenticated` without a login
 */
export async function createOrder(cart: RequestCreateOrder): Promise<CreateOrderResult> {
  try {
    return { outcome: "ready", order: await callFunction("create-order", cart, gatewayOrderSchema) };
  } catch (error) {
    if (!(error instanceof FunctionRefusal)) throw error;
    const { code, examIds } = error;
    if (isOrderRefusal(code)) return { outcome: code, examIds };
    throw new AppError(isErrorCode(code) ? code : "payment_not_started", { cause: error });
  }
}

/**
 * Turns a finished checkout into an order. Safe to repeat.
 *
 * @param fields the fields from the gateway's window
 * @returns the order; `refunded` if the money is refunded, `refused` if it is not; or `pending` while the gateway
 * does not reply, or, with `isInReview`, until an organiser has decided
 * @throws as `callFunction`
 */
export function confirmPayment(fields: CheckoutFields): Promise<PaymentResult> {
  return callFunction("confirm-payment", fields, resultSchema);
}

/**
 * Asks the server whether one of this student's gateway orders is paid.
 *
 * @param razorpayOrderId the gateway's order id
 * @returns the order; `refunded` if the money is refunded, `refused` if it is not; or `pending` if the server does
 * not know of a payment yet or, with `isInReview`, until an organiser has decided
 * @throws as `callFunction`; FunctionRefusal `not_found` for an order that the server does not know
 */
export function getPaymentResult(razorpayOrderId: string): Promise<PaymentResult> {
  const request: RequestPaymentStatus = { razorpay_order_id: razorpayOrderId };
  return callFunction("payment-status", request, resultSchema);
}

/**
 * Requests the purchase email and the contact sync immediately instead of with the next background job. Both are in the
 * outbox already, so a failure is only logged (docs/specification.md section 8).
 *
 * @param orderId the student's new order
 */
export async function requestPurchaseMail(orderId: string): Promise<void> {
  const reportFailure = (error: unknown) => report("sending the purchase email", error);
  try {
    const request: RequestSendPurchaseEmail = { paymentId: await getPaymentId(orderId) };
    // A further child of a family is not on the mailing list.
    const isListed = !isChildLogin(sessionStore.getState()?.email ?? "");
    const functionNames = ["send-purchase-email", ...(isListed ? ["contact-sync-on-payment"] : [])];
    await Promise.all(
      functionNames.map((name) => callFunction(name, request, v.unknown()).catch(reportFailure)),
    );
  } catch (error) {
    reportFailure(error);
  }
}
