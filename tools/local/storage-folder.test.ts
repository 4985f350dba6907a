import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createStorageFolder } from "./storage-folder";

const folder = mkdtempSync(join(tmpdir(), "olympeak-storage-"));
const storage = createStorageFolder(join(folder, "storage"));
const upload = (key: string, text: string) =>
  storage.uploadObject("papers", key, undefined, Buffer.from(text), "text/plain", "max-age=60");

afterAll(() => rmSync(folder, { recursive: true }));

it("returns an uploaded file with its type and cache header", async () => {
  await upload("a/b.txt", "hello");
  const { body, metadata } = await storage.getObject("papers", "a/b.txt");

  expect(body.toString()).toBe("hello");
  expect(metadata).toMatchObject({ mimetype: "text/plain", cacheControl: "max-age=60", size: 5 });
});

it("accepts a body in parts", async () => {
  const parts = (async function* () {
    yield Buffer.from("one ");
    yield Buffer.from("two");
  })();
  await storage.uploadObject("papers", "parts", undefined, parts, "text/plain", "no-cache");

  expect((await storage.getObject("papers", "parts")).body.toString()).toBe("one two");
});

it("stores every object in its folder, with any name", async () => {
  await upload("../../../../escaped", "x");

  expect(readdirSync(folder)).toEqual(["storage"]);
});

it("copies and deletes objects", async () => {
  await upload("first", "x");
  await storage.copyObject("papers", "first", undefined, "papers", "second");
  await storage.deleteObjects("papers", ["first"]);

  expect((await storage.getObject("papers", "second")).body.toString()).toBe("x");
  await expect(storage.headObject("papers", "first")).rejects.toThrow("ENOENT");
});
