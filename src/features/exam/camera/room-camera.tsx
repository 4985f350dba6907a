import { lazy, Suspense, useEffect, useState } from "react";
import { readCameraChoice } from "../../../engine/exam/camera/camera-choice";
import type { Paper } from "../../../engine/exam/paper/paper";
import type { ExamRoom } from "../../../engine/exam/room/room-state";
import { afterPaint } from "../../../lib/after-paint";

const CameraLine = lazy(async () => ({ default: (await import("./camera-line")).CameraLine }));

/**
 * The camera of an exam, for a child who has chosen the camera in the lobby. The code is loaded after the first
 * question is painted, so that it does not delay the exam.
 *
 * @param room the exam
 * @param paper its paper; a rehearsal, which belongs to no edition, takes no picture
 * @param studentId the logged-in student
 */
export function RoomCamera({ room, paper, studentId }: { room: ExamRoom; paper: Paper; studentId: string }) {
  const [isPainted, setPainted] = useState(false);
  const isWanted = paper.edition !== null && readCameraChoice(studentId) === "use";
  useEffect(() => (isWanted ? afterPaint(() => setPainted(true)) : undefined), [isWanted]);
  if (!isPainted) return null;
  return (
    <Suspense>
      <CameraLine room={room} studentId={studentId} />
    </Suspense>
  );
}
