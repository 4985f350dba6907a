import { createStore, type StoreApi } from "zustand/vanilla";
import { shallow } from "zustand/vanilla/shallow";
import { toSecondsLeft } from "../../clock";
import type { Device } from "../device";
import type { ExamClock } from "./exam-clock";
import { isTakenByAnother, writeCopy, type RoomCopy } from "../storage/room-copy";
import type { RoomPhase, RoomState, SavedState } from "./room-state";
import { listUnsentEvents, type SessionLog } from "./session-log";

/** The maximum number of events of the exam record that one page stores (note_room_events stores 500 per attempt). */
const maxRoomEvents = 100;

/** An exam's store: its copy, its progress, and the state for its screen. */
export type ExamStore = {
  copy: () => RoomCopy;
  /** Changes the copy and stores it immediately. Nothing is written after another page has taken the exam over. */
  update: (change: Partial<RoomCopy>) => void;
  phase: () => RoomPhase;
  setPhase: (phase: RoomPhase) => void;
  /** Whether another page of this browser has taken the exam over: read from storage, or set by `stopWriting`. */
  isTakenOver: () => boolean;
  /** Called when the exam has ended, or another page has taken the lock. */
  stopWriting: () => void;
  /** Whether another page has taken the exam over with all answers of this page, which then sends nothing more. */
  hasHandedOver: () => boolean;
  /** Updates the state for the screen. `isFailing`: a request has failed since the last reply. */
  publish: (isFailing: boolean) => void;
  /** The state that the screen subscribes to. */
  view: Pick<StoreApi<RoomState>, "getState" | "getInitialState" | "subscribe">;
};

function describeSavedState(session: SessionLog, isFailing: boolean, isStored: boolean): SavedState {
  const unsentCount = new Set(listUnsentEvents(session).map(({ n }) => n)).size;
  if (unsentCount === 0) return { kind: "saved" };
  if (!isFailing) return { kind: "saving" };
  return { kind: isStored ? "on_device" : "on_page", unsentCount };
}

/**
 * @param device the device that stores the copy
 * @param initialCopy the copy at the beginning
 * @param clock the exam's clock
 * @returns the state of a running exam; nothing is written until something changes
 */
export function createExamStore(device: Device, initialCopy: RoomCopy, clock: ExamClock): ExamStore {
  let copy = initialCopy;
  let phase: RoomPhase = initialCopy.ending ? { kind: "ending", by: initialCopy.ending } : { kind: "open" };
  let mayWrite = true;
  let isStored = true;
  const isTakenOver = () => {
    mayWrite &&= !isTakenByAnother(device.storage, copy);
    return !mayWrite;
  };
  const hasHandedOver = () => !mayWrite && isStored;

  const describeState = (isFailing: boolean): RoomState => {
    const savedState = describeSavedState(copy.session, isFailing || phase.kind === "lost", isStored);
    const isInOtherTab = phase.kind === "moved" && hasHandedOver() && savedState.kind !== "saved";
    return {
      phase,
      savedState: isInOtherTab ? { kind: "other_tab" } : savedState,
      answers: copy.answers,
      markedNumbers: copy.markedNs,
      shownNumbers: copy.seenNs,
      index: copy.index,
      secondsLeft: toSecondsLeft(clock.remainingMs()),
      isTimeTrusted: clock.isTrusted(),
    };
  };
  const view = createStore<RoomState>(() => describeState(false));

  return {
    copy: () => copy,
    update: (change) => {
      const time = { serverMs: clock.nowMs(), wallMs: device.clock.wallMs() };
      const roomEvents = (change.roomEvents ?? copy.roomEvents).slice(-maxRoomEvents);
      copy = { ...copy, ...change, roomEvents, time };
      if (!isTakenOver()) isStored = writeCopy(device.storage, copy);
    },
    phase: () => phase,
    setPhase: (newPhase) => {
      phase = newPhase;
    },
    isTakenOver,
    stopWriting: () => {
      mayWrite = false;
    },
    hasHandedOver,
    publish: (isFailing) => {
      const currentState = view.getState();
      const nextState = describeState(isFailing);
      if (shallow(nextState.savedState, currentState.savedState))
        nextState.savedState = currentState.savedState;
      if (!shallow(nextState, currentState)) view.setState(nextState, true);
    },
    view,
  };
}
