import { startTransition, useEffect, useState } from "react";
import type { RunningRoom, RunningState } from "../../../engine/exam/room/room-state";
import { afterPaint } from "../../../lib/after-paint";

const parts = ["index", "answers", "markedNs", "seenNs"] as const;

function isOther(next: RunningState, last: RunningState): boolean {
  return parts.some((part) => next[part] !== last[part]);
}

/**
 * The exam's state for parts that may render after the question: a slow phone cannot render fifty numbers in the same
 * frame as the next question. Changes of the clock and the saved state do not update it.
 *
 * @param store the exam's store
 * @returns its state as it was when a question, an answer or a mark last changed
 */
export function useDeferredState(store: RunningRoom["store"]): RunningState {
  const [state, setState] = useState(store.getState);
  useEffect(() => {
    let cancel = () => {};
    const draw = () => {
      cancel();
      cancel = afterPaint(() => startTransition(() => setState(store.getState())));
    };
    const unsubscribe = store.subscribe((next, last) => isOther(next, last) && draw());
    return () => {
      unsubscribe();
      cancel();
    };
  }, [store]);
  return state;
}
