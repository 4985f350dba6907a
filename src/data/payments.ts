import * as v from "valibot";
import type {
  RequestConfirmPayment,
  ResponseConfirmPayment,
} from "../../supabase/functions/confirm-payment/contract";
import type { RequestCreateOrder, ResponseCreateOrder } from "../../supabase/functions/create-order/contract";
import type { RequestPaymentStatus } from "../../supabase/functions/payment-status/contract";
import type { RequestSendPurchaseEmail } from "../../supabase/functions/send-purchase-email/contract";
import { env } from "../config/env";
import { AppError, type ErrorCode } from "../lib/app-error";
import { report } from "../lib/report";
import { callFunction, FunctionRefusal } from "./call-function";
import { getPaymentId } from "./orders";

/** The three fields the gateway's window hands over after a payment. */
export type CheckoutFields = RequestConfirmPayment;

/** An order of ours, or nothing known yet. */
export type PaymentResult = ResponseConfirmPayment;

/** The gateway's order to pay, or what stands in the way of it. */
export type CreatedOrder =
  | { outcome: "ready"; order: ResponseCreateOrder }
  | { outcome: "price_changed" | "profile_incomplete" | "key_reused" }
  | { outcome: "already_enrolled" | "exam_unavailable"; examIds: string[] };

const orderSchema: v.GenericSchema<unknown, ResponseCreateOrder> = v.object({
  id: v.string(),
  amount: v.number(),
  currency: v.string(),
  key_id: v.string(),
});

const resultSchema: v.GenericSchema<unknown, PaymentResult> = v.variant("status", [
  v.object({ status: v.literal("success"), orderId: v.string() }),
  v.object({ status: v.literal("pending") }),
]);

const itemsSchema = v.fallback(v.array(v.string()), []);

const codes: Record<string, ErrorCode> = {
  UNAUTHENTICATED: "signed_out",
  FORBIDDEN: "forbidden",
  NOT_FOUND: "not_found",
  RATE_LIMITED: "too_many",
  UNAVAILABLE: "unavailable",
};

/** Where the gateway's window sends browsers that live inside other apps (payments section 5). */
export const paymentCallbackUrl = `${env.VITE_SUPABASE_URL}/functions/v1/razorpay-callback`;

function toAppError(error: unknown, fallback: ErrorCode): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof FunctionRefusal ? codes[error.code] : undefined;
  return new AppError(code ?? fallback, { cause: error });
}

function toObstacle({ code, detail }: FunctionRefusal): CreatedOrder | null {
  switch (code) {
    case "PRICE_CHANGED":
      return { outcome: "price_changed" };
    case "PROFILE_INCOMPLETE":
      return { outcome: "profile_incomplete" };
    case "KEY_REUSED":
      return { outcome: "key_reused" };
    case "ALREADY_ENROLLED":
      return { outcome: "already_enrolled", examIds: v.parse(itemsSchema, detail.items) };
    case "EXAM_UNAVAILABLE":
      return { outcome: "exam_unavailable", examIds: v.parse(itemsSchema, detail.items) };
    default:
      return null;
  }
}

/**
 * Asks the server for a gateway order. The server prices the cart; `amount` is only compared with its total.
 *
 * @param cart `amount` in paise, `items` the exam ids, `key` made once for this cart content
 * @returns the order to open the gateway's window with, or the obstacle
 * @throws AppError `payment_not_started` when the server refuses for a reason without a word of its own, `signed_out`,
 *   `forbidden`, `not_found`, `too_many`, `unavailable`, `offline`, or `unexpected`
 */
export async function createOrder(cart: RequestCreateOrder): Promise<CreatedOrder> {
  try {
    return { outcome: "ready", order: await callFunction("create-order", cart, orderSchema) };
  } catch (error) {
    const obstacle = error instanceof FunctionRefusal ? toObstacle(error) : null;
    if (obstacle) return obstacle;
    throw toAppError(error, "payment_not_started");
  }
}

/**
 * Turns a finished checkout into an order. Safe to repeat.
 *
 * @param fields as the gateway's window gave them
 * @returns the order, or `pending` while the gateway cannot be asked
 * @throws AppError `order_not_saved` when the server refuses for a reason without a word of its own, else as `createOrder`
 */
export async function confirmPayment(fields: CheckoutFields): Promise<PaymentResult> {
  try {
    return await callFunction("confirm-payment", fields, resultSchema);
  } catch (error) {
    throw toAppError(error, "order_not_saved");
  }
}

/**
 * Asks what became of a gateway order that was shown to this student.
 *
 * @param razorpayOrderId the gateway's order id
 * @returns the order, or `pending`: not paid, or not known to be paid yet
 * @throws AppError `not_found` for an order the server does not know, `unavailable` when it refuses for a reason without
 *   a word of its own, else as `createOrder`
 */
export async function getPaymentResult(razorpayOrderId: string): Promise<PaymentResult> {
  const request: RequestPaymentStatus = { razorpay_order_id: razorpayOrderId };
  try {
    return await callFunction("payment-status", request, resultSchema);
  } catch (error) {
    throw toAppError(error, "unavailable");
  }
}

/**
 * Asks for the purchase mail and the contact sync now rather than with the next job. Both stand in the outbox already,
 * so a failure is only logged (specification section 8).
 *
 * @param orderId the student's new order
 */
export async function requestPurchaseMail(orderId: string): Promise<void> {
  const reported = (error: unknown) => report("sending the purchase mail", error);
  try {
    const request: RequestSendPurchaseEmail = { paymentId: await getPaymentId(orderId) };
    const names = ["send-purchase-email", "contact-sync-on-payment"];
    await Promise.all(names.map((name) => callFunction(name, request, v.unknown()).catch(reported)));
  } catch (error) {
    reported(error);
  }
}
