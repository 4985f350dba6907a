import { useCallback, useId, useRef, useState } from "react";
import { useDismiss } from "../../../lib/use-dismiss";
import { MoreIcon } from "../../../ui/icons";
import { TabButton } from "./tab-button";
import { booksTab, type TabId } from "./tabs";

/**
 * The phone's last place in the bottom bar: it opens upwards and closes with a choice, Escape, or a press or the focus
 * going elsewhere. What has been chosen or escaped from is gone, so the focus goes back to the button.
 */
export function MoreMenu({ current, onSelect }: { current: TabId; onSelect: (tab: TabId) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(root, opener, isOpen, close);

  const select = () => {
    close();
    opener.current?.focus();
    onSelect(booksTab.id);
  };
  return (
    <div ref={root} className="relative md:hidden">
      <TabButton
        ref={opener}
        Icon={MoreIcon}
        label="More"
        isCurrent={isOpen || current === booksTab.id}
        isNarrow={false}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setIsOpen((open) => !open)}
      />
      {isOpen && (
        <div
          id={menuId}
          className="absolute right-0 bottom-full mb-3 w-52 rounded-card border border-line bg-paper p-2 shadow-card"
        >
          <button
            type="button"
            onClick={select}
            className="flex min-h-12 w-full items-center gap-3 rounded-small px-3 font-semibold hover:bg-violet-tint"
          >
            <booksTab.Icon className="size-6 shrink-0 text-violet" />
            {booksTab.label}
            <span className="ml-auto text-small font-normal text-ink-soft">coming soon</span>
          </button>
        </div>
      )}
    </div>
  );
}
