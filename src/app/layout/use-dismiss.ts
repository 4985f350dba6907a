import { useEffect, type RefObject } from "react";

/**
 * Closes an open menu when a press or the focus goes elsewhere, or on Escape (specification section 4: a click outside
 * closes any dropdown).
 *
 * @param ref the menu with its summary, which the focus returns to
 * @param isOpen listens only while it is open
 * @param close called once
 */
export function useDismiss(ref: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      ref.current?.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", escape);
    };
  }, [ref, isOpen, close]);
}
