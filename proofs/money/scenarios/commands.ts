import fc from "fast-check";
import { callFaults, type CallFault } from "../simulation/scheduler";
import type { Simulation } from "../simulation/simulation";
import { askStatus, confirm, pressPay } from "./pages";
import { deliverWebhook, listPaid, poll } from "./channels";
import { advance, type Progress } from "./progress";

/** One random decision: what happens next, and to which of those it could happen to. */
export type Command =
  | { kind: "advance" | "poll" | "sweep" | "wait" | "lose webhooks" }
  | { kind: "press again" | "confirm" | "ask status" | "webhook" | "step"; pick: number }
  | { kind: "fault"; pick: number; end: CallFault };

const pick = fc.nat({ max: 11 });
const plain = (kind: "advance" | "poll" | "sweep" | "wait" | "lose webhooks") => fc.constant({ kind });
const picking = (kind: "press again" | "confirm" | "ask status" | "webhook" | "step") =>
  fc.record({ kind: fc.constant(kind), pick });

/** Any command; steps are the most frequent, so that runs overlap and still get somewhere. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 24, arbitrary: picking("step") },
  { weight: 12, arbitrary: plain("advance") },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("fault" as const), pick, end: fc.constantFrom(...callFaults) }),
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

/** Runs the command where the simulation is such that it can be run. */
export async function runCommand(
  simulation: Simulation,
  progress: Progress,
  command: Command,
): Promise<void> {
  switch (command.kind) {
    case "advance":
      return advance(simulation, progress);
    case "poll":
    case "sweep":
      return void (await poll(simulation, command.kind === "sweep"));
    case "wait":
      return simulation.letPass(61);
    case "lose webhooks":
      simulation.log("the webhooks that wait are lost");
      return simulation.gateway.loseWebhooks();
    case "webhook": {
      const delivery = choose(simulation.gateway.deliveries(), command.pick);
      if (delivery) await deliverWebhook(simulation, delivery);
      return;
    }
    case "confirm": {
      const paid = choose(listPaid(simulation, progress), command.pick);
      if (paid) await confirm(simulation, paid.page, paid.id);
      return;
    }
    case "ask status": {
      const page = choose(
        progress.pages.filter((candidate) => candidate.orderId !== null),
        command.pick,
      );
      if (page) await askStatus(simulation, page);
      return;
    }
    case "press again": {
      const page = choose(
        progress.areClosed ? [] : progress.pages.filter(({ press }) => press !== null),
        command.pick,
      );
      if (page) await pressPay(simulation, page, false);
      return;
    }
    case "step": {
      const actor = choose(simulation.scheduler.alive(), command.pick);
      if (actor) await simulation.scheduler.step(actor, "works");
      return;
    }
    case "fault": {
      const actor = choose(simulation.scheduler.alive(), command.pick);
      if (actor) await simulation.scheduler.step(actor, command.end);
    }
  }
}
