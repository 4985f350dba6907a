import { expect, type Page } from "@playwright/test";
import { goToCheckout, test } from "./buyer";
import { holdBack } from "./person";
import { answerQuestions, expectScore, startMaths, waitForScript } from "./practice";
import { findExam, openSandbox } from "./shopping";

const movingScript = "**/assets/animated-components-*.js";

/** Waits until what moves has come, and the page knows of it. */
async function waitForMoving(page: Page): Promise<void> {
  await waitForScript(page, "animated-components");
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Notes from now on every step of what moves, however quick it is and however busy the machine.
 *
 * @param page the page as it is now
 * @returns gives the steps so far, each beginning with the moving element's name
 */
async function watchMovement(page: Page): Promise<() => Promise<string[]>> {
  const steps = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const watcher = new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof HTMLElement || target instanceof SVGElement)) continue;
        const { transform, height } = target.style;
        const offset = target.getAttribute("stroke-dashoffset") ?? "";
        const isPlaced = [transform, height, offset].some((value) => /\d/.test(value));
        if (isPlaced) seen.push(`${target.tagName.toLowerCase()} ${transform} ${height} ${offset}`.trim());
      }
    });
    const animate: object = Reflect.get(Element.prototype, "animate");
    const noted = new Proxy(animate, {
      apply(original: typeof Element.prototype.animate, element: Element, options: unknown[]): unknown {
        seen.push(`${element.tagName.toLowerCase()} by the browser`);
        return Reflect.apply(original, element, options);
      },
    });
    Reflect.set(Element.prototype, "animate", noted);
    const attributeFilter = ["style", "stroke-dashoffset"];
    watcher.observe(document.body, { subtree: true, attributes: true, attributeFilter });
    return seen;
  });
  return () => steps.evaluate((seen) => seen);
}

async function takeOut(page: Page, exam: string): Promise<void> {
  await page.getByRole("button", { name: `Remove ${exam}` }).click();
  await expect(page.getByRole("button", { name: `Remove ${exam}` })).toBeHidden();
}

test("a line that is taken out of the cart closes its gap, and is simply gone as long as nothing can move", async ({
  page,
  buyer,
}) => {
  const letMovingCome = await holdBack(page, movingScript);
  await page.reload();
  await goToCheckout(page, "Maths", "Science", "English");
  const readSteps = await watchMovement(page);
  await takeOut(page, "Science");
  expect(await readSteps(), `steps in the cart of ${buyer.email}`).toEqual([]);
  letMovingCome();
  await waitForMoving(page);
  await takeOut(page, "English");
  expect(await readSteps()).toContainEqual(expect.stringMatching(/^li /));
});

test("nothing moves if reduced motion is asked for, and nothing is fetched for it", async ({
  page,
  buyer,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Requests of the page before end with it.
  await page.goto("about:blank");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/studentdashboard");
  await goToCheckout(page, "Maths", "Science");
  await page.waitForLoadState("networkidle");
  const readSteps = await watchMovement(page);
  await takeOut(page, "Science");
  expect(await readSteps(), `steps in the cart of ${buyer.email}`).toEqual([]);
  expect(fetched.filter((url) => url.includes("cart-summary"))).not.toEqual([]);
  expect(fetched.filter((url) => url.includes("/animated-components-"))).toEqual([]);
});

test("a tab of the dashboard comes up from its button; the first one is there at once", async ({
  page,
  buyer,
}) => {
  await page.reload();
  const readSteps = await watchMovement(page);
  await expect(findExam(page, "Maths")).toBeVisible();
  await waitForMoving(page);
  expect(await readSteps(), `steps of ${buyer.email}`).toEqual([]);
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Orders" }).click();
  await expect(page.getByRole("heading", { name: "Orders", exact: true })).toBeVisible();
  await expect.poll(readSteps).toContainEqual(expect.stringMatching(/^div /));
});

test("an exam that becomes Enrolled goes to its new place", async ({ page, buyer }) => {
  await goToCheckout(page, "Maths");
  const letAnswersCome = await holdBack(page, "**/functions/v1/{confirm-payment,payment-status}");
  await openSandbox(page);
  const paid = page.waitForResponse(
    (response) => response.url().includes("/checkout/") && response.request().method() === "POST",
  );
  await page.getByRole("button", { name: "Pay ₹250" }).click();
  await paid;
  // The dashboard as it was read a moment before.
  await page.route("**/rest/v1/enrolments?*", (route) => route.fulfill({ json: [] }), { times: 1 });
  await page.goto("/studentdashboard");
  await expect(findExam(page, "Maths").getByRole("button")).toBeVisible();
  await waitForMoving(page);
  const readSteps = await watchMovement(page);
  letAnswersCome();
  await expect(findExam(page, "Maths"), `the exam of ${buyer.email}`).toContainText("Enrolled");
  await expect.poll(readSteps).toContainEqual(expect.stringMatching(/^li /));
});

test("a result climbs from the foot when it is made, and is at its place when it is read again", async ({
  page,
}) => {
  // Anyone who has nothing right stays at the foot: the last answer is known, and right.
  const file = Array.from({ length: 10 }, (_, index) => ({
    id: `sum-${index}`,
    question: `What is ${index} + 4 − ${index}?`,
    options: ["1", "2", "3", "4"],
    answer: "4",
    topic: "Sums",
    level: 1,
    family: `sum-${index}`,
  }));
  await page.route("**/data/class5-maths.json", (route) => route.fulfill({ json: file }));
  await startMaths(page);
  await waitForMoving(page);
  await answerQuestions(page, 1, 9);
  await page.getByRole("button", { name: "Next" }).click();
  const readSteps = await watchMovement(page);
  await page.getByRole("radio", { name: "4", exact: true }).press("Space");
  await page.getByRole("button", { name: "View My Score" }).click();
  await expectScore(page);
  await expect.poll(readSteps).toContainEqual(expect.stringMatching(/^g /));
  await page.reload();
  const readLater = await watchMovement(page);
  await expectScore(page);
  await waitForMoving(page);
  expect(await readLater()).toEqual([]);
});
