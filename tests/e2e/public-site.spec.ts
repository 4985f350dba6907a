import { expect, type Page } from "@playwright/test";
import { listStaticPaths } from "../../src/app/static-paths";
import { paths, questionOfTheDayPath } from "../../src/config/paths";
import { expectAccessible, delayRequests, test, waitUntilHydrated } from "./base-test";

// This longest file runs last, and its tests are spread over all worker processes.
test.describe.configure({ mode: "parallel" });

/**
 * Four of the 96 olympiad pages: the shortest, the longest, and two whose subject has another name in the address than on the page.
 * `tests/built-site.test.ts` tests the texts of all.
 */
const olympiadSample = [
  "/olympiads/maths/class5",
  "/olympiads/gk/class1",
  "/olympiads/spellbee/class12",
  "/olympiads/computer/class9",
];
/** The question of the day of one class; the pages of the other classes differ only in the class number. */
const questionOfTheDay = questionOfTheDayPath(5);
const pagesOfClasses = /^\/(?:olympiads|question-of-the-day)\//;
const addresses = [
  ...listStaticPaths().filter((path) => !pagesOfClasses.test(path)),
  ...olympiadSample,
  questionOfTheDay,
];

/** Returns the texts of a page's headings, without the question of the day, which JavaScript loads. */
async function readHeadings(page: Page): Promise<string[]> {
  return page.getByRole("heading").and(page.locator(":not(fieldset *)")).allInnerTexts();
}

/** The computed style and the size of one element, in pixels. */
type Appearance = { element: string; style: string; width: number; height: number };

/** Returns the appearance of every element of a page, with all accordions and menus open. */
async function readAppearances(page: Page): Promise<Appearance[]> {
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

/**
 * Returns the elements that look different the second time. A difference of up to 2 pixels is ignored, because the height of a line with two fonts
 * may be rounded up or down.
 */
function listChanges(first: readonly Appearance[], second: readonly Appearance[]): Appearance[] {
  return second.filter((now, index) => {
    const earlier = first[index];
    if (!earlier || earlier.style !== now.style) return true;
    return Math.abs(earlier.width - now.width) > 2 || Math.abs(earlier.height - now.height) > 2;
  });
}

/** Adds styles to a page without scripts; `page.addStyleTag` would wait until the page runs scripts. */
async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    document.head.append(Object.assign(document.createElement("style"), { textContent: text }));
  }, css);
}

/** Makes the browser as slow as a slow phone, so that a click can come between the hydration of the layout and of the page. */
async function slowDownProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 8 });
}

/** Switches JavaScript and animations off from the next page load on, which is faster than a second browser context. */
async function stopScripts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setScriptExecutionDisabled", { value: true });
  await page.emulateMedia({ reducedMotion: "reduce" });
}

/** Delays the page's scripts; returns a function that releases them. */
const delayScripts = (page: Page) => delayRequests(page, "**/assets/*.js");

test.describe("every public page", () => {
  for (const address of addresses) {
    test(`${address} is accessible, hydrates without errors, and is complete and styled without JavaScript`, async ({
      page,
    }) => {
      await page.goto(address);
      await waitUntilHydrated(page);
      await expectAccessible(page);
      const headTags = page.locator(
        "head > title, head > meta[name=description], head > link[rel=canonical]",
      );
      const tags = await headTags.evaluateAll((elements) => elements.map((element) => element.tagName));
      expect(new Set(tags).size, "no head tag twice").toBe(tags.length);
      const headings = await readHeadings(page);

      await stopScripts(page);
      await page.goto(address);
      // The page's first script sets a style on <html>: no style means that no script ran.
      expect(
        await page.locator("html").getAttribute("style"),
        "the style that the first script sets",
      ).toBeNull();
      expect(await readHeadings(page)).toEqual(expect.arrayContaining(headings));
      // The page has the styles that it needs inline; its style sheet may change nothing when it arrives.
      const appearances = await readAppearances(page);
      const html = await (await page.request.get(address)).text();
      const sheet = /<link rel="stylesheet" href="([^"]+)">/.exec(html)?.[1] ?? "";
      await addStyles(page, await (await page.request.get(sheet)).text());
      const changes = listChanges(appearances, await readAppearances(page));
      expect(changes, "elements that look different with the style sheet").toEqual([]);
    });
  }
});

test("a click on the menu while the script is loading opens the menu later", async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto(paths.home);
  await page.getByRole("button", { name: "Open the menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  release();
  await waitUntilHydrated(page);
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});

test("a class chosen while the script is loading stays chosen", async ({ page }) => {
  const release = await delayScripts(page);
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

test("a subject chosen while the script is loading stays chosen, and its classes are shown", async ({
  page,
}) => {
  const release = await delayScripts(page);
  await page.goto(paths.mockTestLanding);
  await page
    .locator("main label")
    .filter({ hasText: /^Maths$/ })
    .click();
  release();
  await expect(page.getByRole("radio", { name: "Class 5", exact: true })).toBeAttached();
  await expect(page.getByRole("radio", { name: "Maths", exact: true })).toBeChecked();
});

test("a form submitted while the script is loading is sent later, and its fields never appear in the address", async ({
  page,
}) => {
  const release = await delayScripts(page);
  await page.goto(paths.login, { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "Email" }).fill("nobody@olympeak.example");
  await page.getByLabel("Password").fill("not-the-password");
  await page.getByRole("button", { name: "Log in" }).click();
  release();
  await expect(page.getByText("Invalid email or password.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("nobody@olympeak.example");
  expect(new URL(page.url()).search).toBe("");
});

test("a form submitted without JavaScript is blocked, and its fields do not appear in the address", async ({
  browser,
}) => {
  const contextWithoutScript = await browser.newContext({ javaScriptEnabled: false });
  const page = await contextWithoutScript.newPage();
  await page.goto(paths.login);
  await page.getByLabel("Password").fill("not-the-password");
  const refusal = page.waitForEvent("console", (message) => message.text().includes("form-action"));
  // The test presses Enter, because Playwright's click would wait for the next page, which never loads.
  await page.keyboard.press("Enter");
  await refusal;
  expect(new URL(page.url()).search).toBe("");
  await contextWithoutScript.close();
});

test("a prerendered page still hydrates years later, and shows the current year", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-03-01T09:00:00+05:30"));
  await page.goto(paths.awards);
  await waitUntilHydrated(page);
  await expect(page.getByRole("contentinfo")).toContainText("© 2031");
});

test("a reader who has scrolled down stays there when the page hydrates", async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto(paths.privacy);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  const scrollBefore = await page.evaluate(() => window.scrollY);
  expect(scrollBefore).toBeGreaterThan(300);
  release();
  await waitUntilHydrated(page);
  await expect(page.getByRole("navigation", { name: "Shortcuts" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollBefore);
});

test("a link replaces the head tags of the previous page, and Back restores them", async ({ page }) => {
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
  test(`a link from ${address} opens the page at its top, and Back returns to the scroll position`, async ({
    page,
  }) => {
    await slowDownProcessor(page);
    await page.goto(address);
    await waitUntilHydrated(page);
    const readScrollTop = () => page.evaluate(() => window.scrollY);
    const scrollTo = async (top: number) => {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
      await expect.poll(readScrollTop).toBe(top);
    };
    // The font must be loaded first, because it makes lines shorter, which changes the scroll position.
    await page.waitForFunction(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => family.replaceAll('"', "") === "Baloo 2" && status === "loaded",
        ).length === 2,
    );
    await scrollTo(900);
    // An event instead of a click, because Playwright scrolls to the link before a click.
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).dispatchEvent("click");
    await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    expect(await readScrollTop()).toBe(0);
    await scrollTo(500);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toHaveCount(0);
    await expect.poll(readScrollTop).toBe(900);
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    await expect(page).toHaveTitle(/^Terms/);
    await expect.poll(readScrollTop).toBe(500);
  });
}

test("a link clicked at the moment of hydration opens its page", async ({ page }) => {
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

test("the phone's menu opens and closes, and the browser logs no warning about the dialog", async ({
  page,
}) => {
  const loggedTexts: string[] = [];
  page.on("console", (message) => loggedTexts.push(message.text()));
  await page.goto(paths.awards);
  await waitUntilHydrated(page);
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.getByRole("button", { name: "Close the menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  expect(loggedTexts.filter((text) => text.includes("dialog"))).toEqual([]);
});

test("the question on the home page can be answered without JavaScript, and says whether the answer is right", async ({
  browser,
}) => {
  const contextWithoutScript = await browser.newContext({ javaScriptEnabled: false });
  const page = await contextWithoutScript.newPage();
  await page.goto(paths.home);
  const question = page.getByRole("group", { name: /How many boxes/ });
  await question.getByRole("radio", { name: "6", exact: true }).check();
  await expect(question.getByText("Not quite. Try another answer.").filter({ visible: true })).toHaveCount(1);
  await question.getByRole("radio", { name: "7", exact: true }).check();
  await expect(question.getByText("Correct! Six boxes hold only 144 laddoos.")).toBeVisible();
  await expect(question.getByText("Not quite. Try another answer.").filter({ visible: true })).toHaveCount(0);
  await contextWithoutScript.close();
});

test("an option with the mouse over it does not look chosen", async ({ page }) => {
  await page.goto(paths.home);
  await waitUntilHydrated(page);
  const findOption = (name: string) =>
    page.locator("main label").filter({ hasText: new RegExp(`^${name}$`) });
  const readLook = (name: string) =>
    findOption(name).evaluate((label) => {
      const { borderColor, boxShadow } = getComputedStyle(label);
      return `${borderColor} ${boxShadow}`;
    });
  const untouchedLook = await readLook("Class 3");
  await findOption("Class 5").click();
  await findOption("Class 7").hover();
  await expect.poll(() => readLook("Class 5")).not.toBe(untouchedLook);
  await expect.poll(() => readLook("Class 7")).toBe(untouchedLook);
});

test.describe("an address with capital letters", () => {
  test.use({ expectedConsoleError: /the server responded with a status of 404/ });
  for (const [typedAddress, address] of [
    ["/Awards?from=poster", "/awards?from=poster"],
    ["/CONTACT", "/contact"],
    ["/olympiads/Maths/Class5", "/olympiads/maths/class5"],
    ["/StudentDashboard", "/login"],
  ] as const) {
    test(`${typedAddress} opens ${address}`, async ({ page }) => {
      await page.goto(typedAddress);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("main")).toBeVisible();
      await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    });
  }
});

test("an olympiad's address with capital letters shows the olympiad, and an unknown class the error page", async ({
  page,
}) => {
  await page.goto("/olympiads/Maths/Class5");
  await expect(page.getByRole("heading", { level: 1, name: "Maths Olympiad Class 5" })).toBeVisible();
  await expect(page.locator("head > link[rel=canonical]")).toHaveAttribute(
    "href",
    /\/olympiads\/maths\/class5$/,
  );
  await expect(page.locator("head > meta[name=robots]")).toHaveCount(0);
  const response = await page.request.get("/olympiads/maths/class13");
  expect(response.status()).toBe(200);
  await page.goto("/olympiads/maths/class13");
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
});

// This test must fail: the `page` fixture has to report the violation of the policy.
test.fail("a page with a script that the security policy forbids makes the test fail", async ({ page }) => {
  await page.goto(paths.terms);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.forbidden = true";
    document.head.append(script);
  });
});
