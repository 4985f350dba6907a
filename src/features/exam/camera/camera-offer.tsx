import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { askCamera } from "../../../data/exam/ask-camera";
import { reloadForCamera } from "../../../engine/exam/camera/camera-document";
import { readCameraWish } from "../../../engine/exam/camera/camera-wish";
import { useLoaded } from "../../../lib/use-loaded";

const CameraCheck = lazy(async () => ({ default: (await import("./camera-check")).CameraCheck }));

type Props = {
  studentId: string;
  /** The exam's edition; null for a rehearsal. */
  editionId: string | null;
};

/** Offers the camera in the lobby if the edition allows it and a guardian has agreed; else shows nothing. */
export function CameraOffer({ studentId, editionId }: Props) {
  const asked = useLoaded(useCallback(() => askCamera(editionId), [editionId]));
  const isOffered = asked.state === "ready" && asked.value;
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
 * Reloads the page before a running exam opens automatically, if the child uses the camera and this document may not.
 *
 * @param studentId the logged-in student
 * @returns whether the page is being reloaded
 */
export function useCameraDocument(studentId: string | undefined): boolean {
  const [isReplaced] = useState(
    () => studentId !== undefined && readCameraWish(studentId) === "use" && reloadForCamera(),
  );
  return isReplaced;
}
