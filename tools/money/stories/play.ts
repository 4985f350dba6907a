import { students } from "../world/people";
import type { Snapshot } from "../world/snapshot";
import type { World } from "../world/world";
import type { Scene } from "./scene";
import { comeToRest, finishRuns } from "./come-to-rest";
import { beginStory, goOn, isTold, type Story } from "./story";

/** How a telling of a scene ended: the rows with what went back (paise), and in words what is wrong anyway. */
export type Played = { rows: Snapshot & { refundsPaise: number[] }; faults: string[] };

/**
 * Plays a scene from empty tables: its first `toldBeats` beats calmly, then `disturb`, then until the world is
 * at rest.
 */
export async function play(
  world: World,
  scene: Scene,
  toldBeats: number,
  disturb: (story: Story) => Promise<void>,
): Promise<Played> {
  await world.reset();
  const story = beginStory(scene);
  while (story.next < toldBeats && !isTold(story)) await goOn(world, story);
  world.tell("from here anything may happen");
  await disturb(story);
  world.tell("from here all goes well");
  await finishRuns(world);
  const rows = { ...(await comeToRest(world, story)), refundsPaise: world.gateway.listRefundsPaise() };
  const violations = await world.database.listViolations();
  return { rows, faults: [...violations, ...listUnreceived(world, rows), ...(await listSkipped(world))] };
}

/** Plays a scene without any mishap. */
export function playCalmly(world: World, scene: Scene): Promise<Played> {
  return play(world, scene, Infinity, async () => undefined);
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
