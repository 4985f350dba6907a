import { useCallback, useState } from "react";
import { readStoredUnchecked, writeStored } from "./raw-storage";

/**
 * A switch that this browser remembers; any stored value except `true` means off. If storage is full or blocked, the
 * switch works until the page is left.
 *
 * @param key the stored entry's key
 * @returns whether it is on, and a function that toggles it
 */
export function useStoredSwitch(key: string): [isOn: boolean, toggle: () => void] {
  const [isOn, setOn] = useState(() => readStoredUnchecked(key) === true);
  const toggle = useCallback(() => {
    writeStored(key, !isOn);
    setOn(!isOn);
  }, [key, isOn]);
  return [isOn, toggle];
}
