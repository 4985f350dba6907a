import type { Delivery } from "../../local/sandbox/state";
import type { Actor } from "../world/stage";
import type { World } from "../world/world";
import { confirm, type Page } from "./pages";
import type { Story } from "./story";

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
    caller: "scheduler",
    body: JSON.stringify({ sweep }),
  });
}

/** Payments whose checkout has called its handler: the money is at least held. */
export function listPaid(world: World, story: Story): { page: Page; id: string }[] {
  return story.pages.flatMap((page) =>
    page.payments
      .filter((id) => ["authorized", "captured", "refunded"].includes(world.gateway.payment(id).status))
      .map((id) => ({ page, id })),
  );
}

/** Everybody who tells us of a payment (payments section 2, step 8). */
export const tellers = [
  "handler",
  "order.paid",
  "payment.captured",
  "payment.authorized",
  "payment.failed",
  "poll",
] as const;
export type Teller = (typeof tellers)[number];

/** Starts the run of one of them about the story's payment. Throws when there is nothing to tell. */
export function startTeller(world: World, story: Story, teller: Teller): Promise<Actor> {
  if (teller === "poll") return poll(world, true);
  const paid = listPaid(world, story)[0];
  if (teller === "handler" && paid) return confirm(world, paid.page, paid.id);
  const delivery = world.gateway.deliveries().find(({ event }) => event === teller);
  if (!delivery) throw new Error(`Nothing to tell for ${teller}`);
  return deliverWebhook(world, delivery);
}
