import type { Delivery } from "../../../tools/local/sandbox/state";
import type { FunctionRun } from "../simulation/scheduler";
import type { Simulation } from "../simulation/simulation";
import { confirmPayment, type Page } from "./pages";
import type { Progress } from "./progress";

/** Delivers a webhook that the gateway has recorded, for the first time or again. */
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

/** Calls background-jobs as the timer does; with `sweep` the function also reads all payments of the last days. */
export function runJobs(simulation: Simulation, sweep: boolean): Promise<FunctionRun> {
  return simulation.call("background-jobs", "backgroundJobs", {
    caller: "cron",
    body: JSON.stringify({ sweep }),
  });
}

/** Lists the payments that are authorised, captured or refunded: those for which the checkout has called the page's handler. */
export function listPaidPayments(simulation: Simulation, progress: Progress): { page: Page; id: string }[] {
  return progress.pages.flatMap((page) =>
    page.payments
      .filter((id) =>
        ["authorized", "captured", "refunded"].includes(simulation.gateway.getPayment(id).status),
      )
      .map((id) => ({ page, id })),
  );
}

/** The channels that report a payment to the server (docs/payments.md section 2, step 8). */
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
  if (channel === "poll") return runJobs(simulation, true);
  const paidPayment = listPaidPayments(simulation, progress)[0];
  if (channel === "handler" && paidPayment)
    return confirmPayment(simulation, paidPayment.page, paidPayment.id);
  const delivery = simulation.gateway.deliveries().find(({ event }) => event === channel);
  if (!delivery) throw new Error(`There is nothing to report by ${channel}`);
  return deliverWebhook(simulation, delivery);
}
