import type { TestDatabase } from "../harness/test-databases";
import { findExamArea } from "../harness/guards/area";
import type { Cover, Guard } from "../harness/guards/guard";
import { listGuards } from "../harness/guards/list-guards";
import { listFunctionGuards } from "../harness/guards/list-function-guards";
import { readFunctions } from "../harness/guards/read-functions";
import { functionsWithoutChecks } from "./functions-without-checks";

/**
 * Lists every guard that keeps the rules of an exam: those found in PostgreSQL's system catalog, and the functions of
 * `functions-without-checks.ts`.
 */
export async function listExamGuards({ owner }: TestDatabase): Promise<Guard[]> {
  const functionGuards = listFunctionGuards(await readFunctions(owner), functionsWithoutChecks);
  return [...(await listGuards(owner, await findExamArea())), ...functionGuards];
}

/**
 * Guards that no attack reaches, because other guards (`by`) refuse it first. There are none at present.
 */
export const coveredGuards: Record<string, Cover> = {};
