import type { TestDatabase } from "../harness/test-databases";
import { readExamArea } from "../harness/guards/area";
import type { Cover, Guard } from "../harness/guards/guard";
import { listGuards } from "../harness/guards/list-guards";
import { listFunctionGuards } from "../harness/guards/list-function-guards";
import { readFunctions } from "../harness/guards/read-functions";
import { permissiveFunctions } from "./permissive-functions";

/**
 * Lists every guard that keeps the rules of an exam: those found in PostgreSQL's system catalog, and the functions of
 * `permissive-functions.ts`.
 */
export async function listExamGuards({ owner }: TestDatabase): Promise<Guard[]> {
  const functionGuards = listFunctionGuards(await readFunctions(owner), permissiveFunctions);
  return [...(await listGuards(owner, await readExamArea())), ...functionGuards];
}

/** Guards that no attack can reach while other guards are in place, which `by` names. There are none at present. */
export const coveredGuards: Record<string, Cover> = {};
