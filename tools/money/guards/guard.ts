/** One thing that keeps the money right or the disk free: a constraint, a unique index, a trigger, a lock or a cap; `remove` is the SQL. */
export type Guard = { name: string; about: string; kind: string; remove: string };
