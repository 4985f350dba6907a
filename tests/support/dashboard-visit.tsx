import { screen, type BoundFunctions, type queries, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { vi } from "vitest";
import { StudentDashboardPage } from "../../src/pages/student-dashboard";
import { anOpenDay, makeAccount, serveAccount, type Account } from "./account-factory";
import { logIn } from "./factories";
import { show } from "./render";

/** Logs Asha in on a day on which registration is open. The test must restore the clock. */
export function prepareDashboard(): Account {
  vi.useFakeTimers({ toFake: ["Date"], now: anOpenDay });
  const account = makeAccount();
  serveAccount(account);
  logIn();
  return account;
}

/**
 * @param state the navigation state, which may name a tab
 * @param at the path
 */
export function visitDashboard(state?: unknown, at = "/studentdashboard"): UserEvent {
  return show(<StudentDashboardPage />, { at, state });
}

/** @returns the dashboard's menu */
export function dashboardMenu(): BoundFunctions<typeof queries> {
  return within(screen.getByRole("navigation", { name: "Dashboard" }));
}

/**
 * @param student the dashboard's student
 * @param name of the tab
 */
export function openTab(student: UserEvent, name: string): Promise<void> {
  return student.click(dashboardMenu().getByRole("link", { name }));
}

/** @returns the exams on the dashboard, each with its name and buttons */
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
