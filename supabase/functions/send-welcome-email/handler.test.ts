import { expect, test, vi } from "vitest";
import { asha, createFakeDatabase, createStudentDependencies, post, ravi } from "../_shared/fakes.ts";
import { sendWelcomeEmail } from "./handler.ts";

function createTestEndpoint(database: Parameters<typeof createFakeDatabase>[0] = {}) {
  const dependencies = {
    ...createStudentDependencies(),
    database: createFakeDatabase(database),
    deliver: vi.fn(async () => ({ sent: 1, retry: 0, dead: 0, unfinished: 0 })),
  };
  return { ...dependencies, endpoint: sendWelcomeEmail(dependencies) };
}

test.each([asha.email, " Asha@Family.Example "])(
  "the email is sent if %j is the caller's own address",
  async (email) => {
    const { endpoint, deliver } = createTestEndpoint();
    expect(await (await post(endpoint, { email })).json()).toEqual({ status: "sent" });
    expect(deliver).toHaveBeenCalledExactlyOnceWith({
      limit: 1,
      studentId: asha.studentId,
      kind: "welcome_email",
    });
  },
);

test.each([ravi.email, "asha@family.example.evil.example", "asha+2@family.example"])(
  "a stranger's address %s is refused and nothing is looked up",
  async (email) => {
    const { endpoint, database, deliver } = createTestEndpoint();
    const response = await post(endpoint, { email });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: "FORBIDDEN" } });
    expect(database.findOutboxStatus).not.toHaveBeenCalled();
    expect(deliver).not.toHaveBeenCalled();
  },
);

test("an account without an email address gets 403 for any address", async () => {
  const dependencies = { ...createTestEndpoint(), findCaller: async () => ({ ...asha, email: "" }) };
  expect((await post(sendWelcomeEmail(dependencies), { email: asha.email })).status).toBe(403);
});

test("the welcome email is sent once per account", async () => {
  const { endpoint, deliver } = createTestEndpoint({ findOutboxStatus: async () => ({ outcome: "sent" }) });
  expect(await (await post(endpoint, { email: asha.email })).json()).toEqual({ status: "already_sent" });
  expect(deliver).not.toHaveBeenCalled();
});

test("an account without a student's row gets 404", async () => {
  const { endpoint } = createTestEndpoint({ findOutboxStatus: async () => ({ outcome: "unknown" }) });
  expect((await post(endpoint, { email: asha.email })).status).toBe(404);
});
