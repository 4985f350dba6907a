import type { TestDatabase } from "../harness/test-databases";
import { readExamArea } from "../harness/guards/area";
import type { Cover, Guard } from "../harness/guards/guard";
import { listGuards } from "../harness/guards/list-guards";
import { listPermissive } from "../harness/guards/list-permissive";
import { readFunctions } from "../harness/guards/read-functions";
import { permissiveFunctions } from "./permissive-functions";

/** Every guard of the promises of an exam: what the catalogue knows, and the functions of `permissive-functions.ts`. */
export async function listExamGuards({ owner }: TestDatabase): Promise<Guard[]> {
  const functions = listPermissive(await readFunctions(owner), permissiveFunctions);
  return [...(await listGuards(owner, await readExamArea())), ...functions];
}

/** Guards that no attack reaches while the ones named here are. */
export const coveredGuards: Record<string, Cover> = {};
