import { useEffect, useId, useRef, useState } from "react";
import { MoreIcon } from "../../ui/icons";
import { TabButton } from "./tab-button";
import { booksTab, type TabId } from "./tabs";

/** The phone's last place in the bottom bar: it opens upwards and closes with a choice, a press outside, or Escape. */
export function MoreMenu({ current, onSelect }: { current: TabId; onSelect: (tab: TabId) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const menuId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") setIsOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [isOpen]);

  const select = () => {
    setIsOpen(false);
    onSelect(booksTab.id);
  };
  return (
    <div ref={root} className="relative md:hidden">
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
            <span className="ml-auto text-small font-normal text-ink-soft">soon</span>
          </button>
        </div>
      )}
      <TabButton
        Icon={MoreIcon}
        label="More"
        isCurrent={isOpen || current === booksTab.id}
        isNarrow={false}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setIsOpen((open) => !open)}
      />
    </div>
  );
}
