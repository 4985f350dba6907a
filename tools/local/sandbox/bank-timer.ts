import { createDueTimer, findEarliest, type DueTimer } from "./due-timer";
import { authoriseLate } from "./pay";
import { processRefund } from "./refunds";
import type { State } from "./state";
import type { Store } from "./store";

/** Starts the timer that authorises late payments and processes refunds when they are due, also after a restart. */
export function startBankTimer(store: Store, clock: () => number): DueTimer {
  const timer = createDueTimer(
    clock,
    () => findNextDueTime(store.state),
    () => {
      for (const { id, authorisesAt } of store.state.payments.values()) {
        if (isDue(authorisesAt, clock()))
          store.transact((draft, context) => authoriseLate(draft, context, id));
      }
      for (const { id, processesAt } of store.state.refunds.values()) {
        if (isDue(processesAt, clock())) store.transact((draft) => processRefund(draft, id));
      }
      timer.set();
    },
  );
  store.onChange(timer.set);
  timer.set();
  return timer;
}

function findNextDueTime(state: State): number | null {
  const payments = [...state.payments.values()].map((row) => row.authorisesAt);
  const refunds = [...state.refunds.values()].map((row) => row.processesAt);
  return findEarliest([...payments, ...refunds]);
}

function isDue(dueAt: number | null, now: number): boolean {
  return dueAt !== null && dueAt <= now;
}
