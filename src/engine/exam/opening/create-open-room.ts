import { orderPaper } from "../../../lib/paper-order";
import { createExamRoom, type Ground } from "../room/exam-room";
import { findSession } from "./find-session";
import type { HoldRoom } from "../storage/room-lock";
import type { Opening, OpenRoom, RoomRequest } from "./opening";
import { writeCopy } from "../storage/room-copy";

/** What the door to a room stands on, besides what the room does. */
export type OpeningGround = Ground & { holdRoom: HoldRoom; createPageId: () => string };

/** A room that this page holds, until it lets go of it or loses it. */
type Held = { isLost: () => boolean; listenToLoss: (giveUp: () => void) => void; letGo: () => void };

async function openHeldRoom(
  ground: OpeningGround,
  request: RoomRequest,
  { isLost, listenToLoss, letGo }: Held,
): Promise<Opening> {
  const found = await findSession(ground, { ...request, pageId: ground.createPageId() });
  if ("refusal" in found) {
    letGo();
    return { kind: "refused", refusal: found.refusal };
  }
  // The copy is another's by now, and so is every answer in it.
  if (isLost()) return { kind: "other_tab" };
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
 * @returns what opens them there. A room that this page has open itself, or is still opening, as after a way back and forth in
 *   its history, goes on in the newest opening: it is in no other tab
 */
export function createOpenRoom(ground: OpeningGround): OpenRoom {
  const held = new Map<string, Held>();
  return async (request) => {
    const name = `${request.studentId}:${request.paperId}`;
    let giveUp = () => {};
    let isLost = false;
    const unlock = await ground.holdRoom(name, request.isTakenOver || held.has(name), () => {
      isLost = true;
      giveUp();
    });
    if (!unlock) return { kind: "other_tab" };
    const mine: Held = {
      isLost: () => isLost,
      listenToLoss: (lose) => {
        giveUp = lose;
        if (isLost) lose();
      },
      letGo: () => {
        if (held.get(name) === mine) held.delete(name);
        unlock();
      },
    };
    held.set(name, mine);
    try {
      return await openHeldRoom(ground, request, mine);
    } catch (error) {
      mine.letGo();
      throw error;
    }
  };
}
