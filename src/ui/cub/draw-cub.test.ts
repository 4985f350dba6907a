import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { cubPoses, drawCub } from "./draw-cub";

it.each(cubPoses)("%s is a valid drawing of less than 3 KiB", (pose) => {
  const markup = drawCub(pose);
  expect(markup).not.toMatch(/undefined|NaN/);
  expect(new DOMParser().parseFromString(markup, "image/svg+xml").querySelector("parsererror")).toBeNull();
  expect(brotliCompressSync(markup).length).toBeLessThan(3 * 1024);
});
