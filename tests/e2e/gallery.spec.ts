import { createServer, type ViteDevServer } from "vite";
import { addresses } from "./environment";
import { expect } from "@playwright/test";
import { expectWellMade, test } from "./person";

// The phone preview blocks all scripts, axe's included, and Chromium logs an error about that.
test.use({ expectedFailure: /document's frame is sandboxed/ });

let server: ViteDevServer;

/** The gallery is on the development server only, so that server runs for these tests. */
test.beforeAll(async () => {
  const { port } = new URL(addresses.gallery);
  server = await createServer({
    cacheDir: `test-results/gallery-${port}`,
    logLevel: "warn",
    server: { port: Number(port), strictPort: true, hmr: false, watch: null },
    // Found before the first page asks for them: a package found later would load the page again.
    optimizeDeps: { entries: ["tests/gallery/main.tsx"] },
  });
  await server.listen();
});
test.afterAll(() => server.close());

test("the parts that are shown beside others fit all screens, and axe finds nothing", async ({ page }) => {
  await page.goto(addresses.gallery);
  await expectWellMade(page);
});

test("so do the parts that fill the screen, and the dialogs", async ({ page }) => {
  // A dozen screens, each in four widths.
  test.slow();
  await page.goto(addresses.gallery);
  const links = page.getByRole("navigation", { name: "Parts that fill the screen" }).getByRole("link");
  await expect(links.filter({ hasText: "confirm-dialog" })).toBeVisible();
  for (const name of await links.allTextContents()) {
    await test.step(name, async () => {
      // Within the page: the development server sends a hundred modules to each new one.
      await page.getByRole("link", { name, exact: true }).click();
      if (name.includes("dialog")) await expect(page.getByRole("dialog")).toBeVisible();
      await expectWellMade(page);
      await page.goBack();
    });
  }
});
