import { useEffect, useRef, type MouseEvent, type PointerEvent } from "react";

/**
 * The menu closes when the pointer has been outside for this time, in milliseconds: enough to move diagonally into the menu.
 */
const closeDelayMs = 200;

/**
 * Opens a menu under the mouse and closes it a moment after the mouse has left. Touch and pen do not hover: they open
 * the menu by pressing its button.
 *
 * @param isOpen whether the menu is open
 * @param setIsOpen opens or closes the menu
 * @returns the listeners for the element around menu and button, and the click listener for the button: hovering has
 * opened the menu, so a click must not close it again
 */
export function useHoverMenu(isOpen: boolean, setIsOpen: (isOpen: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUnderMouse = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const containerListeners = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      clearTimeout(timer.current);
      isUnderMouse.current = true;
      setIsOpen(true);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      isUnderMouse.current = false;
      timer.current = setTimeout(() => setIsOpen(false), closeDelayMs);
    },
  };
  const onButtonClick = (event: MouseEvent) => {
    const isByKey = event.detail === 0;
    if (isOpen && isUnderMouse.current && !isByKey) event.preventDefault();
  };
  return { containerListeners, onButtonClick };
}
