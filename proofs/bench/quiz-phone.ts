import { type Browser, type BrowserContext, type CDPSession, type Page } from "playwright";

/** A phone on slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms a turn, a quarter of this processor. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

export type Phone = { context: BrowserContext; page: Page; session: CDPSession };

/**
 * Notes in the page, by its own clock, which starts with the navigation, when the first choice that can be made has been
 * painted: a subject on the landing page, an option in a test. What is only a picture of choices is inert.
 */
function noteFirstChoice(): void {
  const look = () => {
    if (!document.querySelector("input[type=radio]:not([inert] *)")) return requestAnimationFrame(look);
    const channel = new MessageChannel();
    channel.port1.addEventListener("message", () => performance.mark("first-choice"));
    channel.port1.start();
    return requestAnimationFrame(() => channel.port2.postMessage(null));
  };
  requestAnimationFrame(look);
}

/** Presses a button in the page, and waits until another question has been painted. */
function timePressInPage(selector: string): Promise<number> {
  const readName = () => document.querySelector<HTMLInputElement>("input[type=radio]")?.name;
  const before = readName();
  const buttons = [...document.querySelectorAll<HTMLElement>(selector)];
  const button = buttons.find((candidate) => candidate.checkVisibility());
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const look = () => {
      if (readName() === before) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.addEventListener("message", () => resolve(performance.now() - startedAt));
      channel.port1.start();
      return channel.port2.postMessage(null);
    };
    button?.click();
    requestAnimationFrame(look);
  });
}

/**
 * @param browser the browser
 * @param serviceWorkers whether the site may keep itself on the phone
 * @returns a phone that was never here, with an empty cache
 */
export async function takePhone(browser: Browser, serviceWorkers: "allow" | "block"): Promise<Phone> {
  const context = await browser.newContext({ viewport: { width: 412, height: 839 }, serviceWorkers });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  // The TypeScript runner marks functions with this helper, which a page does not have.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(noteFirstChoice);
  return { context, page, session };
}

/**
 * @param page just opened or loaded again
 * @returns milliseconds from there until the first choice that can be made was painted
 */
export async function waitForChoice(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName("first-choice").length > 0);
  return page.evaluate(() => performance.getEntriesByName("first-choice")[0]?.startTime ?? Number.NaN);
}

/**
 * @param page with a question or a choice of subjects on it
 * @param selector of the button that leads to the next question
 * @returns milliseconds from the press until the next question was painted
 */
export function timePress(page: Page, selector: string): Promise<number> {
  return page.evaluate(timePressInPage, selector);
}

/** @param page whose first option is chosen */
async function answer(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>("input[type=radio]")?.click());
}

/** The button to the next question in a mock test or an exam. */
export const nextButton = "footer button:last-of-type";

/**
 * Answers and continues.
 *
 * @param page with a question on it
 * @param selector of the button that leads to the next one
 * @param times how often; as many questions must follow
 * @returns milliseconds from each press until the next question was painted
 */
export async function stepOn(page: Page, selector: string, times: number): Promise<number[]> {
  const presses: number[] = [];
  for (let question = 0; question < times; question += 1) {
    await answer(page);
    presses.push(await timePress(page, selector));
  }
  return presses;
}
