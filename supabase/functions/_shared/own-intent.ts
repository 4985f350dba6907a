import type { Intent } from "./database-replies.ts";
import type { Database } from "./database.ts";
import { FunctionError } from "./function-error.ts";

/**
 * Returns the student's own payment intent for a gateway order. Throws not_found if the order is unknown or
 * another student's.
 */
export async function getOwnIntent(
  database: Pick<Database, "findIntent">,
  razorpayOrderId: string,
  studentId: string,
): Promise<Intent> {
  const intent = await database.findIntent(razorpayOrderId);
  if (intent.outcome === "unknown" || intent.student_id !== studentId) throw new FunctionError("not_found");
  return intent;
}

/** The decision about a payment that did not become an order; null if nothing is decided, or nothing was paid. */
export function getDecision(intent: Intent): "refunded" | "refused" | null {
  if (intent.is_refunded) return "refunded";
  return intent.is_refused ? "refused" : null;
}
