import { expect, type Page, type Route } from "@playwright/test";
import { goToCheckout, installClock, test } from "./buyer";
import { addresses } from "./environment";
import { expectWellMade } from "./person";
import { openSandbox, payAtSandbox } from "./shopping";

const confirming = "**/functions/v1/confirm-payment";
const asking = "**/functions/v1/payment-status";

test.use({
  expectedFailure: /Failed to load resource: (the server responded with a status of (4|5)\d\d|net::)/,
});

/** Answers in the server's place, to any origin. */
function answer(status: number, body: unknown) {
  return (route: Route) =>
    route.fulfill({ status, headers: { "access-control-allow-origin": addresses.site }, json: body });
}

const broken = answer(500, { error: { code: "INTERNAL", message: "Something went wrong." } });

async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
}

test("a checkout script that cannot be loaded is said, nothing is lost, and it works once it can", async ({
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
  await expectWellMade(page);
  await page.unroute(script);
  await payAtSandbox(page, "Pay ₹250");
  await expectPaid(page);
  expect(await records.listGatewayOrders()).toHaveLength(1);
});

test("pressing without a connection is said, nothing is lost, and it works once there is one", async ({
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

test("a payment that cannot be saved gets the one sentence with its id, and a reload finds the order", async ({
  page,
  records,
}) => {
  let tries = 0;
  await page.route(confirming, (route) => ((tries += 1) === 1 ? route.abort() : broken(route)));
  await page.route(asking, broken);
  await installClock(page);
  await goToCheckout(page, "Maths");
  await payAtSandbox(page, "Pay ₹250");
  await expect(page.getByText("We have your payment and are saving your registration…")).toBeVisible();
  await expect(page.getByRole("button", { name: "Proceed to Pay" })).toHaveCount(0);
  for (const [made, waitMs] of [500, 1000, 2000, 4000, 8000].entries()) {
    await expect.poll(() => tries).toBe(made + 1);
    await page.clock.fastForward(waitMs);
  }
  await expect(page.getByText("Payment succeeded but something went wrong saving your order.")).toBeVisible();
  expect(tries).toBe(6);
  await expect.poll(records.listOrders).toHaveLength(1);
  const [order] = await records.listOrders();
  await expect(page.getByText(String(order?.payment))).toBeVisible();
  await expectWellMade(page);

  await page.unrouteAll();
  await page.reload();
  await expectPaid(page);
  expect(await records.listOrders()).toHaveLength(1);
});

test("a payment that the gateway has not confirmed is shown as received, and continues automatically", async ({
  page,
  records,
}) => {
  await page.route(confirming, answer(202, { status: "pending" }));
  await page.route(asking, answer(202, { status: "pending" }));
  await installClock(page);
  await goToCheckout(page, "Maths");
  await payAtSandbox(page, "Pay ₹250");
  const notice = page.getByText("We have your payment. We are confirming your registration");
  await expect(async () => {
    await page.clock.fastForward(8000);
    await expect(notice).toBeVisible({ timeout: 250 });
  }).toPass({ intervals: [50] });
  await expectWellMade(page);
  await page.reload();
  await expect(page.getByText("We have your payment")).toBeVisible();
  await expect.poll(records.listOrders).toHaveLength(1);
  await page.unroute(asking);
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL(/\/paymentsuccess$/, { timeout: 250 });
  }).toPass({ intervals: [50] });
  await expectPaid(page);
  expect(await records.listOrders()).toHaveLength(1);
});

test("a reload in the middle of saving takes it up again", async ({ page, records }) => {
  await page.route(confirming, () => undefined);
  await goToCheckout(page, "Maths");
  await payAtSandbox(page, "Pay ₹250");
  await expect(page.getByText("We have your payment and are saving your registration…")).toBeVisible();
  await page.unroute(confirming);
  await page.reload();
  await expectPaid(page);
  expect(await records.listOrders()).toHaveLength(1);
});

test("a reload while the window is open asks what became of it, and pays the same order", async ({
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
