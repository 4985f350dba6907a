import type { ComponentType } from "react";
import { useLocation } from "react-router-dom";
import * as v from "valibot";
import { dashboardTabs, type DashboardTab } from "../../../config/paths";
import { BookIcon } from "../../../ui/test-icons";
import { LoginIcon } from "../../../ui/layout-icons";
import { PencilIcon, ReceiptIcon, TargetIcon } from "../../../ui/icons";

type Tab = { id: DashboardTab; label: string; Icon: ComponentType<{ className?: string }> };

/** The tabs of the dashboard (docs/specification.md section 2). On a phone the bookstore is in the More menu. */
export const mainTabs: readonly Tab[] = [
  { id: "myExams", label: "Exams", Icon: TargetIcon },
  { id: "mockExams", label: "Mocks", Icon: PencilIcon },
  { id: "transactions", label: "Orders", Icon: ReceiptIcon },
  { id: "profile", label: "Profile", Icon: LoginIcon },
];
export const booksTab: Tab = { id: "books", label: "Bookstore", Icon: BookIcon };

/** The title of each tab in the browser's history and its list of windows. */
export const tabTitles: Readonly<Record<DashboardTab, string>> = {
  myExams: "My exams",
  mockExams: "Mock tests",
  transactions: "Orders",
  profile: "Profile",
  books: "Bookstore",
};

const tabSchema = v.picklist(dashboardTabs);
const stateSchema = v.object({ tab: tabSchema });

/**
 * @param location the dashboard's location; its query or its navigation state may name a tab
 * @returns the named tab, else the exams
 */
export function readTab({ search, state }: { search: string; state: unknown }): DashboardTab {
  const tabOfUrl = v.safeParse(tabSchema, new URLSearchParams(search).get("tab"));
  if (tabOfUrl.success) return tabOfUrl.output;
  const tabOfState = v.safeParse(stateSchema, state);
  return tabOfState.success ? tabOfState.output.tab : "myExams";
}

/** @returns the open tab of the dashboard */
export function useTab(): DashboardTab {
  return readTab(useLocation());
}
