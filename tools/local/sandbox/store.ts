import { openJournal } from "./journal";
import { postEvents } from "./post-events";
import {
  createDraft,
  createEmptyState,
  mergeRows,
  listRows,
  type Draft,
  type ActionContext,
  type State,
} from "./state";

/** The gateway's data: actions run one at a time and are saved before they are answered. */
export type Store = {
  readonly state: State;
  /** Runs one action; if it throws, nothing is changed. With `isSent` false its webhooks are recorded but not sent. */
  transact: <T>(runAction: (draft: Draft, context: ActionContext) => T, isSent?: boolean) => T;
  /** Deletes everything. */
  reset: () => void;
  /** Calls the listener after every action and reset. */
  onChange: (listener: () => void) => void;
  close: () => void;
};

/**
 * Opens the data in `file`.
 *
 * @param file the path of the journal
 * @param inputs a clock in Unix milliseconds, a function that creates ids, and the length of a minute in milliseconds
 */
export function openStore(
  file: string,
  inputs: { clock: () => number; newId: ActionContext["newId"]; minuteMs: number },
): Store {
  const { state, journal } = openJournal(file);
  const listeners: (() => void)[] = [];
  const callListeners = () => listeners.forEach((listener) => listener());
  return {
    state,
    transact(runAction, isSent = true) {
      const draft = createDraft(state);
      const context = { now: inputs.clock(), newId: inputs.newId, minuteMs: inputs.minuteMs };
      const result = runAction(draft, context);
      postEvents(draft, context, isSent);
      const rows = listRows(draft.rows);
      if (Object.values(rows).every((list) => list.length === 0)) return result;
      journal.append(rows);
      mergeRows(state, rows);
      callListeners();
      return result;
    },
    reset() {
      journal.rewrite(createEmptyState());
      for (const table of Object.values(state)) table.clear();
      callListeners();
    },
    onChange: (listener) => void listeners.push(listener),
    close: () => journal.close(),
  };
}
