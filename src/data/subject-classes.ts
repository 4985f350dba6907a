import { getVisitorClient } from "./visitor-client";
import { getRows } from "./request";

/**
 * The subject-class pairs that have a mock test: the active ones (specification section 7).
 *
 * @returns each pair with its ids and display names, in no order
 * @throws AppError when they could not be read
 */
export function listSubjectClasses() {
  return getRows(
    getVisitorClient()
      .from("subject_classes")
      .select("subjectId:subject_id, subjectName:subject_name, classId:class_id, className:class_name")
      .eq("is_active", true),
  );
}

export type SubjectClass = Awaited<ReturnType<typeof listSubjectClasses>>[number];
