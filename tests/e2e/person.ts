import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base, type Browser, type BrowserContext, type Page } from "@playwright/test";

/** The report of a page whose hydration failed: its prerendered HTML and its script disagree. */
const brokenHydration = /^Olympeak: hydrating the page failed/;

/**
 * A screen asks for pictures all the time, a headless shell for none unless somebody wants one: then its page finds no idle
 * moment either, and never begins.
 */
async function keepPainting(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    setInterval(() => requestAnimationFrame(() => undefined), 100);
  });
}

/**
 * Opens a page on a new, empty device.
 *
 * @param browser the test's; closing a page's context takes the device away
 * @returns a page of the device
 */
export async function openDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await keepPainting(context);
  return context.newPage();
}

/**
 * A test in which any error of the page fails it: script errors, unexpected console errors, broken security policy.
 * `expectedFailure` matches the browser's own messages about what a test does on purpose; a refused login unless given.
 */
export const test = base.extend<{ expectedFailure: RegExp }>({
  expectedFailure: [
    /Failed to load resource: the server responded with a status of (400|401|409)/,
    { option: true },
  ],
  context: async ({ context }, provide) => {
    await keepPainting(context);
    await provide(context);
  },
  page: async ({ page, expectedFailure }, provide) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(`${error.name}: ${error.message}`));
    page.on("console", (message) => {
      const isError = message.type() === "error" && !expectedFailure.test(message.text());
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
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__reactContainer")),
  );
}

/**
 * Holds back responses until they are released.
 *
 * @param page who asks
 * @param pattern the addresses asked for
 * @returns lets go
 */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/**
 * Finds controls that overlap. Nested controls do not count, nor those that float above the page on purpose.
 *
 * @param page the page as it is now
 * @returns a line for each pair
 */
async function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = "a[href], button, input, select, textarea, summary, [role='button'], [tabindex='0']";
    const isFloating = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
      return false;
    };
    const things = [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !isFloating(element))
      .map((element) => ({ element, boxes: [...element.getClientRects()] }));
    const name = (element: Element) => `${element.tagName} "${element.textContent.trim().slice(0, 30)}"`;
    const touches = (a: DOMRect, b: DOMRect) =>
      Math.min(a.width, b.width) > 2 &&
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return things.flatMap(({ element, boxes }, index) =>
      things
        .slice(index + 1)
        .filter((other) => !element.contains(other.element) && !other.element.contains(element))
        .filter((other) => boxes.some((a) => other.boxes.some((b) => touches(a, b))))
        .map((other) => `${name(element)} and ${name(other.element)}`),
    );
  });
}

/** In the page alone, and telling of nothing but what is wrong: a page of axe's own for its report would take as long again. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
}

/**
 * Looks at the page as somebody with a phone, a tablet, a wide screen, a page zoomed to 400 % (320 px, WCAG 2.2, 1.4.10) or a
 * screen reader does: nothing scrolls sideways, nothing to press lies on something else, and axe finds nothing.
 *
 * @param page the page as it is now
 */
export async function expectWellMade(page: Page): Promise<void> {
  // A page that is still loading has no heading yet.
  await expect(page.locator("h1").first()).toBeAttached();
  const before = page.viewportSize();
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => {
      const dialogs = [...document.querySelectorAll("dialog[open]")];
      const inside = dialogs.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      // A phone's window grows with what is too wide; its root keeps the width of the screen.
      return Math.max(document.documentElement.scrollWidth - document.documentElement.clientWidth, ...inside);
    });
    expect(overflow, `pixels of sideways scrolling at ${width} px on ${page.url()}`).toBeLessThanOrEqual(0);
    // A card that leaves for its new place may pass over another one.
    const message = `lying on one another at ${width} px on ${page.url()}`;
    await expect.poll(() => findOverlaps(page), { message }).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
  await page.evaluate(() => {
    // A spinner never finishes.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
  });
  const { violations } = await axe(page).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
