import { expect, type Page } from "@playwright/test";
import { paths } from "../../src/config/paths";
import { addresses } from "./environment";

const organiser = { email: "admin@olympeak.example", password: "olympeak-demo" };

/**
 * Opens a part of the organiser's desk as somebody does who has a link to it and is not logged in.
 *
 * @param page of nobody yet
 * @param search which part, such as `?section=students`
 */
export async function openDesk(page: Page, search: string): Promise<void> {
  await page.goto(paths.adminPanel + search);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("textbox", { name: "Email" }).fill(organiser.email);
  await page.getByLabel("Password").fill(organiser.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(addresses.site + paths.adminPanel + search);
}
