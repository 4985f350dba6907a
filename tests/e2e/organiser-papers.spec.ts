import { expect, type Page } from "@playwright/test";
import { renderCsvExample } from "../../src/items/paper/example";
import { openAdminPanel } from "./admin-panel";
import { expectAccessible, openDevice, test } from "./base-test";

const secondOrganiser = { email: "organiser@olympeak.example", password: "olympeak-demo" };

/** Presses a button with the keyboard. */
async function pressByKey(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
}

/** Returns a parameter of the page's address, such as the open paper's id. */
const readParameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name) ?? "";

test("an organiser starts a paper and imports the example file, and another organiser solves the paper by keyboard", async ({
  page,
  browser,
}) => {
  await openAdminPanel(page, "?section=papers");
  await page.getByLabel("Exam").selectOption({ label: "Science, all classes" });
  await page.getByRole("button", { name: "Prepare Science, Class 7", exact: true }).click();
  await page.getByRole("link", { name: "Import a file" }).click();
  await page.getByLabel("The questions, with their drawings and clips").setInputFiles({
    name: "paper.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(renderCsvExample()),
  });
  await page.getByRole("button", { name: "Import 8 questions" }).click();
  await expect(page.getByText("A tailor cuts 12 ribbons")).toBeVisible();
  const [editionId, paperId] = [readParameter(page, "edition"), readParameter(page, "paper")];

  const otherDevice = await openDevice(browser);
  await openAdminPanel(
    otherDevice,
    `?section=papers&edition=${editionId}&paper=${paperId}&view=solve`,
    secondOrganiser,
  );
  await otherDevice.getByRole("radio", { name: "80 cm" }).press("Space");
  await expectAccessible(otherDevice);
  await pressByKey(otherDevice, "Hand in 1 question");
  await pressByKey(otherDevice, "Hand in");
  await expect(otherDevice.getByText("7 questions", { exact: true })).toBeVisible();

  await test.step("one organiser asks for extra minutes for the class, and the other confirms them", async () => {
    await openAdminPanel(page, "?section=day");
    const examSelect = page.getByLabel("Exam", { exact: true });
    const science = await examSelect.locator("option", { hasText: "Science" }).first().textContent();
    await examSelect.selectOption({ label: science ?? "" });
    await pressByKey(page, "Change or cancel for Class 7");
    await page.getByRole("textbox", { name: "Reason" }).fill("A power cut");
    await pressByKey(page, "Continue");
    await pressByKey(page, "Send for confirmation");
    await expect(page.getByText("1 decision is waiting for a second organiser.")).toBeVisible();
    await expectAccessible(page);
    await openAdminPanel(
      otherDevice,
      `?section=day&view=decisions&exam=${readParameter(page, "exam")}`,
      secondOrganiser,
    );
    await pressByKey(otherDevice, "Confirm for Class 7");
    await expectAccessible(otherDevice);
    await pressByKey(otherDevice, "Confirm and email 0 families");
    await expect(otherDevice.getByText(/confirmed by Dev Menon/)).toBeVisible();
  });
  await otherDevice.context().close();
});
