import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import type postgres from "postgres";
import { paths } from "../../src/config/paths";
import { openDatabase } from "../stack/database";
import { exams } from "../stack/exams";
import { parseOrder, registerFamily, type Family } from "../stack/family";
import { payAtGateway } from "../stack/gateway";
import { followLinkToAdminPanel, openAdminPanel } from "./admin-panel";
import { addresses, e2eEnvironment } from "./environment";
import { openLoggedIn, expectPaymentInvariants } from "./family";
import { expectAccessible, delayRequests, test as baseTest } from "./base-test";

const server = { apiUrl: addresses.api, publishableKey: e2eEnvironment().VITE_SUPABASE_PUBLISHABLE_KEY };

/** The admin panel, and a connection to its database. */
type AdminPanel = {
  /** Opens a section of the admin panel, given as the query of its address. */
  open: (search: string) => Promise<void>;
  sql: postgres.Sql;
};

/** `family` has a unique name, and a paid order of Maths and Science. */
const test = baseTest.extend<{ admin: AdminPanel; family: Family & { name: string; paymentId: string } }>({
  admin: async ({ page }, provide) => {
    const sql = openDatabase(addresses.database);
    await provide({ open: (search) => openAdminPanel(page, search), sql });
    await sql.end();
  },
  family: async ({ admin }, provide) => {
    const family = await registerFamily(server);
    const name = `Kavya O'Neil ${randomUUID().slice(0, 8)}`;
    await admin.sql`update public.students set name = ${name} where id = ${family.id}`;
    const { id } = parseOrder(await family.createOrder([exams.maths, exams.science]));
    const fields = await payAtGateway(addresses.sandbox, id);
    expect(await family.call("confirm-payment", fields)).toMatchObject({ status: 200 });
    await provide(Object.assign(family, { name, paymentId: fields.razorpay_payment_id }));
    await expectPaymentInvariants();
  },
});

/** Opens a section by the panel's menu, which has links, or on a phone one select. */
async function openSection(page: Page, name: string): Promise<void> {
  const link = page.getByRole("link", { name, exact: true });
  const select = page.getByRole("combobox", { name: "Section" });
  await expect(link.or(select).first()).toBeVisible();
  if (await select.isVisible()) await select.selectOption(name);
  else await link.click();
}

test("a student cannot open the admin panel", async ({ page, family }) => {
  await openLoggedIn(page, family.session, paths.adminPanel);
  await expect(page.getByText("Access denied.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Admin sections" })).toHaveCount(0);
  await expectAccessible(page);
});

test("while a family calls, the organiser finds it, writes a note, sends the receipt again and starts a refund", async ({
  page,
  family,
  admin,
}) => {
  const phone = `98${String(Date.now()).slice(-8)}`;
  const storedPhone = `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
  await admin.sql`update public.students set phone = ${storedPhone} where id = ${family.id}`;
  await admin.open("");
  await expect(page.getByRole("heading", { name: "Registrations and revenue" })).toBeVisible();
  await expect(page.getByText(/^Registrations by class/)).toBeVisible();
  await expectAccessible(page);
  await openSection(page, "Find a family");
  const search = page.getByRole("searchbox", { name: "Find a family" });
  await search.fill(family.paymentId.toUpperCase().replace("_", " "));
  await expect(page.getByRole("link", { name: `Open ${family.name}` })).toBeVisible();
  await search.fill("Kaavia Onil");
  await expect(page.getByText("similar name", { exact: true }).first()).toBeVisible();
  await search.fill(phone);
  await expect(page.getByRole("link", { name: `Open ${family.name}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: `Open ${family.name}` }).click();
  await expect(page.getByText(/Your payment of ₹.+ for .+ has reached us/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Note about a call").fill("The mother asked for the receipt.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText(/^The mother asked for the receipt/)).toBeVisible();
  await admin.sql`update private.outbox
    set status = 'dead', attempts = 8, sent_at = null, last_error = 'mailbox full'
    where student_id = ${family.id} and kind = 'purchase_email'`;
  await page.reload();
  await page.getByRole("button", { name: /^Send again .*Receipt of the payment/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText(/will be sent again/)).toBeVisible();
  await page.getByRole("link", { name: /^Open order \d+$/ }).click();
  await page.getByRole("button", { name: /^Refund order/ }).click();
  await page.getByRole("dialog").getByLabel("Reason").selectOption("Double payment");
  await page.getByLabel("What the family said (optional)").fill("Paid twice.");
  await page.getByRole("button", { name: "Start refund" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("link", { name: "Review and refunds" }).click();
  await expect(page.getByText(/“Paid twice.”/)).toBeVisible();
  const actions = await admin.sql<{ action: string }[]>`
    select distinct action from private.admin_audit where student_id = ${family.id} order by action`;
  expect(actions.map(({ action }) => action)).toEqual([
    "add_family_note",
    "read_family",
    "resend_message",
    "start_refund",
  ]);
});

test("the organiser downloads an export and finds the download in the log, and can add an organiser only after requiring a second factor", async ({
  page,
  family,
  admin,
}) => {
  await admin.open("?section=exports");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page
      .getByRole("button", { name: /^Orders of/ })
      .first()
      .click(),
  ]);
  expect(await readFile(await download.path(), "utf8")).toContain(family.paymentId);
  await expectAccessible(page);
  await openSection(page, "Office");
  await page.getByLabel("Email address with which the person registered").fill("nobody@mail.example");
  await page.getByRole("button", { name: "Send for approval" }).click();
  await expect(page.getByText("First make the authenticator app compulsory, below.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Who did what" }).click();
  const log = page.getByRole("region", { name: "Who did what" });
  await expect(log.getByText("Exported orders").first()).toBeVisible();
  await expectAccessible(page);
});

test("the organiser finds a student, corrects the details and downloads the list", async ({
  page,
  family,
  admin,
}) => {
  await admin.open("?section=students");
  await expect(page.getByRole("region", { name: "Students", exact: true })).toBeVisible();
  await expectAccessible(page);
  const search = page.getByRole("searchbox", { name: "Search by name" });
  // An underscore is an ordinary character here, not the wildcard of SQL.
  await search.fill(family.name.replace("O'Neil", "O_Neil"));
  await expect(page.getByRole("heading", { name: "No student matches this name" })).toBeVisible();
  await search.fill(family.name);
  await expect(page.getByText("1 student")).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue(family.name);
  await page.getByRole("button", { name: `Edit ${family.name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Edit student" });
  await expect(dialog.getByLabel("Class")).toHaveValue(/^c1a55000/);
  await expectAccessible(page);
  await dialog.getByLabel("Phone number").fill("12345");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Please enter a valid 10-digit phone number.")).toBeVisible();
  await dialog.getByLabel("Phone number").fill("9123456780");
  await dialog.getByLabel("Class").selectOption({ label: "Class 6" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("region", { name: "Students", exact: true })).toContainText("Class 6");
  expect(
    await admin.sql`select action, details -> 'after' ->> 'phone' as phone from private.admin_audit where student_id = ${family.id}`,
  ).toEqual([{ action: "update_student", phone: "9123456780" }]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"${family.name}","${family.email}","9123456780","Class 6"`);
});

test("the organiser follows a link to the admin panel, and Back leads from page 2 to page 1 and from section to section", async ({
  page,
  family,
}) => {
  // The fixture has created a family, so the list is not empty.
  expect(family.name).not.toBe("");
  await followLinkToAdminPanel(page, "?section=students&size=5");
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  const nextButton = page.getByRole("button", { name: "Next" });
  if (await nextButton.isEnabled()) {
    await nextButton.click();
    await expect(page).toHaveURL(/page=2/);
    await page.goBack();
    await expect(page.getByText(/^Page 1 of/)).toBeVisible();
  }
  await openSection(page, "Pricing");
  await expect(page.getByRole("region", { name: "Prices" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("combobox", { name: "Rows per page" })).toHaveValue("5");
});

test("the organiser finds a payment and refunds half of it", async ({ page, family, admin }) => {
  const [order] = await admin.sql<
    { id: string }[]
  >`select id from public.orders where student_id = ${family.id}`;
  const requested = await family.client
    .rpc("request_refund", {
      p_order_id: order?.id ?? "",
      p_reason: "payment_error",
      p_note: "Wrong account.",
    })
    .throwOnError();
  expect(requested.data).toMatchObject({ outcome: "requested" });
  await admin.open(`?section=payments&q=${family.paymentId}`);
  await expect(page.getByText("1 order")).toBeVisible();
  await expect(page.getByRole("region", { name: "Paid orders" })).toContainText(family.name);
  await page.getByRole("searchbox").fill(family.name);
  await expect(page).toHaveURL(/q=Kavya/);
  await expect(page.getByRole("region", { name: "Paid orders" })).toContainText(family.paymentId);
  await expect(page.getByText("Net", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("combobox", { name: "Status" }).selectOption("Refunded");
  await expect(page.getByRole("heading", { name: "No orders found" })).toBeVisible();

  await page.getByRole("link", { name: "Review and refunds" }).click();
  await page.getByRole("combobox", { name: "Rows per page" }).selectOption("50");
  await page.getByRole("button", { name: `Decide on ${family.paymentId}` }).click();
  const dialog = page.getByRole("dialog", { name: "Decide" });
  await expectAccessible(page);
  await dialog.getByRole("checkbox", { name: /Maths/ }).check();
  await dialog.getByLabel("Note to the family (optional)").fill("Sorry for the trouble.");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(
    dialog.getByText(/^₹250 will be refunded through Razorpay\. The registration for Maths ends/),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Yes, do it" }).click();
  await expect(dialog).toBeHidden();
  const readStatus = () => admin.sql`select refund_status from public.orders where student_id = ${family.id}`;
  await expect.poll(readStatus, { timeout: 30_000 }).toEqual([{ refund_status: "partial" }]);
  await page.goto(`${paths.adminPanel}?section=payments&q=${family.paymentId}`);
  await expect(page.getByRole("region", { name: "Paid orders" })).toContainText("₹250 refunded");
});

test("while a search is loading, the previous rows can be read", async ({ page, admin }) => {
  // Otherwise expectAccessible would wait for the end of the loading animation.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await admin.open("?section=students");
  const table = page.getByRole("region", { name: "Students", exact: true });
  await expect(table).toHaveAttribute("aria-busy", "false");
  const release = await delayRequests(page, "**/rest/v1/rpc/**");
  await page.getByRole("searchbox").fill("Kavya");
  await expect(table).toHaveAttribute("aria-busy", "true");
  await expectAccessible(page);
  release();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
});

test("the organiser switches a mock test off and on, and moves an exam day", async ({ page, admin }) => {
  // A family that gets an email when the exam moves.
  const family = await registerFamily(server);
  const { id: orderId } = parseOrder(await family.createOrder([exams.spellBee]));
  expect(await family.call("confirm-payment", await payAtGateway(addresses.sandbox, orderId))).toMatchObject({
    status: 200,
  });
  await admin.open("?section=exams&view=pairs");
  const mockTestCheckbox = page.getByRole("checkbox", { name: "Speed Maths, Class 4" });
  await expect(mockTestCheckbox).toBeChecked();
  await expectAccessible(page);
  const readIsActive = () => admin.sql`
    select is_active from public.subject_classes where subject_name = 'Speed Maths' and class_name = 'Class 4'`;
  await mockTestCheckbox.click();
  await expect.poll(readIsActive).toEqual([{ is_active: false }]);
  await expect(mockTestCheckbox).not.toBeChecked();
  await expect(mockTestCheckbox).toHaveAttribute("aria-busy", "false");
  await mockTestCheckbox.click();
  await expect.poll(readIsActive).toEqual([{ is_active: true }]);
  await expect(mockTestCheckbox).toBeChecked();

  await page.getByRole("link", { name: "Editions and exam days" }).click();
  await page.getByRole("button", { name: "Change Spell Bee" }).click();
  const dialog = page.getByRole("dialog", { name: "Spell Bee" });
  await expectAccessible(page);
  const examDay = dialog.getByLabel("Exam day");
  const lastDay = await dialog.getByLabel("Last day of registration").inputValue();
  await examDay.fill(lastDay);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Registration must close before the exam day.")).toBeVisible();
  const [row] = await admin.sql<{ movedDay: string }[]>`
    select (exam_on + 1)::text as "movedDay" from public.edition_exams
    where exam_id = (select id from public.subjects where name = 'Spell Bee')
      and edition_id = (select id from public.editions where is_current)`;
  await examDay.fill(row?.movedDay ?? "");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: /^Save and email \d+ famil/ }).click();
  await expect(dialog).toBeHidden();
  const readExamDay = () => admin.sql`
    select exam_on::text as day from public.edition_exams
    where exam_id = (select id from public.subjects where name = 'Spell Bee')
      and edition_id = (select id from public.editions where is_current)`;
  await expect.poll(readExamDay).toEqual([{ day: row?.movedDay }]);
  await page.getByRole("combobox", { name: "Edition" }).selectOption({ label: "Summer 2025" });
  await expect(page.getByText(/Registration has not been announced/)).toBeVisible();
  await expectAccessible(page);
});

// This test changes the price of Speed Maths, which no test of the checkout buys.
test("the organiser confirms a new price in the dialog, and the change is listed", async ({
  page,
  admin,
}) => {
  await admin.open("?section=pricing");
  await expectAccessible(page);
  const changePrice = async (rupees: string) => {
    await page.getByRole("button", { name: "Change price of Speed Maths" }).click();
    await page.getByLabel("New price in rupees").fill(rupees);
    await page.getByRole("button", { name: "Continue" }).click();
    const dialog = page.getByRole("dialog", { name: "Change the price of Speed Maths?" });
    await expect(dialog.getByText("Orders and receipts do not change.")).toBeVisible();
    await dialog.getByRole("button", { name: "Change price" }).click();
    await expect(dialog).toBeHidden();
  };
  const readPrice = () => admin.sql`select price_paise from public.subjects where name = 'Speed Maths'`;
  await page.getByRole("button", { name: "Change price of Maths" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await changePrice("260.50");
  await expect.poll(readPrice).toEqual([{ price_paise: 26050 }]);
  await changePrice("250");
  await expect.poll(readPrice).toEqual([{ price_paise: 25000 }]);
  const history = page.getByRole("region", { name: "Price changes" });
  await expect(history).toContainText("₹260.50");
  await expect(history).toContainText("Meera Nair");
  await expectAccessible(page);
});
