import { createOpenRoom } from "./create-open-room";
import { browserDevice } from "./device";
import { holdRoom } from "./hold-room";
import { networkDoor } from "./network-door";
import type { OpenRoom } from "./opening";
import { startExam } from "./start-exam";

/** Opens rooms in this browser. */
export const openRoom: OpenRoom = createOpenRoom({
  device: browserDevice,
  door: networkDoor,
  startExam,
  holdRoom,
  createPageId: () => crypto.randomUUID(),
});
