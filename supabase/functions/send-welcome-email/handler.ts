import { deliverNow, type DeliverNowDependencies } from "../_shared/deliver-now.ts";
import { createJsonResponse, type Endpoint } from "../_shared/endpoint.ts";
import { checkOwnEmail } from "../_shared/own-email.ts";
import { createStudentEndpoint, type StudentDependencies } from "../_shared/student-endpoint.ts";
import { requestSchema } from "./contract.ts";

export type SendWelcomeEmailDependencies = StudentDependencies & DeliverNowDependencies;

/** Sends the welcome email of the caller's account, once. It was queued when the student's row was inserted. */
export function sendWelcomeEmail(dependencies: SendWelcomeEmailDependencies): Endpoint {
  return createStudentEndpoint(dependencies, requestSchema, async ({ email }, caller) => {
    checkOwnEmail(caller, email);
    const message = { studentId: caller.studentId, kind: "welcome_email", paymentId: null } as const;
    return createJsonResponse(200, await deliverNow(dependencies, message));
  });
}
