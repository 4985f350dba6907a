import { students } from "../simulation/people";
import type { Snapshot } from "../simulation/snapshot";
import type { Simulation } from "../simulation/simulation";
import type { Scenario } from "./scenario";
import { runToQuiescence, finishRuns } from "./run-to-quiescence";
import { beginScenario, advance, isScenarioOver, type Progress } from "./progress";

/** The end of a run: the rows, the refunds at the gateway in paise, and a line of text for each problem. */
export type Outcome = { rows: Snapshot & { refundsPaise: number[] }; problems: string[] };

/**
 * Runs a scenario from empty tables: its first `eventCountBefore` events, then `disturb`, then the rest until no row changes any
 * more.
 */
export async function runScenario(
  simulation: Simulation,
  scenario: Scenario,
  eventCountBefore: number,
  disturb: (progress: Progress) => Promise<void>,
): Promise<Outcome> {
  await simulation.reset();
  const progress = beginScenario(scenario);
  while (progress.nextEvent < eventCountBefore && !isScenarioOver(progress))
    await advance(simulation, progress);
  simulation.log("from here on with faults");
  await disturb(progress);
  simulation.log("from here on without faults");
  await finishRuns(simulation);
  const rows = {
    ...(await runToQuiescence(simulation, progress)),
    refundsPaise: simulation.gateway.listRefundsPaise(),
  };
  const violations = await simulation.database.listViolations();
  return {
    rows,
    problems: [
      ...violations,
      ...listUnreceivedMessages(simulation, rows),
      ...(await listUnprocessedWebhooks(simulation)),
    ],
  };
}

/** Runs a scenario without faults. */
export function runUndisturbed(simulation: Simulation, scenario: Scenario): Promise<Outcome> {
  return runScenario(simulation, scenario, Infinity, async () => undefined);
}

/** Lists messages that are recorded as sent but did not arrive at the mailbox. */
function listUnreceivedMessages({ mailbox }: Simulation, rows: Snapshot): string[] {
  const mails = ["purchase_email", "refund_email"].flatMap((kind) => {
    const sentCount = rows.outbox.filter((line) => line.endsWith(`: ${kind} sent`)).length;
    const receivedCount = mailbox.countMails(kind);
    return sentCount === receivedCount
      ? []
      : [`${sentCount} of ${kind} on record, ${receivedCount} received`];
  });
  const contacts = Object.entries(students).filter(
    ([name, id]) =>
      rows.outbox.includes(`${name}: purchase_contact sent`) && !mailbox.hasContact(`${id}@olympeak.example`),
  );
  return [...mails, ...contacts.map(([name]) => `the contact of ${name} was not received`)];
}

/** Lists webhooks that got a successful response but were not processed. */
async function listUnprocessedWebhooks({ database, gateway }: Simulation): Promise<string[]> {
  const unprocessedIds = new Set(await database.listUnprocessedEventIds());
  return gateway
    .deliveries()
    .filter(({ state, eventId }) => state === "delivered" && unprocessedIds.has(eventId))
    .map(({ event }) => `a delivered ${event} is not processed`);
}
