import { checkRate } from "../_shared/check-rate.ts";
import type { Delivery } from "../_shared/delivery.ts";
import type { Database } from "../_shared/database.ts";
import type { Deliver } from "../_shared/deliver-outbox.ts";
import { createJsonResponse, type Endpoint } from "../_shared/endpoint.ts";
import { FunctionError } from "../_shared/function-error.ts";
import { checkOwnEmail } from "../_shared/own-email.ts";
import { createStudentEndpoint, type StudentDependencies } from "../_shared/student-endpoint.ts";
import { requestSchema } from "./contract.ts";

export interface ContactSyncDependencies extends StudentDependencies {
  database: Pick<Database, "consumeRateLimit" | "enqueueContact">;
  deliver: Deliver;
}

const maxRequestsPerStudentPerMinute = 10;

/**
 * Updates the caller's entry in the mailing list, after registration and after a change of the profile. Without consent
 * nothing is sent and the response is 403.
 */
export function contactSync({ database, deliver, ...common }: ContactSyncDependencies): Endpoint {
  return createStudentEndpoint(common, requestSchema, async ({ email }, caller) => {
    checkOwnEmail(caller, email);
    await checkRate(database, `contact-sync:student:${caller.studentId}`, maxRequestsPerStudentPerMinute);
    const { outcome } = await database.enqueueContact(caller.studentId);
    if (outcome === "no_consent") {
      throw new FunctionError("forbidden", {
        message: "You have not agreed to receive updates, so nothing was sent.",
      });
    }
    const { sent } = await deliver({ limit: 1, studentId: caller.studentId, kind: "contact" });
    return createJsonResponse(200, { status: sent > 0 ? "sent" : "queued" } satisfies Delivery);
  });
}
