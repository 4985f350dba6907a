import { use } from "react";
import { env } from "../../config/env";
import { ExamCalendarContext } from "../../content/exam-calendar-context";

/**
 * The notice at the top of a page: the one set in the admin panel if the exam calendar is loaded and has one, else `VITE_NOTICE`
 * from the build. Pages without dates do not load the calendar (decision 033).
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
