import { checkRate } from "../_shared/check-rate.ts";
import type { PaymentResult } from "../_shared/checkout-contract.ts";
import type { Intent } from "../_shared/database-replies.ts";
import type { Database } from "../_shared/database.ts";
import { createJsonResponse, type Endpoint } from "../_shared/endpoint.ts";
import { getDecision, getOwnIntent } from "../_shared/own-intent.ts";
import { RemoteError } from "../_shared/remote-call.ts";
import { reconcileOrder, type ReconcileOrderDependencies } from "../_shared/reconcile-order.ts";
import { createStudentEndpoint, type StudentDependencies } from "../_shared/student-endpoint.ts";
import { requestSchema } from "./contract.ts";

export type PaymentStatusDependencies = StudentDependencies &
  ReconcileOrderDependencies & { database: Pick<Database, "consumeRateLimit" | "claimGatewayCheck"> };

/** A page asks when it is opened, and every 10 s while a payment is late (docs/payments.md section 4). This allows several tabs. */
const maxRequestsPerStudentPerMinute = 30;

/** The gateway is asked about an order at most once in this time (docs/payments.md section 4). */
const secondsBetweenChecks = 10;

async function findOrReconcileOrder(
  dependencies: PaymentStatusDependencies,
  intent: Intent,
): Promise<string | null> {
  if (intent.order_id !== null) return intent.order_id;
  const { database, report } = dependencies;
  const { outcome: claim } = await database.claimGatewayCheck(intent.razorpay_order_id, secondsBetweenChecks);
  // The gateway was asked within these seconds already.
  if (claim === "recent") return null;
  try {
    return await reconcileOrder(dependencies, intent.razorpay_order_id);
  } catch (error) {
    if (!(error instanceof RemoteError) || error.service !== "razorpay") throw error;
    report("gateway call failed", error, { razorpay_order_id: intent.razorpay_order_id });
    return null;
  }
}

/** Creates the endpoint that returns whether a payment has become an order. If this is not known yet, it asks the gateway. */
export function paymentStatus(dependencies: PaymentStatusDependencies): Endpoint {
  return createStudentEndpoint(dependencies, requestSchema, async (body, { studentId }) => {
    await checkRate(
      dependencies.database,
      `payment-status:student:${studentId}`,
      maxRequestsPerStudentPerMinute,
    );
    const intent = await getOwnIntent(dependencies.database, body.razorpay_order_id, studentId);
    const orderId = await findOrReconcileOrder(dependencies, intent);
    if (orderId !== null)
      return createJsonResponse(200, { status: "success", orderId } satisfies PaymentResult);
    const decision = getDecision(intent);
    if (decision === null) {
      const pending: PaymentResult = {
        status: "pending",
        ...(intent.is_in_review && { isInReview: true }),
      };
      return createJsonResponse(202, pending);
    }
    return createJsonResponse(200, { status: decision } satisfies PaymentResult);
  });
}
