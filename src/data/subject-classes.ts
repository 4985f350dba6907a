import { queryOptions } from "@tanstack/react-query";
import type { Database } from "./database.types";
import { readAsAnon } from "./anon-request";

type Row = Database["public"]["Tables"]["subject_classes"]["Row"];

/** A subject in a class, with its ids and display names. */
export type SubjectClass = {
  subjectId: Row["subject_id"];
  subjectName: Row["subject_name"];
  classId: Row["class_id"];
  className: Row["class_name"];
};

const columns = "subjectId:subject_id,subjectName:subject_name,classId:class_id,className:class_name";

/**
 * Lists the subject-class pairs that have a mock test: the active ones (docs/specification.md section 7).
 *
 * @returns each pair with its ids and display names, in no order
 * @throws AppError when the pairs could not be read
 */
export function listSubjectClasses(): Promise<SubjectClass[]> {
  return readAsAnon<SubjectClass>(`subject_classes?select=${columns}&is_active=eq.true`);
}

/** The query of the pairs that have a mock test. */
export const subjectClassesQuery = queryOptions({
  queryKey: ["subject-classes"],
  queryFn: listSubjectClasses,
});
