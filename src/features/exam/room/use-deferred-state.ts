import { startTransition, useEffect, useState } from "react";
import type { TestRoom, RunningState } from "../../../engine/exam/room/room-state";
import { afterPaint } from "../../../lib/after-paint";

const watchedKeys = ["index", "answers", "markedNumbers", "shownNumbers"] as const;

function hasChanged(next: RunningState, last: RunningState): boolean {
  return watchedKeys.some((key) => next[key] !== last[key]);
}

/**
 * The exam's state for parts of the screen that may render after the question: a slow phone cannot render fifty numbers in the
 * same frame as the next question. Changes of the clock and the saved state do not update it.
 *
 * @param store the exam's store
 * @returns the state at the last change of the question, of an answer or of a mark for review
 */
export function useDeferredState(store: TestRoom["store"]): RunningState {
  const [state, setState] = useState(store.getState);
  useEffect(() => {
    let cancel = () => {};
    const scheduleUpdate = () => {
      cancel();
      cancel = afterPaint(() => startTransition(() => setState(store.getState())));
    };
    const unsubscribe = store.subscribe((next, last) => hasChanged(next, last) && scheduleUpdate());
    return () => {
      unsubscribe();
      cancel();
    };
  }, [store]);
  return state;
}
