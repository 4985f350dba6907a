import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  moveEnrolment,
  studentEnrolmentsQuery,
  type ListedEnrolment,
  type MoveOutcome,
} from "../../../data/admin/enrolments";
import type { ListedStudent } from "../../../data/admin/students";
import { classesQuery, type SchoolClass } from "../../../data/classes";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { Dialog } from "../../../ui/dialog";
import { SelectField } from "../../../ui/field";
import { LoadedView } from "../../../ui/loaded-view";
import { toastSuccess } from "../../../ui/toast";

const refusals: Record<Exclude<MoveOutcome, "moved" | "unchanged">, string> = {
  not_found: "The student is no longer enrolled in this exam.",
  changed_meanwhile:
    "Another organiser has changed the class of this exam. The list now shows the new class.",
  class_unknown: "Please choose a class.",
  conflict_of_interest:
    "You have a child in one of these classes. Another organiser can change the class of this exam.",
  paper_opened:
    "You have opened the paper of that class. Another organiser can change the class of this exam.",
  too_late: "The student has started this exam, or the exam day is over, so the class cannot be changed.",
};

type EnrolmentProps = { studentId: string; enrolment: ListedEnrolment; classes: readonly SchoolClass[] };

/** One exam with its class, which can be moved until the student starts it or its day is over. */
function Enrolment({ studentId, enrolment, classes }: EnrolmentProps) {
  const queryClient = useQueryClient();
  const [classId, setClassId] = useState(enrolment.classId);
  const [isConfirming, setConfirming] = useState(false);
  const { examName, editionName, className, examOn, canMove } = enrolment;

  const newClassName = classes.find(({ id }) => id === classId)?.name ?? "another class";

  const move = async () => {
    const outcome = await moveEnrolment(studentId, enrolment, classId);
    if (outcome === "moved")
      toastSuccess("Class changed. Nobody is emailed about this change: please tell the family.");
    return outcome === "moved" || outcome === "unchanged" ? undefined : refusals[outcome];
  };

  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <p>
        <span className="font-semibold">{examName}</span>
        <span className="block text-small text-ink-soft">
          {editionName} · {examOn ? formatIst(examOn, "date") : "no date yet"} · {className}
        </span>
      </p>
      {canMove ? (
        <div className="flex flex-wrap items-end gap-3">
          <div className="grow">
            <SelectField
              label={`Class for ${examName}`}
              value={classId}
              onChange={(event) => setClassId(event.target.value)}
            >
              {classes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
          <Button
            variant="outline"
            disabled={classId === enrolment.classId}
            onClick={() => setConfirming(true)}
          >
            Change <span className="sr-only">the class of {examName}</span>
          </Button>
        </div>
      ) : (
        <p className="text-small text-ink-soft">
          The student has started this exam, or the exam day is over, so the class cannot be changed.
        </p>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={`Change the class of ${examName} from ${className} to ${newClassName}?`}
          confirmLabel="Change the class"
          onConfirm={move}
          onClose={() => {
            setConfirming(false);
            // Also after a refusal: somebody else may have moved the exam.
            void queryClient.invalidateQueries({ queryKey: studentEnrolmentsQuery(studentId).queryKey });
          }}
        >
          <p>
            The student gets the {newClassName} paper of this exam and is ranked in {newClassName}. The price,
            the order and the class in the profile do not change.
          </p>
          <p className="font-semibold">The family gets no email about it: please tell them yourself.</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

/** A student's exams, each with a control to change its class until the exam is started. */
export function ExamsDialog({ student, onClose }: { student: ListedStudent; onClose: () => void }) {
  const enrolments = useQuery(studentEnrolmentsQuery(student.id));
  const classes = useQuery(classesQuery).data ?? [];
  return (
    <Dialog
      title={`Exams of ${student.name ?? student.email ?? "a student"}`}
      intro="An exam keeps the class it was paid for, even if the student’s details change. You can change the class until the student starts the exam or the exam day is over. Each change of class is recorded."
      onClose={onClose}
    >
      <LoadedView query={enrolments} label="Loading the exams">
        {(listedEnrolments) =>
          listedEnrolments.length === 0 ? (
            <p>Not enrolled in any exam.</p>
          ) : (
            <ul className="grid gap-4">
              {listedEnrolments.map((enrolment) => (
                <Enrolment
                  // Resets the choice when the class was changed, here or by somebody else.
                  key={`${enrolment.editionId} ${enrolment.examId} ${enrolment.classId}`}
                  studentId={student.id}
                  enrolment={enrolment}
                  classes={classes}
                />
              ))}
            </ul>
          )
        }
      </LoadedView>
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
