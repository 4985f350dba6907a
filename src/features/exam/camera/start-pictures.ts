import { browserCamera } from "../../../engine/exam/camera/camera";
import { browserDevice } from "../../../engine/exam/device";
import { openPictureSheet, sendPicture } from "../../../data/exam/picture-requests";
import { createRoomPictures, type RoomPictures } from "../../../engine/exam/camera/room-pictures";
import type { ExamRoom } from "../../../engine/exam/room/room-state";

/**
 * Starts taking the pictures of an exam in this browser.
 *
 * @param room the open exam
 * @returns the running pictures; call their `stop` when the exam page closes
 */
export function startPictures(room: ExamRoom): RoomPictures {
  return createRoomPictures({
    device: browserDevice,
    isHidden: () => document.hidden,
    camera: browserCamera,
    openSheet: () => openPictureSheet(room.attemptId),
    send: (pictureNo, picture, signal) => sendPicture(room.attemptId, pictureNo, picture, signal),
    room,
  });
}
