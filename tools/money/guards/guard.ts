/** One thing that keeps the money right: a constraint, a unique index, a trigger or a lock; `remove` is the SQL. */
export type Guard = { name: string; about: string; kind: string; remove: string };
