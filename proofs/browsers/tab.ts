import { vi } from "vitest";

/** An element of a page, in any browser's protocol. */
export type PageElement = {
  isVisible: () => Promise<boolean>;
  /** Returns its rectangle in pixels, as text that can be compared. */
  readRectangle: () => Promise<string>;
  click: () => Promise<void>;
  type: (text: string) => Promise<void>;
};

/** One tab of any browser. Addresses are absolute, paths are XPath, expressions are JavaScript. */
export type Tab = {
  open: (address: string) => Promise<void>;
  findAll: (path: string) => Promise<PageElement[]>;
  evaluate: (expression: string) => Promise<unknown>;
  /** Errors of the page's scripts so far; always empty if the browser's protocol does not report them. */
  errors: readonly string[];
  close: () => Promise<void>;
};

/** A time limit much longer than any step takes, so that the test does not fail on a busy machine. */
const waitOptions = { timeout: 60_000, interval: 100 };

/** The expression that is true once React runs in the page. */
const reactIsRunning = `Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__reactContainer"))`;

/** The XPath of a button with this name. */
export const button = (name: string) => `//button[normalize-space()="${name}"]`;
/** The XPath of a link with this name. */
export const link = (name: string) => `//a[normalize-space()="${name}"]`;
/** The XPath of the label of an option, such as "Class 5". */
export const choice = (name: string) => `//main//label[normalize-space()="${name}"]`;
/** The XPath of the control whose label starts with this text. */
export const field = (label: string) => `//*[@id=//label[starts-with(normalize-space(),"${label}")]/@for]`;
/** The XPath of the innermost element that contains this text. */
export const text = (part: string) =>
  `//*[contains(normalize-space(),"${part}")][not(*[contains(normalize-space(),"${part}")])]`;

async function findVisible(tab: Tab, path: string): Promise<PageElement> {
  for (const element of await tab.findAll(path)) if (await element.isVisible()) return element;
  throw new Error(`Nothing visible is at ${path}.`);
}

/**
 * Waits until an expression is true in the page.
 *
 * @throws Error with the expression if it is not true within the time limit, by default a minute
 */
export async function waitUntil(tab: Tab, expression: string, limits = waitOptions): Promise<void> {
  await vi.waitFor(async () => {
    if ((await tab.evaluate(expression)) !== true)
      throw new Error(`This expression is never true: ${expression}`);
  }, limits);
}

/**
 * Waits until an element at a path is visible.
 *
 * @throws Error with the path after a minute
 */
export async function expectVisible(tab: Tab, path: string): Promise<void> {
  await vi.waitFor(() => findVisible(tab, path), waitOptions);
}

/** Returns a function that finds the first visible element at a path, and throws as long as it moves between two calls. */
function createStillFinder(tab: Tab, path: string): () => Promise<PageElement> {
  let lastRectangle = "";
  return async () => {
    const element = await findVisible(tab, path);
    const rectangle = await element.readRectangle();
    if (rectangle === lastRectangle) return element;
    lastRectangle = rectangle;
    throw new Error(`${path} is still moving.`);
  };
}

/**
 * Waits until React runs in the page, and an element at a path is visible and no longer moves; then presses the first such
 * element.
 *
 * @throws Error with the last obstacle after a minute
 */
export async function press(tab: Tab, path: string): Promise<void> {
  await waitUntil(tab, reactIsRunning);
  const findStill = createStillFinder(tab, path);
  await vi.waitFor(async () => (await findStill()).click(), waitOptions);
}

/**
 * Presses an element until an expression is true in the page, because content that loads late can move the element just
 * before the press. Only for an element where a second press makes no difference, such as a radio button.
 *
 * @throws Error with the expression after a minute
 */
export async function pressUntil(tab: Tab, path: string, expression: string): Promise<void> {
  await vi.waitFor(async () => {
    await press(tab, path);
    await waitUntil(tab, expression, { timeout: 2000, interval: 50 });
  }, waitOptions);
}

/**
 * Types into an empty control; waits for it as `press` does, because text typed into a control that moves can get lost.
 *
 * @throws Error with the last obstacle after a minute
 */
export async function fill(tab: Tab, path: string, content: string): Promise<void> {
  await waitUntil(tab, reactIsRunning);
  const control = await vi.waitFor(createStillFinder(tab, path), waitOptions);
  await control.type(content);
}

/**
 * Waits until the tab is at an address of the site.
 *
 * @param pathname such as `/login`
 * @throws Error with the path after a minute
 */
export const expectPathname = (tab: Tab, pathname: string): Promise<void> =>
  waitUntil(tab, `location.pathname === ${JSON.stringify(pathname)}`);
