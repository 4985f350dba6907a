import { expect, it } from "vitest";
import { readTextFile } from "./read-text-file";

const text = "Meena’s kite costs ₹2";
const encodeUtf16 = (isLittleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 + text.length * 2));
  const textWithMark = `\uFEFF${text}`;
  for (let index = 0; index < textWithMark.length; index += 1)
    view.setUint16(index * 2, textWithMark.charCodeAt(index), isLittleEndian);
  return new Blob([view.buffer]);
};

it.each([
  ["UTF-8", new Blob([text])],
  ["UTF-8 with a byte order mark", new Blob([`\uFEFF${text}`])],
  ["UTF-16, little-endian", encodeUtf16(true)],
  ["UTF-16, big-endian", encodeUtf16(false)],
])("reads %s", async (_, file) => {
  expect(await readTextFile(file)).toBe(text);
});

it("refuses a file that a spreadsheet saved as Windows-1252", async () => {
  const file = new Blob([new Uint8Array([0x4d, 0xe9, 0x65, 0x6e, 0x61])]);
  await expect(readTextFile(file)).rejects.toThrow(/Save it again as “CSV UTF-8”/);
});
