import { expect, test, vi } from "vitest";
import { readFirstCall } from "./fakes.ts";
import { createStorage } from "./storage.ts";

function createStorageWithReply(respond: () => Promise<Response>) {
  const fakeFetch = vi.fn<typeof fetch>(respond);
  return {
    storage: createStorage({ url: "http://api.local", secretKey: "sb_secret_1" }, fakeFetch),
    firstCall: () => readFirstCall(fakeFetch),
  };
}

test("pictures are deleted by their names, in one call to Storage with the secret key", async () => {
  const { storage, firstCall } = createStorageWithReply(async () => Response.json([]));
  await storage.deletePictures(["a/01", "a/02"]);
  expect(firstCall()).toMatchObject({
    url: "http://api.local/storage/v1/object/exam-pictures",
    method: "DELETE",
    body: { prefixes: ["a/01", "a/02"] },
  });
  expect(firstCall().headers.get("apikey")).toBe("sb_secret_1");
});

test("if Storage refuses a call or does not answer, the error names Storage", async () => {
  await expect(
    createStorageWithReply(async () => new Response("busy", { status: 503 })).storage.deletePictures([
      "a/01",
    ]),
  ).rejects.toMatchObject({ service: "storage", status: 503 });
  const silent = createStorageWithReply(() => Promise.reject(new TypeError("fetch failed")));
  await expect(silent.storage.deletePictures(["a/01"])).rejects.toMatchObject({ status: null });
});
