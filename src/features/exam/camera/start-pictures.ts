import { browserCamera } from "../../../engine/exam/camera/camera";
import { browserDevice } from "../../../engine/exam/device";
import { openPictureSheet, sendPicture } from "../../../data/exam/picture-requests";
import { createRoomPictures, type RoomPictures } from "../../../engine/exam/camera/room-pictures";
import type { ExamRoom } from "../../../engine/exam/room/room-state";

/**
 * Takes the pictures of a room in this browser, from now on.
 *
 * @param room the open room of an exam
 * @returns the pictures; stop them when the room is left
 */
export function startPictures(room: ExamRoom): RoomPictures {
  return createRoomPictures({
    device: browserDevice,
    isHidden: () => document.hidden,
    camera: browserCamera,
    open: () => openPictureSheet(room.attemptId),
    send: (no, picture, signal) => sendPicture(room.attemptId, no, picture, signal),
    room,
  });
}
