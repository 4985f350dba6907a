import { students } from "../world/people";
import type { Snapshot } from "../world/snapshot";
import type { World } from "../world/world";
import type { Scenario } from "./scenario";
import { runToQuiescence, finishRuns } from "./run-to-quiescence";
import { beginScenario, advance, isOver, type Progress } from "./progress";

/** How a run of a scenario ended: the rows with what went back (paise), and in words what is wrong anyway. */
export type Outcome = { rows: Snapshot & { refundsPaise: number[] }; problems: string[] };

/**
 * Runs a scenario from empty tables: its first `eventsBefore` events undisturbed, then `disturb`, then until nothing
 * changes any more.
 */
export async function runScenario(
  world: World,
  scenario: Scenario,
  eventsBefore: number,
  disturb: (progress: Progress) => Promise<void>,
): Promise<Outcome> {
  await world.reset();
  const progress = beginScenario(scenario);
  while (progress.next < eventsBefore && !isOver(progress)) await advance(world, progress);
  world.log("from here anything may happen");
  await disturb(progress);
  world.log("from here all goes well");
  await finishRuns(world);
  const rows = {
    ...(await runToQuiescence(world, progress)),
    refundsPaise: world.gateway.listRefundsPaise(),
  };
  const violations = await world.database.listViolations();
  return { rows, problems: [...violations, ...listUnreceived(world, rows), ...(await listSkipped(world))] };
}

/** Runs a scenario without any fault. */
export function runUndisturbed(world: World, scenario: Scenario): Promise<Outcome> {
  return runScenario(world, scenario, Infinity, async () => undefined);
}

/** Messages that a row says were sent, but nobody received. */
function listUnreceived({ mailbox }: World, rows: Snapshot): string[] {
  const mails = ["purchase_email", "refund_email"].flatMap((kind) => {
    const sent = rows.outbox.filter((line) => line.endsWith(`: ${kind} sent`)).length;
    const received = mailbox.countMails(kind);
    return sent === received ? [] : [`${sent} of ${kind} on record, ${received} received`];
  });
  const contacts = Object.entries(students).filter(
    ([name, id]) =>
      rows.outbox.includes(`${name}: purchase_contact sent`) && !mailbox.hasContact(`${id}@olympeak.example`),
  );
  return [...mails, ...contacts.map(([name]) => `the contact of ${name} was not received`)];
}

/** Webhooks that we answered well and never worked on. */
async function listSkipped({ database, gateway }: World): Promise<string[]> {
  const unprocessed = new Set(await database.listUnprocessed());
  return gateway
    .deliveries()
    .filter(({ state, eventId }) => state === "delivered" && unprocessed.has(eventId))
    .map(({ event }) => `a delivered ${event} is not processed`);
}
