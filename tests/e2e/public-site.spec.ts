import { expect, type Page } from "@playwright/test";
import { listStaticPaths } from "../../src/app/static-paths";
import { paths, questionOfTheDayPath } from "../../src/config/paths";
import { expectWellMade, holdBack, test, waitUntilHydrated } from "./person";

// The longest file, and the last: one process alone would work on it after the other has gone home.
test.describe.configure({ mode: "parallel" });

/** Of the 96 olympiads, whose texts are tested in the built files: the shortest, the longest and the remapped ones. */
const olympiads = [
  "/olympiads/maths/class5",
  "/olympiads/gk/class1",
  "/olympiads/spellbee/class12",
  "/olympiads/computer/class9",
];
/** The pages of the question of the day differ by their number alone. */
const daily = questionOfTheDayPath(5);
const ofClasses = /^\/(?:olympiads|question-of-the-day)\//;
const addresses = [...listStaticPaths().filter((path) => !ofClasses.test(path)), ...olympiads, daily];

/** The visible text of a page, heading by heading, without that of a question, which comes by script. */
async function readHeadings(page: Page): Promise<string[]> {
  return page.getByRole("heading").and(page.locator(":not(fieldset *)")).allInnerTexts();
}

/** How one element looks. */
type Looks = { element: string; style: string; width: number; height: number };

/** How everything on a page looks, with all its accordions and menus open. */
async function readLooks(page: Page): Promise<Looks[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    return [...document.querySelectorAll("body *:not(svg *)")].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderWidth, font, display, boxShadow } = getComputedStyle(element);
      const style = [color, backgroundColor, borderWidth, font, display, boxShadow].join(" ");
      return { element: `${element.tagName} ${element.className}`, style, width, height };
    });
  });
}

/** The elements that look different now. The height of a line with two fonts may be rounded either way. */
function listChanges(before: readonly Looks[], after: readonly Looks[]): Looks[] {
  return after.filter((now, index) => {
    const then = before[index];
    if (!then || then.style !== now.style) return true;
    return Math.abs(then.width - now.width) > 2 || Math.abs(then.height - now.height) > 2;
  });
}

/** `page.addStyleTag` waits for a page that runs scripts. */
async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    document.head.append(Object.assign(document.createElement("style"), { textContent: text }));
  }, css);
}

/** Makes a slow phone of it: slow enough for a press between the frame's coming alive and the page's. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 8 });
}

/**
 * Makes a browser of it that runs no script and moves nothing, from the next page on: another context takes a second to
 * make.
 */
async function stopScripts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setScriptExecutionDisabled", { value: true });
  await page.emulateMedia({ reducedMotion: "reduce" });
}

/** Keeps the page's script on its way until it is let go. */
const holdScripts = (page: Page) => holdBack(page, "**/assets/*.js");

test.describe("every public page", () => {
  for (const address of addresses) {
    test(`${address} is well made, hydrates quietly, and reads the same without script`, async ({ page }) => {
      await page.goto(address);
      await waitUntilHydrated(page);
      await expectWellMade(page);
      const heads = page.locator("head > title, head > meta[name=description], head > link[rel=canonical]");
      const tags = await heads.evaluateAll((elements) => elements.map((element) => element.tagName));
      expect(new Set(tags).size, "no head tag twice").toBe(tags.length);
      const headings = await readHeadings(page);

      await stopScripts(page);
      await page.goto(address);
      // The first thing that a page's script does, before anything is painted.
      expect(await page.locator("html").getAttribute("style"), "the sky, which script chooses").toBeNull();
      expect(await readHeadings(page)).toEqual(expect.arrayContaining(headings));
      const looks = await readLooks(page);
      const html = await (await page.request.get(address)).text();
      const sheet = /<link rel="stylesheet" href="([^"]+)">/.exec(html)?.[1] ?? "";
      await addStyles(page, await (await page.request.get(sheet)).text());
      const changes = listChanges(looks, await readLooks(page));
      expect(changes, "what the whole style sheet changes").toEqual([]);
    });
  }
});

test("a first press while the script is on its way is not lost", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.home);
  await page.getByRole("button", { name: "Open the menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  release();
  await waitUntilHydrated(page);
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});

test("a class chosen while the script is on its way counts", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.home);
  await page
    .locator("main label")
    .filter({ hasText: /^Class 7$/ })
    .click();
  release();
  await waitUntilHydrated(page);
  await expect(page.getByRole("radio", { name: "Class 7" })).toBeChecked();
  await expect(page.getByRole("main").getByRole("link", { name: /^Science/ })).toHaveAttribute(
    "href",
    "/olympiads/science/class7",
  );
});

test("a subject chosen while the script is on its way counts, and its classes follow", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.mockTestLanding);
  await page
    .locator("main label")
    .filter({ hasText: /^Maths$/ })
    .click();
  release();
  await expect(page.getByRole("radio", { name: "Class 5", exact: true })).toBeAttached();
  await expect(page.getByRole("radio", { name: "Maths", exact: true })).toBeChecked();
});

test("a form that is sent while the script is on its way is kept, and never ends in the address", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(paths.login, { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "Email" }).fill("nobody@olympeak.example");
  await page.getByLabel("Password").fill("not-the-password");
  await page.getByRole("button", { name: "Log in" }).click();
  release();
  await expect(page.getByText("Invalid email or password.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("nobody@olympeak.example");
  expect(new URL(page.url()).search).toBe("");
});

test("a form that is sent without script goes nowhere, least of all into the address", async ({
  browser,
}) => {
  const withoutScript = await browser.newContext({ javaScriptEnabled: false });
  const page = await withoutScript.newPage();
  await page.goto(paths.login);
  await page.getByLabel("Password").fill("not-the-password");
  const refused = page.waitForEvent("console", (message) => message.text().includes("form-action"));
  // By the keyboard itself: a click would wait for the page that does not come.
  await page.keyboard.press("Enter");
  await refused;
  expect(new URL(page.url()).search).toBe("");
  await withoutScript.close();
});

test("years later a prerendered page still hydrates, and shows the year of its reader", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-03-01T09:00:00+05:30"));
  await page.goto(paths.awards);
  await waitUntilHydrated(page);
  await expect(page.getByRole("contentinfo")).toContainText("© 2031");
});

test("somebody who reads further down stays there when the script takes over", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.privacy);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  release();
  await waitUntilHydrated(page);
  await expect(page.getByRole("navigation", { name: "Shortcuts" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("a link from a page leaves nothing of its head behind, and the way back works", async ({ page }) => {
  await page.goto(paths.awards);
  await waitUntilHydrated(page);
  const title = await page.title();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL(paths.terms);
  await expect.poll(() => page.title()).not.toBe(title);
  await expect(page.locator("head > title")).toHaveCount(1);
  await expect(page.locator("head > link[rel=canonical]")).toHaveAttribute("href", /\/terms$/);
  await expect(page.locator("main")).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Awards" })).toBeVisible();
  await expect(page).toHaveTitle(title);
});

for (const address of [paths.home, paths.awards, "/olympiads/maths/class5", paths.mathExam]) {
  test(`a link from ${address} leads to the top, and Back to where the reader was`, async ({ page }) => {
    await slowDown(page);
    await page.goto(address);
    await waitUntilHydrated(page);
    const place = () => page.evaluate(() => window.scrollY);
    const readTo = async (top: number) => {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
      await expect.poll(place).toBe(top);
    };
    // It makes lines above shorter, and browsers keep to what is read, not to its place.
    await page.waitForFunction(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => family.replaceAll('"', "") === "Baloo 2" && status === "loaded",
        ).length === 2,
    );
    await readTo(900);
    // Not by a click, which would scroll to what it presses.
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).dispatchEvent("click");
    await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    expect(await place()).toBe(0);
    await readTo(500);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toHaveCount(0);
    await expect.poll(place).toBe(900);
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    await expect(page).toHaveTitle(/^Terms/);
    await expect.poll(place).toBe(500);
  });
}

test("a link that is pressed the moment the site comes alive leads to its page", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("olympeak:ready", () => {
      document.querySelector<HTMLElement>("footer a[href='/terms']")?.click();
    });
  });
  await page.goto(paths.awards);
  await expect(page).toHaveURL(paths.terms);
  await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  await expect(page).toHaveTitle(/^Terms/);
  await expect(page.locator("head > title")).toHaveCount(1);
});

test("the phone's menu opens by a press, and the browser has nothing to say about it", async ({ page }) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.goto(paths.awards);
  await waitUntilHydrated(page);
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.getByRole("button", { name: "Close the menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  expect(said.filter((text) => text.includes("dialog"))).toEqual([]);
});

test("the question on the home page can be tried, and says how it went, without script", async ({
  browser,
}) => {
  const withoutScript = await browser.newContext({ javaScriptEnabled: false });
  const page = await withoutScript.newPage();
  await page.goto(paths.home);
  const question = page.getByRole("group", { name: /How many boxes/ });
  await question.getByRole("radio", { name: "6", exact: true }).check();
  await expect(question.getByText("Not quite. Try another answer.").filter({ visible: true })).toHaveCount(1);
  await question.getByRole("radio", { name: "7", exact: true }).check();
  await expect(question.getByText("Correct! Six boxes hold only 144 laddoos.")).toBeVisible();
  await expect(question.getByText("Not quite. Try another answer.").filter({ visible: true })).toHaveCount(0);
  await withoutScript.close();
});

test("an option under the mouse does not look chosen", async ({ page }) => {
  await page.goto(paths.home);
  await waitUntilHydrated(page);
  const option = (name: string) => page.locator("main label").filter({ hasText: new RegExp(`^${name}$`) });
  const look = (name: string) =>
    option(name).evaluate((label) => {
      const { borderColor, boxShadow } = getComputedStyle(label);
      return `${borderColor} ${boxShadow}`;
    });
  const untouched = await look("Class 3");
  await option("Class 5").click();
  await option("Class 7").hover();
  await expect.poll(() => look("Class 5")).not.toBe(untouched);
  await expect.poll(() => look("Class 7")).toBe(untouched);
});

test.describe("an address in other letters", () => {
  test.use({ expectedFailure: /the server responded with a status of 404/ });
  for (const [written, address] of [
    ["/Awards?from=poster", "/awards?from=poster"],
    ["/CONTACT", "/contact"],
    ["/olympiads/Maths/Class5", "/olympiads/maths/class5"],
    ["/StudentDashboard", "/login"],
  ] as const) {
    test(`${written} leads to ${address}`, async ({ page }) => {
      await page.goto(written);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("main")).toBeVisible();
      await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    });
  }
});

test("the shell answers for an olympiad in other letters, and the 404 page for an unknown address", async ({
  page,
}) => {
  await page.goto("/olympiads/Maths/Class5");
  await expect(page.getByRole("heading", { level: 1, name: "Maths Olympiad Class 5" })).toBeVisible();
  await expect(page.locator("head > link[rel=canonical]")).toHaveAttribute(
    "href",
    /\/olympiads\/maths\/class5$/,
  );
  await expect(page.locator("head > meta[name=robots]")).toHaveCount(0);
  const answer = await page.request.get("/olympiads/maths/class13");
  expect(answer.status()).toBe(200);
  await page.goto("/olympiads/maths/class13");
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
});

test.fail("a script that the security policy forbids fails a test", async ({ page }) => {
  await page.goto(paths.terms);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.forbidden = true";
    document.head.append(script);
  });
});
