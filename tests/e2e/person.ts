import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";

/**
 * A test in which any error of the page fails it: script errors, unexpected console errors, broken security policy.
 * `expectedFailure` matches the browser's own messages about what a test does on purpose; a refused login unless told.
 */
export const test = base.extend<{ expectedFailure: RegExp }>({
  expectedFailure: [
    /Failed to load resource: the server responded with a status of (400|401|409)/,
    { option: true },
  ],
  page: async ({ page, expectedFailure }, provide) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(`${error.name}: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" && !expectedFailure.test(message.text())) errors.push(message.text());
    });
    await provide(page);
    expect(errors, "errors of the page").toEqual([]);
  },
});

/**
 * Looks at the page as somebody with a phone, a wide screen or a screen reader does: nothing scrolls sideways at 360 and
 * 1280 px, and axe finds nothing.
 *
 * @param page the page as it is now
 */
export async function expectWellMade(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `pixels of sideways scrolling at ${width} px on ${page.url()}`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
