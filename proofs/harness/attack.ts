import postgres from "postgres";
import type { TestDatabase } from "./test-databases";

/** An attempt to break a rule of the database. `run` rejects if no guard stops it. */
export type Attack = {
  name: string;
  /** The tables and functions that it attacks; their guards are tried with this attack first. */
  targets: readonly string[];
  run: (database: TestDatabase) => Promise<void>;
};

/** Throws an error with the message if `isTrue` is false. */
export function must(isTrue: boolean, message: string): asserts isTrue {
  if (!isTrue) throw new Error(message);
}

/** Throws unless every reply has this outcome. */
export function mustAllBe(replies: readonly { outcome: string }[], outcome: string): void {
  const others = replies.filter((reply) => reply.outcome !== outcome);
  must(others.length === 0, `${others.length} replies are ${others[0]?.outcome} instead of ${outcome}`);
}

/** Returns the SQLSTATE with which the database refuses the work, or `none`. Rethrows any other error. */
export async function readRefusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "none",
    (error: unknown) => {
      if (error instanceof postgres.PostgresError) return error.code;
      throw error;
    },
  );
}

/** Whether the error is a guard's: a broken constraint (class 23) or a missing permission. */
function isRefusal(error: unknown): boolean {
  return error instanceof postgres.PostgresError && (error.code.startsWith("23") || error.code === "42501");
}

/** Throws unless a guard refuses the work. Rethrows any other error. */
export async function mustBeRefused(work: Promise<unknown>): Promise<void> {
  const isRefused = await work.then(
    () => false,
    (error: unknown) => {
      if (isRefusal(error)) return true;
      throw error;
    },
  );
  must(isRefused, "it was not refused");
}

/**
 * Runs the statements and the deferred checks in one transaction, and throws unless a guard refuses one of them. The
 * transaction is always rolled back.
 */
export function mustRefuse(database: TestDatabase, ...statements: string[]): Promise<void> {
  const attempt = database.owner.begin(async (transaction) => {
    for (const statement of statements) await transaction.unsafe(statement);
    await transaction.unsafe("set constraints all immediate");
    throw new NotRefused();
  });
  return mustBeRefused(
    attempt.catch((error: unknown) => {
      if (!(error instanceof NotRefused)) throw error;
    }),
  );
}

/** Rolls back statements that no guard has refused. */
class NotRefused extends Error {}
