import { deliverNow, type DeliverNowDependencies } from "../_shared/deliver-now.ts";
import { createJsonResponse, type Endpoint } from "../_shared/endpoint.ts";
import { createStudentEndpoint, type StudentDependencies } from "../_shared/student-endpoint.ts";
import { requestSchema } from "./contract.ts";

export type SendPurchaseEmailDependencies = StudentDependencies & DeliverNowDependencies;

/** Sends the confirmation of one of the caller's orders, once: a second call sends nothing. */
export function sendPurchaseEmail(dependencies: SendPurchaseEmailDependencies): Endpoint {
  return createStudentEndpoint(dependencies, requestSchema, async ({ paymentId }, { studentId }) =>
    createJsonResponse(200, await deliverNow(dependencies, { studentId, kind: "purchase_email", paymentId })),
  );
}
