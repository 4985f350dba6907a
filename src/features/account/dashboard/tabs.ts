import type { ComponentType } from "react";
import * as v from "valibot";
import { BookIcon } from "../../../ui/test-icons";
import { LoginIcon } from "../../../ui/layout-icons";
import { PencilIcon, ReceiptIcon, TargetIcon } from "../../../ui/icons";

const tabIds = ["myExams", "mockExams", "transactions", "profile", "books"] as const;

export type TabId = (typeof tabIds)[number];

type Tab = { id: TabId; label: string; Icon: ComponentType<{ className?: string }> };

/** The tabs of the dashboard (specification section 2). On a phone the bookstore is in the More menu. */
export const mainTabs: readonly Tab[] = [
  { id: "myExams", label: "Exams", Icon: TargetIcon },
  { id: "mockExams", label: "Mocks", Icon: PencilIcon },
  { id: "transactions", label: "Orders", Icon: ReceiptIcon },
  { id: "profile", label: "Profile", Icon: LoginIcon },
];
export const booksTab: Tab = { id: "books", label: "Bookstore", Icon: BookIcon };

const stateSchema = v.object({ tab: v.picklist(tabIds) });

/**
 * @param state the navigation state, from anywhere
 * @returns the tab it asks for, else the exams
 */
export function tabOf(state: unknown): TabId {
  const result = v.safeParse(stateSchema, state);
  return result.success ? result.output.tab : "myExams";
}
