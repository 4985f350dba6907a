import { formatDay } from "../../../content/calendar-day";
import { getExamFormat } from "../../../content/exam-format";
import { describeStartTime } from "../../../content/exam-hours";
import { formatPrice } from "../../../content/exam-prices";
import { findSubjectExam } from "../../../content/edition-texts";
import type { Subject } from "../../../content/subjects";
import { useExamCalendar } from "../../../content/use-exam-calendar";
import { SubjectEmblem } from "../../../ui/subject-emblem";

/** The main facts about the exam, on a card beside the headline. */
export function KeyFacts({ subject, classNumber }: { subject: Subject; classNumber: number }) {
  const { questionCount, minutes } = getExamFormat(classNumber);
  const subjectExam = findSubjectExam(useExamCalendar(), subject);
  const day = subjectExam.scheduledExam
    ? {
        name: "Exam day",
        value: formatDay(subjectExam.scheduledExam.examOn),
        note: describeStartTime(subjectExam.scheduledExam.hours),
      }
    : { name: "Next exam", value: subjectExam.nextDate ?? "Date to be announced" };
  const facts: { name: string; value: string | number; note?: string; className?: string }[] = [
    { ...day, className: subjectExam.scheduledExam ? "col-span-2" : "col-span-3" },
    ...(subjectExam.scheduledExam
      ? [{ name: "Price", value: formatPrice(subjectExam.scheduledExam.pricePaise) }]
      : []),
    { name: "Questions", value: questionCount },
    { name: "Minutes", value: minutes },
    { name: "Negative marks", value: "None" },
  ];
  return (
    <div className="grid w-full max-w-sm gap-4 justify-self-center rounded-hero bg-paper p-6 text-ink shadow-card">
      <p className="flex items-center gap-3">
        <SubjectEmblem slug={subject.slug} className="size-14" />
        <span className="grid leading-tight">
          <span className="font-heading text-heading font-bold">{subject.code}</span>
          <span className="text-small text-ink-soft">
            {subject.name}, class {classNumber}
          </span>
        </span>
      </p>
      <dl className="grid grid-cols-[auto_auto_auto] gap-x-3 gap-y-4 border-t border-line pt-4">
        {facts.map(({ name, value, note, className }) => (
          <div key={name} className={className ?? "grid content-start"}>
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="font-heading text-heading font-bold tabular">{value}</dd>
            {note && <dd className="text-small text-ink-soft">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
