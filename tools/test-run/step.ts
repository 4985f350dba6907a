import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { countReport, type Count } from "./count";

/** One part of `npm test`. Without a report it counts as one test: the check itself. */
export type Step = {
  name: string;
  /** A binary of `node_modules/.bin` with its arguments. */
  command: readonly [string, ...string[]];
  report?: { file: string; kind: "vitest" | "playwright" };
};

function run([binary, ...args]: Step["command"]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join("node_modules", ".bin", binary), args, {
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}

/**
 * Runs one step with its output on the terminal.
 *
 * @param step what to run
 * @returns its count; a report that is missing or broken is a failure
 */
export async function runStep(step: Step): Promise<Count> {
  process.stdout.write(`\n── ${step.name} ──\n`);
  if (step.report) rmSync(step.report.file, { force: true });
  const startedAt = Date.now();
  const isSuccess = await run(step.command);
  process.stdout.write(
    `── ${step.name}: ${isSuccess ? "passed" : "FAILED"} in ${Math.round((Date.now() - startedAt) / 1000)} s ──\n`,
  );
  if (!step.report) return isSuccess ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    return countReport(step.report.kind, JSON.parse(readFileSync(step.report.file, "utf8")), isSuccess);
  } catch (error) {
    process.stdout.write(`The report of ${step.name} cannot be read: ${String(error)}\n`);
    return { passed: 0, failed: 1 };
  }
}
