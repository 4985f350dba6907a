import type { TestDatabase } from "../proof/test-databases";
import { readExamArea } from "../proof/guards/area";
import type { Cover, Guard } from "../proof/guards/guard";
import { listChecks } from "../proof/guards/list-checks";
import { listGuards } from "../proof/guards/list-guards";
import { readFunctions } from "../proof/guards/read-functions";
import { examChecks } from "./checks";

/** Every guard of the promises of an exam: what the catalogue knows, and the checks of `checks.ts`. */
export async function listExamGuards({ owner }: TestDatabase): Promise<Guard[]> {
  const checks = listChecks(await readFunctions(owner), examChecks);
  return [...(await listGuards(owner, await readExamArea())), ...checks];
}

/** Guards that no attack reaches while the ones named here stand. */
export const coveredGuards: Record<string, Cover> = {};
