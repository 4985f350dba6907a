import { orderPaper } from "../../lib/paper-order";
import { createExamRoom, type Ground } from "./exam-room";
import { findSession } from "./find-session";
import type { HoldRoom } from "./hold-room";
import type { Opening, OpenRoom, RoomRequest } from "./opening";
import { writeCopy } from "./room-copy";

/** What the door to a room stands on, besides what the room does. */
export type OpeningGround = Ground & { holdRoom: HoldRoom; createPageId: () => string };

async function openHeldRoom(
  ground: OpeningGround,
  request: RoomRequest,
  listenToLoss: (giveUp: () => void) => void,
  letGo: () => void,
): Promise<Opening> {
  const found = await findSession(ground, { ...request, pageId: ground.createPageId() });
  if ("refusal" in found) {
    letGo();
    return { kind: "refused", refusal: found.refusal };
  }
  const { copy, time, unansweredStarts, isTakenOutOfRefund } = found;
  // Before the paper is opened: what may fail from here on must not cost the session.
  const isStored = writeCopy(ground.device.storage, copy);
  const paper = await request.openPaper(copy.sealedPath, copy.paperKey);
  const order = orderPaper(paper.items, copy.seed);
  const room = createExamRoom({ ground, copy, order, time, unansweredStarts });
  listenToLoss(room.giveUp);
  const close = () => {
    room.close();
    letGo();
  };
  return { kind: "room", room: { ...room, close }, paper, isStored, isTakenOutOfRefund };
}

/**
 * @param ground what the rooms stand on
 * @returns what opens them there
 */
export function createOpenRoom(ground: OpeningGround): OpenRoom {
  return async (request) => {
    let giveUp = () => {};
    let isLost = false;
    const letGo = await ground.holdRoom(
      `${request.studentId}:${request.paperId}`,
      request.isTakenOver,
      () => {
        isLost = true;
        giveUp();
      },
    );
    if (!letGo) return { kind: "other_tab" };
    const listenToLoss = (lose: () => void) => {
      giveUp = lose;
      if (isLost) lose();
    };
    try {
      return await openHeldRoom(ground, request, listenToLoss, letGo);
    } catch (error) {
      letGo();
      throw error;
    }
  };
}
