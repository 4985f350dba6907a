import { expect, type Page } from "@playwright/test";
import { goToCheckout, test } from "./buyer";
import { delayRequests } from "./base-test";
import { answerQuestions, expectScore, startMaths, waitForScript } from "./mock-test-steps";
import { findExam, openSandbox } from "./shopping";

const animationScript = "**/assets/animated-components-*.js";

/** Waits until the script with the animations is loaded and the page uses it. */
async function waitForAnimations(page: Page): Promise<void> {
  await waitForScript(page, "animated-components");
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Records every step of every animation from now on, even on a busy machine.
 *
 * @param page the page in its current state
 * @returns a function that returns the steps so far, each beginning with the tag name of the animated element
 */
async function recordAnimationSteps(page: Page): Promise<() => Promise<string[]>> {
  const steps = await page.evaluateHandle(() => {
    const animationSteps: string[] = [];
    const watcher = new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof HTMLElement || target instanceof SVGElement)) continue;
        const { transform, height } = target.style;
        const offset = target.getAttribute("stroke-dashoffset") ?? "";
        const isAnimated = [transform, height, offset].some((value) => /\d/.test(value));
        if (isAnimated)
          animationSteps.push(`${target.tagName.toLowerCase()} ${transform} ${height} ${offset}`.trim());
      }
    });
    const animate: object = Reflect.get(Element.prototype, "animate");
    const recordingAnimate = new Proxy(animate, {
      apply(original: typeof Element.prototype.animate, element: Element, options: unknown[]): unknown {
        animationSteps.push(`${element.tagName.toLowerCase()} by the browser`);
        return Reflect.apply(original, element, options);
      },
    });
    Reflect.set(Element.prototype, "animate", recordingAnimate);
    const attributeFilter = ["style", "stroke-dashoffset"];
    watcher.observe(document.body, { subtree: true, attributes: true, attributeFilter });
    return animationSteps;
  });
  return () => steps.evaluate((animationSteps) => animationSteps);
}

async function removeFromCart(page: Page, exam: string): Promise<void> {
  await page.getByRole("button", { name: `Remove ${exam}` }).click();
  await expect(page.getByRole("button", { name: `Remove ${exam}` })).toBeHidden();
}

test("an exam removed from the cart disappears with an animation once the animations are loaded, and without one before", async ({
  page,
  buyer,
}) => {
  const releaseAnimations = await delayRequests(page, animationScript);
  await page.reload();
  await goToCheckout(page, "Maths", "Science", "English");
  const readSteps = await recordAnimationSteps(page);
  await removeFromCart(page, "Science");
  expect(await readSteps(), `steps in the cart of ${buyer.email}`).toEqual([]);
  releaseAnimations();
  await waitForAnimations(page);
  await removeFromCart(page, "English");
  expect(await readSteps()).toContainEqual(expect.stringMatching(/^li /));
});

test("with reduced motion nothing is animated, and the animations are not fetched", async ({
  page,
  buyer,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // An empty page ends the requests of the previous page.
  await page.goto("about:blank");
  const fetchedUrls: string[] = [];
  page.on("request", (request) => fetchedUrls.push(request.url()));
  await page.goto("/studentdashboard");
  await goToCheckout(page, "Maths", "Science");
  await page.waitForLoadState("networkidle");
  const readSteps = await recordAnimationSteps(page);
  await removeFromCart(page, "Science");
  expect(await readSteps(), `steps in the cart of ${buyer.email}`).toEqual([]);
  expect(fetchedUrls.filter((url) => url.includes("cart-summary"))).not.toEqual([]);
  expect(fetchedUrls.filter((url) => url.includes("/animated-components-"))).toEqual([]);
});

test("the dashboard's first tab appears without an animation, and the next tab with an animation", async ({
  page,
  buyer,
}) => {
  await page.reload();
  const readSteps = await recordAnimationSteps(page);
  await expect(findExam(page, "Maths")).toBeVisible();
  await waitForAnimations(page);
  expect(await readSteps(), `steps of ${buyer.email}`).toEqual([]);
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Orders" }).click();
  await expect(page.getByRole("heading", { name: "Orders", exact: true })).toBeVisible();
  await expect.poll(readSteps).toContainEqual(expect.stringMatching(/^div /));
});

test("an exam that becomes Enrolled moves to its new place with an animation", async ({ page, buyer }) => {
  await goToCheckout(page, "Maths");
  const releaseReplies = await delayRequests(page, "**/functions/v1/{confirm-payment,payment-status}");
  await openSandbox(page);
  const paymentResponse = page.waitForResponse(
    (response) => response.url().includes("/checkout/") && response.request().method() === "POST",
  );
  await page.getByRole("button", { name: "Pay ₹250" }).click();
  await paymentResponse;
  // The first reply has no enrolment, as if the dashboard had been loaded a moment before the payment.
  await page.route("**/rest/v1/enrolments?*", (route) => route.fulfill({ json: [] }), { times: 1 });
  await page.goto("/studentdashboard");
  await expect(findExam(page, "Maths").getByRole("button")).toBeVisible();
  await waitForAnimations(page);
  const readSteps = await recordAnimationSteps(page);
  releaseReplies();
  await expect(findExam(page, "Maths"), `the exam of ${buyer.email}`).toContainText("Enrolled");
  await expect.poll(readSteps).toContainEqual(expect.stringMatching(/^li /));
});

test("the climb of a new score is animated, and is shown without an animation after a reload", async ({
  page,
}) => {
  // A score of 0 has no animation, so the test chooses the right answer of the last question, which is always 4.
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
  await waitForAnimations(page);
  await answerQuestions(page, 1, 9);
  await page.getByRole("button", { name: "Next" }).click();
  const readSteps = await recordAnimationSteps(page);
  await page.getByRole("radio", { name: "4", exact: true }).press("Space");
  await page.getByRole("button", { name: "View My Score" }).click();
  await expectScore(page);
  await expect.poll(readSteps).toContainEqual(expect.stringMatching(/^g /));
  await page.reload();
  const readStepsAfterReload = await recordAnimationSteps(page);
  await expectScore(page);
  await waitForAnimations(page);
  expect(await readStepsAfterReload()).toEqual([]);
});
