import { valibotResolver } from "@hookform/resolvers/valibot";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import * as v from "valibot";
import {
  editionsQuery,
  saveExamDays,
  type DaysOutcome,
  type Edition,
  type ExamDays,
  type ExamName,
  type SameDayExam,
} from "../../../data/admin/editions";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { countText } from "../../../ui/count-text";
import { toastSuccess } from "../../../ui/toast";
import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { TextField } from "../../../ui/field";
import { Notice } from "../../../ui/notice";
import { describeTimeChange, describeSameDay } from "./describe-time-change";
import type { NamedExamDays } from "./exam-days";
import { useSubmit } from "../../../ui/use-submit";

const hoursUnordered =
  "Enter both times, the second after the first, or leave both empty if not decided yet.";
const closesTooLate = "Registration must close before the exam day.";

const schema = v.pipe(
  v.object({
    examOn: v.pipe(v.string(), v.nonEmpty("Please choose the exam day.")),
    registrationClosesOn: v.pipe(v.string(), v.nonEmpty("Please choose the last day of registration.")),
    opens: v.string(),
    lastStart: v.string(),
  }),
  v.forward(
    v.check(
      ({ opens, lastStart }) => (opens === "") === (lastStart === "") && (opens === "" || opens < lastStart),
      hoursUnordered,
    ),
    ["lastStart"],
  ),
  v.forward(
    v.check(({ examOn, registrationClosesOn }) => registrationClosesOn < examOn, closesTooLate),
    ["registrationClosesOn"],
  ),
);

function describeRefusal(reply: DaysOutcome): string {
  switch (reply.outcome) {
    case "outside_edition":
      return `The exam day must be between ${formatIst(reply.from, "date")} and ${formatIst(reply.to, "date")}.`;
    case "closes_before_opening":
      return `Registration opens on ${formatIst(reply.opens_on, "date")} and cannot close before that.`;
    case "closes_too_late":
      return closesTooLate;
    case "hours_unordered":
      return hoursUnordered;
    case "hours_at_night":
      return "Please choose times from 6:00 am to 8:00 pm, Indian time.";
    case "changed_meanwhile":
      return "Another organiser has changed this exam in the meantime. Close this and open it again.";
    case "lobby_open":
      return "The exam page is open or the exam has started, so you cannot change it here. Two organisers can still change a start time that has not come yet, under Exam day.";
    case "opens_too_soon":
      return "The start must be more than 30 minutes from now, because the exam page opens 30 minutes before.";
    default:
      return "This edition or exam no longer exists. Please close this and refresh the page.";
  }
}

const describeSaved = (mailedCount: number) =>
  mailedCount === 0
    ? "Exam days saved."
    : `Exam days saved. ${countText(mailedCount, "family", "families")} will be emailed.`;

/** @returns an ISO time for a day and a time of day in India; null if the time of day is empty */
const toMoment = (day: string, clock: string) => (clock === "" ? null : `${day}T${clock}:00+05:30`);

/** A change to confirm: the number of families to email, other exams on the new day, and the new days. */
type ChangeToConfirm = { familyCount: number; sameDayExams: readonly SameDayExam[]; days: ExamDays };

/**
 * The form for an exam's day and times and its last day of registration, in India. Typed text stays after a failure.
 */
export function ExamDaysDialog({
  edition,
  exam,
  names,
  onClose,
}: {
  edition: Edition;
  exam: NamedExamDays;
  /** The names of all exams. */
  names: readonly ExamName[];
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const { run, isPending, failure, setFailure } = useSubmit();
  const [changeToConfirm, setChangeToConfirm] = useState<ChangeToConfirm | null>(null);
  const savedExam = edition.exams.find(({ examId }) => examId === exam.examId);
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: {
      examOn: exam.examOn ?? "",
      registrationClosesOn: exam.registrationClosesOn ?? "",
      opens: exam.hours?.[0] ?? "",
      lastStart: exam.hours?.[1] ?? "",
    },
  });
  const { errors, isDirty, isSubmitting } = form.formState;

  const save = (days: ExamDays, isEmailConfirmed: boolean) =>
    run(async () => {
      const reply = await saveExamDays(edition, days, isEmailConfirmed);
      if (reply.outcome === "asks")
        return setChangeToConfirm({ familyCount: reply.families, sameDayExams: reply.same_day, days });
      if (reply.outcome !== "saved" && reply.outcome !== "unchanged") return describeRefusal(reply);
      if (reply.outcome === "saved") toastSuccess(describeSaved(reply.mailed));
      await queryClient.invalidateQueries({ queryKey: editionsQuery.queryKey });
      onClose();
    });
  const submit = form.handleSubmit((days) =>
    isDirty ? save({ examId: exam.examId, ...days }, false) : onClose(),
  );

  const day = useWatch({ control: form.control, name: "examOn" });
  const namesOnSameDay = edition.exams
    .filter(({ examId, examOn }) => examId !== exam.examId && examOn === day)
    .map(({ examId }) => names.find((candidate) => candidate.examId === examId)?.name ?? "another exam");

  const goBack = () => {
    setFailure(undefined);
    setChangeToConfirm(null);
  };

  if (changeToConfirm) {
    const { days, familyCount, sameDayExams } = changeToConfirm;
    const changeText = describeTimeChange(exam.name, savedExam ?? null, {
      examOn: days.examOn,
      opensAt: toMoment(days.examOn, days.opens),
    });
    const familiesText = countText(familyCount, "family", "families");
    return (
      <Dialog
        key="question"
        title={`Email ${familiesText}?`}
        intro={`Everyone enrolled in ${exam.name} gets this email.`}
        onClose={goBack}
      >
        <p className="rounded-card bg-mist p-4">
          <span className="font-semibold">{changeText}</span>
          <span className="block text-small text-ink-soft">
            With the class, the day, the start time and the link to the dashboard. Registrations stay valid.
          </span>
        </p>
        {sameDayExams.map((sameDayExam) => (
          <Notice key={sameDayExam.exam} tone="info">
            {describeSameDay(sameDayExam)}
          </Notice>
        ))}
        {failure && <Notice tone="error">{failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button pending={isPending} onClick={() => void save(days, true)}>
            Save and email {familiesText}
          </Button>
          <Button variant="outline" onClick={goBack}>
            Back
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog key="form" title={exam.name} intro={`Dates for ${edition.name} (Indian dates)`} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField
          type="date"
          label="Exam day"
          hint={namesOnSameDay.length > 0 ? `Also on this day: ${namesOnSameDay.join(", ")}.` : undefined}
          error={errors.examOn?.message}
          {...form.register("examOn")}
        />
        <TextField
          type="date"
          label="Last day of registration"
          hint="Open to the end of this day."
          error={errors.registrationClosesOn?.message}
          {...form.register("registrationClosesOn")}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            type="time"
            label="Exam starts"
            hint="Indian time, usually 11:00 am. Leave empty until the time is announced. Families can open the exam page 30 minutes before this."
            {...form.register("opens")}
          />
          <TextField
            type="time"
            label="Latest time to start"
            hint="Usually 15 minutes later. Leave empty until the time is announced."
            error={errors.lastStart?.message}
            {...form.register("lastStart")}
          />
        </div>
        <p className="text-small text-ink-soft">
          Families see the new date on the site within five minutes, and the new last day of registration
          applies immediately. If you change the date or time, the papers of this exam get it too. You are
          asked before anyone is emailed.
        </p>
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogButtons confirmLabel="Save" pending={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
