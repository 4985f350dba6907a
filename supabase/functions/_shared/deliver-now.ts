import type { Delivery } from "./delivery.ts";
import type { Database, OutboxKind } from "./database.ts";
import type { Deliver } from "./deliver-outbox.ts";
import { FunctionError } from "./function-error.ts";

/** A message of one student. `paymentId` is null if the message is about the account. */
export interface OwnMessage {
  studentId: string;
  kind: OutboxKind;
  paymentId: string | null;
}

export interface DeliverNowDependencies {
  database: Pick<Database, "findOutboxStatus">;
  deliver: Deliver;
}

async function findStatus(
  { database }: DeliverNowDependencies,
  { studentId, kind, paymentId }: OwnMessage,
): Promise<"already_sent" | "queued"> {
  const { outcome } = await database.findOutboxStatus(studentId, kind, paymentId);
  if (outcome === "unknown") throw new FunctionError("not_found");
  return outcome === "sent" ? "already_sent" : "queued";
}

/**
 * Sends one message of a student now, if it is still queued. Throws not_found if there is no such message, if it is
 * another student's, or if the database gave it up, for example a contact without consent.
 */
export async function deliverNow(
  dependencies: DeliverNowDependencies,
  message: OwnMessage,
): Promise<Delivery> {
  if ((await findStatus(dependencies, message)) === "already_sent") return { status: "already_sent" };
  const { studentId, kind, paymentId } = message;
  const counts = await dependencies.deliver({
    limit: 1,
    studentId,
    kind,
    ...(paymentId === null ? {} : { paymentId }),
  });
  return { status: counts.sent > 0 ? "sent" : await findStatus(dependencies, message) };
}
