import { useCallback, useSyncExternalStore } from "react";
import { readChosenClass, storeChosenClass, subscribeToChosenClass } from "./chosen-class";
import { useSession } from "./use-session";

/**
 * The class that home and the olympiad pages are shown for (specification section 2).
 *
 * @returns the remembered class (1 to 12), null while there is none and while prerendering, and how to remember another
 */
export function useChosenClass(): [number | null, (classNumber: number) => void] {
  const studentId = useSession()?.studentId ?? null;
  const chosenClass = useSyncExternalStore(
    subscribeToChosenClass,
    () => readChosenClass(studentId),
    () => null,
  );
  const chooseClass = useCallback(
    (classNumber: number) => storeChosenClass(studentId, classNumber),
    [studentId],
  );
  return [chosenClass, chooseClass];
}
