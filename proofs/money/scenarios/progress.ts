import type { Simulation } from "../simulation/simulation";
import { isServed, openPage, pressPay, type Page } from "./pages";
import { describeEvent, type ScenarioEvent, type Scenario } from "./scenario";

/** A family gives up; random commands alone never makes it press so often. */
const maxPresses = 40;

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

/** The order that is paid by a page; payments are made in the bank's simulation, so they need no page that is open. */
async function applyBank(
  simulation: Simulation,
  progress: Progress,
  event: Extract<ScenarioEvent, { kind: "bank" }>,
): Promise<void> {
  const page = getPage(progress, event.page);
  const index = event.payment - 1;
  const id = (page.payments[index] ??= simulation.gateway.begin(
    page.orderId ?? "",
    event.isAltered ?? false,
  ));
  if (event.act === "fails") simulation.gateway.fail(id);
  if (event.act === "authorises") simulation.gateway.authorise(id);
  if (event.act === "captures") simulation.gateway.capture(id);
}

/** Presses under way make a step each; a press that came to nothing is made again after a minute. */
async function applyPress(simulation: Simulation, progress: Progress, names: string[]): Promise<boolean> {
  const waiting = names.map((name) => getPage(progress, name)).filter((page) => !isServed(page));
  for (const page of waiting) {
    const { press } = page;
    if (press?.state === "alive") await simulation.scheduler.step(press, "works");
    else {
      if (press) await simulation.letPass(61);
      page.presses += 1;
      if (page.presses > maxPresses) throw new Error(`${page.name} never gets its order`);
      page.press = await pressPay(simulation, page, true);
    }
  }
  return waiting.every(isServed);
}

/** The scenario continues by one event, or by one step of the presses under way. */
export async function advance(simulation: Simulation, progress: Progress): Promise<void> {
  const event = progress.scenario.events[progress.next];
  if (!event) return;
  if (event.kind === "press") {
    if (await applyPress(simulation, progress, event.pages)) progress.next += 1;
    return;
  }
  simulation.log(describeEvent(event));
  progress.next += 1;
  if (event.kind === "bank") await applyBank(simulation, progress, event);
  if (event.kind === "price") await simulation.database.setPrice(event.exam, event.paise);
  if (event.kind === "over") await simulation.database.endExam(event.exam);
  if (event.kind === "late") {
    // No run of a function lives that long, and a page that presses later begins another scenario.
    progress.areClosed = true;
    simulation.scheduler.clear();
    await simulation.letPass(event.hours * 3600);
  }
}
