import { useState } from "react";
import { subjects, type SubjectSlug } from "../../../content/subjects";
import { findExam } from "../../../content/editions";
import { useExamCalendar } from "../../../content/use-exam-calendar";
import { addDays } from "../../../lib/day-in-india";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { TextField } from "../../../ui/field";

type Props = {
  slug: SubjectSlug;
  /** Today's date in India, `YYYY-MM-DD`. */
  today: string;
  onCreate: (examDay: string) => void;
};

/** The length of a plan, in days, if the subject has no upcoming exam. */
const defaultPlanDays = 28;

/** Asks for the last day of the plan; the day of the subject's exam is filled in. */
export function PlanForm({ slug, today, onCreate }: Props) {
  const calendar = useExamCalendar();
  const subject = subjects.find((candidate) => candidate.slug === slug);
  const exam = subject && findExam(calendar, subject.code);
  const suggestedDay = exam && exam.examOn > today ? exam.examOn : addDays(today, defaultPlanDays);
  const [chosenDay, setChosenDay] = useState<string>();
  const examDay = chosenDay ?? suggestedDay;
  return (
    <Card>
      <form
        className="grid justify-items-start gap-4 sm:grid-cols-[16rem_1fr] sm:items-end"
        onSubmit={(event) => {
          event.preventDefault();
          onCreate(examDay);
        }}
      >
        <div className="w-full">
          <TextField
            label="Exam date"
            type="date"
            required
            min={addDays(today, 1)}
            max={addDays(today, 365)}
            value={examDay}
            onChange={(event) => setChosenDay(event.target.value)}
          />
        </div>
        <Button type="submit" className="max-sm:w-full">
          Make a plan
        </Button>
      </form>
    </Card>
  );
}
