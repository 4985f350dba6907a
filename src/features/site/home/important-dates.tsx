import { formatDay } from "../../../content/calendar-day";
import { listExamDays } from "../../../content/exam-days";
import { describeStartTime } from "../../../content/exam-hours";
import { describeResultDays } from "../../../content/result-days";
import { describeOtherSubjects } from "../../../content/edition-texts";
import { useExamCalendar } from "../../../content/use-exam-calendar";
import { DateTiles } from "../../../ui/date-tiles";
import { ChevronIcon } from "../../../ui/layout-icons";

/**
 * Past editions, hidden at first: their days, exams with their codes, and results (docs/specification.md section 9).
 */
function EarlierEditions() {
  const { earlier } = useExamCalendar();
  return (
    <details className="group rounded-card border border-line">
      <summary className="flex min-h-13 list-none items-center gap-2 px-5 font-semibold text-violet [&::-webkit-details-marker]:hidden">
        Earlier editions
        <ChevronIcon className="size-5 eased group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 px-5 pb-5 md:grid-cols-2">
        {earlier.map((edition) => (
          <section key={edition.name} className="grid content-start gap-2">
            <h3 className="text-subheading">{edition.name}</h3>
            <p className="text-small text-ink-soft">
              {edition.registrationOpensOn &&
                `Registration opened on ${formatDay(edition.registrationOpensOn)}. `}
              Exam season: {formatDay(edition.examsFrom)} to {formatDay(edition.examsTo)}.{" "}
              {describeResultDays(edition)}
            </p>
            <p className="text-small font-semibold">Exam dates</p>
            <ul className="grid gap-1 text-small">
              {listExamDays(edition).map(({ slug, name, code, dayText }) => (
                <li key={slug} className="flex justify-between gap-4 border-b border-line py-1">
                  <span className="font-semibold">
                    {name} ({code})
                  </span>
                  <span className="shrink-0">{dayText}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}

/** The dates of the current edition: registration, each exam and the results. Earlier editions are listed below. */
export function ImportantDates() {
  const calendar = useExamCalendar();
  const { registrationOpensOn, resultsOn } = calendar.current;
  const milestones = [
    ...(registrationOpensOn === null ? [] : [{ title: "Registration opened", day: registrationOpensOn }]),
    { title: "Results", day: resultsOn },
  ];
  const examsWithTimeCount = calendar.current.exams.filter(({ hours }) => hours !== null).length;
  const otherSubjects = describeOtherSubjects(calendar);
  return (
    <div className="grid gap-4">
      <DateTiles
        items={listExamDays(calendar.current).map(({ name, examOn, hours }) => ({
          day: examOn,
          label: name,
          note: hours ? describeStartTime(hours) : undefined,
        }))}
      />
      {examsWithTimeCount < calendar.current.exams.length && (
        <p className="text-small text-ink-soft">
          {examsWithTimeCount > 0 ? "Other exam timings" : "Exam timings"} will be announced soon.
        </p>
      )}
      {otherSubjects && <p className="text-small text-ink-soft">{otherSubjects}</p>}
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        {milestones.map(({ title, day }) => (
          <div key={title} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-soft">{title}</dt>
            <dd className="font-semibold">{formatDay(day)}</dd>
          </div>
        ))}
      </dl>
      {calendar.earlier.length > 0 && <EarlierEditions />}
    </div>
  );
}
