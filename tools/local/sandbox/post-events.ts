import { takeFault } from "./faults";
import { putRow, type Delivery, type Draft, type GatewayEvent, type ActionContext } from "./state";

/**
 * Turns the events of an action into webhooks to deliver, in the same draft, so that no event is lost. Webhook faults
 * are applied here, once for the whole action. With `isSent` false they are recorded but not sent.
 */
export function postEvents(draft: Draft, context: ActionContext, isSent: boolean): void {
  const orderId = draft.events[0]?.payment.order_id;
  if (orderId === undefined) return;
  const events = draft.events.splice(0);
  if (!isSent) return enqueue(draft, context, events, { state: "never_sent" });

  if (takeFault(draft, "webhook_reordered", orderId)) events.reverse();
  const isDelayed = takeFault(draft, "webhook_delayed", orderId);
  const options: SendOptions = {
    copies: takeFault(draft, "webhook_duplicated", orderId) ? 2 : 1,
    delayMs: isDelayed ? 10 * context.minuteMs : 0,
    state: takeFault(draft, "webhook_never", orderId) ? "never_sent" : "pending",
    signedWith: pickSigner(draft, orderId),
  };
  enqueue(draft, context, events, options);
}

type SendOptions = {
  copies?: number;
  delayMs?: number;
  state: Delivery["state"];
  signedWith?: Delivery["signedWith"];
};

function enqueue(draft: Draft, context: ActionContext, events: GatewayEvent[], options: SendOptions): void {
  const dueAt = context.now + (options.delayMs ?? 0);
  for (const event of events) {
    const eventId = context.newId("evt_");
    for (let copy = 0; copy < (options.copies ?? 1); copy += 1) {
      putRow(draft, "deliveries", {
        id: context.newId("dlv_"),
        eventId,
        event: event.name,
        orderId: event.payment.order_id,
        paymentId: event.payment.id,
        body: JSON.stringify(webhookBody(event, context.now)),
        signedWith: options.signedWith ?? "current",
        state: options.state,
        firstDueAt: dueAt,
        dueAt,
        attempts: 0,
        lastStatus: null,
        lastError: null,
      });
    }
  }
}

/** Returns the body of a webhook (docs/payments.md section 5). */
function webhookBody({ name, ...entities }: GatewayEvent, now: number) {
  const parts = Object.entries(entities).map(([kind, entity]) => [kind, { entity }]);
  return {
    entity: "event",
    account_id: "acc_Olympeak000001",
    event: name,
    contains: parts.map(([kind]) => kind),
    payload: Object.fromEntries(parts),
    created_at: Math.floor(now / 1000),
  };
}

function pickSigner(draft: Draft, orderId: string): Delivery["signedWith"] {
  if (takeFault(draft, "webhook_bad_signature", orderId)) return "wrong";
  return takeFault(draft, "webhook_old_secret", orderId) ? "previous" : "current";
}
