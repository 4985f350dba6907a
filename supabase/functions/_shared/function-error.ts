import type { ErrorBody, ErrorCode } from "./contract.ts";

const statuses = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  rate_limited: 429,
  price_changed: 409,
  already_enrolled: 409,
  exam_unavailable: 409,
  key_reused: 409,
  profile_incomplete: 409,
  payment_in_review: 409,
  too_many_carts: 409,
  bad_signature: 400,
  gateway_unavailable: 502,
  unavailable: 503,
  internal: 500,
} satisfies Record<ErrorCode, number>;

type ErrorDetails = Pick<ErrorBody["error"], "amount" | "items" | "retry_after">;

/** Turns a code into a sentence: `price_changed` becomes "Price changed." */
function toSentence(code: ErrorCode): string {
  return `${code.charAt(0).toUpperCase()}${code.slice(1).replaceAll("_", " ")}.`;
}

/** An error that a function replies with. Its code decides the HTTP status and which message the site shows (decision 024). */
export class FunctionError extends Error {
  override readonly name = "FunctionError";
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  /** `message` is sent in the response, for developers, so it must contain nothing secret; `cause` is only logged. */
  constructor(code: ErrorCode, options: { message?: string; details?: ErrorDetails; cause?: unknown } = {}) {
    super(options.message ?? toSentence(code), { cause: options.cause });
    this.code = code;
    this.details = options.details ?? {};
  }

  /** The HTTP status that belongs to the code. */
  get status(): number {
    return statuses[this.code];
  }

  /** The JSON body of the response, with the code in upper case (docs/payments.md section 4). */
  toBody(): ErrorBody {
    return { error: { code: this.code.toUpperCase(), message: this.message, ...this.details } };
  }
}
