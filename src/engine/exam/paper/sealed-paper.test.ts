import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  makeCaches,
  rehearsalId,
  sealPaper,
  serveSealedPapers,
} from "../../../../tests/support/sealed-paper-factory";
import { canOpenPapers, fetchSealedPaper, removeSealedPapers, openSealedPaper } from "./sealed-paper";

let storedFiles: Map<string, ArrayBuffer>;

beforeEach(async () => {
  const made = makeCaches();
  storedFiles = made.storedFiles;
  vi.stubGlobal("caches", made.caches);
  await removeSealedPapers();
});

afterEach(() => vi.unstubAllGlobals());

describe("a sealed paper", () => {
  it("is downloaded once, stored, and opened with the key from start_exam", async () => {
    const { file, sealedPath, key } = await sealPaper();
    const asked = serveSealedPapers(() => file);
    expect(await fetchSealedPaper(sealedPath)).toEqual({ outcome: "loaded", isStored: true });
    const opened = await openSealedPaper(sealedPath, key);
    expect(asked).toEqual([sealedPath]);
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

  it("is opened on the same page load if the browser stores nothing, and reports that it is not stored", async () => {
    vi.stubGlobal("caches", { open: () => Promise.reject(new Error("SecurityError")) });
    const { file, sealedPath, key } = await sealPaper();
    const asked = serveSealedPapers(() => file);
    expect(await fetchSealedPaper(sealedPath)).toEqual({ outcome: "loaded", isStored: false });
    expect(await openSealedPaper(sealedPath, key)).toMatchObject({ format: 1 });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ["the network is gone", 0],
    ["the server is busy", 503],
    ["the file does not exist", 404],
  ])("reports `offline` while %s, and is downloaded with the next try", async (_, fault) => {
    const { file, sealedPath, key } = await sealPaper();
    serveSealedPapers(() => fault);
    expect(await fetchSealedPaper(sealedPath)).toEqual({ outcome: "offline" });
    await expect(openSealedPaper(sealedPath, key)).rejects.toMatchObject({ code: "offline" });
    serveSealedPapers(() => file);
    expect(await fetchSealedPaper(sealedPath)).toEqual({ outcome: "loaded", isStored: true });
  });
});

describe("a damaged file", () => {
  it("is downloaded once more, bypassing the browser's cache, and then reported as damaged", async () => {
    const { file, sealedPath } = await sealPaper();
    const damaged = file.with(20, (file[20] ?? 0) ^ 1);
    const asked = serveSealedPapers(() => damaged);
    expect(await fetchSealedPaper(sealedPath)).toEqual({ outcome: "damaged" });
    expect(asked).toHaveLength(2);
    expect(storedFiles.size).toBe(0);
    serveSealedPapers(() => file);
    expect(await fetchSealedPaper(sealedPath)).toEqual({ outcome: "loaded", isStored: true });
  });

  it("is downloaded again if the stored file is damaged", async () => {
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
  it("is damaged if opened with another paper's key", async () => {
    const { file, sealedPath } = await sealPaper();
    const other = await sealPaper();
    serveSealedPapers(() => file);
    await expect(openSealedPaper(sealedPath, other.key)).rejects.toMatchObject({ code: "paper_damaged" });
    await expect(openSealedPaper(sealedPath, "no base64 at all!")).rejects.toMatchObject({
      code: "paper_damaged",
    });
  });

  it("reports a browser that is too old before downloading", async () => {
    const { sealedPath, key } = await sealPaper();
    vi.stubGlobal("DecompressionStream", undefined);
    Reflect.deleteProperty(globalThis, "DecompressionStream");
    expect(canOpenPapers()).toBe(false);
    await expect(openSealedPaper(sealedPath, key)).rejects.toMatchObject({ code: "old_browser" });
  });
});

it("leaves nothing on the device once it is removed", async () => {
  const { file, sealedPath } = await sealPaper();
  serveSealedPapers(() => file);
  await fetchSealedPaper(sealedPath);
  await removeSealedPapers();
  expect(storedFiles.size).toBe(0);
  serveSealedPapers(() => 0);
  expect(await fetchSealedPaper(sealedPath)).toEqual({ outcome: "offline" });
});
