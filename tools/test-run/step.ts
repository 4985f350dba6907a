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
  /** Keeps its output to itself until it has ended, so that it can run beside another step. */
  isQuiet?: boolean;
};

function run({ command: [binary, ...args], isQuiet = false }: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const output = isQuiet ? "pipe" : "inherit";
    const child = spawn(join("node_modules", ".bin", binary), args, { stdio: ["ignore", output, output] });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => chunks.push(chunk));
    const end = (isSuccess: boolean) => {
      process.stdout.write(Buffer.concat(chunks));
      resolve(isSuccess);
    };
    child.once("error", () => end(false));
    child.once("close", (code) => end(code === 0));
  });
}

/**
 * Runs one step with its output on the terminal, a quiet one's at its end.
 *
 * @param step what to run
 * @returns its count; a report that is missing or broken is a failure
 */
export async function runStep(step: Step): Promise<Count> {
  process.stdout.write(`\n── ${step.name} ──\n`);
  if (step.report) rmSync(step.report.file, { force: true });
  const startedAt = Date.now();
  const isSuccess = await run(step);
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
