import { AppError } from "./app-error";

/** The message for files in another encoding. Not in `app-error.ts`, because only organisers choose files. */
const notUtf8 =
  "This file cannot be read without losing letters such as ₹. Save it again as “CSV UTF-8” (in Excel: File, Save As, CSV UTF-8) and choose it again.";

/** The byte order marks of the supported encodings. */
const byteOrderMarks = [
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

/**
 * Reads a chosen text file: UTF-8, or UTF-16 with a byte order mark. Other encodings are refused, because programs that
 * save in them have already replaced characters such as ₹ by question marks.
 *
 * @param file the file
 * @returns its text, without a byte order mark
 * @throws AppError with a message on how to save the file
 */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const byteOrderMark = byteOrderMarks.find((mark) =>
    mark.bytes.every((byte, index) => bytes[index] === byte),
  );
  try {
    return new TextDecoder(byteOrderMark?.encoding ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("unexpected", { message: notUtf8 });
  }
}
