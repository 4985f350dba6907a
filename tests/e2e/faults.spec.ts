import { recordConsentByMail } from "./buyer";
import { expect, type Page, type Route } from "@playwright/test";
import { paths } from "../../src/config/paths";
import { openDatabase } from "../stack/database";
import { registerFamily } from "../stack/family";
import { addresses, e2eEnvironment } from "./environment";
import { openLoggedIn, fillRegistration, createFamily, type Family } from "./family";
import { expectAccessible, test, waitUntilHydrated } from "./base-test";
import { openSandbox, putInCart } from "./shopping";
import { answerQuestions, expectScore, startMaths } from "./mock-test-steps";

const offlineText = "You seem to be offline. Check your internet connection and try again.";
const unavailableText = "Our service is not responding right now. Please try again in a minute.";

/** The ways in which a request can fail. With `lost` the server handles the request, but the reply does not arrive. */
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
    await route.abort().catch(() => undefined);
  },
} as const;

type Fault = keyof typeof faults;

const allFaults: Fault[] = ["aborted", "503", "HTML", "lost"];

/** The site's message for a failed request to the auth server (docs/specification.md section 8, auth failures). */
const getAuthMessage = (fault: Fault) => (fault === "503" ? unavailableText : offlineText);

test.use({
  expectedConsoleError:
    /Failed to load resource: (the server responded with a status of (4|5)\d\d|net::)|^TypeError: Failed to fetch/,
});

const server = { apiUrl: addresses.api, publishableKey: e2eEnvironment().VITE_SUPABASE_PUBLISHABLE_KEY };
const sql = openDatabase(addresses.database);

test.afterAll(() => sql.end());

/** Lets one kind of request fail with each fault in turn, runs the check, and removes the fault. */
async function testEachFault(
  page: Page,
  method: string,
  path: string,
  check: (fault: Fault) => Promise<void>,
  testedFaults: readonly Fault[] = allFaults,
): Promise<void> {
  const pattern = `${addresses.api}${path}`;
  for (const fault of testedFaults)
    await test.step(fault, async () => {
      const handle = (route: Route) =>
        route.request().method() === method ? faults[fault](route) : route.fallback();
      await page.route(pattern, handle);
      await check(fault);
      await page.unroute(pattern, handle);
    });
}

const clickCreate = (page: Page) => page.getByRole("button", { name: "Create Account" }).click();

async function expectRegistered(page: Page, family: Family): Promise<void> {
  await expect(page).toHaveURL(/\/studentdetailsform$/);
  const rows = await sql`select name from public.students where email = ${family.email}`;
  expect([...rows]).toEqual([{ name: family.name }]);
}

test("registration: each failure of the sign-up shows a message and keeps the form, and the next try works", async ({
  page,
}) => {
  const family = createFamily();
  await fillRegistration(page, family);
  await testEachFault(page, "POST", "/auth/v1/signup*", async (fault) => {
    await clickCreate(page);
    await expect(page.getByRole("alert")).toHaveText(getAuthMessage(fault));
    await expect(page.getByLabel("Student’s name")).toHaveValue(family.name);
    await expect(page.getByLabel("Password")).toHaveValue(family.password);
  });
  await clickCreate(page);
  await expectRegistered(page, family);
});

test("registration: if the student's row cannot be saved, the form is kept, and the next try works", async ({
  page,
}) => {
  const family = createFamily();
  await fillRegistration(page, family);
  const faultsWithoutSaving: Fault[] = ["aborted", "503", "HTML"];
  const check = async (fault: Fault) => {
    await clickCreate(page);
    // The first click creates the account, so that the next clicks get this error as long as the row cannot be saved.
    await expect(page.getByRole("alert")).toHaveText(
      fault === "aborted" ? offlineText : "User already registered",
    );
    await expect(page.getByLabel("Student’s name")).toHaveValue(family.name);
  };
  await testEachFault(page, "POST", "/rest/v1/students*", check, faultsWithoutSaving);
  // The row is saved although the reply is lost, and the next step finds the row.
  await testEachFault(page, "POST", "/rest/v1/students*", () => clickCreate(page), ["lost"]);
  await expectRegistered(page, family);
});

const submitLogin = (page: Page) => page.getByRole("button", { name: "Log in" }).click();

for (const [requestName, method, path, getMessage] of [
  ["the password check", "POST", "/auth/v1/token*", getAuthMessage],
  [
    "the request of the students row",
    "GET",
    "/rest/v1/students*",
    () => "Login failed. Please try again later.",
  ],
] as const)
  test(`login: each failure of ${requestName} shows a message and keeps the form, and the next try works`, async ({
    page,
  }) => {
    const family = await registerFamily(server);
    await page.goto("/login");
    await page.getByRole("textbox", { name: "Email" }).fill(family.email);
    await page.getByLabel("Password").fill(family.password);
    await testEachFault(page, method, path, async (fault) => {
      await submitLogin(page);
      await expect(page.getByRole("alert")).toHaveText(getMessage(fault), { timeout: 30_000 });
      await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(family.email);
      await expect(page.getByLabel("Password")).toHaveValue(family.password);
    });
    await submitLogin(page);
    await expect(page).toHaveURL(/\/studentdashboard$/);
  });

test("profile: each failure of saving shows a message and keeps the form, and the next try works", async ({
  page,
}) => {
  const family = await registerFamily(server);
  await openLoggedIn(page, family.session);
  await page.getByRole("link", { name: "Profile", exact: true }).click();
  await page.getByLabel("Guardian’s name").fill("Meera Rao");
  const saveButton = page.getByRole("button", { name: "Save profile" });
  await testEachFault(page, "PATCH", "/rest/v1/students*", async () => {
    await saveButton.click();
    await expect(page.getByRole("alert")).toHaveText("Failed to save profile. Please try again.");
    await expect(page.getByLabel("Guardian’s name")).toHaveValue("Meera Rao");
  });
  await saveButton.click();
  await expect(page.getByText("Profile saved!")).toBeVisible();
  const rows = await sql`select parent_name from public.students where email = ${family.email}`;
  expect([...rows]).toEqual([{ parent_name: "Meera Rao" }]);
});

test("checkout: each failure of saving the details or creating the order shows a message, and the next try makes one order", async ({
  page,
}) => {
  const family = await registerFamily(server);
  await recordConsentByMail(family);
  await openLoggedIn(page, family.session);
  await putInCart(page, "Maths");
  await page.goto("/cartsummary");
  await page.getByLabel("School name").fill("Hill View School");
  const payButton = page.getByRole("button", { name: "Proceed to Pay" });
  await testEachFault(page, "PATCH", "/rest/v1/students*", async () => {
    await payButton.click();
    await expect(page.getByRole("alert")).toHaveText(
      "Something went wrong while saving your profile. Please try again.",
    );
  });
  await testEachFault(page, "POST", "/functions/v1/create-order", async () => {
    await payButton.click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByLabel("School name")).toHaveValue("Hill View School");
  });
  await openSandbox(page);
  const intents = await sql`
    select 1 from private.payment_intents as i join public.students as s on s.id = i.student_id
    where s.email = ${family.email} and i.razorpay_order_id is not null`;
  expect(intents, "orders at the gateway").toHaveLength(1);
});

test("mock test: a score that cannot be sent is kept without a message, and saved once later", async ({
  page,
}) => {
  const family = await registerFamily(server);
  await openLoggedIn(page, family.session);
  const countSavedTests = async () =>
    (
      await sql`
        select 1 from public.mock_tests as m join public.students as s on s.id = m.student_id
        where s.email = ${family.email}`
    ).length;
  await page.route(`${addresses.api}/rest/v1/mock_tests*`, faults.aborted);
  await startMaths(page);
  await answerQuestions(page, 1);
  await expectScore(page);
  await page.unroute(`${addresses.api}/rest/v1/mock_tests*`);
  await testEachFault(page, "POST", "/rest/v1/mock_tests*", async () => {
    await page.reload();
    await expectScore(page);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
  await page.reload();
  await expect.poll(countSavedTests).toBe(1);
  await page.reload();
  await expectScore(page);
  expect(await countSavedTests()).toBe(1);
});

test("a page whose script cannot be fetched shows an error, and works after a retry", async ({ page }) => {
  await openLoggedIn(page, (await registerFamily(server)).session);
  const script = "**/assets/cart-summary-*.js";
  await page.route(script, (route) => route.abort());
  await page.getByRole("link", { name: /Cart/ }).click();
  await expect(page.getByRole("main")).toContainText(
    "This page could not be loaded. Check your internet connection and try again.",
  );
  await expectAccessible(page);
  await page.unroute(script);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
});

for (const name of ["main", "login"])
  test(`a login form that was filled in while ${name}.js could not be fetched is kept, and sent once the script can be fetched`, async ({
    page,
  }) => {
    const script = `**/assets/${name}-*.js`;
    await page.route(script, (route) => route.abort());
    const failure = page.waitForEvent("requestfailed");
    await page.goto(paths.login);
    await failure;
    const emailField = page.getByRole("textbox", { name: "Email" });
    await emailField.fill("nobody@olympeak.example");
    await page.getByLabel("Password").fill("not-the-password");
    await page.unroute(script);
    // The page notices the failure a moment after the test, so the button is clicked again if nothing happens.
    await expect(async () => {
      await page.getByRole("button", { name: "Log in" }).click();
      await expect(page.getByText("Invalid email or password.")).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(emailField).toHaveValue("nobody@olympeak.example");
    expect(new URL(page.url()).search).toBe("");
  });

test("a login form whose script cannot be fetched shows an error, and the next click fetches the script", async ({
  page,
}) => {
  await page.goto(paths.login);
  await waitUntilHydrated(page);
  const script = "**/assets/dist-*.js";
  await page.route(script, (route) => route.abort());
  await page.getByRole("textbox", { name: "Email" }).fill("nobody@olympeak.example");
  await page.getByLabel("Password").fill("not-the-password");
  const button = page.getByRole("button", { name: "Log in" });
  await button.click();
  await expect(page.getByRole("alert")).toHaveText(offlineText);
  await page.unroute(script);
  await button.click();
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password.");
});

test("a page whose script for the account's icons cannot be loaded is shown without the icons, and the next page has the icons", async ({
  page,
}) => {
  await openLoggedIn(page, (await registerFamily(server)).session);
  const script = "**/assets/student-icons-*.js";
  await page.route(script, (route) => route.abort());
  const failure = page.waitForEvent("console", (message) =>
    message.text().startsWith("Olympeak: loading a part of the page failed"),
  );
  await page.goto(paths.mockTestLanding);
  await failure;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const cartLink = page.getByRole("link", { name: "Cart" });
  await expect(cartLink).toHaveCount(0);
  await page.unroute(script);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Olympeak/ })
    .click();
  await expect(cartLink).toBeVisible();
});

test("a public page whose script never loads can be read, and shows an error when a visitor uses a form", async ({
  page,
}) => {
  const script = "**/assets/login-*.js";
  await page.route(script, (route) => route.abort());
  const waitForWarningAfter = async (action: () => Promise<unknown>) => {
    const warning = page.waitForEvent("console", (message) =>
      message.text().startsWith("Olympeak: fetching"),
    );
    await action();
    await warning;
  };
  const button = page.getByRole("button", { name: "Log in" });
  await waitForWarningAfter(() => page.goto(paths.login));
  await expect(button).toBeVisible();
  // The page reloads itself once, because the script may belong to an older version of the site.
  await page.getByLabel("Password").fill("not-the-password");
  await waitForWarningAfter(() => button.click());
  await button.click();
  await expect(page.getByRole("main")).toContainText(
    "This page could not be loaded. Check your internet connection and try again.",
  );
  expect(new URL(page.url()).search).toBe("");
  await expectAccessible(page);
  await page.unroute(script);
  await page.getByRole("button", { name: "Try again" }).click();
  await waitUntilHydrated(page);
  await expect(button).toBeVisible();
});
