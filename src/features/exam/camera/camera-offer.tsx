import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { isCameraAllowed } from "../../../data/exam/camera-allowed";
import { reloadForCamera } from "../../../engine/exam/camera/camera-document";
import { readCameraChoice } from "../../../engine/exam/camera/camera-choice";
import { useLoaded } from "../../../lib/use-loaded";

const CameraCheck = lazy(async () => ({ default: (await import("./camera-check")).CameraCheck }));

type Props = {
  studentId: string;
  /** The exam's edition; null for a rehearsal. */
  editionId: string | null;
};

/** Offers the camera in the lobby if the edition allows it and a guardian has agreed; else shows nothing. */
export function CameraOffer({ studentId, editionId }: Props) {
  const cameraAllowance = useLoaded(useCallback(() => isCameraAllowed(editionId), [editionId]));
  const isOffered = cameraAllowance.state === "ready" && cameraAllowance.value;
  useEffect(() => {
    if (isOffered) reloadForCamera();
  }, [isOffered]);
  if (!isOffered) return null;
  return (
    <Suspense>
      <CameraCheck studentId={studentId} isRehearsal={editionId === null} />
    </Suspense>
  );
}

/**
 * For a student who returns to a running exam with the camera: reloads the page if its headers do not allow the
 * camera (Permissions-Policy).
 *
 * @param studentId the logged-in student
 * @returns whether the page is being reloaded
 */
export function useReloadForCamera(studentId: string | undefined): boolean {
  const [isReloading] = useState(
    () => studentId !== undefined && readCameraChoice(studentId) === "use" && reloadForCamera(),
  );
  return isReloading;
}
