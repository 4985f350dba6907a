import { deliverNow, type DeliverNowDependencies } from "../_shared/deliver-now.ts";
import { answerJson, type Endpoint } from "../_shared/endpoint.ts";
import { createStudentEndpoint, type StudentDependencies } from "../_shared/student-endpoint.ts";
import { requestSchema } from "./contract.ts";

export type ContactSyncOnPaymentDependencies = StudentDependencies & DeliverNowDependencies;

/** Notes a purchase of the caller at the mailing list, once; without consent the row ends unsent in the database. */
export function contactSyncOnPayment(dependencies: ContactSyncOnPaymentDependencies): Endpoint {
  return createStudentEndpoint(dependencies, requestSchema, async ({ paymentId }, { studentId }) =>
    answerJson(200, await deliverNow(dependencies, { studentId, kind: "purchase_contact", paymentId })),
  );
}
