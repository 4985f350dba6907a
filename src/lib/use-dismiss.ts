import { useEffect, type RefObject } from "react";

/**
 * Closes an open menu when a press or the focus goes elsewhere, or on Escape (docs/specification.md section 4: a click
 * outside closes any dropdown).
 *
 * @param container the element with the menu and its button
 * @param opener the button that opens the menu; it gets the focus back after Escape
 * @param isOpen whether the menu is open; events are listened to only then
 * @param close closes the menu
 */
export function useDismiss(
  container: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const closeIfOutside = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      opener.current?.focus();
    };
    const listeners = new AbortController();
    document.addEventListener("pointerdown", closeIfOutside, listeners);
    document.addEventListener("focusin", closeIfOutside, listeners);
    document.addEventListener("keydown", closeOnEscape, listeners);
    return () => listeners.abort();
  }, [container, opener, isOpen, close]);
}
