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
 * The body of every error answer (payments section 4).
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
