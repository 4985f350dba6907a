import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createFakeCaches,
  rehearsalId,
  sealPaper,
  serveSealedPapers,
} from "../../../../tests/support/sealed-paper-factory";
import { canDecryptPapers, fetchSealedPaper, removeSealedPapers, openSealedPaper } from "./sealed-paper";

let storedFiles: Map<string, ArrayBuffer>;

beforeEach(async () => {
  const fake = createFakeCaches();
  storedFiles = fake.storedFiles;
  vi.stubGlobal("caches", fake.caches);
  await removeSealedPapers();
});

afterEach(() => vi.unstubAllGlobals());

describe("a sealed paper", () => {
  it("is downloaded once, stored, and opened with the key from start_exam", async () => {
    const { file, sealedPath, key } = await sealPaper();
    const requestedPaths = serveSealedPapers(() => file);
    expect(await fetchSealedPaper(sealedPath)).toEqual({ outcome: "loaded", isStored: true });
    const opened = await openSealedPaper(sealedPath, key);
    expect(requestedPaths).toEqual([sealedPath]);
    expect(storedFiles.size).toBe(1);
    expect(opened).toMatchObject({
      paper_id: rehearsalId,
      duration_seconds: 600,
      items: [{ n: 1, options: { a: "3/6" } }, { n: 2 }],
    });
  });

  it("is opened from the stored file after a reload without a network", async () => {
    const { file, sealedPath, key } = await sealPaper();
    serveSealedPapers(() => file);
    await fetchSealedPaper(sealedPath);
    vi.resetModules();
    const reloaded = await import("./sealed-paper");
    serveSealedPapers(() => 0);
    expect(await reloaded.openSealedPaper(sealedPath, key)).toMatchObject({ format: 1 });
  });

  it("is opened on the same page load even if the browser cannot store it (`isStored` is false)", async () => {
    vi.stubGlobal("caches", { open: () => Promise.reject(new Error("SecurityError")) });
    const { file, sealedPath, key } = await sealPaper();
    const requestedPaths = serveSealedPapers(() => file);
    expect(await fetchSealedPaper(sealedPath)).toEqual({ outcome: "loaded", isStored: false });
    expect(await openSealedPaper(sealedPath, key)).toMatchObject({ format: 1 });
    expect(requestedPaths).toHaveLength(1);
  });

  it.each([
    ["the network is gone", 0],
    ["the server is busy", 503],
    ["the file does not exist", 404],
  ])("is `offline` while %s, and is downloaded by the next call", async (_, status) => {
    const { file, sealedPath, key } = await sealPaper();
    serveSealedPapers(() => status);
    expect(await fetchSealedPaper(sealedPath)).toEqual({ outcome: "offline" });
    await expect(openSealedPaper(sealedPath, key)).rejects.toMatchObject({ code: "offline" });
    serveSealedPapers(() => file);
    expect(await fetchSealedPaper(sealedPath)).toEqual({ outcome: "loaded", isStored: true });
  });
});

describe("a damaged file", () => {
  it("is downloaded a second time past the browser's cache, and is then `damaged`", async () => {
    const { file, sealedPath } = await sealPaper();
    const damaged = file.with(20, (file[20] ?? 0) ^ 1);
    const requestedPaths = serveSealedPapers(() => damaged);
    expect(await fetchSealedPaper(sealedPath)).toEqual({ outcome: "damaged" });
    expect(requestedPaths).toHaveLength(2);
    expect(storedFiles.size).toBe(0);
    serveSealedPapers(() => file);
    expect(await fetchSealedPaper(sealedPath)).toEqual({ outcome: "loaded", isStored: true });
  });

  it("in the device's storage is replaced by a new download", async () => {
    const { file, sealedPath } = await sealPaper();
    serveSealedPapers(() => file);
    await fetchSealedPaper(sealedPath);
    for (const address of storedFiles.keys()) storedFiles.set(address, new ArrayBuffer(40));
    vi.resetModules();
    const reloaded = await import("./sealed-paper");
    expect(await reloaded.fetchSealedPaper(sealedPath)).toEqual({ outcome: "loaded", isStored: true });
    expect(new Uint8Array([...storedFiles.values()][0] ?? new ArrayBuffer())).toEqual(file);
  });
});

describe("a paper that cannot be opened", () => {
  it("throws `paper_damaged` for the key of another paper or an invalid key", async () => {
    const { file, sealedPath } = await sealPaper();
    const otherPaper = await sealPaper();
    serveSealedPapers(() => file);
    await expect(openSealedPaper(sealedPath, otherPaper.key)).rejects.toMatchObject({
      code: "paper_damaged",
    });
    await expect(openSealedPaper(sealedPath, "no base64 at all!")).rejects.toMatchObject({
      code: "paper_damaged",
    });
  });

  it("throws `old_browser` in a browser that cannot decompress it", async () => {
    const { sealedPath, key } = await sealPaper();
    vi.stubGlobal("DecompressionStream", undefined);
    Reflect.deleteProperty(globalThis, "DecompressionStream");
    expect(canDecryptPapers()).toBe(false);
    await expect(openSealedPaper(sealedPath, key)).rejects.toMatchObject({ code: "old_browser" });
  });
});

it("a removed paper leaves no file on the device", async () => {
  const { file, sealedPath } = await sealPaper();
  serveSealedPapers(() => file);
  await fetchSealedPaper(sealedPath);
  await removeSealedPapers();
  expect(storedFiles.size).toBe(0);
  serveSealedPapers(() => 0);
  expect(await fetchSealedPaper(sealedPath)).toEqual({ outcome: "offline" });
});
