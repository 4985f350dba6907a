import { expect, test, vi } from "vitest";
import { asha, createFakeDatabase, createStudentDependencies, post, ravi } from "../_shared/fakes.ts";
import { contactSync } from "./handler.ts";

function createTestEndpoint(database: Parameters<typeof createFakeDatabase>[0] = {}) {
  const dependencies = {
    ...createStudentDependencies(),
    database: createFakeDatabase(database),
    deliver: vi.fn(async () => ({ sent: 1, retry: 0, dead: 0, unfinished: 0 })),
  };
  return { ...dependencies, endpoint: contactSync(dependencies) };
}

test("with consent the caller's contact is queued and sent", async () => {
  const { endpoint, database, deliver } = createTestEndpoint();
  const response = await post(endpoint, { email: asha.email });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "sent" });
  expect(database.enqueueContact).toHaveBeenCalledExactlyOnceWith(asha.studentId);
  expect(deliver).toHaveBeenCalledExactlyOnceWith({ limit: 1, studentId: asha.studentId, kind: "contact" });
});

test("without consent nothing is sent, and the response is 403 with the reason", async () => {
  const { endpoint, deliver } = createTestEndpoint({
    enqueueContact: async () => ({ outcome: "no_consent" }),
  });
  const response = await post(endpoint, { email: asha.email });
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({
    error: { code: "FORBIDDEN", message: "You have not agreed to receive updates, so nothing was sent." },
  });
  expect(deliver).not.toHaveBeenCalled();
});

test("a stranger's address is refused", async () => {
  const { endpoint, database } = createTestEndpoint();
  expect((await post(endpoint, { email: ravi.email })).status).toBe(403);
  expect(database.enqueueContact).not.toHaveBeenCalled();
});

test("a caller over the rate limit gets 429", async () => {
  const { endpoint, database } = createTestEndpoint({
    consumeRateLimit: async () => ({ outcome: "limited" }),
  });
  expect((await post(endpoint, { email: asha.email })).status).toBe(429);
  expect(database.enqueueContact).not.toHaveBeenCalled();
});

test("a contact that cannot be sent now stays queued", async () => {
  const { endpoint, deliver } = createTestEndpoint();
  deliver.mockResolvedValue({ sent: 0, retry: 1, dead: 0, unfinished: 0 });
  expect(await (await post(endpoint, { email: asha.email })).json()).toEqual({ status: "queued" });
});
