import { expect, type Page } from "@playwright/test";
import { paths } from "../../src/config/paths";
import { sendRequest } from "../stack/send-request";
import { addresses, e2eEnvironment } from "./environment";
import { openLoggedIn, submitLogin } from "./family";

const organiser = { email: "admin@olympeak.example", password: "olympeak-demo" };

/**
 * Opens a section of the admin panel by a link, and logs in as an organiser on the way.
 *
 * @param page a page without a login
 * @param search the query of the section's address, such as `?section=students`
 */
export async function followLinkToAdminPanel(page: Page, search: string): Promise<void> {
  await page.goto(paths.adminPanel + search);
  await expect(page).toHaveURL(/\/login$/);
  await submitLogin(page, organiser);
  await expect(page).toHaveURL(addresses.site + paths.adminPanel + search);
}

/**
 * Opens a section of the admin panel as a logged-in organiser.
 *
 * @param page a page without a login
 * @param search the query of the section's address, such as `?section=students`
 * @param login the email and password of an organiser of the demo data; by default the first organiser
 */
export async function openAdminPanel(page: Page, search: string, login = organiser): Promise<void> {
  const reply = await sendRequest(`${addresses.api}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: e2eEnvironment().VITE_SUPABASE_PUBLISHABLE_KEY },
    body: login,
  });
  await openLoggedIn(page, reply.body, paths.adminPanel + search);
}
