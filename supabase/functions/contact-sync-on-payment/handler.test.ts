import { expect, test, vi } from "vitest";
import { asha, createFakeDatabase, createStudentDependencies, paymentId, post } from "../_shared/fakes.ts";
import { contactSyncOnPayment } from "./handler.ts";

function createTestEndpoint(database: Parameters<typeof createFakeDatabase>[0] = {}) {
  const dependencies = {
    ...createStudentDependencies(),
    database: createFakeDatabase(database),
    deliver: vi.fn(async () => ({ sent: 1, retry: 0, dead: 0, unfinished: 0 })),
  };
  return { ...dependencies, endpoint: contactSyncOnPayment(dependencies) };
}

test("the caller's purchase is sent to the mailing list", async () => {
  const { endpoint, deliver } = createTestEndpoint();
  const response = await post(endpoint, { paymentId });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "sent" });
  expect(deliver).toHaveBeenCalledExactlyOnceWith({
    limit: 1,
    studentId: asha.studentId,
    kind: "purchase_contact",
    paymentId,
  });
});

test("another student's payment and an unknown payment get 404", async () => {
  const { endpoint } = createTestEndpoint({ findOutboxStatus: async () => ({ outcome: "unknown" }) });
  expect((await post(endpoint, { paymentId })).status).toBe(404);
});
