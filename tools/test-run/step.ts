import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { countReport, type Count } from "./count";

/** One part of a run. A step without a report counts as one test. */
export type Step = {
  name: string;
  /** The program with its arguments. */
  command: readonly [string, ...string[]];
  report?: { file: string; kind: "vitest" | "playwright" };
};

export const resultsFolder = "test-results";

/**
 * @param name the name of the step and of its report
 * @param projects the projects of vitest.config.ts to run, in parallel on all cores
 * @returns the step that runs them
 */
export function vitestStep(name: string, projects: readonly string[]): Step {
  const file = `${resultsFolder}/vitest-${name}.json`;
  const options = ["--reporter=default", "--reporter=json", `--outputFile=${file}`];
  const projectOptions = projects.map((project) => `--project=${project}`);
  return {
    name,
    command: ["npx", "vitest", "run", ...options, ...projectOptions],
    report: { file, kind: "vitest" },
  };
}

/**
 * Runs one step with its output on the terminal.
 *
 * @param step the step to run
 * @returns its count; a report that is missing or broken is a failure
 */
export function runStep({ name, command: [program, ...args], report }: Step): Count {
  process.stdout.write(`\n── ${name} ──\n`);
  if (report) rmSync(report.file, { force: true });
  const startedAt = performance.now();
  const isSuccess = spawnSync(program, args, { stdio: ["ignore", "inherit", "inherit"] }).status === 0;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stdout.write(`── ${name}: ${isSuccess ? "passed" : "FAILED"} in ${seconds} s ──\n`);
  if (!report)
    return isSuccess ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };
  try {
    return countReport(report.kind, JSON.parse(readFileSync(report.file, "utf8")), isSuccess);
  } catch (error) {
    process.stdout.write(`The report of ${name} cannot be read: ${String(error)}\n`);
    return { passed: 0, failed: 1, failures: [name] };
  }
}
