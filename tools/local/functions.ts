import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { endProcess, startLogged } from "./processes";
import { projectFolder } from "./project-folder";
import type { PidFile } from "./pid-file";
import { functionEnvironment, type Settings } from "./settings";

const functionsFolder = join(projectFolder, "supabase", "functions");

/** Returns the path of the `deno` program that npm has installed. */
function findDeno(): string {
  return createRequire(import.meta.url)("deno/install_api.cjs").runInstall();
}

/**
 * Returns Deno's arguments. All modules come from node_modules, because nothing may be downloaded while the stack runs.
 */
function denoArguments(settings: Settings) {
  const configuration = join(functionsFolder, "deno.json");
  return [
    "run",
    "--quiet",
    "--no-prompt",
    "--no-check",
    "--no-remote",
    "--cached-only",
    "--no-lock",
    "--node-modules-dir=manual",
    ...(existsSync(configuration) ? [`--config=${configuration}`] : []),
    `--allow-read=${projectFolder}`,
    "--allow-net",
    "--allow-env",
    "--allow-sys",
    join(projectFolder, "tools", "local", "functions-host.ts"),
    pathToFileURL(functionsFolder).href,
    String(settings.ports.functions),
  ];
}

async function waitUntilReady(port: number, hasEnded: () => boolean) {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline && !hasEnded()) {
    try {
      return (await fetch(`http://127.0.0.1:${port}/_ready`)).ok;
    } catch {
      await pause(25);
    }
  }
  return false;
}

/**
 * Starts Deno with all edge functions. If Deno exits unexpectedly, it is restarted after 1 s, so that a function that
 * cannot start does not keep the machine busy. Throws if the first start fails; the error names the log with the reason.
 */
export async function startFunctions(settings: Settings, pidFile: PidFile) {
  const logFile = join(settings.dataFolder, "functions.log");
  let isStopping = false;
  let processId: number | undefined;
  let hasEnded = false;

  const start = () => {
    const child = startLogged(findDeno(), denoArguments(settings), logFile, {
      cwd: functionsFolder,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DENO_DIR: join(settings.dataFolder, "deno"),
        DENO_NO_UPDATE_CHECK: "1",
        NO_COLOR: "1",
        ...functionEnvironment(settings),
      },
    });
    hasEnded = false;
    processId = child.pid;
    pidFile.add("functions", child.pid);
    child.once("error", () => (hasEnded = true));
    child.once("exit", () => {
      hasEnded = true;
      if (!isStopping) setTimeout(() => !isStopping && start(), 1000).unref();
    });
  };

  start();
  if (!(await waitUntilReady(settings.ports.functions, () => hasEnded))) {
    isStopping = true;
    throw new Error(`The edge functions do not start. The reason is in ${logFile}.`);
  }
  return {
    async stop() {
      isStopping = true;
      if (processId !== undefined && !hasEnded) await endProcess(processId, "SIGTERM", 5000);
    },
  };
}
