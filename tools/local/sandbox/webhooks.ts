import { createDueTimer, findEarliest } from "./due-timer";
import { recordDelivery } from "./record-delivery";
import { signBody } from "./signatures";
import type { Delivery } from "./state";
import type { Store } from "./store";

/** The URL for webhooks and the secrets that sign them. The merchant must answer within `limitMs`. */
export type WebhookSettings = {
  url: string;
  secret: string;
  previousSecret: string;
  minuteMs: number;
  limitMs: number;
  clock: () => number;
};

/**
 * Delivers the stored webhooks, retries failed ones, and continues after a restart. The webhooks of one order are sent one
 * after the other, those of different orders in parallel. While a failed webhook waits for its retry, the
 * next one of its order is sent.
 */
export function startWebhooks(store: Store, settings: WebhookSettings): { close: () => Promise<void> } {
  const runningDeliveries = new Map<string, Promise<void>>();
  const stop = new AbortController();

  const listPending = () =>
    [...store.state.deliveries.values()].filter(
      (row) => row.state === "pending" && !runningDeliveries.has(row.orderId),
    );
  const timer = createDueTimer(
    settings.clock,
    () => findEarliest(listPending().map((row) => row.dueAt)),
    sendDue,
  );

  function sendDue(): void {
    const dueDeliveries = listPending().filter((row) => row.dueAt <= settings.clock());
    for (const delivery of dueDeliveries.toSorted((a, b) => a.dueAt - b.dueAt)) {
      if (!runningDeliveries.has(delivery.orderId))
        runningDeliveries.set(delivery.orderId, deliver(delivery));
    }
    timer.set();
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const result = await send(delivery, settings, stop.signal);
    runningDeliveries.delete(delivery.orderId);
    if (stop.signal.aborted) return;
    store.transact((draft, context) => recordDelivery(draft, context, delivery.id, result));
    timer.set();
  }

  store.onChange(timer.set);
  timer.set();
  return {
    async close() {
      timer.close();
      stop.abort();
      await Promise.all(runningDeliveries.values());
    },
  };
}

async function send(
  delivery: Delivery,
  settings: WebhookSettings,
  stop: AbortSignal,
): Promise<{ status: number | null; error: string | null }> {
  const secrets = {
    current: settings.secret,
    previous: settings.previousSecret,
    wrong: `not ${settings.secret}`,
  };
  try {
    const response = await fetch(settings.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "Razorpay-Webhook/v1",
        "x-razorpay-event-id": delivery.eventId,
        "x-razorpay-signature": signBody(secrets[delivery.signedWith], delivery.body),
      },
      body: delivery.body,
      redirect: "manual",
      signal: AbortSignal.any([stop, AbortSignal.timeout(settings.limitMs)]),
    });
    await response.body?.cancel();
    return { status: response.status, error: null };
  } catch (error) {
    return { status: null, error: reasonOf(error) };
  }
}

/** Returns the reason of an error. `fetch` has the real reason, such as "connection refused", in the error's cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}
