import { use } from "react";
import { env } from "../../config/env";
import { ExamCalendarContext } from "../../content/exam-calendar-context";

/**
 * The notice above every page: the one set in the admin panel, or else `VITE_NOTICE` from the build. The admin notice
 * comes with the calendar, which only pages that show dates load (decision 033).
 */
export function SiteNotice() {
  const text = use(ExamCalendarContext).notice ?? env.VITE_NOTICE;
  if (text === "") return null;
  return (
    <section aria-label="Notice" className="bg-violet-tint px-4 py-3 text-center font-semibold text-ink">
      <p className="wrap-anywhere">{text}</p>
    </section>
  );
}
