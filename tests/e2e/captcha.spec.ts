import { expect, type Page } from "@playwright/test";
import { ask } from "../stack/ask";
import { chooseTestEnvironment, startTestStack } from "../stack/test-stack";
import { addresses } from "./environment";
import { fillRegistration, createFamily, type Family } from "./family";
import { expectWellMade, test } from "./person";

type Form = {
  path: string;
  button: string;
  /** Opens it and types, up to its button. */
  fill: (page: Page, family: Family) => Promise<void>;
  /** The text that must be in the form after a refusal. */
  kept: (page: Page, family: Family) => Promise<void>;
};

const email = (page: Page) => page.getByRole("textbox", { name: "Email" });
const keptEmail = (page: Page, family: Family) => expect(email(page)).toHaveValue(family.email);
const keptBoth = async (page: Page, family: Family) => {
  await keptEmail(page, family);
  await expect(page.getByLabel("Password")).toHaveValue(family.password);
};

/** Every form that auth asks a captcha for, but those behind the login. */
const forms: Form[] = [
  {
    path: "/login",
    button: "Log in",
    fill: async (page, family) => {
      await page.goto("/login");
      await email(page).fill(family.email);
      await page.getByLabel("Password").fill(family.password);
    },
    kept: keptBoth,
  },
  { path: "/register", button: "Create Account", fill: fillRegistration, kept: keptBoth },
  {
    path: "/forgotpassword",
    button: "Send reset link",
    fill: async (page, family) => {
      await page.goto("/forgotpassword");
      await email(page).fill(family.email);
    },
    kept: keptEmail,
  },
];

const refused = "The security check failed. Please try again.";
const missing = /^The security check could not load\./;
const open = "Please complete the security check above the button first.";

test.describe("where the site has no captcha", () => {
  for (const { path } of forms) {
    test(`${path} asks for none, and lets none in`, async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      const response = await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.locator("form").getByRole("button").last()).toBeEnabled();
      const ours = new Set<string>([addresses.site, addresses.api]);
      const elsewhere = asked.filter((url) => !ours.has(new URL(url).origin));
      expect(elsewhere, "asked for at other hosts").toEqual([]);
      expect(response?.headers()["content-security-policy"]).toMatch(/script-src/);
      expect(response?.headers()["content-security-policy"]).not.toMatch(/cloudflare/);
    });
  }
});

const box = (page: Page) => page.getByRole("checkbox", { name: /A person is here/ });

type Turn = (mode: "pass" | "refuse" | "absent") => Promise<void>;

/** On a stack of its own, whose API asks for a captcha, and the site of the development server, which shows the stand-in. */
const testWithCaptcha = test.extend<{ turn: Turn }, { captchaUrls: { site: string; api: string } }>({
  captchaUrls: [
    async ({ browser }, provide) => {
      const environment = await chooseTestEnvironment({ OLYMPEAK_SITE: "dev", OLYMPEAK_CAPTCHA: "on" });
      const stack = await startTestStack(environment);
      const { siteUrl, apiUrl } = stack.settings;
      // The development server prepares what a page needs when it is first asked for, and then has it loaded again.
      const page = await browser.newPage();
      for (const { path } of forms) {
        await page.goto(siteUrl + path, { waitUntil: "networkidle", timeout: 120_000 });
        await expect(box(page)).toBeVisible({ timeout: 60_000 });
      }
      await page.close();
      await provide({ site: siteUrl, api: apiUrl });
      await stack.stop();
      stack.removeData();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ captchaUrls }, provide) => provide(captchaUrls.site),
  turn: ({ captchaUrls }, provide) =>
    provide(async (mode) => {
      const answer = await ask(`${captchaUrls.api}/captcha/control`, { method: "POST", body: { mode } });
      expect(answer.body).toEqual({ mode });
    }),
});

testWithCaptcha.describe("where it has one", () => {
  testWithCaptcha.use({
    expectedFailure: /Failed to load resource: the server responded with a status of (400|503)/,
  });
  const press = (page: Page, { button }: Form) => page.getByRole("button", { name: button }).click();

  for (const form of forms) {
    testWithCaptcha(
      `${form.path} says that it was refused, and keeps what was typed`,
      async ({ page, turn }) => {
        await turn("refuse");
        const family = createFamily();
        await form.fill(page, family);
        await press(page, form);
        await expect(page.getByRole("alert")).toHaveText(open);
        await box(page).click();
        await expect(box(page)).toBeChecked();
        await press(page, form);
        await expect(page.getByRole("alert")).toHaveText(refused);
        await form.kept(page, family);
        await expect(box(page), "a token counts once").not.toBeChecked();
      },
    );

    testWithCaptcha(
      `${form.path} says that it stays away, keeps what was typed, and takes it when it comes`,
      async ({ page, turn }) => {
        await turn("absent");
        const family = createFamily();
        await form.fill(page, family);
        await expect(page.getByRole("alert")).toHaveText(missing);
        await expectWellMade(page);
        await press(page, form);
        await expect(page.getByRole("alert")).toHaveText(missing);
        await turn("pass");
        await press(page, form);
        await expect(box(page)).toBeVisible();
        await form.kept(page, family);
        await expectWellMade(page);
      },
    );
  }

  testWithCaptcha("a family registers by keyboard, captcha included", async ({ page, turn }) => {
    await turn("pass");
    const [, register] = forms;
    if (!register) throw new Error("There is no form of registration.");
    await register.fill(page, createFamily());
    await box(page).focus();
    await page.keyboard.press("Space");
    await expect(box(page)).toBeChecked();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: register.button })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/studentdetailsform$/);
  });
});
