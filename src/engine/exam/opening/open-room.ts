import { createOpenRoom } from "./create-open-room";
import { browserDevice } from "../device";
import { forgetAtEnd } from "./forget-at-end";
import { holdRoom } from "../storage/room-lock";
import { networkDoor } from "../../../data/exam/exam-api";
import type { OpenRoom } from "./opening";
import { startExam } from "../../../data/exam/start-exam";

const openHere = createOpenRoom({
  device: browserDevice,
  door: networkDoor,
  startExam,
  holdRoom,
  createPageId: () => crypto.randomUUID(),
});

/** Opens rooms in this browser; at their end the sealed papers leave it. */
export const openRoom: OpenRoom = async (request) => {
  const opening = await openHere(request);
  if (opening.kind === "room") forgetAtEnd(opening.room);
  return opening;
};
