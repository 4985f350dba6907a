/**
 * A part of the database that protects money, answers or disk space: a constraint, a unique index, a trigger, a lock, a cap or a check in
 * a function. `target` is its table or function. `remove` is SQL that removes the guard, `restore` SQL that restores it, or
 * null if the removal cannot be undone, because it also removes dependent objects.
 */
export type Guard = {
  name: string;
  target: string;
  kind: string;
  remove: string;
  restore: string | null;
};

/**
 * Why no attack reaches a guard: the guards in `by` refuse the same attacks first, so it is tested only after they are removed.
 * `why` is the reason, for readers.
 */
export type Cover = { by: string[]; why: string };
