import type { StudentDetails } from "../lib/student-details";

/** A student's details in a `select`: the database's names become ours, and its `parent_name` the guardian. */
export const studentColumns =
  "name, classId:class_id, schoolName:school_name, guardianName:parent_name, phone" as const;

/**
 * The way back, for writing.
 *
 * @param details a student's details
 * @returns the same under the database's names
 */
export function toStudentColumns<Value>(details: Record<keyof StudentDetails, Value>) {
  return {
    name: details.name,
    class_id: details.classId,
    school_name: details.schoolName,
    parent_name: details.guardianName,
    phone: details.phone,
  };
}
