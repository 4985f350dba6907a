import { useSyncExternalStore } from "react";
import { findReadAloud } from "../../items/read-aloud";
import { useStoredSwitch } from "../../lib/use-stored-switch";
import { findLocalVoice, subscribeToVoices } from "./speech";

/** The key of this browser's stored setting. */
const readAloudKey = "readAloud";

/**
 * Decides whether the questions of a test have Listen buttons.
 *
 * @param subject the subject's name in the database
 * @param classNumber 1 to 12
 * @returns `isOn`: whether there are Listen buttons; `toggle`: switches them on and off, undefined if the child cannot choose
 * or the device has no voice
 */
export function useReadAloud(subject: string, classNumber: number) {
  const [isSwitchedOn, toggle] = useStoredSwitch(readAloudKey);
  const hasVoice = useSyncExternalStore(
    subscribeToVoices,
    () => findLocalVoice() !== undefined,
    () => false,
  );
  const offer = findReadAloud(subject, classNumber);
  if (offer === "never" || !hasVoice) return { isOn: false, toggle: undefined };
  return offer === "offered" ? { isOn: true, toggle: undefined } : { isOn: isSwitchedOn, toggle };
}
