import { expect, type Page } from "@playwright/test";
import { sendRequest } from "../stack/send-request";
import { chooseTestEnvironment, startTestStack } from "../stack/test-stack";
import { addresses } from "./environment";
import { fillRegistration, createFamily, type Family } from "./family";
import { expectAccessible, test } from "./base-test";

/** A form with a captcha: its path, the name of its button, and how a test fills it in. */
type CaptchaForm = {
  path: string;
  button: string;
  /** Opens the form and fills in its fields, without pressing its button. */
  fill: (page: Page, family: Family) => Promise<void>;
  /** Expects the form to show the typed text. */
  expectTypedText: (page: Page, family: Family) => Promise<void>;
};

const findEmailField = (page: Page) => page.getByRole("textbox", { name: "Email" });
const expectEmail = (page: Page, family: Family) => expect(findEmailField(page)).toHaveValue(family.email);
const expectEmailAndPassword = async (page: Page, family: Family) => {
  await expectEmail(page, family);
  await expect(page.getByLabel("Password")).toHaveValue(family.password);
};

/** Every form that can be used without a login and needs a captcha. */
const forms: CaptchaForm[] = [
  {
    path: "/login",
    button: "Log in",
    fill: async (page, family) => {
      await page.goto("/login");
      await findEmailField(page).fill(family.email);
      await page.getByLabel("Password").fill(family.password);
    },
    expectTypedText: expectEmailAndPassword,
  },
  {
    path: "/register",
    button: "Create Account",
    fill: fillRegistration,
    expectTypedText: expectEmailAndPassword,
  },
  {
    path: "/forgotpassword",
    button: "Send reset link",
    fill: async (page, family) => {
      await page.goto("/forgotpassword");
      await findEmailField(page).fill(family.email);
    },
    expectTypedText: expectEmail,
  },
];

const captchaFailedText = "The security check failed. Please try again.";
const captchaNotLoadedText = /^The security check could not load\./;
const captchaNotCompletedText = "Please complete the security check above the button first.";

test.describe("on a site without a captcha", () => {
  for (const { path } of forms) {
    test(`${path} makes no request to another host, and its Content-Security-Policy allows no captcha`, async ({
      page,
    }) => {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      const response = await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.locator("form").getByRole("button").last()).toBeEnabled();
      const ownOrigins = new Set<string>([addresses.site, addresses.api]);
      const requestsToOtherHosts = requests.filter((url) => !ownOrigins.has(new URL(url).origin));
      expect(requestsToOtherHosts, "requests to other hosts").toEqual([]);
      expect(response?.headers()["content-security-policy"]).toMatch(/script-src/);
      expect(response?.headers()["content-security-policy"]).not.toMatch(/cloudflare/);
    });
  }
});

const findCaptchaBox = (page: Page) => page.getByRole("checkbox", { name: /A person is here/ });

/** Sets the behaviour of the fake captcha: it accepts, it refuses, or its script cannot be loaded. */
type SetCaptchaMode = (mode: "pass" | "refuse" | "absent") => Promise<void>;

/**
 * Runs tests on a stack of their own. Its API requires a captcha, and its site, on the development server, shows a fake one.
 */
const testWithCaptcha = test.extend<
  { setCaptchaMode: SetCaptchaMode },
  { captchaUrls: { site: string; api: string } }
>({
  captchaUrls: [
    async ({ browser }, provide) => {
      const environment = await chooseTestEnvironment({ OLYMPEAK_SITE: "dev", OLYMPEAK_CAPTCHA: "on" });
      const stack = await startTestStack(environment);
      const { siteUrl, apiUrl } = stack.settings;
      // The development server prepares a page's modules when it is first opened, and then reloads it. So open each page once.
      const page = await browser.newPage();
      for (const { path } of forms) {
        await page.goto(siteUrl + path, { waitUntil: "networkidle", timeout: 120_000 });
        await expect(findCaptchaBox(page)).toBeVisible({ timeout: 60_000 });
      }
      await page.close();
      await provide({ site: siteUrl, api: apiUrl });
      await stack.stop();
      stack.removeData();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ captchaUrls }, provide) => provide(captchaUrls.site),
  setCaptchaMode: ({ captchaUrls }, provide) =>
    provide(async (mode) => {
      const reply = await sendRequest(`${captchaUrls.api}/captcha/control`, {
        method: "POST",
        body: { mode },
      });
      expect(reply.body).toEqual({ mode });
    }),
});

testWithCaptcha.describe("on a site with a captcha", () => {
  testWithCaptcha.use({
    expectedConsoleError: /Failed to load resource: the server responded with a status of (400|503)/,
  });
  const pressFormButton = (page: Page, { button }: CaptchaForm) =>
    page.getByRole("button", { name: button }).click();

  for (const form of forms) {
    testWithCaptcha(
      `${form.path} first asks to complete the captcha, then says that the captcha failed, and keeps the typed text`,
      async ({ page, setCaptchaMode }) => {
        await setCaptchaMode("refuse");
        const family = createFamily();
        await form.fill(page, family);
        await pressFormButton(page, form);
        await expect(page.getByRole("alert")).toHaveText(captchaNotCompletedText);
        await findCaptchaBox(page).click();
        await expect(findCaptchaBox(page)).toBeChecked();
        await pressFormButton(page, form);
        await expect(page.getByRole("alert")).toHaveText(captchaFailedText);
        await form.expectTypedText(page, family);
        await expect(findCaptchaBox(page), "a token can be used once").not.toBeChecked();
      },
    );

    testWithCaptcha(
      `${form.path} says that the captcha could not load, keeps the typed text, and loads it when the button is pressed again`,
      async ({ page, setCaptchaMode }) => {
        await setCaptchaMode("absent");
        const family = createFamily();
        await form.fill(page, family);
        await expect(page.getByRole("alert")).toHaveText(captchaNotLoadedText);
        await expectAccessible(page);
        await pressFormButton(page, form);
        await expect(page.getByRole("alert")).toHaveText(captchaNotLoadedText);
        await setCaptchaMode("pass");
        await pressFormButton(page, form);
        await expect(findCaptchaBox(page)).toBeVisible();
        await form.expectTypedText(page, family);
        await expectAccessible(page);
      },
    );
  }

  testWithCaptcha("a family registers by keyboard, captcha included", async ({ page, setCaptchaMode }) => {
    await setCaptchaMode("pass");
    const [, register] = forms;
    if (!register) throw new Error("There is no registration form.");
    await register.fill(page, createFamily());
    await findCaptchaBox(page).focus();
    await page.keyboard.press("Space");
    await expect(findCaptchaBox(page)).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: register.button })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/studentdetailsform$/);
  });
});
