import * as v from "valibot";
import type { StudentDetails } from "../../lib/student-details";
import { getClient } from "../client";
import { readAnswer } from "../read-answer";
import { toStorableText } from "../storable-text";
import { toStudentColumns } from "../student-columns";
import { precisionSchema } from "./precision";

const studentSchema = v.pipe(
  v.object({
    id: v.string(),
    name: v.nullable(v.string()),
    email: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    class_id: v.nullable(v.string()),
    class_name: v.nullable(v.string()),
    school_name: v.nullable(v.string()),
    parent_name: v.nullable(v.string()),
    role: v.string(),
    created_at: v.string(),
  }),
  v.transform(({ class_id, class_name, school_name, parent_name, created_at, ...student }) =>
    Object.assign(student, {
      classId: class_id,
      className: class_name,
      schoolName: school_name,
      guardianName: parent_name,
      createdAt: created_at,
    }),
  ),
);

const pageSchema = v.pipe(
  v.object({
    total: v.number(),
    total_is: precisionSchema,
    has_more: v.boolean(),
    students: v.array(studentSchema),
  }),
  v.transform(({ total_is, has_more, ...page }) =>
    Object.assign(page, { totalIs: total_is, hasMore: has_more }),
  ),
);

const editSchema = v.variant("outcome", [
  v.object({ outcome: v.picklist(["saved", "unchanged", "not_found", "changed_meanwhile"]) }),
  v.object({
    outcome: v.literal("invalid"),
    faults: v.array(
      v.picklist([
        "name_missing",
        "name_too_long",
        "class_unknown",
        "school_too_long",
        "guardian_too_long",
        "phone_invalid",
      ]),
    ),
  }),
]);

/** A student as the organiser sees them; what is not known yet is null, `createdAt` an ISO time in UTC. */
export type ListedStudent = v.InferOutput<typeof studentSchema>;

/** What the server says to an edit; everything but `saved` has changed nothing. */
export type EditOutcome = v.InferOutput<typeof editSchema>;

/**
 * One page of the registered students, newest first.
 *
 * @param search a part of the name, every character taken literally; empty for all
 * @param page from 1
 * @param pageSize 5, 10, 25 or 50 (specification section 9)
 * @returns the page, and how many there are: counted to 10,000
 * @throws AppError `forbidden` for anybody but an admin, or why it could not be read
 */
export async function listStudents(search: string, page: number, pageSize: number) {
  const client = await getClient();
  const call = client.rpc("list_students", {
    p_search: toStorableText(search),
    p_limit: pageSize,
    p_offset: (page - 1) * pageSize,
  });
  return readAnswer(pageSchema, call);
}

/**
 * The students of a search in the order of the list, the first 10,000 of them.
 *
 * @param search as for `listStudents`
 * @throws AppError as `listStudents`
 */
export async function exportStudents(search: string): Promise<ListedStudent[]> {
  const client = await getClient();
  const call = client.rpc("export_students", { p_search: toStorableText(search) });
  return readAnswer(v.array(studentSchema), call);
}

/**
 * Sets a student's details. The rules are the database's; it also writes down who changed what.
 *
 * @param seen the student as they were when the edit began: what somebody has saved since is not undone
 * @param details all of them; empty ones are emptied
 * @returns what the server says to it
 * @throws AppError `forbidden` for anybody but an admin, or why no answer came
 */
export async function updateStudent(seen: ListedStudent, details: StudentDetails): Promise<EditOutcome> {
  const client = await getClient();
  const call = client.rpc("update_student", {
    p_id: seen.id,
    p_seen: toStudentColumns(seen),
    p_name: toStorableText(details.name),
    ...(details.classId !== "" && { p_class_id: details.classId }),
    p_school_name: toStorableText(details.schoolName),
    p_parent_name: toStorableText(details.guardianName),
    p_phone: details.phone,
  });
  return readAnswer(editSchema, call);
}
