import fc from "fast-check";
import type { TestDatabases } from "../../harness/test-databases";
import type { RunSettings } from "../../harness/run-settings";
import { createVirtualTime } from "../virtual-time";
import { createExamDatabase } from "./database";
import { openServer } from "./server";
import { anyPlan } from "./plan";
import { listProblems } from "./problems";
import { runSimulation, type Environment } from "./run-simulation";

/** A database of its own in which simulations happen. The caller closes it. */
export async function openEnvironment(databases: TestDatabases, name: string) {
  const database = await databases.open(name);
  let time = createVirtualTime(0);
  const server = await openServer(database, () => time);
  const examDatabase = createExamDatabase(database);
  await examDatabase.beAlone();
  const environment: Environment = {
    examDatabase,
    server,
    setTime: (next) => {
      time = next;
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
 * Lets random simulations happen, and looks at each when it is over.
 *
 * @returns the first failure in words, empty when there is none, and how often which fault happened
 */
export async function checkSimulations(environment: Environment, { numRuns, seed, path }: RunSettings) {
  const faults = new Map<string, number>();
  const property = fc.asyncProperty(anyPlan, async (plan) => {
    const outcome = await runSimulation(environment, plan);
    for (const [fault, count] of outcome.faults) faults.set(fault, (faults.get(fault) ?? 0) + count);
    const problems = listProblems(outcome);
    if (problems.length > 0) throw new Error([...problems, "What happened:", ...outcome.logged].join("\n"));
  });
  const result = await fc.check(property, {
    numRuns,
    seed,
    // The first failure is reported as it is; repeating it looks for the shortest.
    endOnFailure: true,
    ...(path === undefined ? {} : { path }),
  });
  const again = `npm run test:exam -- --runs 1 --seed ${result.seed} --path ${result.counterexamplePath ?? ""}`;
  return { failure: result.failed ? `${String(result.errorInstance)}\nAgain: ${again}` : "", faults };
}
