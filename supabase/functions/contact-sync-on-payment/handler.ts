import { deliverNow, type DeliverNowDependencies } from "../_shared/deliver-now.ts";
import { createJsonResponse, type Endpoint } from "../_shared/endpoint.ts";
import { createStudentEndpoint, type StudentDependencies } from "../_shared/student-endpoint.ts";
import { requestSchema } from "./contract.ts";

export type ContactSyncOnPaymentDependencies = StudentDependencies & DeliverNowDependencies;

/** Records a purchase of the caller in the mailing list, once; without consent, the database discards the message. */
export function contactSyncOnPayment(dependencies: ContactSyncOnPaymentDependencies): Endpoint {
  return createStudentEndpoint(dependencies, requestSchema, async ({ paymentId }, { studentId }) =>
    createJsonResponse(
      200,
      await deliverNow(dependencies, { studentId, kind: "purchase_contact", paymentId }),
    ),
  );
}
