import { useCallback, useState } from "react";
import { readRaw, writeStored } from "./raw-storage";

/**
 * A switch that this browser remembers; anything but a stored `true` is off. Where storage is full or closed it works
 * until the page is left.
 *
 * @param key the stored entry's name
 * @returns whether it is on, and what turns it over
 */
export function useStoredSwitch(key: string): [isOn: boolean, toggle: () => void] {
  const [isOn, setOn] = useState(() => readRaw(key) === true);
  const toggle = useCallback(() => {
    writeStored(key, !isOn);
    setOn(!isOn);
  }, [key, isOn]);
  return [isOn, toggle];
}
