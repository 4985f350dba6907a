import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "../client";
import { narrowColumns } from "../read-reply";
import { getRows } from "../request";

/** The states of an exam for its student (docs/exam.md section 6). */
export const examStates = [
  "scheduled",
  "not_ready",
  "lobby",
  "open",
  "running",
  "finished",
  "missed",
  "refund_under_way",
  "closed",
  "provisional",
  "final",
  "held",
  "void",
  "reset",
  "cancelled",
] as const;

/** The reasons for holding the result of an attempt (docs/exam.md section 2). */
export const holdReasons = ["refund", "dispute", "void", "consent"] as const;

export type ExamState = (typeof examStates)[number];

const columnsSchema = v.object({
  kind: v.picklist(["exam", "reserve", "rehearsal"]),
  state: v.picklist(examStates),
  heldFor: v.nullish(v.picklist(holdReasons), null),
});

/**
 * Lists the logged-in student's exams of every edition and the rehearsal of the class, by start time.
 *
 * @returns one row for each enrolment with its attempt, for each attempt without an enrolment, and for the rehearsal.
 * Times are ISO in UTC. Fields are null in these cases:
 * - `paperId`: there is no paper yet; `sealed…`: the paper is not sealed yet
 * - `opensAt`, `lastStartAt`, `slotOpensAt`: the times are not announced yet
 * - `attemptId`, `deadlineAt`: the exam is not started; `answerRecordCode`: it is not finished
 * - `heldFor`: the result is not held
 * - `examId`, `editionId`: the row is a rehearsal
 * @throws AppError `forbidden` if the caller is not a student, or the error of the failed request
 */
export async function listMyExams() {
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("list_my_exams")
      .select(
        "paperId:paper_id, examId:exam_id, editionId:edition_id, className:class_name, kind, opensAt:opens_at, lastStartAt:last_start_at, slotOpensAt:slot_opens_at, durationSeconds:duration_seconds, questionCount:question_count, sealedPath:sealed_path, sealedSha256:sealed_sha256, sealedBytes:sealed_bytes, state, heldFor:held_for, attemptId:attempt_id, deadlineAt:deadline_at, answerRecordCode:answer_record_code, serverNow:server_now",
      ),
  );
  return narrowColumns(columnsSchema, rows);
}

/** One of a student's exams, for the dashboard and the lobby. */
export type MyExam = Awaited<ReturnType<typeof listMyExams>>[number];

/**
 * @param studentId the logged-in student
 * @returns the query of the student's exams
 */
export const myExamsQuery = (studentId: string) =>
  queryOptions({ queryKey: ["my-exams", studentId], queryFn: listMyExams });
