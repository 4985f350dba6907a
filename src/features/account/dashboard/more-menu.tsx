import { useCallback, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { dashboardPath, type DashboardTab } from "../../../config/paths";
import { useDismiss } from "../../../lib/use-dismiss";
import { MoreIcon } from "../../../ui/icons";
import { tabClass } from "./tab-link";
import { booksTab } from "./tabs";

/**
 * The last item of the phone's bottom bar. The menu opens upwards. It closes after a choice, on Escape, and when
 * the user presses or moves the focus outside. After a choice or Escape the focus returns to the button.
 */
export function MoreMenu({ currentTab }: { currentTab: DashboardTab }) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(root, opener, isOpen, close);

  const choose = () => {
    close();
    opener.current?.focus();
  };
  return (
    <div ref={root} className="relative md:hidden">
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setIsOpen((open) => !open)}
        className={tabClass(isOpen || currentTab === booksTab.id, false)}
      >
        <MoreIcon className="size-6 shrink-0" />
        More
      </button>
      {isOpen && (
        <div
          id={menuId}
          className="absolute right-0 bottom-full mb-3 w-52 rounded-card border border-line bg-paper p-2 shadow-card"
        >
          <Link
            to={dashboardPath(booksTab.id)}
            onClick={choose}
            className="flex min-h-12 w-full items-center gap-3 rounded-small px-3 font-semibold hover:bg-violet-tint"
          >
            <booksTab.Icon className="size-6 shrink-0 text-violet" />
            {booksTab.label}
            <span className="ml-auto text-small font-normal text-ink-soft">coming soon</span>
          </Link>
        </div>
      )}
    </div>
  );
}
