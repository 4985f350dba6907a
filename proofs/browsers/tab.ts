import { vi } from "vitest";

/** An element of a page, in any browser's protocol. */
export type Found = {
  isVisible: () => Promise<boolean>;
  /** Its rectangle in pixels, as text to compare. */
  place: () => Promise<string>;
  click: () => Promise<void>;
  type: (text: string) => Promise<void>;
};

/** One tab of any browser. Addresses are absolute, paths are XPath, expressions are JavaScript. */
export type Tab = {
  open: (address: string) => Promise<void>;
  findAll: (path: string) => Promise<Found[]>;
  evaluate: (expression: string) => Promise<unknown>;
  /** Errors of the page's scripts so far; always empty where the browser's protocol does not report them. */
  errors: readonly string[];
  close: () => Promise<void>;
};

/** Much longer than any step takes, so that a busy machine does not fail the test. */
const patience = { timeout: 60_000, interval: 100 };

const isAlive = `Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__reactContainer"))`;

/** A button of this name. */
export const button = (name: string) => `//button[normalize-space()="${name}"]`;
/** A link of this name. */
export const link = (name: string) => `//a[normalize-space()="${name}"]`;
/** The card of a choice. */
export const choice = (name: string) => `//main//label[normalize-space()="${name}"]`;
/** The control under this label, which may say more after it. */
export const field = (label: string) => `//*[@id=//label[starts-with(normalize-space(),"${label}")]/@for]`;
/** The innermost element with this text in it. */
export const text = (part: string) =>
  `//*[contains(normalize-space(),"${part}")][not(*[contains(normalize-space(),"${part}")])]`;

async function findVisible(tab: Tab, path: string): Promise<Found> {
  for (const found of await tab.findAll(path)) if (await found.isVisible()) return found;
  throw new Error(`Nothing visible is at ${path}.`);
}

/**
 * Waits until an expression is true in the page.
 *
 * @throws Error with the expression after a minute
 */
export async function waitUntil(tab: Tab, expression: string, limits = patience): Promise<void> {
  await vi.waitFor(async () => {
    if ((await tab.evaluate(expression)) !== true) throw new Error(`It is never true that ${expression}`);
  }, limits);
}

/**
 * Waits until something is visible.
 *
 * @throws Error with the path after a minute
 */
export async function see(tab: Tab, path: string): Promise<void> {
  await vi.waitFor(() => findVisible(tab, path), patience);
}

/**
 * Presses the first visible element at a path once the page's script has taken over and the element no longer moves, as a
 * person would; waits for all of it.
 *
 * @throws Error with the last obstacle after a minute
 */
export async function press(tab: Tab, path: string): Promise<void> {
  await waitUntil(tab, isAlive);
  let last = "";
  await vi.waitFor(async () => {
    const found = await findVisible(tab, path);
    const place = await found.place();
    if (place !== last) {
      last = place;
      throw new Error(`${path} is still moving.`);
    }
    await found.click();
  }, patience);
}

/**
 * Presses an element until an expression is true in the page: what a browser fetches late may move the page between the aim
 * and the press. Only for what a second press does not change, such as a choice.
 *
 * @throws Error with the expression after a minute
 */
export async function pressUntil(tab: Tab, path: string, expression: string): Promise<void> {
  await vi.waitFor(async () => {
    await press(tab, path);
    await waitUntil(tab, expression, { timeout: 2000, interval: 50 });
  }, patience);
}

/**
 * Types into an empty control; waits for it as `press` does.
 *
 * @throws Error with the path after a minute
 */
export async function fill(tab: Tab, path: string, typed: string): Promise<void> {
  await waitUntil(tab, isAlive);
  const control = await vi.waitFor(() => findVisible(tab, path), patience);
  await control.type(typed);
}

/**
 * Waits until the tab is at an address of the site.
 *
 * @param path such as `/login`
 * @throws Error with the path after a minute
 */
export const arrive = (tab: Tab, path: string): Promise<void> =>
  waitUntil(tab, `location.pathname === ${JSON.stringify(path)}`);
