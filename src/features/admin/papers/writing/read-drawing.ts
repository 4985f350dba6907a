import { drawPicture, maxPaperPictureBytes } from "../../../../items/rules/figures";
import { AppError } from "../../../../lib/app-error";
import { openPicture, shrinkPicture } from "../../../../lib/shrink-picture";

/** The file types of drawings. */
export const drawingFiles = ".svg,.png,.jpg,.jpeg";

/** The SVG around a picture takes up to this many bytes. */
const maxSvgFrameBytes = 300;
/** The maximum size of a picture in bytes, before base64 turns every three bytes into four. */
const maxPictureBytes = Math.floor(((maxPaperPictureBytes - maxSvgFrameBytes) * 3) / 4);

/** @returns whether a file's name says that it is a PNG or JPEG, which must be made smaller first */
export const isPicture = ({ name }: { name: string }): boolean => /\.(png|jpe?g)$/i.test(name);

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/**
 * Reads a file as the drawing of a question: an SVG as it is, a PNG or JPEG made small enough for a phone.
 *
 * @param file the chosen file
 * @returns the drawing, as SVG
 * @throws AppError with a message if it is not a picture, or cannot be made small enough
 */
export async function readDrawing(file: File): Promise<string> {
  if (!isPicture(file)) return file.text();
  const { size, encode } = await openPicture(file);
  const shrunkPicture = await shrinkPicture(size, maxPictureBytes, encode);
  if (!shrunkPicture) {
    throw new AppError("unexpected", {
      message:
        "This picture is too detailed for a phone, even after shrinking. Please cut it to the part that is asked about, or draw it simpler.",
    });
  }
  return drawPicture(shrunkPicture.size, shrunkPicture.blob.type, await toBase64(shrunkPicture.blob));
}
