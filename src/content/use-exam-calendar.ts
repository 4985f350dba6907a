import { use, useEffect } from "react";
import { builtCalendar, type ExamCalendar } from "./editions";
import { ExamCalendarContext } from "./exam-calendar-context";

/**
 * Returns the exam calendar for a component that shows dates. The component renders again when organisers change a date.
 *
 * @returns the calendar from the database; until that is loaded, the calendar of the build (decision 033)
 */
export function useExamCalendar(): ExamCalendar {
  const { changedCalendar, refresh } = use(ExamCalendarContext);
  useEffect(refresh, [refresh]);
  return changedCalendar ?? builtCalendar;
}
