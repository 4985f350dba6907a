import { mkdirSync, writeFileSync } from "node:fs";
import { sumCounts, formatSummary, formatDuration } from "./count";
import { resultsFolder, runStep, type Step } from "./step";

/**
 * Runs steps one after another, and continues after a failed one. Prints the duration, the names of the failed tests and
 * "N passed, N failed" at the end. Writes the count to `test-results/<name>-count.json`, and sets the process's exit code
 * to 1 if a test failed.
 *
 * @param name the name of the run
 * @param steps the steps in their order
 * @param maxMinutes the maximum duration in minutes, on two cores
 */
export function runSteps(name: string, steps: readonly Step[], maxMinutes: number): void {
  mkdirSync(resultsFolder, { recursive: true });
  const total = sumCounts(steps.map(runStep));
  writeFileSync(`${resultsFolder}/${name}-count.json`, JSON.stringify(total));
  process.stdout.write(
    `\n${formatDuration(performance.now() / 1000, maxMinutes)}\n${formatSummary(total)}\n`,
  );
  process.exitCode = total.failed === 0 ? 0 : 1;
}
