/**
 * One thing that keeps money or answers right, or the disk free: a constraint, a unique index, a trigger, a lock, a cap
 * or a
 * check in a function. `remove` is the SQL, and `restoreReporter` what fixes it; null where other things would be gone
 * with it.
 */
export type Guard = {
  name: string;
  about: string;
  kind: string;
  remove: string;
  restoreReporter: string | null;
};

/** A guard behind others: they refuse the same, so it shows only where they are gone. */
export type Cover = { by: string[]; why: string };
