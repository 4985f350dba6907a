import { postEvents } from "../../../tools/local/sandbox/post-events";
import {
  createDraft,
  createEmptyState,
  mergeRows,
  listRows,
  type ActionContext,
} from "../../../tools/local/sandbox/state";
import type { Store } from "../../../tools/local/sandbox/store";

/** Opens a store of the sandbox that saves nothing on disk and makes the same ids in every run. */
export function openMemoryStore(simulation: { clock: () => number; newId: ActionContext["newId"] }): Store {
  const state = createEmptyState();
  return {
    state,
    transact(act, isSent = true) {
      const draft = createDraft(state);
      const moment = { now: simulation.clock(), newId: simulation.newId, minuteMs: 60_000 };
      const result = act(draft, moment);
      postEvents(draft, moment, isSent);
      mergeRows(state, listRows(draft.rows));
      return result;
    },
    reset: () => Object.values(state).forEach((table) => table.clear()),
    onChange: () => undefined,
    close: () => undefined,
  };
}
