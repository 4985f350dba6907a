import { readStoredUnchecked, studentKey, writeStored } from "../../../lib/raw-storage";

/** The child's choice in the lobby, stored on this device: use the camera, or continue without it. */
export type CameraChoice = "use" | "without";

const storageName = "examCamera";

/**
 * @param studentId the logged-in student
 * @returns the choice on this device; null as long as there is no choice, when no picture is taken
 */
export function readCameraChoice(studentId: string): CameraChoice | null {
  const choice = readStoredUnchecked(studentKey(storageName, studentId));
  return choice === "use" || choice === "without" ? choice : null;
}

/**
 * @param studentId the logged-in student
 * @param choice the new choice
 */
export function writeCameraChoice(studentId: string, choice: CameraChoice): void {
  writeStored(studentKey(storageName, studentId), choice);
}
