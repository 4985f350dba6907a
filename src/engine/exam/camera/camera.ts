import { isCameraBlocked } from "./camera-document";

/**
 * Why there is no picture: nobody allowed it, there is no camera, another app has it, this page may not, or something else.
 */
export type CameraTrouble = "denied" | "none" | "busy" | "blocked" | "failed";

/** A camera that gave no picture, and why. */
export class CameraError extends Error {
  override readonly name = "CameraError";
  readonly trouble: CameraTrouble;

  constructor(trouble: CameraTrouble, cause?: unknown) {
    super(`The camera: ${trouble}.`, { cause });
    this.trouble = trouble;
  }
}

/** The camera of a device, given as an argument, so that a test gives another. All throw CameraError. */
export type Camera = {
  /** Opens it for somebody to see themselves. Asks for permission where nobody has decided yet. */
  open: () => Promise<MediaStream>;
  /**
   * Opens it, takes one still and closes it. `mayAsk`: somebody has just pressed for it; else nothing is asked, and what
   * would have to be is `denied`.
   */
  takeStill: (mayAsk: boolean) => Promise<Blob>;
};

/** Of a still, in pixels (exam section 9). */
const width = 320;
const height = 240;

/** At most so many bytes: the bucket takes 15 KiB. */
export const stillMaxBytes = 15_000;

/** Tried one after the other until a still is small enough: JPEG, which every browser writes. */
const qualities = [0.7, 0.5, 0.35, 0.2, 0.1];

/** A camera that was just opened gives dark pictures at first, for this long in milliseconds. */
const warmUpMs = 700;

/** A camera that gives no picture in this time, in milliseconds, gives none. */
const patienceMs = 10_000;

const troubles: Record<string, CameraTrouble> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "busy",
  AbortError: "busy",
};

/**
 * @param error what the browser has thrown (W3C Media Capture and Streams, getUserMedia)
 * @returns the trouble that it stands for
 */
export function troubleOf(error: unknown): CameraTrouble {
  if (error instanceof CameraError) return error.trouble;
  const { name }: { name?: string } = Object(error);
  return troubles[name ?? ""] ?? "failed";
}

/**
 * @param encode writes the picture as a JPEG of a quality between 0 and 1; null where it could not
 * @returns the best that is small enough
 * @throws CameraError `failed` where none is
 */
export async function encodeStill(encode: (quality: number) => Promise<Blob | null>): Promise<Blob> {
  for (const quality of qualities) {
    const still = await encode(quality);
    if (still && still.size <= stillMaxBytes) return still;
  }
  throw new CameraError("failed");
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Throws what is thrown, or `failed` where nothing has come in time. */
function within<T>(work: Promise<T>): Promise<T> {
  return Promise.race([work, wait(patienceMs).then(() => Promise.reject(new CameraError("failed")))]);
}

/** How the browser would answer; null where it does not say, as in a browser without this permission's name. */
async function readPermission(): Promise<PermissionState | null> {
  try {
    return (await navigator.permissions.query({ name: "camera" })).state;
  } catch {
    return null;
  }
}

/** Whether this page has had a picture while the browser said `prompt`: so Safari does, which asks once for each page. */
let hasWorkedUnasked = false;

async function openCamera(mayAsk: boolean): Promise<MediaStream> {
  if (isCameraBlocked()) throw new CameraError("blocked");
  if (!("mediaDevices" in navigator)) throw new CameraError("none");
  const permission = await readPermission();
  if (!mayAsk && permission === "prompt" && !hasWorkedUnasked) throw new CameraError("denied");
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { width: { ideal: width }, height: { ideal: height }, facingMode: "user" },
    });
    hasWorkedUnasked = (await readPermission()) === "prompt";
    return stream;
  } catch (error) {
    throw new CameraError(troubleOf(error), error);
  }
}

/**
 * Closes a camera: its light goes out.
 *
 * @param stream what was opened
 */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** A camera that opens after all, when nobody waits for it any more, is closed again. */
async function openInTime(): Promise<MediaStream> {
  const opening = openCamera(false);
  try {
    return await within(opening);
  } catch (error) {
    opening.then(closeCamera, () => undefined);
    throw error;
  }
}

/** The middle of the picture, filling the still. */
async function drawStill(stream: MediaStream): Promise<HTMLCanvasElement> {
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
  takeStill: async (mayAsk) => {
    const stream = await (mayAsk ? openCamera(true) : openInTime());
    try {
      const canvas = await within(drawStill(stream));
      return await encodeStill(
        (quality) => new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality)),
      );
    } catch (error) {
      throw new CameraError(troubleOf(error), error);
    } finally {
      closeCamera(stream);
    }
  },
};
