import { useState } from "react";
import { cn } from "../../../lib/cn";
import { SidebarIcon } from "../../../ui/icons";
import { MoreMenu } from "./more-menu";
import { TabButton } from "./tab-button";
import { booksTab, mainTabs, type TabId } from "./tabs";

/** The dashboard's menu: a bar at the bottom of a phone, a sidebar on a desktop that can be made narrow. */
export function DashboardMenu({ current, onSelect }: { current: TabId; onSelect: (tab: TabId) => void }) {
  const [isNarrow, setIsNarrow] = useState(false);
  const mark = (id: TabId) => ({
    isCurrent: id === current,
    isNarrow,
    "aria-current": id === current ? ("page" as const) : undefined,
    onClick: () => onSelect(id),
  });
  return (
    <nav
      aria-label="Dashboard"
      className={cn(
        "fixed inset-x-0 bottom-0 z-20 grid grid-cols-5 border-t border-line bg-paper px-1 pt-1 pb-[calc(0.25rem+env(safe-area-inset-bottom))]",
        "md:sticky md:top-18 md:flex md:h-[calc(100dvh-4.5rem)] md:flex-col md:gap-1 md:border-t-0 md:border-r md:p-3.5",
        isNarrow ? "md:w-21" : "md:w-60",
      )}
    >
      {mainTabs.map(({ id, label, Icon }) => (
        <TabButton key={id} Icon={Icon} label={label} {...mark(id)} />
      ))}
      <TabButton {...booksTab} id={undefined} note="coming soon" {...mark(booksTab.id)} className="hidden" />
      <MoreMenu current={current} onSelect={onSelect} />
      <button
        type="button"
        aria-pressed={isNarrow}
        onClick={() => setIsNarrow((narrow) => !narrow)}
        className={cn(
          "mt-auto hidden min-h-11 items-center gap-3 rounded-small px-4 text-small text-ink-soft hover:bg-mist md:flex",
          isNarrow && "md:justify-center md:px-0",
        )}
      >
        <SidebarIcon className={cn("size-5 transition-transform", isNarrow && "-scale-x-100")} />
        <span className={cn(isNarrow && "sr-only")}>Collapse menu</span>
      </button>
    </nav>
  );
}
