import type { World } from "../world/world";
import { isServed, openPage, pressPay, type Page } from "./pages";
import { describeEvent, type ScenarioEvent, type Scenario } from "./scenario";

/** A family gives up; random commands alone never makes it press so often. */
const mostPresses = 40;

/** A scenario under way: how far it has come, and its pages. */
export type Progress = {
  readonly scenario: Scenario;
  readonly pages: Page[];
  next: number;
  areClosed: boolean;
};

/** The scenario before its first event. */
export function beginScenario(scenario: Scenario): Progress {
  const pages = Object.entries(scenario.pages).map(([name, plan]) => openPage(name, plan));
  return { scenario, pages, next: 0, areClosed: false };
}

/** Whether every event of the scenario has happened. */
export function isOver(progress: Progress): boolean {
  return progress.next >= progress.scenario.events.length;
}

function getPage(progress: Progress, name: string): Page {
  const page = progress.pages.find((candidate) => candidate.name === name);
  if (!page) throw new Error(`The scenario has no page ${name}`);
  return page;
}

/** The order that is paid by a page; payments are made in the bank's world, so they need no page that is open. */
async function applyBank(
  world: World,
  progress: Progress,
  event: Extract<ScenarioEvent, { kind: "bank" }>,
): Promise<void> {
  const page = getPage(progress, event.page);
  const index = event.payment - 1;
  const id = (page.payments[index] ??= world.gateway.begin(page.orderId ?? "", event.isAltered ?? false));
  if (event.act === "fails") world.gateway.fail(id);
  if (event.act === "authorises") world.gateway.authorise(id);
  if (event.act === "captures") world.gateway.capture(id);
}

/** Presses under way make a step each; a press that came to nothing is made again after a minute. */
async function applyPress(world: World, progress: Progress, names: string[]): Promise<boolean> {
  const waiting = names.map((name) => getPage(progress, name)).filter((page) => !isServed(page));
  for (const page of waiting) {
    const { press } = page;
    if (press?.state === "alive") await world.scheduler.step(press, "works");
    else {
      if (press) await world.letPass(61);
      page.presses += 1;
      if (page.presses > mostPresses) throw new Error(`${page.name} never gets its order`);
      page.press = await pressPay(world, page, true);
    }
  }
  return waiting.every(isServed);
}

/** The scenario continues by one event, or by one step of the presses under way. */
export async function advance(world: World, progress: Progress): Promise<void> {
  const event = progress.scenario.events[progress.next];
  if (!event) return;
  if (event.kind === "press") {
    if (await applyPress(world, progress, event.pages)) progress.next += 1;
    return;
  }
  world.log(describeEvent(event));
  progress.next += 1;
  if (event.kind === "bank") await applyBank(world, progress, event);
  if (event.kind === "price") await world.database.setPrice(event.exam, event.paise);
  if (event.kind === "over") await world.database.endExam(event.exam);
  if (event.kind === "late") {
    // No run of a function lives that long, and a page that presses later begins another scenario.
    progress.areClosed = true;
    world.scheduler.clear();
    await world.letPass(event.hours * 3600);
  }
}
