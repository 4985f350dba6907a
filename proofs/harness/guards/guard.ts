/**
 * One thing that keeps money or answers right, or the disk free: a constraint, a unique index, a trigger, a lock, a cap
 * or a check in a function. `remove` is the SQL that removes it, and `restore` the SQL that puts it back; null where
 * other things are removed with it.
 */
export type Guard = {
  name: string;
  about: string;
  kind: string;
  remove: string;
  restore: string | null;
};

/** The guards in `by` refuse the same attacks as the covered guard, so that guard is tried with them removed. */
export type Cover = { by: string[]; why: string };
