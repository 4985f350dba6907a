import * as v from "valibot";

/**
 * Every refusal and error of the functions; the database's refusals keep their names. In code they are in lower case
 * like in SQL, in responses in capitals. The browser decides by these codes, never by a message.
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
  "too_many_carts",
  "bad_signature",
  "gateway_unavailable",
  "unavailable",
  "internal",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/**
 * The body of every error answer (docs/payments.md section 4). `amount` (paise) comes with price_changed, `items` (exam
 * ids) with already_enrolled and exam_unavailable, `retry_after` (seconds) with rate_limited and unavailable where
 * trying again is worth it.
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
