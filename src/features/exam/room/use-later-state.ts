import { startTransition, useEffect, useState } from "react";
import type { ExamRoom, RoomState } from "../../../engine/exam/room/room-state";
import { afterPaint } from "../../../lib/after-paint";

const parts = ["index", "answers", "markedNs", "seenNs"] as const;

function isOther(next: RoomState, last: RoomState): boolean {
  return parts.some((part) => next[part] !== last[part]);
}

/**
 * What of a room may be drawn a moment after the question: a slow phone cannot draw fifty numbers in the frame in which
 * the next question comes. The clock and the saved state change nothing here.
 *
 * @param store of the room
 * @returns its state as it was when a question, an answer or a mark last changed
 */
export function useLaterState(store: ExamRoom["store"]): RoomState {
  const [state, setState] = useState(store.getState);
  useEffect(() => {
    let callOff = () => {};
    const draw = () => {
      callOff();
      callOff = afterPaint(() => startTransition(() => setState(store.getState())));
    };
    const unsubscribe = store.subscribe((next, last) => isOther(next, last) && draw());
    return () => {
      unsubscribe();
      callOff();
    };
  }, [store]);
  return state;
}
