import { randomUUID } from "node:crypto";
import { expect, type BrowserContext, type Page } from "@playwright/test";
import postgres from "postgres";
import * as v from "valibot";
import { sessionKey } from "../../src/data/session";
import { updatesConsent } from "../../src/content/updates-consent";
import { addresses } from "./environment";

/** The name of a family's child, and the family's login. */
export type Family = { name: string; email: string; password: string };

/** @returns a new family with a unique email address */
export function createFamily(): Family {
  const id = randomUUID().slice(0, 8);
  return { name: `Ananya Rao ${id}`, email: `ananya.${id}@olympeak.example`, password: "a-long-password-1" };
}

/**
 * Opens /register and fills in the form, without submitting it.
 *
 * @param page any page of the site
 * @param family the family that registers
 */
export async function fillRegistration(page: Page, family: Family): Promise<void> {
  await page.goto("/register");
  await page.getByLabel("Student’s name").fill(family.name);
  await page.getByRole("textbox", { name: "Email" }).fill(family.email);
  await page.getByLabel("Phone number").fill("98765 43210");
  await page.getByLabel("Password").fill(family.password);
  await page.getByRole("checkbox", { name: updatesConsent.text }).check();
}

/**
 * Registers, and skips the form for the student's details.
 *
 * @param page any page of the site
 * @param family the family that registers
 */
export async function register(page: Page, family: Family): Promise<void> {
  await fillRegistration(page, family);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/studentdetailsform$/);
  await page.getByRole("link", { name: "Later" }).click();
  await expect(page).toHaveURL(/\/studentdashboard$/);
}

/**
 * Fills in and submits the login form, without checking the result.
 *
 * @param page the page /login
 * @param login the login to type
 */
export async function submitLogin(page: Page, login: Pick<Family, "email" | "password">): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(login.email);
  await page.getByLabel("Password").fill(login.password);
  await page.getByRole("button", { name: "Log in" }).click();
}

/**
 * Opens /login and tries to log in, with any result.
 *
 * @param page any page, without a login
 * @param login the login to type
 */
export async function tryToLogIn(page: Page, login: Pick<Family, "email" | "password">): Promise<void> {
  await page.goto("/login");
  await submitLogin(page, login);
}

/**
 * Logs in on /login.
 *
 * @param page any page of the site
 * @param family a family with a complete profile
 */
export async function logIn(page: Page, family: Pick<Family, "email" | "password">): Promise<void> {
  await tryToLogIn(page, family);
  await expect(page).toHaveURL(/\/studentdashboard$/);
}

/**
 * Stores a login in a browser, as if the family had logged in before. The page /login has its own tests.
 *
 * @param context a browser without a login
 * @param session the session from auth
 */
export async function storeLogin(context: BrowserContext, session: unknown): Promise<void> {
  const entry = { name: sessionKey, value: JSON.stringify(session) };
  const origins = [{ origin: addresses.site, localStorage: [entry] }];
  await context.setStorageState({ cookies: [], origins });
}

/**
 * Opens a page with a stored login.
 *
 * @param page a page without a login
 * @param session the session from auth
 * @param address the path of the page
 */
export async function openLoggedIn(
  page: Page,
  session: unknown,
  address = "/studentdashboard",
): Promise<void> {
  await storeLogin(page.context(), session);
  await page.goto(address);
}

/**
 * Opens a tab of the dashboard, by its menu.
 *
 * @param page any page of a logged-in family
 * @param tab the name of the tab
 */
export async function openTab(page: Page, tab: string): Promise<void> {
  await page.goto("/studentdashboard");
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  await menu.getByRole("link", { name: tab, exact: true }).click();
}

/**
 * Logs out and waits for the home page.
 *
 * @param page a page of a logged-in family
 */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(`${addresses.site}/`);
}

const mailSchema = v.object({
  ID: v.string(),
  Subject: v.string(),
  To: v.array(v.object({ Address: v.string() })),
});
const listSchema = v.object({ messages: v.array(mailSchema) });

/** An email as the inbox lists it. */
type Mail = v.InferOutput<typeof mailSchema>;

/**
 * @param family the family
 * @returns the family's mails in the local inbox, newest first
 */
export async function readMails(family: Family): Promise<Mail[]> {
  const response = await fetch(`${addresses.inbox}/api/v1/messages`);
  const { messages } = v.parse(listSchema, await response.json());
  return messages.filter((mail) => mail.To.some(({ Address }) => Address === family.email));
}

async function readMail(mail: Mail) {
  const response = await fetch(`${addresses.inbox}/api/v1/message/${mail.ID}`);
  return v.parse(v.object({ Text: v.string(), HTML: v.string() }), await response.json());
}

/**
 * @param mail an email as the inbox lists it
 * @returns its plain text
 */
export async function readText(mail: Mail): Promise<string> {
  return (await readMail(mail)).Text;
}

/**
 * Waits for a mail and returns the link of its button.
 *
 * @param family the family that gets the email
 * @param subject the mail's subject
 * @returns the link in the newest email with this subject
 */
export async function findMailLink(family: Family, subject: string): Promise<string> {
  const findMail = async () => (await readMails(family)).find((mail) => mail.Subject === subject);
  await expect.poll(findMail, { message: `a mail “${subject}”` }).toBeDefined();
  const mail = await findMail();
  const [, link = ""] = (mail && /href="([^"]+)"/.exec((await readMail(mail)).HTML)) ?? [];
  return link.replaceAll("&amp;", "&");
}

/** Checks the invariants of payments in the database; called at the end of every payment test. */
export async function expectPaymentInvariants(): Promise<void> {
  const sql = postgres(addresses.database, { max: 1 });
  try {
    expect(await sql`select * from private.payment_violations()`).toHaveLength(0);
  } finally {
    await sql.end();
  }
}
