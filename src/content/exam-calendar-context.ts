import { createContext } from "react";
import type { ExamCalendar } from "./editions";

type CalendarSource = {
  /** The calendar from the server; null if it is the same as in the build, or not loaded yet. */
  changedCalendar: ExamCalendar | null;
  /** The organisers' notice above every page; null for none, and until it is loaded. */
  notice: string | null;
  /** Asks the server for both. */
  refresh: () => void;
};

/** The source of changed dates for `useExamCalendar`. In a file of its own, so that pages without dates do not load them. */
export const ExamCalendarContext = createContext<CalendarSource>({
  changedCalendar: null,
  notice: null,
  refresh: () => undefined,
});
