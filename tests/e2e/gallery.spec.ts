import { createServer, type ViteDevServer } from "vite";
import { addresses } from "./environment";
import { expect } from "@playwright/test";
import { expectAccessible, test } from "./base-test";

// The gallery's preview of a phone is a frame that blocks every script, also the script of axe. Chromium logs an error.
test.use({ expectedConsoleError: /document's frame is sandboxed/ });

let server: ViteDevServer;

/** Starts a development server, because the built site does not have the gallery. */
test.beforeAll(async () => {
  const { port } = new URL(addresses.gallery);
  server = await createServer({
    cacheDir: `test-results/gallery-${port}`,
    logLevel: "warn",
    server: { port: Number(port), strictPort: true, hmr: false, watch: null },
    // Vite finds the packages of the gallery before the first page; if it found one later, it would reload the page.
    optimizeDeps: { entries: ["tests/gallery/main.tsx"] },
  });
  await server.listen();
});
test.afterAll(() => server.close());

test("the page with all small parts is accessible", async ({ page }) => {
  await page.goto(addresses.gallery);
  await expectAccessible(page);
});

test("each part that fills the screen, and each dialog, is accessible", async ({ page }) => {
  // The test checks a dozen screens, each in four widths.
  test.slow();
  await page.goto(addresses.gallery);
  const links = page.getByRole("navigation", { name: "Parts that fill the screen" }).getByRole("link");
  await expect(links.filter({ hasText: "confirm-dialog" })).toBeVisible();
  for (const name of await links.allTextContents()) {
    await test.step(name, async () => {
      // Opens the part by a link within the page, because the development server sends a hundred modules to each new page.
      await page.getByRole("link", { name, exact: true }).click();
      if (name.includes("dialog")) await expect(page.getByRole("dialog")).toBeVisible();
      await expectAccessible(page);
      await page.goBack();
    });
  }
});
