import postgres from "postgres";
import type { TestDatabase } from "./test-databases";

/** An attack on a rule of the database. Its name says what must not happen. `run` rejects if no guard stops the attack. */
export type Attack = {
  name: string;
  /** The attacked tables and functions; this attack is among the first that are tried without one of their guards. */
  targets: readonly string[];
  run: (database: TestDatabase) => Promise<void>;
};

/** Throws an error with the message if `isTrue` is false. */
export function must(isTrue: boolean, message: string): asserts isTrue {
  if (!isTrue) throw new Error(message);
}

/** Throws if a reply has another outcome. */
export function mustAllBe(replies: readonly { outcome: string }[], outcome: string): void {
  const otherReplies = replies.filter((reply) => reply.outcome !== outcome);
  must(
    otherReplies.length === 0,
    `${otherReplies.length} replies are ${otherReplies[0]?.outcome} instead of ${outcome}`,
  );
}

/** Returns the SQLSTATE of the database's refusal, or `none` if the database accepts. Rethrows errors that are not the database's. */
export async function readRefusal(query: Promise<unknown>): Promise<string> {
  return query.then(
    () => "none",
    (error: unknown) => {
      if (error instanceof postgres.PostgresError) return error.code;
      throw error;
    },
  );
}

/** Whether a guard raised the error: a broken constraint (SQLSTATE class 23) or a missing permission. */
function isRefusal(error: unknown): boolean {
  return error instanceof postgres.PostgresError && (error.code.startsWith("23") || error.code === "42501");
}

/** Throws if no guard refuses the query. Rethrows errors that are no refusal. */
export async function mustBeRefused(query: Promise<unknown>): Promise<void> {
  const isRefused = await query.then(
    () => false,
    (error: unknown) => {
      if (isRefusal(error)) return true;
      throw error;
    },
  );
  must(isRefused, "no guard refused the statements");
}

/**
 * Runs the statements and the deferred checks in one transaction, and throws if no guard refuses any of them. The
 * transaction is always rolled back.
 */
export function mustRefuse(database: TestDatabase, ...statements: string[]): Promise<void> {
  const transactionResult = database.owner.begin(async (transaction) => {
    for (const statement of statements) await transaction.unsafe(statement);
    await transaction.unsafe("set constraints all immediate");
    throw new NotRefused();
  });
  return mustBeRefused(
    transactionResult.catch((error: unknown) => {
      if (!(error instanceof NotRefused)) throw error;
    }),
  );
}

/** Thrown to roll back statements that no guard has refused. */
class NotRefused extends Error {}
