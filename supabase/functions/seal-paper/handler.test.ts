import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { asha, createFakeDatabase, createStudentDependencies, post } from "../_shared/fakes.ts";
import { RemoteError } from "../_shared/remote-call.ts";
import { responseSchema } from "./contract.ts";
import { sealPaper } from "./handler.ts";

const paperId = "9a9e0000-0000-4000-8000-000000000001";
const item = { n: 1, section: "A", question: "Which?", options: ["x", "y", "z"], family: "secret" };
const paper = {
  outcome: "paper" as const,
  subject: "Maths",
  class: "Class 5",
  edition: "Winter",
  duration_seconds: 3600,
  items: [item],
  passages: {},
};

function createTestEndpoint(changes: Parameters<typeof createFakeDatabase>[0] = {}, access = "granted") {
  const dependencies = {
    ...createStudentDependencies(),
    database: createFakeDatabase({ readPaper: async () => paper, ...changes }),
    storage: { uploadSealedPaper: vi.fn(async (_path: string, _file: Uint8Array<ArrayBuffer>) => undefined) },
    findAdminAccess: async () => access,
  };
  const seal = async () => {
    const response = await post(sealPaper(dependencies), { paper_id: paperId });
    return { status: response.status, body: await response.json() };
  };
  return { ...dependencies, seal };
}

test("sealing a paper stores the file before the seal is recorded", async () => {
  const { seal, database, storage } = createTestEndpoint();
  const { status, body } = await seal();
  const sealed = v.parse(responseSchema, body);

  expect(status).toBe(200);
  expect(sealed).toMatchObject({
    outcome: "sealed",
    path: expect.stringMatching(`^${paperId}/[0-9a-f]{64}\\.bin$`),
  });
  expect(database.readPaper).toHaveBeenCalledWith(paperId, asha.studentId);
  expect(storage.uploadSealedPaper.mock.calls[0]?.[0]).toBe(sealed.outcome === "sealed" && sealed.path);
  const [, recordedItems, recordedSeal] = vi.mocked(database.recordSeal).mock.calls[0] ?? [];
  expect(recordedItems).toEqual([{ ...item, options: expect.arrayContaining(["x", "y", "z"]) }]);
  expect(recordedSeal).toMatchObject({
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    key: expect.any(String),
  });
  expect(JSON.stringify(body)).not.toContain(recordedSeal?.key);
});

test.each(["denied", "session_ended", "code_needed"])(
  "a caller whose access to the admin panel is %s gets 403, and no paper is read",
  async (access) => {
    const { seal, database } = createTestEndpoint({}, access);

    expect((await seal()).status).toBe(403);
    expect(database.readPaper).not.toHaveBeenCalled();
  },
);

test("a paper that is not reviewed is not sealed", async () => {
  const { seal, storage } = createTestEndpoint({
    readPaper: async () => ({ outcome: "not_reviewed", status: "draft" }),
  });

  expect((await seal()).body).toEqual({ outcome: "not_reviewed", status: "draft" });
  expect(storage.uploadSealedPaper).not.toHaveBeenCalled();
});

test("an organiser cannot seal a paper of the class of their own child", async () => {
  const { seal, storage } = createTestEndpoint({
    readPaper: async () => ({ outcome: "conflict_of_interest" }),
  });

  expect((await seal()).body).toEqual({ outcome: "conflict_of_interest" });
  expect(storage.uploadSealedPaper).not.toHaveBeenCalled();
});

test("a text paper of more than 25 KiB is refused with its size", async () => {
  const randomText = Array.from(crypto.getRandomValues(new Uint8Array(40_000)), (byte) =>
    byte.toString(36),
  ).join("");
  const { seal, database } = createTestEndpoint({
    readPaper: async () => ({ ...paper, items: [{ ...item, question: randomText }] }),
  });

  expect((await seal()).body).toMatchObject({ outcome: "too_large", most: 25 * 1024 });
  expect(database.recordSeal).not.toHaveBeenCalled();
});

test("no seal is recorded if the file cannot be uploaded", async () => {
  const { seal, database, storage } = createTestEndpoint();
  storage.uploadSealedPaper.mockRejectedValue(new RemoteError("storage", 503, "REFUSED", "busy"));

  expect((await seal()).status).toBe(503);
  expect(database.recordSeal).not.toHaveBeenCalled();
});
