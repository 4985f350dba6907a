import { isCameraBlocked } from "./camera-document";

/**
 * Why there is no picture: the permission is denied, the device has no camera, another app uses the camera, the page
 * may not use it, or another error.
 */
export type CameraTrouble = "denied" | "none" | "busy" | "blocked" | "failed";

/** The error of a camera that gave no picture, with the reason. */
export class CameraError extends Error {
  override readonly name = "CameraError";
  readonly trouble: CameraTrouble;

  constructor(trouble: CameraTrouble, cause?: unknown) {
    super(`The camera: ${trouble}.`, { cause });
    this.trouble = trouble;
  }
}

/** The camera of a device. It is passed as an argument so that tests can replace it. Both methods throw CameraError. */
export type Camera = {
  /** Opens the camera for a preview. The browser asks for permission if it was neither given nor denied. */
  open: () => Promise<MediaStream>;
  /**
   * Opens the camera, takes one picture and closes it. `mayAsk` is true after a press: only then may the browser ask
   * for permission. Without a press, a missing permission throws `denied`.
   */
  takePicture: (mayAsk: boolean) => Promise<Blob>;
};

/** The size of a picture in pixels (docs/exam.md section 9). */
const width = 320;
const height = 240;

/** The largest picture in bytes; the bucket accepts 15 KiB. */
export const maxPictureBytes = 15_000;

/** JPEG qualities, tried in order until a picture is small enough. Every browser can write JPEG. */
const qualities = [0.7, 0.5, 0.35, 0.2, 0.1];

/** After a camera is opened, its pictures are too dark for this time, in milliseconds. */
const warmUpMs = 700;

/** The time limit for opening the camera, and for taking a picture, in milliseconds. */
const timeoutMs = 10_000;

const troubleByErrorName: Record<string, CameraTrouble> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "busy",
  AbortError: "busy",
};

/**
 * @param error an error from the browser (W3C Media Capture and Streams, getUserMedia)
 * @returns the matching reason
 */
export function toCameraTrouble(error: unknown): CameraTrouble {
  if (error instanceof CameraError) return error.trouble;
  const { name }: { name?: string } = Object(error);
  return troubleByErrorName[name ?? ""] ?? "failed";
}

/**
 * @param encode encodes the picture as a JPEG with a quality between 0 and 1; returns null on failure
 * @returns the best-quality picture that is small enough
 * @throws CameraError `failed` if none is small enough
 */
export async function encodePicture(encode: (quality: number) => Promise<Blob | null>): Promise<Blob> {
  for (const quality of qualities) {
    const picture = await encode(quality);
    if (picture && picture.size <= maxPictureBytes) return picture;
  }
  throw new CameraError("failed");
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Resolves to the result of `work`; rejects with `failed` after the time limit. */
function withTimeout<T>(work: Promise<T>): Promise<T> {
  return Promise.race([work, wait(timeoutMs).then(() => Promise.reject(new CameraError("failed")))]);
}

/** Returns the browser's permission for the camera; null if the browser does not know the permission's name. */
async function readPermission(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: "camera" })).state;
  } catch {
    return null;
  }
}

/**
 * Whether the camera has already worked while the permission is still `prompt`. Safari asks once per page and never
 * reports `granted`.
 */
let hasOpenedWithoutGrant = false;

async function openCamera(mayAsk: boolean): Promise<MediaStream> {
  if (isCameraBlocked()) throw new CameraError("blocked");
  if (!("mediaDevices" in navigator)) throw new CameraError("none");
  const permission = await readPermission();
  if (!mayAsk && permission === "prompt" && !hasOpenedWithoutGrant) throw new CameraError("denied");
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { width: { ideal: width }, height: { ideal: height }, facingMode: "user" },
    });
    hasOpenedWithoutGrant = (await readPermission()) === "prompt";
    return stream;
  } catch (error) {
    throw new CameraError(toCameraTrouble(error), error);
  }
}

/**
 * Closes the camera; its light goes off.
 *
 * @param stream the open camera
 */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Opens the camera within the time limit. A camera that opens later is closed again. */
async function openWithinTimeLimit(): Promise<MediaStream> {
  const opening = openCamera(false);
  try {
    return await withTimeout(opening);
  } catch (error) {
    opening.then(closeCamera, () => undefined);
    throw error;
  }
}

/** Draws the middle part of the current video frame, scaled to the size of a picture. */
async function drawPicture(stream: MediaStream): Promise<HTMLCanvasElement> {
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  await video.play();
  await wait(warmUpMs);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const scale = Math.max(width / video.videoWidth, height / video.videoHeight);
  const [drawnWidth, drawnHeight] = [video.videoWidth * scale, video.videoHeight * scale];
  const context = canvas.getContext("2d");
  if (!context || !Number.isFinite(scale)) throw new CameraError("failed");
  context.drawImage(video, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight);
  video.srcObject = null;
  return canvas;
}

/** The browser's camera. */
export const browserCamera: Camera = {
  open: () => openCamera(true),
  takePicture: async (mayAsk) => {
    const stream = await (mayAsk ? openCamera(true) : openWithinTimeLimit());
    try {
      const canvas = await withTimeout(drawPicture(stream));
      return await encodePicture(
        (quality) => new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality)),
      );
    } catch (error) {
      throw new CameraError(toCameraTrouble(error), error);
    } finally {
      closeCamera(stream);
    }
  },
};
