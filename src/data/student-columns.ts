import type { StudentDetails } from "../lib/student-details";

/** A student's details in a `select`, with the database's names mapped to ours; `parent_name` is the guardian. */
export const studentColumns =
  "name, classId:class_id, schoolName:school_name, guardianName:parent_name, phone" as const;

/**
 * Maps a student's details back to the database's names, for writing.
 *
 * @param details a student's details
 * @returns the same values by column
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

/** The name of a column with one of a student's details. */
export type StudentColumn = keyof ReturnType<typeof toStudentColumns>;
