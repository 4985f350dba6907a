import type { User } from "@supabase/supabase-js";
import * as v from "valibot";
import { AppError } from "../lib/app-error";
import { isName } from "../lib/person-name";
import { shortenName } from "../lib/student-details";
import { getClient } from "./client";
import type { TablesInsert } from "./database.types";
import { errorCodeOf } from "./error-code";

type NewStudent = Pick<
  TablesInsert<"students">,
  "id" | "email" | "name" | "phone" | "consent_given" | "consent_version"
>;

const metadataSchema = v.object({
  name: v.fallback(v.optional(v.string()), undefined),
  phone: v.fallback(v.optional(v.string()), undefined),
  consent_given: v.fallback(v.optional(v.boolean()), undefined),
  consent_version: v.fallback(v.optional(v.string()), undefined),
});

/**
 * @param user the account, which stores the values of the registration form
 * @returns the account's students row (docs/design.md section 3 no. 8)
 */
export function toStudentRow(user: User): NewStudent {
  const metadata = v.parse(metadataSchema, user.user_metadata);
  return {
    id: user.id,
    email: user.email ?? "",
    ...(metadata.name !== undefined && isName(metadata.name) && { name: shortenName(metadata.name) }),
    ...(metadata.phone !== undefined && { phone: metadata.phone }),
    ...(metadata.consent_given && {
      consent_given: true,
      consent_version: metadata.consent_version ?? null,
    }),
  };
}

/**
 * Writes the students row of a new account. The database then queues the welcome email.
 *
 * @param student the account's own id and address, and the values of the registration form
 * @throws AppError `offline` or `unavailable` when the database could not be asked, else `signup_failed`, with the
 * database's message for the error report
 */
export async function insertStudent(student: NewStudent): Promise<void> {
  const { error, status } = await (await getClient()).from("students").insert(student);
  if (!error) return;
  const code = errorCodeOf(status, error.code);
  const hasNoReply = code === "offline" || code === "unavailable";
  throw new AppError(hasNoReply ? code : "signup_failed", { cause: error });
}

/** The result of a login: whether the profile is complete, and whether the account is an organiser's. */
export type LoginResult = { isComplete: boolean; isOrganiser: boolean };

/**
 * Makes sure that a logged-in account has its students row (docs/specification.md section 4, auth). Two tabs that log
 * in at the same time both succeed: the second finds the first one's row.
 *
 * @param student as for `insertStudent`
 * @returns whether the account is an organiser, and whether the profile is complete: it has name and class, or belongs
 * to an organiser, who buys no exams
 * @throws AppError `login_failed` when the row could not be read or written, `student_missing` when it was written but
 * still cannot be read
 */
export async function ensureStudent(student: NewStudent): Promise<LoginResult> {
  const existing = await findStudent(student.id);
  if (existing) return existing;
  const { error } = await (await getClient()).from("students").insert(student);
  const written = await findStudent(student.id);
  if (written) return written;
  throw error ? new AppError("login_failed", { cause: error }) : new AppError("student_missing");
}

/**
 * Writes the missing students row of the logged-in student. A failure is ignored here: the next reading of the row
 * reports it.
 */
export async function restoreStudent(): Promise<void> {
  const client = await getClient();
  const { data } = await client.auth.getSession();
  if (data.session) await client.from("students").insert(toStudentRow(data.session.user));
}

async function findStudent(id: string): Promise<LoginResult | null> {
  const { data, error } = await (
    await getClient()
  )
    .from("students")
    .select("name, class_id, role")
    .eq("id", id)
    .maybeSingle();
  if (error) throw new AppError("login_failed", { cause: error });
  if (!data) return null;
  const isOrganiser = data.role === "admin";
  return { isComplete: isOrganiser || (Boolean(data.name) && data.class_id !== null), isOrganiser };
}
