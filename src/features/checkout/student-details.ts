import * as v from "valibot";
import type { Profile, Student } from "../../data/students";

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/** The checkout's own rules and texts (specification section 5): the guardian is optional, a phone may be any text. */
export const studentDetailsSchema = v.object({
  name: required("Name is required."),
  classId: required("Class is required."),
  schoolName: required("School name is required."),
  guardianName: v.pipe(v.string(), v.trim()),
  phone: required("Phone number is required."),
});

/** The longest text the database takes, in characters. */
export const maxLengths = { name: 100, schoolName: 200, guardianName: 100, phone: 20 } as const;

/**
 * @param student the record as it is
 * @returns the form's first values: what is not known yet is empty
 */
export function toStudentDetails(student: Student): Profile {
  return {
    name: student.name ?? "",
    classId: student.class?.id ?? "",
    schoolName: student.schoolName ?? "",
    guardianName: student.guardianName ?? "",
    phone: student.phone ?? "",
  };
}
