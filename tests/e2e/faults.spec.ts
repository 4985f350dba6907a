import { expect, type Page, type Route } from "@playwright/test";
import { openDatabase } from "../stack/database";
import { registerFamily } from "../stack/family";
import { addresses, e2eEnvironment } from "./environment";
import { logIn, meetFamily } from "./family";
import { test } from "./person";
import { answerQuestions, expectScore, startMaths } from "./practice";

const offline = "You seem to be offline. Check the connection and try again.";
const unavailable = "Our service is not answering just now. Please try again in a minute.";

/** How a request can go wrong, and what becomes of it. `lost` is the worst: the server acted, and nobody hears of it. */
const faults = {
  aborted: (route: Route) => route.abort(),
  "503": (route: Route) =>
    route.fulfill({ status: 503, headers: { "access-control-allow-origin": addresses.site }, body: "" }),
  HTML: (route: Route) =>
    route.fulfill({
      status: 200,
      contentType: "text/html",
      headers: { "access-control-allow-origin": addresses.site },
      body: "<!doctype html><title>Sign in to the airport's network</title>",
    }),
  lost: async (route: Route) => {
    await route.fetch();
    await route.abort();
  },
} as const;

type Fault = keyof typeof faults;

const all: Fault[] = ["aborted", "503", "HTML", "lost"];

/** The catalogue's sentence for a request that went wrong on its way (specification section 8, auth failures). */
const sentenceOf = (fault: Fault) => (fault === "503" ? unavailable : offline);

test.use({
  expectedFailure: /Failed to load resource: (the server responded with a status of (4|5)\d\d|net::)/,
});

const server = { apiUrl: addresses.api, publishableKey: e2eEnvironment().VITE_SUPABASE_PUBLISHABLE_KEY };
const sql = openDatabase(addresses.database);

test.afterAll(() => sql.end());

/** Breaks one kind of request until it is mended. */
async function breakRequest(page: Page, method: string, path: string, fault: Fault) {
  const pattern = `${addresses.api}${path}`;
  const handle = (route: Route) =>
    route.request().method() === method ? faults[fault](route) : route.fallback();
  await page.route(pattern, handle);
  return () => page.unroute(pattern, handle);
}

const registerSteps = [
  ["the sign-up", "/auth/v1/signup*"],
  ["writing the student", "/rest/v1/students*"],
] as const;

for (const [step, path] of registerSteps)
  for (const fault of all)
    test(`register: ${step}, ${fault}`, async ({ page }) => {
      const family = meetFamily();
      const mend = await breakRequest(page, "POST", path, fault);
      await page.goto("/register");
      await page.getByLabel("Student's name").fill(family.name);
      await page.getByRole("textbox", { name: "Email" }).fill(family.email);
      await page.getByLabel("Phone number").fill("98765 43210");
      await page.getByLabel("Password").fill(family.password);
      await page.getByRole("checkbox").check();
      await page.getByRole("button", { name: "Create Account" }).click();
      await expect(page.getByRole("alert")).toHaveText(sentenceOf(fault));
      await expect(page.getByLabel("Student's name")).toHaveValue(family.name);
      await expect(page.getByLabel("Password")).toHaveValue(family.password);
      await mend();
      await page.getByRole("button", { name: "Create Account" }).click();
      await expect(page).toHaveURL(/\/studentdetailsform$/);
      const rows = await sql`select name from public.students where email = ${family.email}`;
      expect(rows).toEqual([{ name: family.name }]);
    });

const loginSteps = [
  ["the password", "POST", "/auth/v1/token*", sentenceOf],
  ["looking for the student", "GET", "/rest/v1/students*", () => "Login failed. Please try again later."],
] as const;

for (const [step, method, path, sentence] of loginSteps)
  for (const fault of all)
    test(`login: ${step}, ${fault}`, async ({ page }) => {
      const family = await registerFamily(server);
      const mend = await breakRequest(page, method, path, fault);
      await page.goto("/login");
      await page.getByRole("textbox", { name: "Email" }).fill(family.email);
      await page.getByLabel("Password").fill(family.password);
      await page.getByRole("button", { name: "Log in" }).click();
      await expect(page.getByRole("alert")).toHaveText(sentence(fault), { timeout: 30_000 });
      await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(family.email);
      await expect(page.getByLabel("Password")).toHaveValue(family.password);
      await mend();
      await page.getByRole("button", { name: "Log in" }).click();
      await expect(page).toHaveURL(/\/studentdashboard$/);
    });

for (const fault of all)
  test(`profile: saving, ${fault}`, async ({ page }) => {
    const family = await registerFamily(server);
    await logIn(page, family);
    await page.getByRole("button", { name: "Profile", exact: true }).click();
    await page.getByLabel("Guardian's name").fill("Meera Rao");
    const mend = await breakRequest(page, "PATCH", "/rest/v1/students*", fault);
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(page.getByRole("alert")).toHaveText("Failed to save profile. Please try again.");
    await expect(page.getByLabel("Guardian's name")).toHaveValue("Meera Rao");
    await mend();
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(page.getByText("Profile saved!")).toBeVisible();
    const rows = await sql`select parent_name from public.students where email = ${family.email}`;
    expect(rows).toEqual([{ parent_name: "Meera Rao" }]);
  });

for (const fault of all)
  test(`checkout: saving the details and making the order, ${fault}`, async ({ page }) => {
    const family = await registerFamily(server);
    await logIn(page, family);
    await page
      .getByRole("listitem")
      .filter({ hasText: "Maths" })
      .getByRole("button", { name: /Buy.*Maths/ })
      .first()
      .click();
    await page.goto("/cartsummary");
    await page.getByLabel("School name").fill("Hill View School");
    const pay = page.getByRole("button", { name: "Proceed to Pay" });

    const mendDetails = await breakRequest(page, "PATCH", "/rest/v1/students*", fault);
    await pay.click();
    await expect(page.getByRole("alert")).toHaveText(
      "Something went wrong while saving your profile. Please try again.",
    );
    await mendDetails();

    const mendOrder = await breakRequest(page, "POST", "/functions/v1/create-order", fault);
    await pay.click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByLabel("School name")).toHaveValue("Hill View School");
    await mendOrder();

    await pay.click();
    await expect(page.getByText("no real money")).toBeVisible();
    const intents = await sql`
      select 1 from private.payment_intents as i join public.students as s on s.id = i.student_id
      where s.email = ${family.email} and i.razorpay_order_id is not null`;
    expect(intents, "orders at the gateway").toHaveLength(1);
  });

for (const fault of all)
  test(`score: saving, ${fault}`, async ({ page }) => {
    const family = await registerFamily(server);
    await logIn(page, family);
    const mend = await breakRequest(page, "POST", "/rest/v1/mock_tests*", fault);
    await startMaths(page);
    await answerQuestions(page, 1);
    await expectScore(page);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await mend();
    await page.reload();
    const saved = () => sql`
      select 1 from public.mock_tests as m join public.students as s on s.id = m.student_id
      where s.email = ${family.email}`;
    await expect.poll(saved).toHaveLength(1);
    await page.reload();
    await expectScore(page);
    expect(await saved()).toHaveLength(1);
  });
