import type { ContentfulStatusCode } from "hono/utils/http-status";

/** The fields of an error besides its description; `reason` is the gateway's code. */
export type ErrorDetail = {
  code?: "BAD_REQUEST_ERROR" | "GATEWAY_ERROR" | "SERVER_ERROR";
  field?: string;
  reason?: string;
};

/** An error in the gateway's format (docs/payments.md section 5), with its HTTP status. */
export class GatewayError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    description: string,
    readonly detail: ErrorDetail = {},
  ) {
    super(description);
    this.name = "GatewayError";
  }

  /** Returns the body of the response: `{error: {code, description, field, source, step, reason, metadata}}`. */
  body() {
    return {
      error: {
        code: this.detail.code ?? "BAD_REQUEST_ERROR",
        description: this.message,
        field: this.detail.field ?? null,
        source: this.detail.field ? "business" : "NA",
        step: this.detail.field ? "payment_initiation" : "NA",
        reason: this.detail.reason ?? (this.detail.field ? "input_validation_failed" : "NA"),
        metadata: {},
      },
    };
  }
}

/** Creates the error for an unknown id. The gateway's status is 400, not 404. */
export function createUnknownIdError(): GatewayError {
  return new GatewayError(400, "The id provided does not exist", { field: "id" });
}

/** Creates the error for a second payment of a paid order (docs/payments.md section 6). */
export function createOrderPaidError(): GatewayError {
  return new GatewayError(400, "Order already paid", { field: "order_id", reason: "order_already_paid" });
}
