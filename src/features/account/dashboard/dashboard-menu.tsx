import { useState } from "react";
import type { DashboardTab } from "../../../config/paths";
import { cn } from "../../../lib/cn";
import { SidebarIcon } from "../../../ui/icons";
import { MoreMenu } from "./more-menu";
import { TabLink } from "./tab-link";
import { booksTab, mainTabs } from "./tabs";

/** The dashboard's menu: a bar at the bottom of a phone; on a desktop, a sidebar that can be collapsed. */
export function DashboardMenu({ currentTab }: { currentTab: DashboardTab }) {
  const [isNarrow, setIsNarrow] = useState(false);
  return (
    <nav
      aria-label="Dashboard"
      className={cn(
        "fixed inset-x-0 bottom-0 z-20 grid grid-cols-5 border-t border-line bg-paper px-1 pt-1 pb-[calc(0.25rem+env(safe-area-inset-bottom))]",
        "md:sticky md:top-18 md:flex md:h-[calc(100dvh-4.5rem)] md:flex-col md:gap-1 md:border-t-0 md:border-r md:bg-transparent md:px-0 md:py-6 md:pr-4",
        isNarrow ? "md:w-18" : "md:w-52",
      )}
    >
      {mainTabs.map((tab) => (
        <TabLink key={tab.id} {...tab} isCurrent={tab.id === currentTab} isNarrow={isNarrow} />
      ))}
      <TabLink
        {...booksTab}
        note="coming soon"
        isCurrent={booksTab.id === currentTab}
        isNarrow={isNarrow}
        className="hidden"
      />
      <MoreMenu currentTab={currentTab} />
      <button
        type="button"
        aria-pressed={isNarrow}
        onClick={() => setIsNarrow((narrow) => !narrow)}
        className={cn(
          "mt-auto hidden min-h-11 items-center gap-3 rounded-small px-4 text-small text-ink-soft hover:bg-violet-tint md:flex",
          isNarrow && "md:justify-center md:px-0",
        )}
      >
        <SidebarIcon className={cn("size-5 transition-transform", isNarrow && "-scale-x-100")} />
        <span className={cn(isNarrow && "sr-only")}>Collapse menu</span>
      </button>
    </nav>
  );
}
