import type { AuthAdmin } from "../_shared/auth-admin.ts";
import type { Database } from "../_shared/database.ts";
import { createJsonResponse, type Endpoint } from "../_shared/endpoint.ts";
import { FunctionError } from "../_shared/function-error.ts";
import { createStudentEndpoint, type StudentDependencies } from "../_shared/student-endpoint.ts";
import { requestSchema, type ResponseEnterChild } from "./contract.ts";

export type EnterChildDependencies = StudentDependencies & {
  database: Pick<Database, "enterChild">;
  auth: Pick<AuthAdmin, "createLoginToken">;
};

/** Creates the endpoint with which a logged-in family changes to another of its children (decision 097). */
export function enterChild(dependencies: EnterChildDependencies): Endpoint {
  return createStudentEndpoint(dependencies, requestSchema, async ({ student_id }, caller) => {
    const reply = await dependencies.database.enterChild(caller.studentId, student_id);
    if (reply.outcome === "rate_limited")
      throw new FunctionError("rate_limited", { details: { retry_after: 3600 } });
    if (reply.outcome !== "allowed") throw new FunctionError("forbidden");
    const token = await dependencies.auth.createLoginToken(reply.email);
    return createJsonResponse(200, { token_hash: token } satisfies ResponseEnterChild);
  });
}
