import { checkRate } from "../_shared/check-rate.ts";
import { confirmCheckout, type ConfirmDependencies } from "../_shared/confirm-checkout.ts";
import type { Database } from "../_shared/database.ts";
import { createJsonResponse, type Endpoint } from "../_shared/endpoint.ts";
import { getOwnIntent } from "../_shared/own-intent.ts";
import { createStudentEndpoint, type StudentDependencies } from "../_shared/student-endpoint.ts";
import { requestSchema } from "./contract.ts";

export type ConfirmPaymentDependencies = StudentDependencies &
  ConfirmDependencies & { database: Pick<Database, "consumeRateLimit"> };

/** A page tries up to six times in about 20 s (docs/payments.md section 4), so this allows several tabs. */
const maxRequestsPerStudentPerMinute = 30;

/**
 * Turns a finished checkout into an order. It uses the caller's own intent, checks the signature with our stored order
 * id, and asks the gateway about the payment (docs/payments.md section 4). Safe to repeat.
 */
export function confirmPayment(dependencies: ConfirmPaymentDependencies): Endpoint {
  return createStudentEndpoint(dependencies, requestSchema, async (fields, { studentId }) => {
    await checkRate(
      dependencies.database,
      `confirm-payment:student:${studentId}`,
      maxRequestsPerStudentPerMinute,
    );
    const intent = await getOwnIntent(dependencies.database, fields.razorpay_order_id, studentId);
    const result = await confirmCheckout(dependencies, intent, fields);
    return createJsonResponse(result.status === "success" ? 200 : 202, result);
  });
}
