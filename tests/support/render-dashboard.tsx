import { screen, type BoundFunctions, type queries, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { vi } from "vitest";
import { StudentDashboardPage } from "../../src/pages/student-dashboard";
import { dayWithOpenRegistration, makeAccount, serveAccount, type Account } from "./account-factory";
import { logIn } from "./factories";
import { renderWithProviders } from "./render";

/** Logs Asha in on a day on which registration is open. The test must restore the clock. */
export function prepareDashboard(): Account {
  vi.useFakeTimers({ toFake: ["Date"], now: dayWithOpenRegistration });
  const account = makeAccount();
  serveAccount(account);
  logIn();
  return account;
}

/**
 * Opens the dashboard.
 *
 * @param state the navigation state, which may name a tab
 * @param path the path
 * @returns the user
 */
export function renderDashboard(state?: unknown, path = "/studentdashboard"): UserEvent {
  return renderWithProviders(<StudentDashboardPage />, { path, state });
}

/** @returns the dashboard's menu */
export function getDashboardMenu(): BoundFunctions<typeof queries> {
  return within(screen.getByRole("navigation", { name: "Dashboard" }));
}

/**
 * Opens a tab of the dashboard.
 *
 * @param student the user of the dashboard
 * @param name the tab's name
 */
export function openTab(student: UserEvent, name: string): Promise<void> {
  return student.click(getDashboardMenu().getByRole("link", { name }));
}

/** @returns for each exam on the dashboard its name, and the text of its button or of its state */
export async function findExams(): Promise<string[][]> {
  const list = await screen.findByRole("list", { name: "Olympiad exams" });
  return within(list)
    .getAllByRole("listitem")
    .map((item) => [
      within(item).getByRole("heading").textContent,
      within(item).queryByRole("button")?.firstChild?.textContent ??
        item.textContent.match(/Enrolled|closed|Not this season/)?.[0] ??
        "",
    ]);
}
