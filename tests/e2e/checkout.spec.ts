import { expect } from "@playwright/test";
import { goToCheckout, test } from "./buyer";
import { expectAccessible } from "./base-test";
import { findExam, payAtSandbox } from "./shopping";

test("the checkout asks for missing fields, keeps the filled ones, and accepts a phone number of any length", async ({
  page,
  buyer,
  records,
}) => {
  await goToCheckout(page, "Maths");
  for (const label of ["Student’s name", "School name", "Phone number"])
    await page.getByLabel(label).fill("");
  await page.getByLabel("Class").selectOption("");
  await page.getByLabel("Guardian’s name").fill("Meera Rao");
  await page.getByRole("button", { name: "Proceed to Pay" }).click();
  for (const text of ["Name", "Class", "School name", "Phone number"]) {
    await expect(page.getByText(`${text} is required.`, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel("Student’s name")).toBeFocused();
  await expect(page.getByLabel("Guardian’s name")).toHaveValue("Meera Rao");
  await expect(page.getByRole("button", { name: "Remove Maths" })).toBeVisible();
  await expectAccessible(page);
  expect(await records.listGatewayOrders()).toEqual([]);

  await page.getByLabel("Student’s name").fill("Ananya Rao");
  await page.getByLabel("Class").selectOption({ label: "Class 7" });
  await page.getByLabel("School name").fill("Sunrise Public School");
  await page.getByLabel("Phone number").fill("98765");
  await payAtSandbox(page, "Pay ₹250");
  await expect(page).toHaveURL(/\/paymentsuccess$/);
  expect(
    await records.sql`select students.name, classes.name as class, school_name, parent_name, phone
      from public.students join public.classes on classes.id = class_id where students.id = ${buyer.id}`,
  ).toMatchObject([
    {
      name: "Ananya Rao",
      class: "Class 7",
      school_name: "Sunrise Public School",
      parent_name: "Meera Rao",
      phone: "98765",
    },
  ]);
});

test("removed exams leave the list and the total, and the cart's snapshot is saved once and deleted after the payment", async ({
  page,
  buyer,
  records,
}) => {
  const readSnapshots = () => records.sql`
    select array_agg(subjects.name) as exams from public.current_cart_snapshot
    cross join jsonb_array_elements_text(cart_items) as items (exam_id) join public.subjects on id = exam_id::uuid
    where student_id = ${buyer.id} group by student_id`;
  await goToCheckout(page, "Maths", "Science", "English");
  const total = page.getByText(/^Total/);
  await expect(total).toHaveText("Total₹750");
  await expect.poll(readSnapshots).toEqual([{ exams: ["Maths"] }]);

  await page.getByRole("button", { name: "Remove Science" }).click();
  await expect(total).toHaveText("Total₹500");
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveText(["Remove Maths", "Remove English"]);
  await page.getByRole("button", { name: "Remove English" }).click();
  await page.getByRole("button", { name: "Remove Maths" }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "See the exams" }).click();
  await goToCheckout(page, "English");
  expect(await readSnapshots()).toEqual([{ exams: ["Maths"] }]);
  await payAtSandbox(page, "Pay ₹250");
  await expect(page).toHaveURL(/\/paymentsuccess$/);
  expect(await readSnapshots()).toEqual([]);
  expect(await records.listOrders()).toMatchObject([{ exams: ["English"] }]);
});

test("the checkout is locked while a payment is pending: a double click makes one gateway order", async ({
  page,
  buyer,
  records,
}) => {
  await goToCheckout(page, "Maths", "English");
  await page.getByRole("button", { name: "Proceed to Pay" }).dblclick();
  await expect(page.getByRole("button", { name: "Pay ₹500" })).toBeVisible();
  await expect(page.getByText("no real money")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Proceed to Pay" })).toBeDisabled();
  for (const removeButton of await page.getByRole("button", { name: /^Remove/ }).all()) {
    await expect(removeButton).toBeDisabled();
  }
  const intents = await records.sql`select 1 from private.payment_intents where student_id = ${buyer.id}`;
  expect(intents).toHaveLength(1);
  expect(await records.listGatewayOrders()).toHaveLength(1);
});

test("after a payment Back opens the dashboard, not the checkout, and the exam cannot be bought again", async ({
  page,
  records,
}) => {
  await goToCheckout(page, "Maths");
  await payAtSandbox(page, "Pay ₹250");
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/studentdashboard$/);
  const maths = findExam(page, "Maths");
  await expect(maths).toContainText("Enrolled");
  await expect(maths.getByRole("button")).toHaveCount(0);
  await page.goto("/cartsummary");
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  expect(await records.listOrders()).toHaveLength(1);
});
