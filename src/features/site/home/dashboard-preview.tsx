import { listExamDays } from "../../../content/exam-days";
import { dashboardBlurb } from "../../../content/home-sections";
import { useExamCalendar } from "../../../content/use-exam-calendar";
import { paths } from "../../../config/paths";
import { cn } from "../../../lib/cn";
import { ButtonLink } from "../../../ui/button";
import { CheckIcon } from "../../../ui/icons";

const scores = [40, 55, 50, 70, 80, 90];
const highestScore = Math.max(...scores);

/** A picture of the dashboard, made of text so that it is sharp on every phone. Hidden from screen readers. */
function Preview() {
  const days = listExamDays(useExamCalendar().current);
  const scienceAndMaths = days.filter(({ code }) => code === "ISO" || code === "IMO");
  // Science and Maths if this edition has them, otherwise its first two exams.
  const enrolled = scienceAndMaths.length > 0 ? scienceAndMaths : days.slice(0, 2);
  return (
    <div
      aria-hidden="true"
      className="grid gap-3 rounded-hero border border-line bg-paper p-4 shadow-card select-none"
    >
      {enrolled.map(({ slug, name, examOn, dayText }) => (
        <div
          key={slug}
          className="flex items-center justify-between gap-3 rounded-small border border-line px-4 py-3"
        >
          <span className="grid">
            <span className="font-heading text-[1.125rem] font-bold">{name}</span>
            <time dateTime={examOn} className="text-small text-ink-soft">
              {dayText}
            </time>
          </span>
          <span className="flex items-center gap-1 text-small font-semibold text-green">
            <CheckIcon className="size-5" />
            Enrolled
          </span>
        </div>
      ))}
      <div className="grid gap-2 rounded-small border border-line px-4 py-3">
        <span className="text-small font-semibold">Your last six mock tests</span>
        <span className="flex h-16 items-end gap-2">
          {scores.map((score) => (
            <span
              key={score}
              className={cn("flex-1 rounded-t-sm", score === highestScore ? "bg-gold" : "bg-[#a78bf6]")}
              style={{ height: `${score}%` }}
            />
          ))}
        </span>
      </div>
    </div>
  );
}

/** A preview of the dashboard (docs/specification.md section 2, "Home": dashboard preview). */
export function DashboardPreview() {
  return (
    <section className="mx-auto grid max-w-page items-center gap-8 px-4 py-6.5 sm:py-9 lg:grid-cols-[.8fr_1.2fr]">
      <div className="grid justify-items-start gap-4">
        <h2 className="text-title">{dashboardBlurb.title}</h2>
        <p className="text-ink-soft">{dashboardBlurb.text}</p>
        <ButtonLink to={paths.studentDashboard} variant="outline">
          Open the dashboard
        </ButtonLink>
      </div>
      <Preview />
    </section>
  );
}
