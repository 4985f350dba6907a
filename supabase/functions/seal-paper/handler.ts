import { answerJson, type Endpoint } from "../_shared/endpoint.ts";
import { FunctionError } from "../_shared/function-error.ts";
import { sealPaper as seal, type SealDependencies } from "../_shared/seal-paper.ts";
import { createStudentEndpoint, type StudentDependencies } from "../_shared/student-endpoint.ts";
import { requestSchema } from "./contract.ts";

export type SealPaperDependencies = StudentDependencies &
  SealDependencies & {
    /** How far the caller of a request is let in as an organiser, as the database says: only `granted` is. */
    findAdminAccess: (headers: Headers) => Promise<string>;
  };

/** Seals a reviewed paper for an organiser (docs/exam.md section 3). Anybody else gets 403. */
export function sealPaper(dependencies: SealPaperDependencies): Endpoint {
  return createStudentEndpoint(dependencies, requestSchema, async ({ paper_id }, caller, { headers }) => {
    if ((await dependencies.findAdminAccess(headers)) !== "granted") throw new FunctionError("forbidden");
    return answerJson(200, await seal(dependencies, paper_id, caller.studentId));
  });
}
