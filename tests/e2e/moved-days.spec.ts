import { expect, type Page } from "@playwright/test";
import { olympiadPath, paths } from "../../src/config/paths";
import { formatDay, formatWeekday } from "../../src/content/calendar-day";
import { subjects } from "../../src/content/subjects";
import { editionDatesAroundToday } from "../support/edition-dates";
import { openDatabase } from "../stack/database";
import { openAdminPanel } from "./admin-panel";
import { addresses } from "./environment";
import {
  expectAccessible,
  delayRequests,
  openDevice,
  test as baseTest,
  waitUntilHydrated,
} from "./base-test";

/** The subject of the moved exam; no other test moves this exam. */
const reasoning = subjects.find(({ slug }) => slug === "reasoning");
if (!reasoning) throw new Error("There is no subject called reasoning.");

/** A day of the edition's exam period that no other exam has. */
const movedDay = new Date(Date.parse(editionDatesAroundToday().examOn) + 5 * 86_400_000)
  .toISOString()
  .slice(0, 10);

/** `moveExam` moves the exam as an organiser does in another browser; after the test the day is restored. */
const test = baseTest.extend<{ moveExam: () => Promise<void> }>({
  moveExam: async ({ browser }, provide) => {
    const sql = openDatabase(addresses.database);
    const [originalDay] = await sql`
      select edition_id, exam_id, exam_on::text, opens_at, last_start_at from public.edition_exams
      where exam_id = (select id from public.subjects where code = ${reasoning.code})
        and edition_id = (select id from public.editions where is_current)`;
    await provide(async () => {
      const organiser = await openDevice(browser);
      await openAdminPanel(organiser, "?section=exams&view=editions");
      await organiser.getByRole("button", { name: `Change ${reasoning.name}` }).click();
      const dialog = organiser.getByRole("dialog", { name: reasoning.name });
      await dialog.getByLabel("Exam day").fill(movedDay);
      await expect(dialog.getByText(/within five minutes/)).toBeVisible();
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(dialog).toBeHidden();
      await organiser.context().close();
    });
    await sql`
      update public.edition_exams
      set exam_on = ${originalDay?.exam_on}, opens_at = ${originalDay?.opens_at}, last_start_at = ${originalDay?.last_start_at}
      where edition_id = ${originalDay?.edition_id} and exam_id = ${originalDay?.exam_id}`;
    await sql.end();
  },
});

/** Returns the parts of a page for search engines: its description and its structured data. */
async function readSearchData(page: Page): Promise<string> {
  const description = await page.locator('head meta[name="description"]').getAttribute("content");
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  return `${description} ${data}`;
}

test("a visitor sees the moved exam day everywhere on the page, and the text in view does not shift", async ({
  page,
  moveExam,
}) => {
  await moveExam();
  const release = await delayRequests(page, "**/rest/v1/editions*");
  await page.goto(olympiadPath("reasoning", 5));
  await waitUntilHydrated(page);
  // Until the reply arrives, the page shows the day with which it was built.
  const main = page.getByRole("main");
  await expect(main.getByText(formatDay(editionDatesAroundToday().examOn)).first()).toBeVisible();
  const heading = page.getByRole("heading", { name: "Important Dates" });
  await heading.scrollIntoViewIfNeeded();
  const positionBefore = (await heading.boundingBox())?.y;
  expect(positionBefore).toBeDefined();
  release();
  await expect(main.getByText(`on ${formatWeekday(movedDay)}.`, { exact: false }).first()).toBeAttached();
  await expect(main.getByText(formatDay(editionDatesAroundToday().examOn))).toHaveCount(0);
  // The text that the reader sees does not move, although texts above it may get another line.
  const positionAfter = (await heading.boundingBox())?.y ?? Number.NaN;
  // Browsers scroll by whole pixels.
  expect(
    Math.abs(positionAfter - (positionBefore ?? Number.NaN)),
    "pixels that the heading moved",
  ).toBeLessThan(1);
  const searchData = await readSearchData(page);
  expect(searchData).toContain(`exam on ${formatDay(movedDay)}`);
  expect(searchData).toContain(`on ${formatWeekday(movedDay)}`);
  expect(searchData).not.toContain(formatDay(editionDatesAroundToday().examOn));
  await expect(page.locator("head title")).toHaveCount(1);
  await expectAccessible(page);
});

test("the home page shows the moved day in its calendar, keeps its head tags, and requests the editions once", async ({
  page,
  moveExam,
}) => {
  await moveExam();
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/rest/v1/editions")) requests.push(request.url());
  });
  await page.goto(paths.home);
  const tile = page.getByRole("listitem").filter({ hasText: reasoning.name }).locator("time").first();
  await expect(tile).toHaveAttribute("datetime", movedDay);
  await expect(page.locator("head title")).toHaveCount(1);
  expect(await readSearchData(page)).toContain(`to ${formatDay(movedDay)}`);
  // Later pages use the stored reply, also after a full page load.
  await page.goto(paths.mathExam);
  await waitUntilHydrated(page);
  await page.goto(paths.home);
  await expect(tile).toHaveAttribute("datetime", movedDay);
  expect(requests).toHaveLength(1);
});

test.describe("while the server cannot be reached", () => {
  test.use({ expectedConsoleError: /Failed to load resource/ });

  test("a page shows the exam day with which it was built", async ({ page }) => {
    await page.route("**/rest/v1/editions*", (route) => route.abort());
    const failure = page.waitForEvent("requestfailed", (request) =>
      request.url().includes("/rest/v1/editions"),
    );
    await page.goto(olympiadPath("reasoning", 5));
    await failure;
    await expect(page.getByText(formatDay(editionDatesAroundToday().examOn)).first()).toBeVisible();
    await expectAccessible(page);
  });
});
