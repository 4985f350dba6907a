import type { Delivery } from "./contract.ts";
import type { Database, OutboxKind } from "./database.ts";
import type { Deliver } from "./deliver-outbox.ts";
import { FunctionError } from "./function-error.ts";

export interface DeliverNowDependencies {
  database: Pick<Database, "findOutboxStatus">;
  deliver: Deliver;
}

/**
 * Sends one message of a student now, if it is still waiting. `paymentId` is null for messages that belong to the
 * account. Throws NOT_FOUND when there is no such message, or when it is somebody else's.
 */
export async function deliverNow(
  { database, deliver }: DeliverNowDependencies,
  message: { studentId: string; kind: OutboxKind; paymentId: string | null },
): Promise<Delivery> {
  const { studentId, kind, paymentId } = message;
  const { outcome } = await database.findOutboxStatus(studentId, kind, paymentId);
  if (outcome === "unknown") throw new FunctionError("NOT_FOUND");
  if (outcome === "sent") return { status: "already_sent" };
  const counts = await deliver({ limit: 1, studentId, kind, ...(paymentId === null ? {} : { paymentId }) });
  return { status: counts.sent > 0 ? "sent" : "queued" };
}
