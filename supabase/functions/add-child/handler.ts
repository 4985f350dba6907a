import type { AuthAdmin } from "../_shared/auth-admin.ts";
import type { Database } from "../_shared/database.ts";
import { createJsonResponse, type Endpoint } from "../_shared/endpoint.ts";
import { createStudentEndpoint, type StudentDependencies } from "../_shared/student-endpoint.ts";
import { requestSchema, type RequestAddChild, type ResponseAddChild } from "./contract.ts";

export type AddChildDependencies = StudentDependencies & {
  database: Pick<Database, "beginChild" | "addChild">;
  auth: Pick<AuthAdmin, "createChildLogin" | "deleteLogin">;
};

async function addChildLogin(
  { database, auth, report }: AddChildDependencies,
  studentId: string,
  child: RequestAddChild,
): Promise<ResponseAddChild> {
  const check = await database.beginChild(studentId, child);
  if (check.outcome !== "ready") return check;
  const childId = await auth.createChildLogin();
  const added = await database.addChild(studentId, childId, child);
  if (added.outcome === "added") return { outcome: "added", student_id: childId };
  // The family changed in the meantime, for example through the same form in another tab. Delete the unused login.
  await auth.deleteLogin(childId).catch((error: unknown) => report("deleting the login of no child", error));
  return added;
}

/**
 * Adds a child to the caller's family: a login that only the family can use, and its students row. The family must have
 * confirmed its password in the last two minutes (public.confirm_family).
 */
export function addChild(dependencies: AddChildDependencies): Endpoint {
  return createStudentEndpoint(dependencies, requestSchema, async (child, { studentId }) =>
    createJsonResponse(200, await addChildLogin(dependencies, studentId, child)),
  );
}
