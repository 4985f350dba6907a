import * as v from "valibot";

/** The gateway's ids: a prefix, then letters and digits (docs/payments.md section 5). */
export const razorpayOrderIdSchema = v.pipe(
  v.string("is missing"),
  v.regex(/^order_[A-Za-z0-9]{1,40}$/, "is not an order id"),
);
export const paymentIdSchema = v.pipe(
  v.string("is missing"),
  v.regex(/^pay_[A-Za-z0-9]{1,40}$/, "is not a payment id"),
);

/** The ids and the signature that the checkout passes on after a payment. */
export const checkoutFieldsSchema = v.object({
  razorpay_payment_id: paymentIdSchema,
  razorpay_order_id: razorpayOrderIdSchema,
  razorpay_signature: v.pipe(v.string("is missing"), v.maxLength(256, "is too long")),
});

export type CheckoutFields = v.InferOutput<typeof checkoutFieldsSchema>;

/**
 * The outcome of a payment. `success`: the payment became an order; `refunded`: the payment will not become an order;
 * `refused`: neither, because an organiser has decided not to refund it; `pending` (HTTP 202): not known yet, ask again,
 * with `isInReview` if the money has arrived, and an organiser decides about it.
 */
export const paymentResultSchema = v.variant("status", [
  v.object({ status: v.literal("success"), orderId: v.string() }),
  v.object({ status: v.literal("refunded") }),
  v.object({ status: v.literal("refused") }),
  v.object({ status: v.literal("pending"), isInReview: v.optional(v.literal(true)) }),
]);

export type PaymentResult = v.InferOutput<typeof paymentResultSchema>;
