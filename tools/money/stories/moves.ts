import fc from "fast-check";
import { mishaps, type Mishap } from "../world/stage";
import type { World } from "../world/world";
import { askStatus, confirm, pressPay } from "./pages";
import { deliverWebhook, listPaid, poll } from "./tellers";
import { goOn, type Story } from "./story";

/** One decision of chance: what happens next, and to which of those it could happen to. */
export type Move =
  | { move: "go on" | "poll" | "sweep" | "wait" | "lose webhooks" }
  | { move: "press again" | "confirm" | "ask status" | "webhook" | "step"; pick: number }
  | { move: "mishap"; pick: number; fate: Mishap };

const pick = fc.nat({ max: 11 });
const plain = (move: "go on" | "poll" | "sweep" | "wait" | "lose webhooks") => fc.constant({ move });
const picking = (move: "press again" | "confirm" | "ask status" | "webhook" | "step") =>
  fc.record({ move: fc.constant(move), pick });

/** Any move; steps are the most frequent, so that runs overlap and still get somewhere. */
export const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 24, arbitrary: picking("step") },
  { weight: 12, arbitrary: plain("go on") },
  {
    weight: 5,
    arbitrary: fc.record({ move: fc.constant("mishap" as const), pick, fate: fc.constantFrom(...mishaps) }),
  },
  { weight: 6, arbitrary: picking("webhook") },
  { weight: 4, arbitrary: picking("confirm") },
  { weight: 1, arbitrary: picking("ask status") },
  { weight: 1, arbitrary: picking("press again") },
  { weight: 2, arbitrary: plain("poll") },
  { weight: 1, arbitrary: plain("sweep") },
  { weight: 1, arbitrary: plain("wait") },
  { weight: 1, arbitrary: plain("lose webhooks") },
);

/** The one a number stands for. */
function choose<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % items.length];
}

/** Makes the move if the world is such that it can be made. */
export async function makeMove(world: World, story: Story, move: Move): Promise<void> {
  switch (move.move) {
    case "go on":
      return goOn(world, story);
    case "poll":
    case "sweep":
      return void (await poll(world, move.move === "sweep"));
    case "wait":
      return world.letPass(61);
    case "lose webhooks":
      world.tell("the webhooks that wait are lost");
      return world.gateway.loseWebhooks();
    case "webhook": {
      const delivery = choose(world.gateway.deliveries(), move.pick);
      if (delivery) await deliverWebhook(world, delivery);
      return;
    }
    case "confirm": {
      const paid = choose(listPaid(world, story), move.pick);
      if (paid) await confirm(world, paid.page, paid.id);
      return;
    }
    case "ask status": {
      const page = choose(
        story.pages.filter((candidate) => candidate.orderId !== null),
        move.pick,
      );
      if (page) await askStatus(world, page);
      return;
    }
    case "press again": {
      const page = choose(
        story.areClosed ? [] : story.pages.filter(({ press }) => press !== null),
        move.pick,
      );
      if (page) await pressPay(world, page, false);
      return;
    }
    case "step": {
      const actor = choose(world.stage.alive(), move.pick);
      if (actor) await world.stage.step(actor, "works");
      return;
    }
    case "mishap": {
      const actor = choose(world.stage.alive(), move.pick);
      if (actor) await world.stage.step(actor, move.fate);
    }
  }
}
