import { queryOptions } from "@tanstack/react-query";
import { AppError } from "../lib/app-error";
import type { StudentDetails } from "../lib/student-details";
import { chooseClass, chosenClassStore } from "./chosen-class";
import type { SchoolClass } from "./classes";
import { getClient } from "./client";
import { getRows } from "./request";
import { restoreStudent } from "./student-accounts";
import { studentColumns, toStudentColumns } from "./student-columns";

async function findStudent(studentId: string) {
  const client = await getClient();
  const query = client
    .from("students")
    .select(
      `id, ${studentColumns}, email, role, consentAt:consent_at, consentVersion:consent_version, class:classes!students_class_id_fkey(name, number)`,
    )
    .eq("id", studentId)
    .maybeSingle();
  return getRows(query);
}

/** A student's own record; details that are not filled in are null. */
export type Student = NonNullable<Awaited<ReturnType<typeof findStudent>>>;

/**
 * Reads the student's record. If the registration stopped before it wrote the record, for example because the tab was
 * closed, this writes the record.
 *
 * @param studentId the logged-in student
 * @returns the student's own record
 * @throws AppError `student_missing` when there is no record and it cannot be written, or another code when the record
 * could not be read
 */
export async function getStudent(studentId: string): Promise<Student> {
  const student = await findStudent(studentId);
  if (student) {
    // The home page, the olympiad pages and the mock tests then show the student's own class first.
    const classNumber = student.class?.number;
    if (classNumber !== undefined && chosenClassStore.getState() === null) chooseClass(classNumber);
    return student;
  }
  await restoreStudent();
  const restored = await findStudent(studentId);
  if (restored) return restored;
  throw new AppError("student_missing");
}

/**
 * @param studentId the logged-in student
 * @returns the query of the student's own record
 */
export const studentQuery = (studentId: string) =>
  queryOptions({ queryKey: ["student", studentId], queryFn: () => getStudent(studentId) });

/**
 * @param student the record before it was saved
 * @param details the saved details
 * @param classes the school classes, for the name of the chosen class
 * @returns the record with the saved details
 */
export function withDetails(
  student: Student,
  details: StudentDetails,
  classes: readonly SchoolClass[],
): Student {
  const chosenClass = classes.find(({ id }) => id === details.classId);
  return { ...student, ...details, class: chosenClass ?? student.class };
}

/**
 * Saves the student's own details. A refused update returns no row and no error, so the update asks for the row.
 *
 * @param studentId the logged-in student
 * @param details checked by the form; an empty guardian's name is saved as null
 * @param failure the code of the message to show: one of two (docs/specification.md section 8)
 * @throws AppError `failure` for any reason
 */
export async function updateDetails(
  studentId: string,
  details: StudentDetails,
  failure: "profile_not_saved" | "checkout_profile_not_saved",
): Promise<void> {
  const row = toStudentColumns({ ...details, guardianName: details.guardianName || null });
  const client = await getClient();
  const { data, error } = await client.from("students").update(row).eq("id", studentId).select("id");
  if (error || data.length === 0) throw new AppError(failure, { cause: error });
}
