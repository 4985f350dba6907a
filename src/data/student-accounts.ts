import { AppError } from "../lib/app-error";
import { getClient } from "./client";
import type { TablesInsert } from "./database.types";

type NewStudent = Pick<
  TablesInsert<"students">,
  "id" | "email" | "name" | "phone" | "consent_given" | "consent_version"
>;

/**
 * Writes the students row of the account that has just been made. The welcome mail follows this row.
 *
 * @param student the account's own id and address, and what was given at registration
 * @throws AppError `signup_failed` with the database's message (specification section 8, register failure)
 */
export async function insertStudent(student: NewStudent): Promise<void> {
  const { error } = await (await getClient()).from("students").insert(student);
  if (error)
    throw new AppError("signup_failed", { cause: error, ...(error.message && { message: error.message }) });
}

/**
 * Makes sure that a logged-in account has its students row (specification section 4, auth). Two tabs that log in at
 * once both succeed: the second finds the first one's row.
 *
 * @param student as for `insertStudent`
 * @throws AppError `login_failed` when the row could not be looked for or written, `student_missing` when it was written
 *   and still cannot be read
 */
export async function ensureStudent(student: NewStudent): Promise<void> {
  if (await hasStudent(student.id)) return;
  const { error } = await (await getClient()).from("students").insert(student);
  if (error && !(await hasStudent(student.id))) throw new AppError("login_failed", { cause: error });
  if (!error && !(await hasStudent(student.id))) throw new AppError("student_missing");
}

async function hasStudent(id: string): Promise<boolean> {
  const { data, error } = await (await getClient()).from("students").select("id").eq("id", id).maybeSingle();
  if (error) throw new AppError("login_failed", { cause: error });
  return data !== null;
}
