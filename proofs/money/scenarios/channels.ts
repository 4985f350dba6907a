import type { Delivery } from "../../../tools/local/sandbox/state";
import type { FunctionRun } from "../simulation/scheduler";
import type { Simulation } from "../simulation/simulation";
import { confirm, type Page } from "./pages";
import type { Progress } from "./progress";

/** Delivers a webhook that the gateway has recorded, whether or not it was delivered before. */
export function deliverWebhook(
  simulation: Simulation,
  { id, eventId, event, body }: Delivery,
): Promise<FunctionRun> {
  const caller = { eventId, signature: simulation.gateway.signBody(body) };
  return simulation.call(
    `webhook ${event} #${Number(eventId.slice(4))}`,
    "razorpayWebhook",
    { caller, body },
    (status) => simulation.gateway.recordDelivery(id, status),
  );
}

/** Calls background-jobs as the scheduler does; with `sweep` it also reads all payments of the last days. */
export function poll(simulation: Simulation, sweep: boolean): Promise<FunctionRun> {
  return simulation.call("background-jobs", "backgroundJobs", {
    caller: "cron",
    body: JSON.stringify({ sweep }),
  });
}

/** Lists the payments that are at least authorised, so that the checkout has called its handler. */
export function listPaid(simulation: Simulation, progress: Progress): { page: Page; id: string }[] {
  return progress.pages.flatMap((page) =>
    page.payments
      .filter((id) =>
        ["authorized", "captured", "refunded"].includes(simulation.gateway.getPayment(id).status),
      )
      .map((id) => ({ page, id })),
  );
}

/** The channels by which we hear of a payment (docs/payments.md section 2, step 8). */
export const channels = [
  "handler",
  "order.paid",
  "payment.captured",
  "payment.authorized",
  "payment.failed",
  "poll",
] as const;
export type Channel = (typeof channels)[number];

/** Starts a run of a channel that reports the scenario's payment. Throws if the channel has nothing to report. */
export function startChannel(
  simulation: Simulation,
  progress: Progress,
  channel: Channel,
): Promise<FunctionRun> {
  if (channel === "poll") return poll(simulation, true);
  const paid = listPaid(simulation, progress)[0];
  if (channel === "handler" && paid) return confirm(simulation, paid.page, paid.id);
  const delivery = simulation.gateway.deliveries().find(({ event }) => event === channel);
  if (!delivery) throw new Error(`There is nothing to report by ${channel}`);
  return deliverWebhook(simulation, delivery);
}
