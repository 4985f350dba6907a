import { createStore, type StoreApi } from "zustand/vanilla";
import { shallow } from "zustand/vanilla/shallow";
import { toSecondsLeft } from "../../mock-test/test-clock";
import type { Device } from "../device";
import type { ExamClock } from "./exam-clock";
import { isTakenByAnother, writeCopy, type RoomCopy } from "../storage/room-copy";
import type { RoomPhase, RoomState, SavedState } from "./room-state";
import { listWaiting } from "./session-log";

/** More of what the room noticed than this says nothing more (note_room_events keeps 500 of an attempt). */
const maxRoomEvents = 100;

/** A room's inside: its copy, how far it has come, and what its screen is told of it. */
export type RoomInside = {
  copy: () => RoomCopy;
  /** Changes the copy, on the device in the same turn. Nothing is written once another page has the room. */
  keep: (change: Partial<RoomCopy>) => void;
  phase: () => RoomPhase;
  enter: (phase: RoomPhase) => void;
  /** Whether another page of this browser has the room: asked before each tap, told by the lock. */
  isTakenOver: () => boolean;
  giveUp: () => void;
  /** Tells the screen what is new. */
  publish: (isFailing: boolean) => void;
  store: Pick<StoreApi<RoomState>, "getState" | "getInitialState" | "subscribe">;
};

function describeSaved(copy: RoomCopy, isKept: boolean): SavedState {
  const waiting = new Set(listWaiting(copy.session).map(({ n }) => n)).size;
  if (waiting === 0) return { kind: "saved" };
  return isKept ? { kind: "kept", waiting } : { kind: "saving" };
}

/**
 * @param device where the copy is kept
 * @param first the copy as the room begins with it
 * @param clock the room's
 * @returns the inside of a room; nothing is written until something changes
 */
export function createRoomInside(device: Device, first: RoomCopy, clock: ExamClock): RoomInside {
  let copy = first;
  let phase: RoomPhase = first.ending ? { kind: "ending", by: first.ending } : { kind: "open" };
  let hasRoom = true;

  const describe = (isFailing: boolean): RoomState => ({
    phase,
    saved: describeSaved(copy, isFailing || phase.kind === "lost"),
    answers: copy.answers,
    markedNs: copy.markedNs,
    seenNs: copy.seenNs,
    index: copy.index,
    secondsLeft: toSecondsLeft(clock.remainingMs()),
    isTimeTrusted: clock.isTrusted(),
  });
  const store = createStore<RoomState>(() => describe(false));

  return {
    copy: () => copy,
    keep: (change) => {
      const time = { serverMs: clock.nowMs(), wallMs: device.clock.wallMs() };
      const roomEvents = (change.roomEvents ?? copy.roomEvents).slice(-maxRoomEvents);
      copy = { ...copy, ...change, roomEvents, time };
      if (hasRoom) writeCopy(device.storage, copy);
    },
    phase: () => phase,
    enter: (next) => {
      phase = next;
    },
    isTakenOver: () => {
      hasRoom &&= !isTakenByAnother(device.storage, copy);
      return !hasRoom;
    },
    giveUp: () => {
      hasRoom = false;
    },
    publish: (isFailing) => {
      const known = store.getState();
      const next = describe(isFailing);
      if (shallow(next.saved, known.saved)) next.saved = known.saved;
      if (!shallow(next, known)) store.setState(next, true);
    },
    store,
  };
}
