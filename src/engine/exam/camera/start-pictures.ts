import { browserCamera } from "./camera";
import { browserDevice } from "../device";
import { openPictureSheet, sendPicture } from "../../../data/exam/picture-requests";
import { createRoomPictures, type RoomPictures } from "./room-pictures";
import type { ExamRoom } from "../room/room-state";

/**
 * Takes the stills of a room in this browser, from now on.
 *
 * @param room the open room of an exam
 * @returns them, to be stopped when the room is left
 */
export function startPictures(room: ExamRoom): RoomPictures {
  return createRoomPictures({
    device: browserDevice,
    isHidden: () => document.hidden,
    camera: browserCamera,
    open: () => openPictureSheet(room.attemptId),
    send: (no, still, signal) => sendPicture(room.attemptId, no, still, signal),
    room,
  });
}
