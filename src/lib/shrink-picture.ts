import { AppError } from "./app-error";

export type PictureSize = { width: number; height: number };

/** Draws the picture in a size and encodes it; null if the browser cannot. */
export type EncodePicture = (size: PictureSize, type: string, quality?: number) => Promise<Blob | null>;

/** The widths to try, in pixels: from a phone's full width down to the narrowest that is readable. */
const widths = [720, 560, 420, 320] as const;

const encodings = [["image/png"], ["image/jpeg", 0.85], ["image/jpeg", 0.7], ["image/jpeg", 0.5]] as const;

/**
 * Makes a picture small: tries the widest first, and each width first without loss.
 *
 * @param size the picture's size in pixels
 * @param maxBytes the largest size in bytes
 * @param encode encodes the picture in a size
 * @returns the picture and its size; undefined if none is small enough
 */
export async function shrinkPicture(
  size: PictureSize,
  maxBytes: number,
  encode: EncodePicture,
): Promise<{ blob: Blob; size: PictureSize } | undefined> {
  const candidateWidths = new Set(widths.map((width) => Math.min(width, size.width)));
  for (const width of candidateWidths) {
    const smallerSize = { width, height: Math.max(1, Math.round((size.height * width) / size.width)) };
    for (const [type, quality] of encodings) {
      const blob = await encode(smallerSize, type, quality);
      if (blob && blob.size <= maxBytes) return { blob, size: smallerSize };
    }
  }
  return undefined;
}

/**
 * @param file a picture that the browser can decode
 * @returns its size in pixels, and a function that encodes it at another size
 * @throws AppError with a message if the file is not a picture
 */
export async function openPicture(file: Blob): Promise<{ size: PictureSize; encode: EncodePicture }> {
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new AppError("unexpected", {
      message: "This file is not a picture that can be read. Please choose a PNG, JPG or SVG file.",
      cause,
    });
  });
  const encode: EncodePicture = (size, type, quality) => {
    const canvas = Object.assign(document.createElement("canvas"), size);
    const context = canvas.getContext("2d");
    if (!context) return Promise.resolve(null);
    // A transparent part would be black in a JPEG.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, size.width, size.height);
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
  };
  return { size: { width: bitmap.width, height: bitmap.height }, encode };
}
