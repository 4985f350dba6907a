import type { AuthAdmin } from "../_shared/auth-admin.ts";
import type { Database } from "../_shared/database.ts";
import { answerJson, type Endpoint } from "../_shared/endpoint.ts";
import { createStudentEndpoint, type StudentDependencies } from "../_shared/student-endpoint.ts";
import { requestSchema, type RequestAddChild, type ResponseAddChild } from "./contract.ts";

export type AddChildDependencies = StudentDependencies & {
  database: Pick<Database, "beginChild" | "addChild">;
  auth: Pick<AuthAdmin, "createChildLogin" | "deleteLogin">;
};

async function addOne(
  { database, auth, report }: AddChildDependencies,
  studentId: string,
  child: RequestAddChild,
): Promise<ResponseAddChild> {
  const begun = await database.beginChild(studentId, child);
  if (begun.outcome !== "ready") return begun;
  const childId = await auth.createChildLogin();
  const added = await database.addChild(studentId, childId, child);
  if (added.outcome === "added") return { outcome: "added", student_id: childId };
  // Something has come between, such as the same form from another tab. A login without a student is nobody's.
  await auth.deleteLogin(childId).catch((error: unknown) => report("deleting the login of no child", error));
  return added;
}

/**
 * Adds a child to the caller's family: a login that only the family enters, and its students row. Asks that the family's
 * password was given within two minutes (public.confirm_family).
 */
export function addChild(dependencies: AddChildDependencies): Endpoint {
  return createStudentEndpoint(dependencies, requestSchema, async (child, { studentId }) =>
    answerJson(200, await addOne(dependencies, studentId, child)),
  );
}
