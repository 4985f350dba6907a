import { useEffect, useEffectEvent } from "react";

/**
 * What the keys do: 1-4 or A-D choose, the arrows move, M marks. Up and down stay with the radios, and while a dialog
 * is open all keys are the dialog's.
 *
 * @param act called with the pressed key in lower case; returns whether it meant something
 */
export function useTestKeys(act: (key: string) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    if (act(event.key.toLowerCase())) event.preventDefault();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    globalThis.addEventListener("keydown", onKeyDown);
    return () => globalThis.removeEventListener("keydown", onKeyDown);
  }, []);
}
