import { createJsonResponse, type Endpoint } from "../_shared/endpoint.ts";
import { FunctionError } from "../_shared/function-error.ts";
import { sealPaper as seal, type SealDependencies } from "../_shared/seal-paper.ts";
import { createStudentEndpoint, type StudentDependencies } from "../_shared/student-endpoint.ts";
import { requestSchema } from "./contract.ts";

export type SealPaperDependencies = StudentDependencies &
  SealDependencies & {
    /** Asks the database for the caller's access to the admin panel; only `granted` may seal. */
    findAdminAccess: (headers: Headers) => Promise<string>;
  };

/**
 * Creates the endpoint with which an organiser seals a reviewed paper (docs/exam.md section 3). An organiser has a
 * student account with access to the admin panel; any other account gets 403.
 */
export function sealPaper(dependencies: SealPaperDependencies): Endpoint {
  return createStudentEndpoint(dependencies, requestSchema, async ({ paper_id }, caller, { headers }) => {
    if ((await dependencies.findAdminAccess(headers)) !== "granted") throw new FunctionError("forbidden");
    return createJsonResponse(200, await seal(dependencies, paper_id, caller.studentId));
  });
}
