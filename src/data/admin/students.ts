import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { maxCountedRows } from "../../lib/max-counted";
import { isEditError, type EditError, type StudentDetails } from "../../lib/student-details";
import { getClient } from "../client";
import { readReply } from "../read-reply";
import { getRows } from "../request";
import { toStorableLine } from "../../lib/storable-text";
import { studentColumns, toStudentColumns } from "../student-columns";

/** The maximum number of rows that one API call returns (`max_rows` in supabase/config.toml). */
const exportPageSize = 1000;

const editSchema = v.variant("outcome", [
  v.object({ outcome: v.picklist(["saved", "unchanged", "not_found", "changed_meanwhile"]) }),
  v.object({
    outcome: v.literal("invalid"),
    errors: v.array(v.custom<EditError>(isEditError)),
  }),
]);

/** The server's reply to an edit; only `saved` means that something was changed. */
export type EditOutcome = v.InferOutput<typeof editSchema>;

/**
 * Which students are listed; empty values filter nothing. `search` is a part of the name; `only` selects students
 * without a guardian's consent, or without a purchase in the current edition.
 */
export type StudentFilter = { search: string; classId: string; only: "" | "no_consent" | "nothing_bought" };

const toArguments = ({ search, classId, only }: StudentFilter) => ({
  p_search: toStorableLine(search),
  ...(classId !== "" && { p_class_id: classId }),
  ...(only !== "" && { p_only: only }),
});

/** Fetches up to `limit` of the students that match a filter, after the first `offset` ones. */
async function fetchStudents(filter: StudentFilter, limit: number, offset: number) {
  const client = await getClient();
  return getRows(
    client
      .rpc("list_students", { ...toArguments(filter), p_limit: limit, p_offset: offset })
      .select(
        `id, email, ${studentColumns}, className:class_name, hasGuardianConsent:has_guardian_consent, createdAt:created_at`,
      ),
  );
}

/** A student in the organisers' list. Details that are not filled in are null; `createdAt` is an ISO time in UTC. */
export type ListedStudent = Awaited<ReturnType<typeof fetchStudents>>[number];

/**
 * Lists one page of the registered students, newest first.
 *
 * @param filter which students; the search has no wildcards
 * @param page from 1
 * @param pageSize 5, 10, 25 or 50 (docs/specification.md section 9)
 * @returns the page, and the number of all matching students; 10,001 means more than 10,000
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function listStudents(filter: StudentFilter, page: number, pageSize: number) {
  const client = await getClient();
  const [students, count] = await Promise.all([
    fetchStudents(filter, pageSize, (page - 1) * pageSize),
    getRows(client.rpc("count_students", toArguments(filter))),
  ]);
  return { students, count };
}

/**
 * Lists the first 10,000 students that match a filter, in the order of the list.
 *
 * @param filter as for `listStudents`
 * @throws AppError as `listStudents`
 */
export async function exportStudents(filter: StudentFilter): Promise<ListedStudent[]> {
  const students = new Map<string, ListedStudent>();
  for (let offset = 0; offset < maxCountedRows; offset += exportPageSize) {
    const page = await fetchStudents(filter, exportPageSize, offset);
    // A student who registers meanwhile shifts the pages, so the same row may be in two pages.
    for (const student of page) students.set(student.id, student);
    if (page.length < exportPageSize) break;
  }
  return [...students.values()];
}

/**
 * Changes a student's details. The database checks them and records who changed what.
 *
 * @param openedStudent the student when the form was opened, so that changes saved meanwhile are not undone
 * @param details all details; empty ones are cleared
 * @returns the server's reply
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function updateStudent(
  openedStudent: ListedStudent,
  details: StudentDetails,
): Promise<EditOutcome> {
  const client = await getClient();
  const call = client.rpc("update_student", {
    p_id: openedStudent.id,
    p_seen: toStudentColumns(openedStudent),
    p_name: toStorableLine(details.name),
    ...(details.classId !== "" && { p_class_id: details.classId }),
    p_school_name: toStorableLine(details.schoolName),
    p_parent_name: toStorableLine(details.guardianName),
    p_phone: toStorableLine(details.phone),
  });
  return readReply(editSchema, call);
}

/** All lists of students have this key, so an edit refreshes them all. */
export const studentsKey = ["admin-students"] as const;

/**
 * @param filter as for `listStudents`
 * @param page from 1
 * @param pageSize 5, 10, 25 or 50
 * @returns the query of one page of the students
 */
export const studentsQuery = (filter: StudentFilter, page: number, pageSize: number) =>
  queryOptions({
    queryKey: [...studentsKey, filter, page, pageSize],
    queryFn: () => listStudents(filter, page, pageSize),
  });
