import { expect, type Page, type Route } from "@playwright/test";
import { goToCheckout, installClock, test } from "./buyer";
import { addresses } from "./environment";
import { expectAccessible } from "./base-test";
import { openSandbox, payAtSandbox } from "./shopping";

const confirmUrl = "**/functions/v1/confirm-payment";
const statusUrl = "**/functions/v1/payment-status";

test.use({
  expectedConsoleError: /Failed to load resource: (the server responded with a status of (4|5)\d\d|net::)/,
});

/** Returns a route handler that replies instead of the server, with this status and body. */
function replyWith(status: number, body: unknown) {
  return (route: Route) =>
    route.fulfill({ status, headers: { "access-control-allow-origin": addresses.site }, json: body });
}

const replyWithError = replyWith(500, { error: { code: "INTERNAL", message: "Something went wrong." } });

async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
}

test("if the checkout script cannot be loaded, the page says so and keeps the form, and the next try works", async ({
  page,
  records,
}) => {
  const script = `${addresses.sandbox}/v1/checkout.js`;
  await page.route(script, (route) => route.abort());
  await goToCheckout(page, "Maths");
  await page.getByLabel("School name").fill("Hill View School");
  await page.getByRole("button", { name: "Proceed to Pay" }).click();
  await expect(
    page.getByText("The payment page could not be loaded. Nothing has been charged."),
  ).toBeVisible();
  await expect(page.getByLabel("School name")).toHaveValue("Hill View School");
  await expect(page.getByText(/^Total/)).toHaveText("Total₹250");
  await expectAccessible(page);
  await page.unroute(script);
  await payAtSandbox(page, "Pay ₹250");
  await expectPaid(page);
  expect(await records.listGatewayOrders()).toHaveLength(1);
});

test("if the parent presses the button without a connection, the page says so and keeps the form, and the next try works", async ({
  page,
  context,
  records,
}) => {
  await goToCheckout(page, "Maths");
  await page.getByLabel("School name").fill("Hill View School");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Proceed to Pay" }).click();
  await expect(
    page.getByText("You seem to be offline. Check your internet connection and try again."),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel("School name")).toHaveValue("Hill View School");
  await payAtSandbox(page, "Pay ₹250");
  await expectPaid(page);
  expect(await records.listOrders()).toHaveLength(1);
});

test("a payment that could not be saved in six tries shows an error with its id, and a reload finds the order", async ({
  page,
  records,
}) => {
  let tries = 0;
  await page.route(confirmUrl, (route) => ((tries += 1) === 1 ? route.abort() : replyWithError(route)));
  await page.route(statusUrl, replyWithError);
  await installClock(page);
  await goToCheckout(page, "Maths");
  await payAtSandbox(page, "Pay ₹250");
  await expect(page.getByText("We have your payment and are confirming it…")).toBeVisible();
  await expect(page.getByRole("button", { name: "Proceed to Pay" })).toHaveCount(0);
  for (const [index, waitMs] of [500, 1000, 2000, 4000, 8000].entries()) {
    await expect.poll(() => tries).toBe(index + 1);
    await page.clock.fastForward(waitMs);
  }
  await expect(page.getByText("Payment succeeded but something went wrong saving your order.")).toBeVisible();
  expect(tries).toBe(6);
  await expect.poll(records.listOrders).toHaveLength(1);
  const [order] = await records.listOrders();
  await expect(page.getByText(String(order?.payment))).toBeVisible();
  await expectAccessible(page);

  await page.unrouteAll();
  await page.reload();
  await expectPaid(page);
  expect(await records.listOrders()).toHaveLength(1);
});

test("a payment that the gateway has not confirmed is shown as received, and the page continues automatically once it is confirmed", async ({
  page,
  records,
}) => {
  await page.route(confirmUrl, replyWith(202, { status: "pending" }));
  await page.route(statusUrl, replyWith(202, { status: "pending" }));
  await installClock(page);
  await goToCheckout(page, "Maths");
  await payAtSandbox(page, "Pay ₹250");
  const notice = page.getByText("We have your payment. We are confirming your registration");
  await expect(async () => {
    await page.clock.fastForward(8000);
    await expect(notice).toBeVisible({ timeout: 250 });
  }).toPass({ intervals: [50] });
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("We have your payment")).toBeVisible();
  await expect.poll(records.listOrders).toHaveLength(1);
  await page.unroute(statusUrl);
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL(/\/paymentsuccess$/, { timeout: 250 });
  }).toPass({ intervals: [50] });
  await expectPaid(page);
  expect(await records.listOrders()).toHaveLength(1);
});

test("a page reloaded while the order is being saved continues to save the order", async ({
  page,
  records,
}) => {
  await page.route(confirmUrl, () => undefined);
  await goToCheckout(page, "Maths");
  await payAtSandbox(page, "Pay ₹250");
  await expect(page.getByText("We have your payment and are confirming it…")).toBeVisible();
  await page.unroute(confirmUrl);
  await page.reload();
  await expectPaid(page);
  expect(await records.listOrders()).toHaveLength(1);
});

test("a page reloaded with an open payment window says that no payment is confirmed, and the next try pays the same gateway order", async ({
  page,
  records,
}) => {
  await goToCheckout(page, "Maths");
  await openSandbox(page);
  await page.reload();
  await expect(
    page.getByText("We have not received confirmation of your last payment yet."),
  ).toBeInViewport();
  await payAtSandbox(page, "Pay ₹250");
  await expectPaid(page);
  expect(await records.listGatewayOrders()).toHaveLength(1);
});
