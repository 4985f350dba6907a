import { expect } from "@playwright/test";
import { exams } from "../stack/exams";
import { buyElsewhere, goToCheckout, test } from "./buyer";
import { expectAccessible } from "./base-test";
import { findExam, openSandbox, payAtSandbox } from "./shopping";

// These tests change the price of Spell Bee and the closing day of Reasoning for all families. No other test depends on this price and this day.

test("a changed price is shown, and paid only after the parent presses the button again", async ({
  page,
  records,
}) => {
  await goToCheckout(page, "Maths", "Spell Bee");
  await page.getByLabel("School name").fill("Hill View School");
  const setPrice = (paise: number) =>
    records.sql`update public.subjects set price_paise = ${paise} where name = 'Spell Bee'`;
  try {
    await setPrice(30_000);
    await page.getByRole("button", { name: "Proceed to Pay" }).click();
    await expect(page.getByText("A price has changed since you added the exam.")).toBeVisible();
    await expect(page.getByText(/^Total/)).toHaveText("Total₹550");
    await expect(page.getByLabel("School name")).toHaveValue("Hill View School");
    await expectAccessible(page);
    expect(await records.listGatewayOrders()).toEqual([]);
    await payAtSandbox(page, "Pay ₹550");
    await expect(page).toHaveURL(/\/paymentsuccess$/);
  } finally {
    await setPrice(25_000);
  }
  expect(await records.listOrders()).toMatchObject([{ exams: ["Maths", "Spell Bee"] }]);
});

test("an exam whose registration has closed is removed from the cart, and the others can be paid", async ({
  page,
  records,
}) => {
  await goToCheckout(page, "Reasoning", "Maths");
  const [row] = await records.sql`
    select edition_id as edition, exam_id as exam, registration_closes_on::text as day from public.edition_exams
    join public.editions on editions.id = edition_id join public.subjects on subjects.id = exam_id
    where is_current and subjects.name = 'Reasoning'`;
  const setClosingDay = (day: string) => records.sql`
    update public.edition_exams set registration_closes_on = ${day}
    where edition_id = ${String(row?.["edition"])} and exam_id = ${String(row?.["exam"])}`;
  try {
    await setClosingDay("2026-01-01");
    await page.getByRole("button", { name: "Proceed to Pay" }).click();
    await expect(page.getByText("Registration for Reasoning is closed.")).toBeVisible();
    await expect(page.getByText(/^Total/)).toHaveText("Total₹250");
  } finally {
    await setClosingDay(String(row?.["day"]));
  }
  await payAtSandbox(page, "Pay ₹250");
  await expect(page).toHaveURL(/\/paymentsuccess$/);
  expect(await records.listOrders()).toMatchObject([{ exams: ["Maths"] }]);
});

test("an exam that was bought on another device is removed from the cart at the payment, and the page says so", async ({
  page,
  buyer,
  records,
}) => {
  await goToCheckout(page, "Maths", "English");
  await buyElsewhere(buyer, exams.maths);
  await page.getByRole("button", { name: "Proceed to Pay" }).click();
  await expect(
    page.getByText("You are already enrolled in Maths. We have taken it out of the cart."),
  ).toBeVisible();
  await expect(page.getByText(/^Total/)).toHaveText("Total₹250");
  await expectAccessible(page);
  await payAtSandbox(page, "Pay ₹250");
  await expect(page).toHaveURL(/\/paymentsuccess$/);
  expect(await records.listOrders()).toMatchObject([{ exams: ["Maths"] }, { exams: ["English"] }]);
});

test("an exam that was bought on another device shows as Enrolled, and an old cart cannot pay for it", async ({
  page,
  buyer,
  records,
}) => {
  await goToCheckout(page, "Maths");
  await buyElsewhere(buyer, exams.maths);
  await page.reload();
  await expect(page.getByText("Already enrolled. Please remove it.")).toBeVisible();
  await expect(page.getByText(/^Total/)).toHaveText("Total₹0");
  await expect(page.getByRole("button", { name: "Proceed to Pay" })).toBeDisabled();
  await page.goto("/studentdashboard");
  await expect(findExam(page, "Maths")).toContainText("Enrolled");
  await expect(findExam(page, "Maths").getByRole("button")).toHaveCount(0);
  expect(await records.listOrders()).toHaveLength(1);
});

test("two tabs with the same cart share one gateway order, and the second payment window charges nothing more", async ({
  page,
  context,
  records,
}) => {
  await goToCheckout(page, "Maths", "English");
  const secondTab = await context.newPage();
  await secondTab.goto("/cartsummary");
  await openSandbox(page);
  await openSandbox(secondTab);
  const [orderId, ...otherOrderIds] = await records.listGatewayOrders();
  expect(otherOrderIds).toEqual([]);
  await expect(secondTab.getByText(`Order ${orderId}`)).toBeVisible();

  await page.getByRole("button", { name: "Pay ₹500" }).click();
  await expect(page).toHaveURL(/\/paymentsuccess$/);
  await secondTab.getByRole("button", { name: "Pay ₹500" }).click();
  await expect(secondTab.getByText("Nothing more will be taken.")).toBeVisible();
  await secondTab.getByRole("button", { name: "Close", exact: true }).click();
  await expect(secondTab).toHaveURL(/\/paymentsuccess$/);
  expect(await records.listPayments()).toEqual(["captured"]);
  expect(await records.listOrders()).toMatchObject([{ exams: ["English", "Maths"] }]);
});
