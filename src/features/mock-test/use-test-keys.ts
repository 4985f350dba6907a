import { useEffectEvent, useLayoutEffect } from "react";
import { useStoredSwitch } from "../../lib/use-stored-switch";

/** The stored entry of a wish that letters and numbers do nothing in a test: this browser's own, like that of no clock. */
const letterKeysOffKey = "mockTestLetterKeysOff";

/**
 * What the keys do: 1-4 or A-D choose, the arrows move, M marks. Up and down stay with the radios, and while a dialog
 * is open all keys are the dialog's. Letters and numbers can be switched off: who speaks to the device, or touches keys
 * without meaning to, would choose by accident (WCAG 2.1.4).
 *
 * @param act called with the pressed key in lower case; returns whether it meant something
 * @returns whether letters and numbers mean something, and what switches that
 */
export function useTestKeys(act: (key: string) => boolean): { hasLetterKeys: boolean; toggle: () => void } {
  const [isOff, toggle] = useStoredSwitch(letterKeysOffKey);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key.length === 1 && isOff) return;
    if (act(event.key.toLowerCase())) event.preventDefault();
  });
  // With the picture, not after it: a quick press would fall between the two.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    globalThis.addEventListener("keydown", onKeyDown);
    return () => globalThis.removeEventListener("keydown", onKeyDown);
  }, []);
  return { hasLetterKeys: !isOff, toggle };
}
