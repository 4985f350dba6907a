import { useSyncExternalStore } from "react";
import { findReadAloud } from "../../items/read-aloud";
import { useStoredSwitch } from "../../lib/use-stored-switch";
import { findLocalVoice, subscribeToVoices } from "./speech";

/** The key of this browser's stored setting. */
const readAloudKey = "readAloud";

/**
 * Decides whether a test has a Listen button.
 *
 * @param subject the subject's name in the database
 * @param classNumber 1 to 12
 * @returns whether there is a Listen button; and a function to switch it on and off, if the child may choose and the
 * device has a voice
 */
export function useReadAloud(subject: string, classNumber: number) {
  const [isWanted, toggle] = useStoredSwitch(readAloudKey);
  const hasVoice = useSyncExternalStore(
    subscribeToVoices,
    () => findLocalVoice() !== undefined,
    () => false,
  );
  const rule = findReadAloud(subject, classNumber);
  if (rule === "never" || !hasVoice) return { isOn: false, toggle: undefined };
  return rule === "offered" ? { isOn: true, toggle: undefined } : { isOn: isWanted, toggle };
}
