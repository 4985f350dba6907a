import { startTransition, useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { ExamCalendarContext } from "../content/exam-calendar-context";
import { report } from "../lib/report";
import type { SavedCalendar } from "./read-saved-calendar";

/** Loads the code that reads the calendar saved on the server, and runs it. */
async function loadSavedCalendar() {
  const { readSavedCalendar } = await import("./read-saved-calendar");
  return readSavedCalendar();
}

/**
 * Gives every page the exam calendar and the site notice, and `refresh`, which a page with dates calls once it is
 * hydrated, to get the changes since the site was built (decision 033). Until the reply arrives, pages show the dates
 * of the build.
 */
export function ExamCalendarProvider({ children }: { children: ReactNode }) {
  const [savedCalendar, setSavedCalendar] = useState<SavedCalendar>({ changedCalendar: null, notice: null });
  const isLoading = useRef(false);
  const refresh = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    loadSavedCalendar()
      .then((calendar) => startTransition(() => setSavedCalendar(calendar)))
      .catch((error: unknown) => report("reading the exam calendar", error))
      .finally(() => {
        isLoading.current = false;
      });
  }, []);
  const source = useMemo(() => ({ ...savedCalendar, refresh }), [savedCalendar, refresh]);
  return <ExamCalendarContext value={source}>{children}</ExamCalendarContext>;
}
