import { mkdirSync, writeFileSync } from "node:fs";
import { sumCounts, formatSummary, formatDuration } from "./count";
import { resultsFolder, runStep, type Step } from "./step";

/**
 * Runs steps one after another, a failed one included, and closes with the time, the tests that failed, and "N passed, N failed". The exit code of the
 * process says whether all passed; `test-results/<name>-count.json` keeps the count.
 *
 * @param name of the run
 * @param steps in their order
 * @param promisedMinutes the allowed duration on two cores
 */
export function runSteps(name: string, steps: readonly Step[], promisedMinutes: number): void {
  mkdirSync(resultsFolder, { recursive: true });
  const total = sumCounts(steps.map(runStep));
  writeFileSync(`${resultsFolder}/${name}-count.json`, JSON.stringify(total));
  process.stdout.write(
    `\n${formatDuration(performance.now() / 1000, promisedMinutes)}\n${formatSummary(total)}\n`,
  );
  process.exitCode = total.failed === 0 ? 0 : 1;
}
