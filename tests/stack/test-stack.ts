import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { isFree } from "../../tools/local/ports";
import { removeDataOutsideProject } from "../../tools/local/postgres-folders";
import { projectFolder } from "../../tools/local/project-folder";
import { portVariables, readSettings } from "../../tools/local/settings";

type Environment = Record<string, string>;

/**
 * Chooses free ports and a new data folder, so that tests can run beside a running stack and beside each other.
 *
 * @param overrides further variables, such as OLYMPEAK_SITE
 * @returns the environment variables for `startTestStack`
 * @throws Error if no ports are free
 */
export async function chooseTestEnvironment(overrides: Environment = {}): Promise<Environment> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    // Start at a port that depends on the process id, so that parallel test runs rarely try the same ports.
    const offset = 1000 + ((process.pid + attempt * 7) % 400) * 20;
    const ports = Object.values(portVariables).map(
      ({ variable, port }) => [variable, port + offset] as const,
    );
    const arePortsFree = await Promise.all(ports.map(([, port]) => isFree(port)));
    if (arePortsFree.includes(false)) continue;
    return {
      ...Object.fromEntries(ports.map(([variable, port]) => [variable, String(port)])),
      OLYMPEAK_DATA_DIR: join(projectFolder, "supabase", ".temp", `test-${process.pid}-${offset}`),
      OLYMPEAK_SITE: "none",
      OLYMPEAK_JOBS_EVERY_MS: "0",
      OLYMPEAK_DEMO_EXAM: "off",
      ...overrides,
    };
  }
  throw new Error("No free ports for the stack under test.");
}

/** Resolves to the stack's output once the stack is ready; rejects with the output if the process ends first. */
function waitUntilReady(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let output = "";
    const collectOutput = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Ctrl-C stops everything.")) resolve(output);
    };
    child.stdout?.on("data", collectOutput);
    child.stderr?.on("data", collectOutput);
    child.once("exit", (code) => reject(new Error(`The stack ended with code ${code}.\n${output}`)));
  });
}

/** The variable with the path of the compiled stack (stack-program.ts). */
export const programVariable = "OLYMPEAK_STACK_PROGRAM";

/** Returns the arguments that start the compiled stack, or the program of `npm start` for another folder or without a compiled stack. */
function chooseProgram(folder: string): string[] {
  const compiledProgram = folder === projectFolder ? process.env[programVariable] : undefined;
  return compiledProgram === undefined ? ["--import", "tsx", "tools/local/start.ts"] : [compiledProgram];
}

/**
 * Starts a whole stack and resolves when it is ready. With the same environment it uses the same data again.
 *
 * @param folder the project's folder
 */
export async function startTestStack(environment: Environment, folder = projectFolder) {
  const settings = readSettings(environment);
  const child = spawn(process.execPath, chooseProgram(folder), {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "development", ...environment },
  });
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const sendSignal = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  const startMessage = await waitUntilReady(child);
  return {
    settings,
    startMessage,
    /** The process from which all others of the stack descend. */
    pid: child.pid ?? 0,
    /** Stops the stack as Ctrl-C does, or with another signal; resolves to the exit code. */
    stop: (signal: "SIGINT" | "SIGTERM" = "SIGINT") => sendSignal(signal),
    /** Kills the process without a chance to clean up. */
    kill: () => sendSignal("SIGKILL"),
    /** Deletes the data folder; the stack must have ended. */
    removeData() {
      rmSync(settings.dataFolder, { recursive: true, force: true });
      removeDataOutsideProject(settings.dataFolder);
    },
  };
}
