import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { isFree } from "../../tools/local/ports";
import { projectFolder } from "../../tools/local/project-folder";
import { portVariables, readSettings, type Settings } from "../../tools/local/settings";

/** What every test of this folder gets by `inject("stack")`. */
export type StackUnderTest = Pick<
  Settings,
  | "apiUrl"
  | "databaseUrl"
  | "inboxUrl"
  | "sandboxUrl"
  | "siteUrl"
  | "publishableKey"
  | "secretKey"
  | "cronSecret"
> & { dataFolder: string; webhookSecret: string; keySecret: string };

declare module "vitest" {
  interface ProvidedContext {
    stack: StackUnderTest;
  }
}

/** Ports of its own, so that the tests run beside a stack in use, and beside one another. */
async function chooseEnvironment() {
  for (let offset = 1000; offset <= 9000; offset += 1000) {
    const ports = Object.values(portVariables).map(
      ({ variable, port }) => [variable, port + offset] as const,
    );
    const free = await Promise.all(ports.map(([, port]) => isFree(port)));
    if (free.includes(false)) continue;
    return {
      ...Object.fromEntries(ports.map(([variable, port]) => [variable, String(port)])),
      OLYMPEAK_DATA_DIR: join(projectFolder, "supabase", ".temp", `test-${process.pid}`),
      OLYMPEAK_SITE: "none",
      OLYMPEAK_JOBS_EVERY_MS: "0",
    };
  }
  throw new Error("No free ports for the stack under test.");
}

function waitUntilReady(child: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    let output = "";
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Olympeak is ready")) resolve();
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", (code) => reject(new Error(`The stack ended with code ${code}.\n${output}`)));
  });
}

/** Starts a stack for the tests of this folder and takes it away afterwards, data and all. */
export async function setup(project: TestProject) {
  const environment = await chooseEnvironment();
  const settings = readSettings(environment);
  const child = spawn(process.execPath, ["--import", "tsx", "tools/local/start.ts"], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: "development", ...environment },
  });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  await waitUntilReady(child);
  project.provide("stack", {
    apiUrl: settings.apiUrl,
    databaseUrl: settings.databaseUrl,
    inboxUrl: settings.inboxUrl,
    sandboxUrl: settings.sandboxUrl,
    siteUrl: settings.siteUrl,
    publishableKey: settings.publishableKey,
    secretKey: settings.secretKey,
    cronSecret: settings.cronSecret,
    dataFolder: settings.dataFolder,
    webhookSecret: settings.razorpay.webhookSecret,
    keySecret: settings.razorpay.keySecret,
  });
  return async () => {
    child.kill("SIGTERM");
    await exited;
    rmSync(settings.dataFolder, { recursive: true, force: true });
  };
}
