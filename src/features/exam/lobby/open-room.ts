import { examApi } from "../../../data/exam/exam-requests";
import { startExam } from "../../../data/exam/start-exam";
import { browserDevice } from "../../../engine/exam/device";
import { createRoomOpener } from "../../../engine/exam/opening/create-room-opener";
import { removePapersAtEnd } from "../../../engine/exam/opening/remove-papers-at-end";
import type { OpenRoom } from "../../../engine/exam/opening/opening";
import { acquireLock } from "../../../engine/exam/storage/room-lock";

const openInThisBrowser = createRoomOpener({
  device: browserDevice,
  api: examApi,
  startExam,
  acquireLock,
  createPageId: () => crypto.randomUUID(),
});

/** Opens an exam in this browser. When the exam ends, the sealed papers of this device are removed. */
export const openRoom: OpenRoom = async (request) => {
  const opening = await openInThisBrowser(request);
  if (opening.kind === "room") removePapersAtEnd(opening.room);
  return opening;
};
