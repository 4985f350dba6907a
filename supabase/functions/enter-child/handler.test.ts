import { expect, test, vi } from "vitest";
import { asha, createFakeDatabase, createStudentDependencies, post } from "../_shared/fakes.ts";
import { enterChild } from "./handler.ts";

const student_id = "c41d0000-0000-4000-8000-000000000001";
const email = "child-1@children.invalid";

function createTestEndpoint(reply: Awaited<ReturnType<ReturnType<typeof createFakeDatabase>["enterChild"]>>) {
  const dependencies = {
    ...createStudentDependencies(),
    database: createFakeDatabase({ enterChild: async () => reply }),
    auth: { createLoginToken: vi.fn(async () => "one-time") },
  };
  return { ...dependencies, enter: () => post(enterChild(dependencies), { student_id }) };
}

test("switching to a child of the family returns a one-time token of the child's login", async () => {
  const { enter, database, auth } = createTestEndpoint({ outcome: "allowed", email });
  expect(await (await enter()).json()).toEqual({ token_hash: "one-time" });
  expect(database.enterChild).toHaveBeenCalledWith(asha.studentId, student_id);
  expect(auth.createLoginToken).toHaveBeenCalledWith(email);
});

test.each([
  ["not_family", 403, "FORBIDDEN"],
  ["rate_limited", 429, "RATE_LIMITED"],
] as const)("no token is created if the database answers %s", async (outcome, status, code) => {
  const { enter, auth } = createTestEndpoint({ outcome });
  const response = await enter();
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code } });
  expect(auth.createLoginToken).not.toHaveBeenCalled();
});
