import fc from "fast-check";
import { callFaults, type CallFault } from "../simulation/scheduler";
import type { Simulation } from "../simulation/simulation";
import { requestStatus, confirmPayment, clickPay } from "./pages";
import { deliverWebhook, listPaidPayments, runJobs } from "./channels";
import { advance, type Progress } from "./progress";

/**
 * A random command. `advance` continues the scenario, `step` lets a running function make its next call, `fault` lets that call
 * fail in the way `end`, `wait` lets 61 s pass. `pick` chooses among the pages, payments, webhooks or runs to which the command can apply.
 */
export type Command =
  | { kind: "advance" | "poll" | "sweep" | "wait" | "lose webhooks" }
  | { kind: "click again" | "confirm" | "ask status" | "webhook" | "step"; pick: number }
  | { kind: "fault"; pick: number; end: CallFault };

const pick = fc.nat({ max: 11 });
const withoutPick = (kind: "advance" | "poll" | "sweep" | "wait" | "lose webhooks") => fc.constant({ kind });
const withPick = (kind: "click again" | "confirm" | "ask status" | "webhook" | "step") =>
  fc.record({ kind: fc.constant(kind), pick });

/** A random command. Steps are the most frequent, so that runs overlap and still make progress. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 24, arbitrary: withPick("step") },
  { weight: 12, arbitrary: withoutPick("advance") },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("fault" as const), pick, end: fc.constantFrom(...callFaults) }),
  },
  { weight: 6, arbitrary: withPick("webhook") },
  { weight: 4, arbitrary: withPick("confirm") },
  { weight: 1, arbitrary: withPick("ask status") },
  { weight: 1, arbitrary: withPick("click again") },
  { weight: 2, arbitrary: withoutPick("poll") },
  { weight: 1, arbitrary: withoutPick("sweep") },
  { weight: 1, arbitrary: withoutPick("wait") },
  { weight: 1, arbitrary: withoutPick("lose webhooks") },
);

/** Chooses an element of a list by a number of any size; undefined if the list is empty. */
function choose<Element>(elements: readonly Element[], number: number): Element | undefined {
  return elements[number % elements.length];
}

/** Runs the command; does nothing if it cannot be run at the moment. */
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
      return void (await runJobs(simulation, command.kind === "sweep"));
    case "wait":
      return simulation.letPass(61);
    case "lose webhooks":
      simulation.log("the pending webhooks are lost");
      return simulation.gateway.loseWebhooks();
    case "webhook": {
      const delivery = choose(simulation.gateway.deliveries(), command.pick);
      if (delivery) await deliverWebhook(simulation, delivery);
      return;
    }
    case "confirm": {
      const paidPayment = choose(listPaidPayments(simulation, progress), command.pick);
      if (paidPayment) await confirmPayment(simulation, paidPayment.page, paidPayment.id);
      return;
    }
    case "ask status": {
      const page = choose(
        progress.pages.filter((candidate) => candidate.orderId !== null),
        command.pick,
      );
      if (page) await requestStatus(simulation, page);
      return;
    }
    case "click again": {
      const page = choose(
        progress.arePagesClosed ? [] : progress.pages.filter(({ orderCall }) => orderCall !== null),
        command.pick,
      );
      if (page) await clickPay(simulation, page, false);
      return;
    }
    case "step": {
      const run = choose(simulation.scheduler.alive(), command.pick);
      if (run) await simulation.scheduler.step(run, "works");
      return;
    }
    case "fault": {
      const run = choose(simulation.scheduler.alive(), command.pick);
      if (run) await simulation.scheduler.step(run, command.end);
    }
  }
}
