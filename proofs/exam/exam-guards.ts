import type { TestDatabase } from "../harness/test-databases";
import { readExamArea } from "../harness/guards/area";
import type { Cover, Guard } from "../harness/guards/guard";
import { listChecks } from "../harness/guards/list-checks";
import { listGuards } from "../harness/guards/list-guards";
import { readFunctions } from "../harness/guards/read-functions";
import { examChecks } from "./checks";

/** Every guard of the promises of an exam: what the catalogue knows, and the checks of `checks.ts`. */
export async function listExamGuards({ owner }: TestDatabase): Promise<Guard[]> {
  const checks = listChecks(await readFunctions(owner), examChecks);
  return [...(await listGuards(owner, await readExamArea())), ...checks];
}

/** Guards that no attack reaches while the ones named here stand. */
export const coveredGuards: Record<string, Cover> = {};
