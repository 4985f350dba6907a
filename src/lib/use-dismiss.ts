import { useEffect, type RefObject } from "react";

/**
 * Closes an open menu when a press or the focus goes elsewhere, or on Escape (docs/specification.md section 4: a click
 * outside closes any dropdown).
 *
 * @param holder the element with the menu and its button
 * @param opener the button that opens it, and gets the focus back after Escape
 * @param isOpen whether the menu is open; it listens only then
 * @param close closes the menu
 */
export function useDismiss(
  holder: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !holder.current?.contains(event.target)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      opener.current?.focus();
    };
    const listening = new AbortController();
    document.addEventListener("pointerdown", leave, listening);
    document.addEventListener("focusin", leave, listening);
    document.addEventListener("keydown", escape, listening);
    return () => listening.abort();
  }, [holder, opener, isOpen, close]);
}
