import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { readReply } from "../read-reply";
import { getRows } from "../request";

const moveReplySchema = v.object({
  outcome: v.picklist([
    "moved",
    "unchanged",
    "not_found",
    "changed_meanwhile",
    "class_unknown",
    "conflict_of_interest",
    "paper_opened",
    "too_late",
  ]),
});

/** The server's reply to a move; only `moved` means that something was changed. */
export type MoveOutcome = v.InferOutput<typeof moveReplySchema>["outcome"];

async function listStudentEnrolments(studentId: string) {
  const client = await getClient();
  return getRows(
    client
      .rpc("list_student_enrolments", { p_student_id: studentId })
      .select(
        "examId:exam_id, editionId:edition_id, examName:exam_name, editionName:edition_name, classId:class_id, className:class_name, examOn:exam_on, canMove:can_move",
      ),
  );
}

/** An exam that a student is enrolled in, in the organisers' list; `examOn` is a calendar day in IST, or null. */
export type ListedEnrolment = Awaited<ReturnType<typeof listStudentEnrolments>>[number];

/**
 * @param studentId the student's id
 * @returns the query of the exams that a student is enrolled in, the latest first
 */
export const studentEnrolmentsQuery = (studentId: string) =>
  queryOptions({
    queryKey: ["admin-enrolments", studentId],
    queryFn: () => listStudentEnrolments(studentId),
  });

/**
 * Moves an enrolment to another class. The database decides whether the enrolment may still be moved, and
 * records which organiser moved it.
 *
 * @param studentId the student's id
 * @param openedEnrolment the enrolment when the dialog was opened
 * @param classId the new class's id
 * @returns the server's reply
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function moveEnrolment(
  studentId: string,
  openedEnrolment: ListedEnrolment,
  classId: string,
): Promise<MoveOutcome> {
  const client = await getClient();
  const call = client.rpc("move_enrolment", {
    p_student_id: studentId,
    p_exam_id: openedEnrolment.examId,
    p_edition_id: openedEnrolment.editionId,
    p_seen_class_id: openedEnrolment.classId,
    p_class_id: classId,
  });
  return (await readReply(moveReplySchema, call)).outcome;
}
