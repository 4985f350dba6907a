import { expect, type Page } from "@playwright/test";
import postgres from "postgres";
import { addresses } from "./environment";
import { expectPaymentInvariants, logIn, createFamily, readMails, readText, register } from "./family";
import { fillCheckout, findExam, openSandboxWithoutConsent, putInCart } from "./shopping";
import { expectAccessible, openDevice, test } from "./base-test";

/** Clicks the card of a radio button; the radio button itself is only for the keyboard and screen readers. */
async function clickCard(page: Page, name: string): Promise<void> {
  await page
    .locator("main label")
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click();
  await expect(page.getByRole("radio", { name, exact: true })).toBeChecked();
}

/** Takes a mock test with the first option of every question, and waits for the score. */
async function takeMockTest(page: Page): Promise<void> {
  await page.goto("/free-mock-test");
  const startButton = page.getByRole("button", { name: "Start Test" });
  await expect(startButton).toBeDisabled();
  await clickCard(page, "Maths");
  await expect(startButton).toBeDisabled();
  await clickCard(page, "Class 5");
  await expectAccessible(page);
  await startButton.click();
  await expect(page).toHaveURL(/\/mocktest$/);
  await expect(page.getByRole("timer")).toHaveText(/^1[12]:\d\d$/);
  await expectAccessible(page);
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
    await page.getByRole("radio").first().press("Space");
    await page.getByRole("button", { name: number === 10 ? "View My Score" : "Next" }).click();
  }
  await expect(page).toHaveURL(/\/mocktestresults$/);
  await expect(page.getByText(/^\d+\/10$/)).toBeVisible();
  await expectAccessible(page);
}

test("a family registers, practises, pays for an exam and is enrolled", async ({ page, browser }) => {
  const family = createFamily();
  const sql = postgres(addresses.database, { max: 1 });

  await test.step("registers, and finds the welcome mail", async () => {
    await page.goto("/register");
    await expectAccessible(page);
    await register(page, family);
    await expect.poll(async () => (await readMails(family)).map((mail) => mail.Subject)).toHaveLength(1);
  });

  await test.step("takes a free mock test, whose score is saved once", async () => {
    await takeMockTest(page);
    const readScores = () => sql`
      select score, topics, seed from public.mock_tests join public.students on students.id = student_id
      where students.email = ${family.email}`;
    await expect.poll(readScores).toHaveLength(1);
    await page.reload();
    await expect(page.getByText(/^\d+\/10$/)).toBeVisible();
    expect(await readScores()).toHaveLength(1);
    const starts = await sql`select 1 from public.exam_starts where page_url like ${`${addresses.site}%`}`;
    expect(starts.length).toBeGreaterThan(0);
  });

  await test.step("puts an exam into the cart and pays", async () => {
    await page.goto("/studentdashboard");
    await expectAccessible(page);
    await putInCart(page, "Science");
    await expectAccessible(page);
    await page.getByRole("link", { name: /Cart/ }).click();
    await expect(page).toHaveURL(/\/cartsummary$/);
    await page.getByRole("button", { name: "Proceed to Pay" }).click();
    await expect(page.getByText("Class is required.")).toBeVisible();
    await expect(page.getByText("School name is required.")).toBeVisible();
    await fillCheckout(page);
    await expectAccessible(page);
    await openSandboxWithoutConsent(page);
    await page.getByRole("button", { name: "Pay ₹250", exact: true }).click();
    await expect(page).toHaveURL(/\/paymentsuccess$/);
    await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("finds the exam Enrolled, also after a reload", async () => {
    await page.getByRole("link", { name: "Go to Dashboard" }).click();
    const science = findExam(page, "Science");
    await expect(science).toContainText("Enrolled");
    await page.reload();
    await expect(science).toContainText("Enrolled");
    await expectAccessible(page);
  });

  await test.step("has one order, one enrolment and one mail with the receipt", async () => {
    const orders = await sql`
      select orders.id, orders.number, orders.payment_id, amount, status from public.orders
      join public.students on students.id = student_id where students.email = ${family.email}`;
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({ amount: "250.00", status: "success" });
    expect(
      await sql`select 1 from public.order_items where order_id = ${String(orders[0]?.id)}`,
    ).toHaveLength(1);
    expect(await sql`select 1 from public.enrolments where order_id = ${String(orders[0]?.id)}`).toHaveLength(
      1,
    );
    await expect.poll(async () => readMails(family)).toHaveLength(2);
    const texts = await Promise.all((await readMails(family)).map(readText));
    expect(
      texts.filter((text) => text.includes(String(orders[0]?.payment_id)) && text.includes("₹250")),
    ).toHaveLength(1);
  });

  await test.step("sees the exam Enrolled in another browser as well, and logs out there", async () => {
    const otherDevice = await openDevice(browser);
    await logIn(otherDevice, family);
    const science = findExam(otherDevice, "Science");
    await expect(science).toContainText("Enrolled");
    await otherDevice.getByRole("button", { name: "Log out" }).click();
    await expect(otherDevice).toHaveURL(`${addresses.site}/`);
    // A token refresh that is still running stores the session again, and the client then removes it.
    await expect.poll(() => otherDevice.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await otherDevice.goto("/studentdashboard");
    await expect(otherDevice).toHaveURL(/\/login$/);
    await otherDevice.context().close();
  });

  await sql.end();
  await expectPaymentInvariants();
});
