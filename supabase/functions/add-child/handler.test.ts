import { expect, test, vi } from "vitest";
import { asha, createFakeDatabase, createStudentDependencies, post } from "../_shared/fakes.ts";
import { RemoteError } from "../_shared/remote-call.ts";
import { addChild } from "./handler.ts";

const childId = "c41d0000-0000-4000-8000-000000000001";
const bela = { name: "Bela", class_id: "c1a55000-0000-4000-8000-000000000003", school_name: null };

function createTestEndpoint(database: Parameters<typeof createFakeDatabase>[0] = {}) {
  const dependencies = {
    ...createStudentDependencies(),
    database: createFakeDatabase({
      beginChild: async () => ({ outcome: "ready" }),
      addChild: async () => ({ outcome: "added" }),
      ...database,
    }),
    auth: { createChildLogin: vi.fn(async () => childId), deleteLogin: vi.fn(async () => undefined) },
  };
  const add = async (headers?: Record<string, string>) => {
    const response = await post(addChild(dependencies), bela, headers);
    return { status: response.status, body: await response.json() };
  };
  return { ...dependencies, add };
}

test("a child gets a login and a row in the family of the caller", async () => {
  const { add, database } = createTestEndpoint();
  expect(await add()).toEqual({ status: 200, body: { outcome: "added", student_id: childId } });
  expect(database.beginChild).toHaveBeenCalledWith(asha.studentId, bela);
  expect(database.addChild).toHaveBeenCalledWith(asha.studentId, childId, bela);
});

test.each(["not_confirmed", "family_full", "rate_limited", "no_family"] as const)(
  "no login is created if the database answers %s",
  async (outcome) => {
    const { add, auth } = createTestEndpoint({ beginChild: async () => ({ outcome }) });
    expect((await add()).body).toEqual({ outcome });
    expect(auth.createChildLogin).not.toHaveBeenCalled();
  },
);

test("a child that is added in two tabs is added once, and the second login is deleted", async () => {
  const alreadyAdded = { outcome: "already_added", student_id: asha.studentId } as const;
  const { add, auth } = createTestEndpoint({ addChild: async () => alreadyAdded });
  expect((await add()).body).toEqual(alreadyAdded);
  expect(auth.deleteLogin).toHaveBeenCalledWith(childId);
});

test("an unused login that cannot be deleted is reported, and the response is the same", async () => {
  const { add, auth, report } = createTestEndpoint({ addChild: async () => ({ outcome: "family_full" }) });
  auth.deleteLogin.mockRejectedValue(new RemoteError("auth", 503, "UNKNOWN", "busy"));
  expect((await add()).body).toEqual({ outcome: "family_full" });
  expect(report).toHaveBeenCalledOnce();
});

test("a caller without a login gets 401, and nothing is read from the database", async () => {
  const { add, database } = createTestEndpoint();
  expect((await add({ authorization: "" })).status).toBe(401);
  expect(database.beginChild).not.toHaveBeenCalled();
});
