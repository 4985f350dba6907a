import { useState } from "react";
import { readExamHours, describeStartTime, type ExamHours } from "../../../content/exam-hours";
import type { Edition, ExamName } from "../../../data/admin/editions";
import { formatIst } from "../../../lib/dates";
import { dayInIndia } from "../../../lib/day-in-india";
import { Button } from "../../../ui/button";
import { DataTable, type Column } from "../../../ui/data-table";

/** An exam with its days and start times in an edition. They are null if the edition does not have the exam. */
export type NamedExamDays = {
  examId: string;
  name: string;
  examOn: string | null;
  registrationClosesOn: string | null;
  hours: ExamHours | null;
};

function Day({ day }: { day: string | null }) {
  return day === null ? <span className="text-ink-soft">not in this edition</span> : formatIst(day, "date");
}

/** The days of all exams in one edition. */
export function ExamDays({
  edition,
  exams,
  onEdit,
}: {
  edition: Edition;
  exams: readonly ExamName[];
  onEdit: (exam: NamedExamDays) => void;
}) {
  const [today] = useState(() => dayInIndia(new Date()));
  const days = exams.map(({ examId, name }): NamedExamDays => {
    const exam = edition.exams.find((candidate) => candidate.examId === examId);
    return {
      examId,
      name,
      examOn: exam?.examOn ?? null,
      registrationClosesOn: exam?.registrationClosesOn ?? null,
      hours: readExamHours(exam?.opensAt, exam?.lastStartAt),
    };
  });
  // Sorted by day. "9" is after every year, so exams without a day come last.
  const sortedExams = days.toSorted((a, b) => (a.examOn ?? "9").localeCompare(b.examOn ?? "9"));
  const columns: Column<NamedExamDays>[] = [
    { name: "Exam", className: "font-semibold", render: (exam) => exam.name },
    { name: "Exam day", render: (exam) => <Day day={exam.examOn} /> },
    {
      name: "Start time",
      render: ({ examOn, hours }) =>
        examOn !== null && (
          <span className={hours ? undefined : "text-ink-soft"}>{describeStartTime(hours)}</span>
        ),
    },
    { name: "Registration closes", render: (exam) => <Day day={exam.registrationClosesOn} /> },
    {
      name: "Action",
      isAction: true,
      render: (exam) => (
        <Button variant="quiet" size="card" onClick={() => onEdit(exam)}>
          {exam.examOn === null ? "Add" : "Change"} <span className="sr-only">{exam.name}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <p className="text-small text-ink-soft">
        {edition.registrationOpensOn
          ? `Registration ${edition.registrationOpensOn > today ? "opens" : "opened"} on ${formatIst(edition.registrationOpensOn, "date")}. `
          : "Registration has not been announced, so it is closed. "}
        Exams from {formatIst(edition.examsFrom, "date")} to {formatIst(edition.examsTo, "date")}, results on{" "}
        {formatIst(edition.resultsOn, "date")}. Changes appear on the public pages within five minutes.
      </p>
      <DataTable
        label={`Exams of ${edition.name}`}
        columns={columns}
        rows={sortedExams}
        getRowId={(exam) => exam.examId}
      />
    </>
  );
}
