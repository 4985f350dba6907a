import { expect, it } from "vitest";
import { runSideBySide } from "./side-by-side";

it("gives the next piece to whoever is free, and the results in the order of the pieces", async () => {
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const results = runSideBySide(["long", "short", "next", "last"], 2, async (piece) => {
    begun.push(piece);
    await new Promise<void>((resolve) => finish.set(piece, resolve));
    return `${piece} done`;
  });
  const end = async (piece: string) => {
    finish.get(piece)?.();
    await new Promise(setImmediate);
  };
  expect(begun).toEqual(["long", "short"]);
  await end("short");
  expect(begun).toEqual(["long", "short", "next"]);
  await end("next");
  expect(begun).toEqual(["long", "short", "next", "last"]);
  await end("last");
  await end("long");
  expect(await results).toEqual(["long done", "short done", "next done", "last done"]);
});

it("passes on what a piece throws", async () => {
  await expect(runSideBySide([1], 2, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});
