import { expect, type Page } from "@playwright/test";
import { payAtGateway } from "../stack/gateway";
import { armFault, goToCheckout, installClock, test } from "./buyer";
import { addresses } from "./environment";
import { expectAccessible } from "./base-test";
import { findExam, openSandbox } from "./shopping";

/** Clicks a button of the gateway's window, which decides how the bank replies. */
function clickSandboxButton(page: Page, name: string): Promise<void> {
  return page.getByRole("button", { name, exact: true }).click();
}

async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
}

test("a declined payment can be tried again in the same payment window", async ({ page, records }) => {
  await goToCheckout(page, "Maths");
  await openSandbox(page);
  await clickSandboxButton(page, "Fail the payment");
  await expect(page.getByText("Your payment was declined by the bank.")).toBeVisible();
  await clickSandboxButton(page, "Pay ₹250");
  await expectPaid(page);
  expect(await records.listPayments()).toEqual(["failed", "captured"]);
  expect(await records.listOrders()).toMatchObject([{ exams: ["Maths"] }]);
});

test("a payment that fails and then succeeds becomes one order", async ({ page, records }) => {
  await goToCheckout(page, "Maths");
  await openSandbox(page);
  await clickSandboxButton(page, "Fail, then succeed");
  await expectPaid(page);
  expect(await records.listPayments()).toEqual(["captured"]);
  expect(await records.listOrders()).toHaveLength(1);
});

test("after the payment window was closed, the next try pays the same gateway order", async ({
  page,
  records,
}) => {
  await goToCheckout(page, "Maths");
  await openSandbox(page);
  await clickSandboxButton(page, "Fail the payment");
  await expect(page.getByText("Your payment was declined by the bank.")).toBeVisible();
  await clickSandboxButton(page, "Close");
  await expect(page.getByText("No payment has reached us.")).toBeVisible();
  await expectAccessible(page);
  await openSandbox(page);
  await clickSandboxButton(page, "Pay ₹250");
  await expectPaid(page);
  expect(await records.listGatewayOrders()).toHaveLength(1);
  expect(await records.listOrders()).toHaveLength(1);
});

test("an exam becomes Enrolled automatically if the bank accepts the payment after the payment window was closed", async ({
  page,
  records,
}) => {
  await installClock(page);
  await goToCheckout(page, "Maths");
  await openSandbox(page);
  const [orderId] = await records.listGatewayOrders();
  await clickSandboxButton(page, "Close");
  await expect(page.getByText("please don’t pay again: you are enrolled when it reaches us")).toBeVisible();
  await payAtGateway(addresses.sandbox, String(orderId), { webhook: true });
  await expect.poll(records.listOrders).toHaveLength(1);
  await page.clock.fastForward(10_000);
  await expectPaid(page);
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(findExam(page, "Maths")).toContainText("Enrolled");
});

test("a payment that the payment window does not report is found when the window is closed", async ({
  page,
  records,
}) => {
  await goToCheckout(page, "Maths");
  await openSandbox(page);
  const [orderId] = await records.listGatewayOrders();
  await armFault("handler_never", String(orderId));
  await clickSandboxButton(page, "Pay ₹250");
  await expect(page.getByText("the page that opened this window was not informed")).toBeVisible();
  await clickSandboxButton(page, "Close");
  await expectPaid(page);
  expect(await records.listOrders()).toHaveLength(1);
});

test("a payment that the payment window reports twice becomes one order", async ({ page, records }) => {
  await goToCheckout(page, "Maths");
  await openSandbox(page);
  const [orderId] = await records.listGatewayOrders();
  await armFault("handler_twice", String(orderId));
  await clickSandboxButton(page, "Pay ₹250");
  await expectPaid(page);
  expect(await records.listOrders()).toHaveLength(1);
  expect(await records.listPayments()).toEqual(["captured"]);
});
