import { readStoredUnchecked, studentKey, writeStored } from "../../../lib/raw-storage";

/** The child's choice in the lobby, for this device: to use the camera, or to continue without. */
export type CameraWish = "use" | "without";

const name = "examCamera";

/**
 * @param studentId the logged-in student
 * @returns the choice on this device; null if there is none yet, and then no picture is taken
 */
export function readCameraWish(studentId: string): CameraWish | null {
  const wish = readStoredUnchecked(studentKey(name, studentId));
  return wish === "use" || wish === "without" ? wish : null;
}

/**
 * @param studentId the logged-in student
 * @param wish the choice from now on
 */
export function writeCameraWish(studentId: string, wish: CameraWish): void {
  writeStored(studentKey(name, studentId), wish);
}
