import { getClient } from "./client";
import { getRows } from "./request";

/**
 * Lists the exams a student is enrolled in, in every edition, without those that a refund has ended.
 *
 * @param studentId the logged-in student
 * @returns exam, edition and class of each active enrolment, in no order
 * @throws AppError when the enrolments could not be read
 */
export async function listActiveEnrolments(studentId: string) {
  const client = await getClient();
  return getRows(
    client
      .from("enrolments")
      .select(
        "examId:exam_id, editionId:edition_id, class:classes!enrolments_class_id_fkey(id, name, number)",
      )
      .eq("student_id", studentId)
      .eq("is_active", true),
  );
}

export type Enrolment = Awaited<ReturnType<typeof listActiveEnrolments>>[number];
