import { orderPaper } from "../../../lib/paper-order";
import { createExamRoom, type ExamDependencies } from "../room/exam-room";
import { findSession } from "./find-session";
import type { AcquireLock } from "../storage/room-lock";
import type { Opening, OpenRoom, RoomRequest } from "./opening";
import { writeCopy } from "../storage/room-copy";

/** The dependencies of opening an exam. */
export type OpeningDependencies = ExamDependencies & { acquireLock: AcquireLock; createPageId: () => string };

/**
 * The lock of a room for this page. `onLost` sets the function that is called if another page takes the lock.
 */
type RoomLock = { isLost: () => boolean; onLost: (handOver: () => void) => void; release: () => void };

async function openLockedRoom(
  dependencies: OpeningDependencies,
  request: RoomRequest,
  { isLost, onLost, release }: RoomLock,
): Promise<Opening> {
  const sessionOrRefusal = await findSession(dependencies, {
    ...request,
    pageId: dependencies.createPageId(),
  });
  if ("refusal" in sessionOrRefusal) {
    release();
    return { kind: "refused", refusal: sessionOrRefusal.refusal };
  }
  // Another tab has taken the stored copy over, with every answer in it.
  if (isLost()) return { kind: "other_tab" };
  const { copy, timeReply, unansweredStartCount, isRefundCancelled } = sessionOrRefusal;
  // Written before the paper is opened: an error from here on must not lose the session.
  const isStored = writeCopy(dependencies.device.storage, copy);
  const paper = await request.openPaper(copy.sealedPath, copy.paperKey);
  const order = orderPaper(paper.items, copy.seed);
  const room = createExamRoom({ dependencies, copy, order, timeReply, unansweredStartCount });
  onLost(room.handOver);
  const close = () => {
    room.close();
    release();
  };
  return { kind: "room", room: { ...room, close }, paper, isStored, isRefundCancelled };
}

/**
 * @param dependencies the device and the server
 * @returns a function that opens exams. If this page has already opened the exam, for example before the user went back
 * and forward, the latest call takes the exam over
 */
export function createRoomOpener(dependencies: OpeningDependencies): OpenRoom {
  const locks = new Map<string, RoomLock>();
  return async (request) => {
    const lockName = `${request.studentId}:${request.paperId}`;
    let handOver = () => {};
    let isLost = false;
    const unlock = await dependencies.acquireLock(
      lockName,
      request.shouldTakeOver || locks.has(lockName),
      () => {
        isLost = true;
        handOver();
      },
    );
    if (!unlock) return { kind: "other_tab" };
    const lock: RoomLock = {
      isLost: () => isLost,
      onLost: (handOverRoom) => {
        handOver = handOverRoom;
        if (isLost) handOverRoom();
      },
      release: () => {
        if (locks.get(lockName) === lock) locks.delete(lockName);
        unlock();
      },
    };
    locks.set(lockName, lock);
    try {
      return await openLockedRoom(dependencies, request, lock);
    } catch (error) {
      lock.release();
      throw error;
    }
  };
}
