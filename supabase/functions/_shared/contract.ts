import * as v from "valibot";

/** Every code a function can answer with; the browser switches on these, never on a message. */
export const errorCodes = [
  "BAD_REQUEST",
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "PAYLOAD_TOO_LARGE",
  "RATE_LIMITED",
  "PRICE_CHANGED",
  "ALREADY_ENROLLED",
  "EXAM_UNAVAILABLE",
  "KEY_REUSED",
  "PROFILE_INCOMPLETE",
  "BAD_SIGNATURE",
  "GATEWAY_UNAVAILABLE",
  "UNAVAILABLE",
  "INTERNAL",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/**
 * The body of every error answer (payments.md section 4).
 * `amount` (paise) comes with PRICE_CHANGED, `items` (exam ids) with ALREADY_ENROLLED and EXAM_UNAVAILABLE,
 * `retry_after` (seconds) with RATE_LIMITED and UNAVAILABLE where trying again is worth it.
 */
export const errorSchema = v.object({
  error: v.object({
    code: v.picklist(errorCodes),
    message: v.string(),
    amount: v.optional(v.number()),
    items: v.optional(v.array(v.string())),
    retry_after: v.optional(v.number()),
  }),
});

export type ErrorBody = v.InferOutput<typeof errorSchema>;

/** What became of a payment: an order of ours, or not known yet (HTTP 202), so that it is worth asking again. */
export const paymentResultSchema = v.variant("status", [
  v.object({ status: v.literal("success"), orderId: v.string() }),
  v.object({ status: v.literal("pending") }),
]);

export type PaymentResult = v.InferOutput<typeof paymentResultSchema>;

/** `sent` by this call, `already_sent` by an earlier one, or `queued`: it goes out by itself a little later. */
export const deliverySchema = v.object({ status: v.picklist(["sent", "already_sent", "queued"]) });

export type Delivery = v.InferOutput<typeof deliverySchema>;

/** Ids as the gateway makes them: a prefix and letters or digits (payments.md section 5). */
export const razorpayOrderIdSchema = v.pipe(
  v.string("is missing"),
  v.regex(/^order_[A-Za-z0-9]{1,40}$/, "is not an order id"),
);
export const paymentIdSchema = v.pipe(
  v.string("is missing"),
  v.regex(/^pay_[A-Za-z0-9]{1,40}$/, "is not a payment id"),
);

/** The three fields the checkout hands over after a payment. */
export const checkoutFieldsSchema = v.object({
  razorpay_payment_id: paymentIdSchema,
  razorpay_order_id: razorpayOrderIdSchema,
  razorpay_signature: v.pipe(v.string("is missing"), v.maxLength(256, "is too long")),
});

/** An address in lower case; whether it is the caller's own is decided by comparing, not by its shape. */
export const ownEmailSchema = v.object({
  email: v.pipe(
    v.string("is missing"),
    v.trim(),
    v.toLowerCase(),
    v.nonEmpty("is missing"),
    v.maxLength(254, "is too long"),
  ),
});
