import type { ErrorBody, ErrorCode } from "./contract.ts";

const statuses = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  PRICE_CHANGED: 409,
  ALREADY_ENROLLED: 409,
  EXAM_UNAVAILABLE: 409,
  KEY_REUSED: 409,
  PROFILE_INCOMPLETE: 409,
  BAD_SIGNATURE: 400,
  GATEWAY_UNAVAILABLE: 502,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} satisfies Record<ErrorCode, number>;

const sentences = {
  BAD_REQUEST: "We could not read this request.",
  UNAUTHENTICATED: "Please log in and try again.",
  FORBIDDEN: "You are not allowed to do this.",
  NOT_FOUND: "We could not find this.",
  METHOD_NOT_ALLOWED: "Only POST requests are answered here.",
  PAYLOAD_TOO_LARGE: "This request is too large.",
  RATE_LIMITED: "That was a little too quick. Please wait a minute and try again.",
  PRICE_CHANGED: "The price has changed. Please check the new total before you pay.",
  ALREADY_ENROLLED: "The student is already enrolled in one of these exams.",
  EXAM_UNAVAILABLE: "Registration for one of these exams is not open.",
  KEY_REUSED: "The cart has changed since this payment was started. Please try again.",
  PROFILE_INCOMPLETE: "Please choose the student's class before paying.",
  BAD_SIGNATURE: "This payment could not be verified.",
  GATEWAY_UNAVAILABLE:
    "The payment service is not answering. Nothing was charged; please try again in a moment.",
  UNAVAILABLE: "We are busy for a moment. Please try again.",
  INTERNAL: "Something went wrong on our side. Please try again later.",
} satisfies Record<ErrorCode, string>;

type ErrorDetails = Pick<ErrorBody["error"], "amount" | "items" | "retry_after">;

/** The one error of the functions: its code decides the HTTP status and, unless a message is given, the sentence. */
export class FunctionError extends Error {
  override readonly name = "FunctionError";
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  /** `message` is shown to people, so it must be plain and hold nothing secret; `cause` is only reported. */
  constructor(code: ErrorCode, options: { message?: string; details?: ErrorDetails; cause?: unknown } = {}) {
    super(options.message ?? sentences[code], { cause: options.cause });
    this.code = code;
    this.details = options.details ?? {};
  }

  /** The HTTP status that belongs to the code. */
  get status(): number {
    return statuses[this.code];
  }

  /** The JSON body of the answer. */
  toBody(): ErrorBody {
    return { error: { code: this.code, message: this.message, ...this.details } };
  }
}
