import { currentEdition } from "../../content/editions";
import { subjects } from "../../content/subjects";
import { formatIst } from "../../lib/dates";

/** The exam days of the current edition. */
export function ImportantDates() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {currentEdition.exams.map(({ code, examOn }) => {
        const [day, month] = formatIst(examOn, "day").split(" ");
        return (
          <li key={code} className="flex items-center gap-4 rounded-card bg-paper px-5 py-3 shadow-card">
            <time dateTime={examOn} className="grid w-10 text-center">
              <span className="font-heading text-heading font-bold text-violet tabular">{day}</span>
              <span className="text-[0.8125rem] font-semibold text-ink-soft">{month}</span>
            </time>
            <span className="font-semibold">{subjects.find((subject) => subject.code === code)?.name}</span>
          </li>
        );
      })}
    </ul>
  );
}
