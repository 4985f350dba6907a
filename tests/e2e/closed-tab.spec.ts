import { expect } from "@playwright/test";
import { expectPaymentInvariants, logIn, createFamily, readMails, register } from "./family";
import { fillCheckout, findExam, openSandboxWithoutConsent, putInCart } from "./shopping";
import { openDevice, test } from "./base-test";

test("an exam is Enrolled although the tab was closed right after paying", async ({
  page,
  context,
  browser,
}) => {
  const family = createFamily();
  await register(page, family);
  await putInCart(page, "Maths");
  await page.goto("/cartsummary");
  await fillCheckout(page);

  // The page's own requests get no reply, so that only the gateway's webhook and the background jobs can record the payment.
  await context.route("**/functions/v1/{confirm-payment,payment-status}", () => undefined);
  await openSandboxWithoutConsent(page);
  const paymentResponse = page.waitForResponse(
    (response) => response.url().includes("/checkout/") && response.request().method() === "POST",
  );
  await page.getByRole("button", { name: "Pay ₹250" }).click();
  await paymentResponse;
  await page.close();

  const laterTab = await context.newPage();
  await laterTab.goto("/studentdashboard");
  const maths = findExam(laterTab, "Maths");
  await expect(async () => {
    await laterTab.reload();
    await expect(maths).toContainText("Enrolled", { timeout: 2000 });
  }).toPass({ timeout: 40_000 });
  await expect.poll(async () => readMails(family), { timeout: 40_000 }).toHaveLength(2);
  await expectPaymentInvariants();
  await laterTab.close();

  const otherDevice = await openDevice(browser);
  await logIn(otherDevice, family);
  await expect(findExam(otherDevice, "Maths")).toContainText("Enrolled");
  await otherDevice.context().close();
});
