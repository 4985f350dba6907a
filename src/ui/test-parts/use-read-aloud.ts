import { useSyncExternalStore } from "react";
import { findReadAloud } from "../../items/read-aloud";
import { useStoredSwitch } from "../../lib/use-stored-switch";
import { findLocalVoice, subscribeToVoices } from "./speech";

/** The stored wish that questions can be listened to, for this browser. */
const readAloudKey = "readAloud";

/**
 * Whether the questions of a test can be listened to, here and now.
 *
 * @param subject its name, as the database has it
 * @param classNumber 1 to 12
 * @returns whether there is a Listen button; and what switches it on and off, where the child chooses and the device has a
 *   voice of its own
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
