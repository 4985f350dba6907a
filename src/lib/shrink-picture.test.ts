import { expect, it } from "vitest";
import { shrinkPicture, type EncodePicture } from "./shrink-picture";

/** Makes an encoder whose PNG and JPEG pictures have these numbers of bytes per pixel of width. */
function makeEncoder(pngBytes: number, jpegBytes: number) {
  const triedEncodings: string[] = [];
  const encode: EncodePicture = async ({ width, height }, type, quality = 1) => {
    triedEncodings.push(`${width}x${height} ${type}`);
    return new Blob(
      ["x".repeat(Math.round(width * (type === "image/png" ? pngBytes : jpegBytes * quality)))],
      {
        type,
      },
    );
  };
  return { encode, triedEncodings };
}

it("does not change a small picture", async () => {
  const { encode, triedEncodings } = makeEncoder(1, 1);
  const shrunk = await shrinkPicture({ width: 200, height: 100 }, 1000, encode);
  expect(shrunk?.size).toEqual({ width: 200, height: 100 });
  expect(triedEncodings).toEqual(["200x100 image/png"]);
});

it("chooses the widest picture that is small enough, with lossy compression if necessary", async () => {
  const { encode } = makeEncoder(100, 2);
  const shrunk = await shrinkPicture({ width: 3000, height: 1500 }, 1000, encode);
  expect(shrunk?.size).toEqual({ width: 720, height: 360 });
  expect(shrunk?.blob.type).toBe("image/jpeg");
});

it("returns undefined if even the narrowest picture is too large", async () => {
  const { encode, triedEncodings } = makeEncoder(100, 100);
  expect(await shrinkPicture({ width: 3000, height: 1500 }, 1000, encode)).toBeUndefined();
  // Four widths with four encodings each.
  expect(triedEncodings).toHaveLength(16);
});
