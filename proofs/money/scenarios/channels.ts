import type { Delivery } from "../../../tools/local/sandbox/state";
import type { Actor } from "../world/scheduler";
import type { World } from "../world/world";
import { confirm, type Page } from "./pages";
import type { Progress } from "./progress";

/** Delivers a webhook of the gateway's books, whether or not it was delivered before. */
export function deliverWebhook(world: World, { id, eventId, event, body }: Delivery): Promise<Actor> {
  const caller = { eventId, signature: world.gateway.signBody(body) };
  return world.call(
    `webhook ${event} #${Number(eventId.slice(4))}`,
    "razorpayWebhook",
    { caller, body },
    (status) => world.gateway.book(id, status),
  );
}

/** The scheduler calls background-jobs; with `sweep` it reads all payments of the last days too. */
export function poll(world: World, sweep: boolean): Promise<Actor> {
  return world.call("background-jobs", "backgroundJobs", {
    caller: "cron",
    body: JSON.stringify({ sweep }),
  });
}

/** Payments whose checkout has called its handler: the money is at least held. */
export function listPaid(world: World, progress: Progress): { page: Page; id: string }[] {
  return progress.pages.flatMap((page) =>
    page.payments
      .filter((id) => ["authorized", "captured", "refunded"].includes(world.gateway.payment(id).status))
      .map((id) => ({ page, id })),
  );
}

/** The channels by which we hear of a payment (payments section 2, step 8). */
export const channels = [
  "handler",
  "order.paid",
  "payment.captured",
  "payment.authorized",
  "payment.failed",
  "poll",
] as const;
export type Channel = (typeof channels)[number];

/** Starts a run of one of them about the scenario's payment. Throws when it has nothing to say. */
export function startChannel(world: World, progress: Progress, channel: Channel): Promise<Actor> {
  if (channel === "poll") return poll(world, true);
  const paid = listPaid(world, progress)[0];
  if (channel === "handler" && paid) return confirm(world, paid.page, paid.id);
  const delivery = world.gateway.deliveries().find(({ event }) => event === channel);
  if (!delivery) throw new Error(`There is nothing to send by ${channel}`);
  return deliverWebhook(world, delivery);
}
