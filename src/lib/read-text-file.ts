import { AppError } from "./app-error";

/** Here and not with the others: only organisers choose files. */
const notUtf8 =
  "This file cannot be read without losing letters such as ₹. Save it again as “CSV UTF-8” (in Excel: File, Save As, CSV UTF-8) and choose it again.";

/** The mark at the start of a file that says how its text is stored. */
const marks = [
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

/**
 * Reads a text file that a person chose: UTF-8, or UTF-16 that says so in its first bytes. Other encodings are refused, not
 * guessed: a program that saved in one of them has already replaced letters such as ₹ by question marks.
 *
 * @param file the file
 * @returns its text, without a byte order mark
 * @throws AppError with a sentence that says how to save the file
 */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const marked = marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  try {
    return new TextDecoder(marked?.encoding ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("unexpected", { message: notUtf8 });
  }
}
