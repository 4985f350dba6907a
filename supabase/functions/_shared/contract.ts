import * as v from "valibot";

/**
 * All error codes of the functions; a refusal by the database has the same name there. In code they are in lower case,
 * as in SQL; in responses they are in upper case. The browser acts on these codes, never on a message. `key_reused`: the
 * idempotency key of the request was already used for another cart.
 */
export const errorCodes = [
  "bad_request",
  "unauthenticated",
  "forbidden",
  "not_found",
  "method_not_allowed",
  "payload_too_large",
  "rate_limited",
  "price_changed",
  "already_enrolled",
  "exam_unavailable",
  "key_reused",
  "profile_incomplete",
  "payment_in_review",
  "too_many_carts",
  "bad_signature",
  "gateway_unavailable",
  "unavailable",
  "internal",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/**
 * The body of every error response (docs/payments.md section 4). `amount` (paise) comes with price_changed, `items`
 * (exam ids) with already_enrolled and exam_unavailable, `retry_after` (seconds) with rate_limited, and with
 * unavailable if a retry may succeed.
 */
export const errorSchema = v.object({
  error: v.object({
    code: v.pipe(v.string(), v.toLowerCase(), v.picklist(errorCodes)),
    message: v.string(),
    amount: v.optional(v.number()),
    items: v.optional(v.array(v.string())),
    retry_after: v.optional(v.number()),
  }),
});

export type ErrorBody = v.InferInput<typeof errorSchema>;
