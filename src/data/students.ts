import { AppError } from "../lib/app-error";
import type { SchoolClass } from "./classes";
import { getClient } from "./client";
import type { TablesUpdate } from "./database.types";
import { getRows } from "./request";
import { restoreStudent } from "./student-accounts";

async function findStudent(studentId: string) {
  const client = await getClient();
  const query = client
    .from("students")
    .select(
      "id, name, email, phone, role, schoolName:school_name, guardianName:parent_name, consentAt:consent_at, class:classes!students_class_id_fkey(id, name, number)",
    )
    .eq("id", studentId)
    .maybeSingle();
  return getRows(query);
}

/** A student's own record; what has not been filled in yet is null. */
export type Student = NonNullable<Awaited<ReturnType<typeof findStudent>>>;

/**
 * Reads the student's record. A registration may have ended between the account and its record, as when its tab is
 * closed: then the record is written now.
 *
 * @param studentId the logged-in student
 * @returns the student's own record
 * @throws AppError `student_missing` when there is none and none can be made, or another code when it could not be read
 */
export async function getStudent(studentId: string): Promise<Student> {
  const known = await findStudent(studentId);
  if (known) return known;
  await restoreStudent();
  const restored = await findStudent(studentId);
  if (restored) return restored;
  throw new AppError("student_missing");
}

/** What a student may change. An empty guardian is none. */
export type Profile = {
  name: string;
  classId: string;
  schoolName: string;
  guardianName: string;
  phone: string;
};

/**
 * @param student the record as it is
 * @returns a form's first values: what is not known yet is empty
 */
export function profileOf(student: Student): Profile {
  return {
    name: student.name ?? "",
    classId: student.class?.id ?? "",
    schoolName: student.schoolName ?? "",
    guardianName: student.guardianName ?? "",
    phone: student.phone ?? "",
  };
}

/**
 * @param student the record before it was saved
 * @param profile what has been saved
 * @param classes for the name of the chosen class
 * @returns the record as it is now
 */
export function withProfile(student: Student, profile: Profile, classes: readonly SchoolClass[]): Student {
  return {
    ...student,
    name: profile.name,
    phone: profile.phone,
    schoolName: profile.schoolName,
    guardianName: profile.guardianName,
    class: classes.find(({ id }) => id === profile.classId) ?? student.class,
  };
}

/**
 * Saves the student's own details. A refused update answers with no row and no error, so the row is asked for.
 *
 * @param studentId the logged-in student
 * @param profile checked by the form
 * @throws AppError `profile_not_saved` whatever the reason was (specification section 8)
 */
export async function updateProfile(studentId: string, profile: Profile): Promise<void> {
  const row: TablesUpdate<"students"> = {
    name: profile.name,
    class_id: profile.classId,
    school_name: profile.schoolName,
    parent_name: profile.guardianName === "" ? null : profile.guardianName,
    phone: profile.phone,
  };
  const client = await getClient();
  const { data, error } = await client.from("students").update(row).eq("id", studentId).select("id");
  if (error || data.length === 0) throw new AppError("profile_not_saved", { cause: error });
}
