import { findRow, putRow, type Draft, type ActionContext } from "./state";

const dayMinutes = 24 * 60;

/**
 * Records one attempt to deliver a webhook. A status 2xx ends the delivery. After any other result the webhook is sent again after
 * 1, 2, 4, 8 … minutes, and given up after a day, all on the compressed clock (docs/payments.md section 5). A delivery that was
 * deleted in the meantime is not recorded.
 */
export function recordDelivery(
  draft: Draft,
  context: ActionContext,
  id: string,
  result: { status: number | null; error: string | null },
): void {
  const delivery = findRow(draft, "deliveries", id);
  if (!delivery) return;
  const attempts = delivery.attempts + 1;
  const triedDelivery = { ...delivery, attempts, lastStatus: result.status, lastError: result.error };
  if (result.status !== null && result.status >= 200 && result.status < 300) {
    return putRow(draft, "deliveries", { ...triedDelivery, state: "delivered" });
  }
  const dueAt = context.now + 2 ** (attempts - 1) * context.minuteMs;
  const isOver = dueAt > delivery.firstDueAt + dayMinutes * context.minuteMs;
  putRow(draft, "deliveries", isOver ? { ...triedDelivery, state: "given_up" } : { ...triedDelivery, dueAt });
}
