import fc from "fast-check";
import type { TestDatabases } from "../../harness/test-databases";
import type { RunSettings } from "../../harness/run-settings";
import { createVirtualTime } from "../virtual-time";
import { createExamDatabase } from "./database";
import { openServer } from "./server";
import { anyPlan } from "./plan";
import { listProblems } from "./problems";
import { runSimulation, type Environment } from "./run-simulation";

/** Opens a new database for simulations. The caller closes it. */
export async function openEnvironment(databases: TestDatabases, name: string) {
  const database = await databases.open(name);
  let time = createVirtualTime(0);
  const server = await openServer(database, () => time);
  const examDatabase = createExamDatabase(database);
  await examDatabase.setSingleOrganiser();
  const environment: Environment = {
    examDatabase,
    server,
    setTime: (newTime) => {
      time = newTime;
    },
  };
  return {
    environment,
    database,
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}

/**
 * Runs random simulations and checks each at its end.
 *
 * @returns a text about the first failure (empty if there is none), and the number of faults by kind
 */
export async function checkSimulations(environment: Environment, { numRuns, seed, path }: RunSettings) {
  const faults = new Map<string, number>();
  const property = fc.asyncProperty(anyPlan, async (plan) => {
    const outcome = await runSimulation(environment, plan);
    for (const [fault, count] of outcome.faults) faults.set(fault, (faults.get(fault) ?? 0) + count);
    const problems = listProblems(outcome);
    if (problems.length > 0) throw new Error([...problems, "What happened:", ...outcome.logLines].join("\n"));
  });
  const result = await fc.check(property, {
    numRuns,
    seed,
    // Reports the first failure without searching for a shorter plan that fails too.
    endOnFailure: true,
    ...(path === undefined ? {} : { path }),
  });
  const repeatCommand = `npm run test:exam -- --runs 1 --seed ${result.seed} --path ${result.counterexamplePath ?? ""}`;
  return {
    failure: result.failed ? `${String(result.errorInstance)}\nRepeat: ${repeatCommand}` : "",
    faults,
  };
}
