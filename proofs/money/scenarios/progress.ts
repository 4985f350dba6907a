import type { Simulation } from "../simulation/simulation";
import { clickPay, hasOrder, openPage, type Page } from "./pages";
import { describeEvent, type ScenarioEvent, type Scenario } from "./scenario";

/** A page that clicks more often than this never gets its order; random commands alone do not cause so many clicks. */
const maxOrderCalls = 40;

/** A running scenario: its pages, the index of its next event, and whether its pages are closed. */
export type Progress = {
  readonly scenario: Scenario;
  readonly pages: Page[];
  nextEvent: number;
  arePagesClosed: boolean;
};

/** Creates the progress of a scenario before its first event. */
export function beginScenario(scenario: Scenario): Progress {
  const pages = Object.entries(scenario.pages).map(([name, plan]) => openPage(name, plan));
  return { scenario, pages, nextEvent: 0, arePagesClosed: false };
}

/** Whether every event of the scenario has happened. */
export function isScenarioOver(progress: Progress): boolean {
  return progress.nextEvent >= progress.scenario.events.length;
}

function getPage(progress: Progress, name: string): Page {
  const page = progress.pages.find((candidate) => candidate.name === name);
  if (!page) throw new Error(`The scenario has no page ${name}`);
  return page;
}

/** Applies an event of the bank. The page may be closed, because payments are simulated at the bank. */
async function applyBankEvent(
  simulation: Simulation,
  progress: Progress,
  event: Extract<ScenarioEvent, { kind: "bank" }>,
): Promise<void> {
  const page = getPage(progress, event.page);
  const index = event.payment - 1;
  const id = (page.payments[index] ??= simulation.gateway.startPayment(
    page.orderId ?? "",
    event.isAltered ?? false,
  ));
  if (event.act === "fails") simulation.gateway.fail(id);
  if (event.act === "authorises") simulation.gateway.authorise(id);
  if (event.act === "captures") simulation.gateway.capture(id);
}

/** Lets each running click make a step, and clicks again after a minute if a click ended without an order. Resolves to whether all pages have their orders. */
async function applyClickEvent(
  simulation: Simulation,
  progress: Progress,
  pageNames: string[],
): Promise<boolean> {
  const waitingPages = pageNames.map((name) => getPage(progress, name)).filter((page) => !hasOrder(page));
  for (const page of waitingPages) {
    const { orderCall } = page;
    if (orderCall?.state === "alive") await simulation.scheduler.step(orderCall, "works");
    else {
      if (orderCall) await simulation.letPass(61);
      page.orderCallCount += 1;
      if (page.orderCallCount > maxOrderCalls) throw new Error(`${page.name} never gets its order`);
      page.orderCall = await clickPay(simulation, page, true);
    }
  }
  return waitingPages.every(hasOrder);
}

/** Continues the scenario by one event, or by one step of the running clicks. */
export async function advance(simulation: Simulation, progress: Progress): Promise<void> {
  const event = progress.scenario.events[progress.nextEvent];
  if (!event) return;
  if (event.kind === "click") {
    if (await applyClickEvent(simulation, progress, event.pages)) progress.nextEvent += 1;
    return;
  }
  simulation.log(describeEvent(event));
  progress.nextEvent += 1;
  if (event.kind === "bank") await applyBankEvent(simulation, progress, event);
  if (event.kind === "price") await simulation.database.setPrice(event.exam, event.paise);
  if (event.kind === "exam over") await simulation.database.moveExamToYesterday(event.exam);
  if (event.kind === "time passes") {
    // No function runs for hours, and a later click would be another scenario.
    progress.arePagesClosed = true;
    simulation.scheduler.clear();
    await simulation.letPass(event.hours * 3600);
  }
}
