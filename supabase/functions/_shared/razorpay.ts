import * as v from "valibot";
import { callRemote } from "./remote-call.ts";

/** An amount in paise that the gateway may report later; an invalid one counts as not reported, and never as an error. */
const laterPaiseSchema = v.fallback(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null), null);

const paymentSchema = v.object({
  id: v.pipe(v.string(), v.startsWith("pay_")),
  order_id: v.nullish(v.string(), null),
  amount: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  status: v.picklist(["created", "authorized", "captured", "refunded", "failed"]),
  method: v.nullish(v.string(), null),
  created_at: v.pipe(v.number(), v.integer()),
  amount_refunded: v.nullish(v.pipe(v.number(), v.integer()), 0),
  /** The part that the gateway keeps, GST included. */
  fee: laterPaiseSchema,
  /** The GST in the fee. */
  tax: laterPaiseSchema,
});

const orderSchema = v.object({
  id: v.pipe(v.string(), v.startsWith("order_")),
  amount: v.pipe(v.number(), v.integer()),
  currency: v.string(),
});

const refundSchema = v.object({
  id: v.pipe(v.string(), v.startsWith("rfnd_")),
  payment_id: v.pipe(v.string(), v.startsWith("pay_")),
  amount: v.pipe(v.number(), v.integer()),
  status: v.picklist(["pending", "processed", "failed"]),
  receipt: v.nullish(v.string(), null),
  acquirer_data: v.optional(v.unknown()),
});

const paymentsSchema = v.object({ items: v.array(paymentSchema) });

/** A payment as the gateway reports it, without its personal data: `amount` in paise, `created_at` in Unix seconds. */
export type Payment = v.InferOutput<typeof paymentSchema>;

/**
 * A refund as the gateway reports it: `amount` in paise, `receipt` as we gave it, null if it was made on Razorpay's
 * dashboard. `acquirer_data` has the bank's number of the refund, once there is one (`private.advance_refund`).
 */
export type Refund = v.InferOutput<typeof refundSchema>;

/** A refund to request. `receipt` identifies our task; a repeated `idempotencyKey` always refers to the same refund. */
export interface RefundOrder {
  paymentId: string;
  amountPaise: number;
  receipt: string;
  idempotencyKey: string;
}

/** The page size of the gateway's lists (docs/payments.md section 5: at most 100). */
export const paymentsPageSize = 100;

/**
 * Creates a client for the gateway's API (docs/payments.md section 5). Every call may throw RemoteError: `isFinal` if it
 * was refused, otherwise a retry may succeed. `timeoutMs` is per call, by default 8 s; a webhook must answer within 5 s, so it
 * passes a shorter time.
 */
export function createRazorpay(
  settings: { url: string; keyId: string; keySecret: string; timeoutMs?: number },
  fetcher: typeof fetch = fetch,
) {
  const { url, keyId, keySecret, timeoutMs = 8000 } = settings;
  const headers = { authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}` };
  const read = <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
    callRemote("razorpay", { method: "GET", url: `${url}${path}`, headers, timeoutMs }, schema, fetcher);
  const write = <Schema extends v.GenericSchema>(
    path: string,
    body: unknown,
    schema: Schema,
    extraHeaders: Record<string, string> = {},
  ) =>
    callRemote(
      "razorpay",
      { method: "POST", url: `${url}${path}`, headers: { ...headers, ...extraHeaders }, body, timeoutMs },
      schema,
      fetcher,
    );

  return {
    /**
     * Creates a gateway order for `amountPaise`. Its receipt and notes refer to our intent and contain no personal
     * data.
     */
    createOrder: (order: { amountPaise: number; currency: string; intentId: string }) =>
      write(
        "/orders",
        {
          amount: order.amountPaise,
          currency: order.currency,
          receipt: order.intentId.replaceAll("-", ""),
          notes: { intent: order.intentId },
        },
        orderSchema,
      ),
    getPayment: (paymentId: string) => read(`/payments/${encodeURIComponent(paymentId)}`, paymentSchema),
    /** Captures an authorised payment. The gateway refuses it if it is already captured, which `getPayment` shows. */
    capturePayment: (payment: Pick<Payment, "id" | "amount" | "currency">) =>
      write(
        `/payments/${encodeURIComponent(payment.id)}/capture`,
        { amount: payment.amount, currency: payment.currency },
        paymentSchema,
      ),
    /** Refunds money to the card or account that paid. A repeated call with the same key returns the same refund. */
    createRefund: ({ paymentId, amountPaise, receipt, idempotencyKey }: RefundOrder) =>
      write(
        `/payments/${encodeURIComponent(paymentId)}/refund`,
        { amount: amountPaise, speed: "normal", receipt, notes: { refund: receipt } },
        refundSchema,
        { "x-refund-idempotency": idempotencyKey },
      ),
    getRefund: (refundId: string) => read(`/refunds/${encodeURIComponent(refundId)}`, refundSchema),
    /** Lists all payment attempts of one gateway order. */
    listOrderPayments: async (razorpayOrderId: string): Promise<Payment[]> =>
      (await read(`/orders/${encodeURIComponent(razorpayOrderId)}/payments`, paymentsSchema)).items,
    /** Returns one page of the account's payments between two times (Unix seconds), newest first, after `skip` payments. */
    listPayments: async (fromSeconds: number, toSeconds: number, skip: number): Promise<Payment[]> => {
      const query = `from=${fromSeconds}&to=${toSeconds}&count=${paymentsPageSize}&skip=${skip}`;
      return (await read(`/payments?${query}`, paymentsSchema)).items;
    },
  };
}

export type Razorpay = ReturnType<typeof createRazorpay>;
