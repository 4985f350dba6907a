import postgres from "postgres";
import type { TestDatabase } from "./test-databases";

/** A test of the guards: `run` rejects when the attack gets through. */
export type Attack = {
  name: string;
  /** The tables and functions whose guards it tries, so that those are tried by it first. */
  about: readonly string[];
  run: (database: TestDatabase) => Promise<void>;
};

/** Throws with the message when something is not as it must be. */
export function must(isTrue: boolean, message: string): asserts isTrue {
  if (!isTrue) throw new Error(message);
}

/** Throws unless every one was answered like this. */
export function mustAllBe(answers: readonly { outcome: string }[], outcome: string): void {
  const others = answers.filter((answer) => answer.outcome !== outcome);
  must(others.length === 0, `${others.length} were answered ${others[0]?.outcome} instead of ${outcome}`);
}

/** The code that the database refuses work with; `none` where it does not. Any other failure is thrown as it is. */
export async function readRefusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "none",
    (error: unknown) => {
      if (error instanceof postgres.PostgresError) return error.code;
      throw error;
    },
  );
}

/** A guard's error: a broken constraint (class 23) or a missing right. */
function isRefusal(error: unknown): boolean {
  return error instanceof postgres.PostgresError && (error.code.startsWith("23") || error.code === "42501");
}

/** Throws unless a guard refuses the work. Any other failure is thrown as it is. */
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
 * Throws unless a guard refuses one of the statements, which run in one transaction. Nothing of them stays.
 * The deferred checks of a commit are made at the end.
 */
export function mustRefuse(database: TestDatabase, ...statements: string[]): Promise<void> {
  const attempt = database.owner.begin(async (transaction) => {
    for (const statement of statements) await transaction.unsafe(statement);
    await transaction.unsafe("set constraints all immediate");
    throw new Unhindered();
  });
  return mustBeRefused(
    attempt.catch((error: unknown) => {
      if (!(error instanceof Unhindered)) throw error;
    }),
  );
}

/** Rolls back what no guard has refused. */
class Unhindered extends Error {}
