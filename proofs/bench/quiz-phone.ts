import { type Browser, type BrowserContext, type CDPSession, type Page } from "playwright";

/** A phone on slow 4G: 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms latency, a quarter of this processor. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

export type Phone = { context: BrowserContext; page: Page; session: CDPSession };

/**
 * Runs in the page. Marks the time since the navigation when the first usable choice has been painted: a subject on the landing
 * page, or an option in a test. Choices that cannot be used yet are inert.
 */
function markFirstChoice(): void {
  const checkFrame = () => {
    if (!document.querySelector("input[type=radio]:not([inert] *)")) return requestAnimationFrame(checkFrame);
    const channel = new MessageChannel();
    channel.port1.addEventListener("message", () => performance.mark("first-choice"));
    channel.port1.start();
    return requestAnimationFrame(() => channel.port2.postMessage(null));
  };
  requestAnimationFrame(checkFrame);
}

/** Runs in the page. Clicks a button; returns the milliseconds until another question has been painted. */
function timeClickInPage(selector: string): Promise<number> {
  const readName = () => document.querySelector<HTMLInputElement>("input[type=radio]")?.name;
  const nameBefore = readName();
  const buttons = [...document.querySelectorAll<HTMLElement>(selector)];
  const button = buttons.find((candidate) => candidate.checkVisibility());
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const checkFrame = () => {
      if (readName() === nameBefore) return requestAnimationFrame(checkFrame);
      const channel = new MessageChannel();
      channel.port1.addEventListener("message", () => resolve(performance.now() - startedAt));
      channel.port1.start();
      return channel.port2.postMessage(null);
    };
    button?.click();
    requestAnimationFrame(checkFrame);
  });
}

/**
 * @param browser the browser
 * @param serviceWorkers whether the site's service worker may run
 * @returns a phone with an empty cache
 */
export async function openPhone(
  browser: Browser,
  { serviceWorkers }: { serviceWorkers: "allow" | "block" },
): Promise<Phone> {
  const context = await browser.newContext({ viewport: { width: 412, height: 839 }, serviceWorkers });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  // The TypeScript runner marks functions with this helper, which a page does not have.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(markFirstChoice);
  return { context, page, session };
}

/**
 * @param page a page that was just opened or reloaded
 * @returns milliseconds from then until the first usable choice was painted
 */
export async function waitForChoice(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName("first-choice").length > 0);
  return page.evaluate(() => performance.getEntriesByName("first-choice")[0]?.startTime ?? Number.NaN);
}

/**
 * @param page a page with a question or a choice of subjects
 * @param selector the button that leads to the next question
 * @returns milliseconds from the click until the next question was painted
 */
export function timeClick(page: Page, selector: string): Promise<number> {
  return page.evaluate(timeClickInPage, selector);
}

/** Chooses the first option of the question. */
async function chooseFirstOption(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>("input[type=radio]")?.click());
}

/** The button to the next question in a mock test or an exam. */
export const nextButton = "footer button:last-of-type";

/**
 * Answers questions and continues.
 *
 * @param page a page with a question
 * @param selector the button that leads to the next question
 * @param count the number of questions to answer; at least one more question must follow
 * @returns milliseconds from each click until the next question was painted
 */
export async function answerQuestions(page: Page, selector: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let question = 0; question < count; question += 1) {
    await chooseFirstOption(page);
    times.push(await timeClick(page, selector));
  }
  return times;
}
