import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base, type Browser, type BrowserContext, type Page } from "@playwright/test";

/** Matches the console error of a page whose prerendered HTML differs from the HTML that its script renders. */
const brokenHydration = /^Olympeak: hydrating the page failed/;

/**
 * Keeps the page painting. A headless browser paints only on request, and without paints the page gets no idle time and never
 * hydrates.
 */
async function keepPainting(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    setInterval(() => requestAnimationFrame(() => undefined), 100);
  });
}

/**
 * Opens a page on a new, empty device.
 *
 * @param browser the test's browser; closing the page's context removes the device
 * @returns a page of the device
 */
export async function openDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await keepPainting(context);
  return context.newPage();
}

/**
 * A test that fails on any error of the page: script errors, unexpected console errors, violations of the security policy.
 * `expectedConsoleError` matches the console errors that the test causes on purpose; by default the messages of a refused login.
 */
export const test = base.extend<{ expectedConsoleError: RegExp }>({
  expectedConsoleError: [
    /Failed to load resource: the server responded with a status of (400|401|409)/,
    { option: true },
  ],
  context: async ({ context }, provide) => {
    await keepPainting(context);
    await provide(context);
  },
  page: async ({ page, expectedConsoleError }, provide) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(`${error.name}: ${error.message}`));
    page.on("console", (message) => {
      const isError = message.type() === "error" && !expectedConsoleError.test(message.text());
      if (isError || brokenHydration.test(message.text())) errors.push(message.text());
    });
    await provide(page);
    expect(errors, "errors of the page").toEqual([]);
  },
});

/**
 * Waits until the page is hydrated.
 *
 * @param page a page of the site
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__reactContainer")),
  );
}

/**
 * Delays requests until they are released.
 *
 * @param page the page that makes the requests
 * @param pattern the URLs of the requests
 * @returns a function that releases the requests
 */
export async function delayRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/**
 * Finds controls that overlap, except nested controls and controls that float above the page on purpose.
 *
 * @param page the page in its current state
 * @returns a line for each pair of overlapping controls
 */
async function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = "a[href], button, input, select, textarea, summary, [role='button'], [tabindex='0']";
    const isFloating = (element: Element): boolean => {
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement)
        if (["fixed", "sticky"].includes(getComputedStyle(ancestor).position)) return true;
      return false;
    };
    const controls = [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !isFloating(element))
      .map((element) => ({ element, boxes: [...element.getClientRects()] }));
    const describeElement = (element: Element) =>
      `${element.tagName} "${element.textContent.trim().slice(0, 30)}"`;
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.width, b.width) > 2 &&
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return controls.flatMap(({ element, boxes }, index) =>
      controls
        .slice(index + 1)
        .filter((other) => !element.contains(other.element) && !other.element.contains(element))
        .filter((other) => boxes.some((a) => other.boxes.some((b) => overlap(a, b))))
        .map((other) => `${describeElement(element)} and ${describeElement(other.element)}`),
    );
  });
}

/** Runs axe only in the page and reports only violations; a separate page for the report would double the time. */
function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
}

/**
 * Checks the page at the widths of a phone, a tablet, a wide screen and a zoom of 400% (320 px, WCAG 2.2, 1.4.10): nothing scrolls
 * sideways, no controls overlap, and axe finds no violation.
 *
 * @param page the page in its current state
 */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that is still loading has no heading yet.
  await expect(page.locator("h1").first()).toBeAttached();
  const originalSize = page.viewportSize();
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => {
      const dialogs = [...document.querySelectorAll("dialog[open]")];
      const dialogOverflows = dialogs.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      // A phone's window grows with content that is too wide; its root element keeps the width of the screen.
      return Math.max(
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ...dialogOverflows,
      );
    });
    expect(overflow, `pixels of sideways scrolling at ${width} px on ${page.url()}`).toBeLessThanOrEqual(0);
    // A card that is moving may pass over another one.
    const message = `overlapping controls at ${width} px on ${page.url()}`;
    await expect.poll(() => findOverlaps(page), { message }).toEqual([]);
  }
  if (originalSize) await page.setViewportSize(originalSize);
  await page.evaluate(() => {
    // A spinner's animation never ends.
    const finiteAnimations = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(finiteAnimations.map((animation) => animation.finished.catch(() => null)));
  });
  const { violations } = await createAxe(page).analyze();
  const violationLines = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
  expect(violationLines, `axe on ${page.url()}`).toEqual([]);
}
