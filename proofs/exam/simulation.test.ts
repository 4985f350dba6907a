import { afterAll, beforeAll, expect, test } from "vitest";
import { setReporter } from "../../src/lib/report";
import { readRunSettings, splitRuns } from "../harness/run-settings";
import type { TestDatabases } from "../harness/test-databases";
import { openExamDatabases } from "./open-databases";
import { checkSimulations, openEnvironment } from "./simulation/random-runs";

/** By default 60 simulations; PROOF_RUNS sets another number. */
const settings = readRunSettings(process.env, 60);

/** Simulations that run in parallel: while one waits for its database, the others continue. */
const environmentCount = 3;

let databases: TestDatabases;
let restoreReporter = () => {};

beforeAll(async () => {
  databases = await openExamDatabases();
  restoreReporter = setReporter(() => {});
}, 60_000);

afterAll(async () => {
  restoreReporter();
  await databases.close();
});

test(
  `${settings.numRuns} random simulations keep the promises of an exam`,
  async () => {
    console.log(`Exam: ${settings.numRuns} random simulations, seed ${settings.seed}`);
    const parts = splitRuns(settings, environmentCount);
    const results = await Promise.all(
      parts.map(async (part, index) => {
        const { environment, close } = await openEnvironment(databases, `simulation_${index}`);
        const result = await checkSimulations(environment, part);
        await close();
        return result;
      }),
    );
    console.log(results.map(({ faults }) => JSON.stringify(Object.fromEntries(faults))).join("\n"));

    expect(results.map(({ failure }) => failure).filter(Boolean)).toEqual([]);
  },
  60_000 + settings.numRuns * 4000,
);
