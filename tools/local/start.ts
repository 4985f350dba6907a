import { parseArgs } from "node:util";
import type { PostgresFolders } from "./postgres-folders";
import { projectFolder } from "./project-folder";
import { readSettings, type Settings } from "./settings";

process.env.DO_NOT_TRACK = "1";
process.chdir(projectFolder);

function print(text: string) {
  process.stdout.write(`${text}\n`);
}

function renderSummary(settings: Settings, folders: PostgresFolders, seconds: string) {
  const databaseLine = `\n  Database         ${folders.data}, because the account "postgres" may not enter the project`;
  const site = settings.siteMode === "none" ? "(not served)" : settings.siteUrl;
  return `
Olympeak is ready (${seconds} s).

  Site             ${site}
  Inbox            ${settings.inboxUrl}
  Payment sandbox  ${settings.sandboxUrl}
  Supabase API     ${settings.apiUrl}
  Postgres         ${settings.databaseUrl}

  Demo accounts    student@olympeak.example, admin@olympeak.example, organiser@olympeak.example (password olympeak-demo)
  An exam          "npm run demo:exam" opens one for the demo student in a minute
  Data and logs    ${settings.dataFolder} ("npm run reset" empties it)${folders.isDataOutside ? databaseLine : ""}

Ctrl-C stops everything.`;
}

async function main() {
  const startedAt = performance.now();
  const { values } = parseArgs({ options: { dev: { type: "boolean", default: false } } });
  const settings = readSettings(values.dev ? { ...process.env, OLYMPEAK_SITE: "dev" } : process.env);
  const { redirectConsole } = await import("./redirect-console");
  redirectConsole(settings.dataFolder);
  const { startStack } = await import("./stack");

  let requestStop = () => undefined as void;
  const stopRequested = new Promise<void>((resolve) => (requestStop = resolve));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => requestStop());
  // npm sends SIGTERM only to its shell, and this process gets no signal. When the shell ends, our parent process changes.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && requestStop(), 1000).unref();

  const stack = await startStack(settings, print);
  print(renderSummary(settings, stack.postgresFolders, ((performance.now() - startedAt) / 1000).toFixed(1)));
  const hasCrashed = await Promise.race([stopRequested.then(() => false), stack.crashed.then(() => true)]);
  print("Stopping.");
  await stack.stop();
  if (hasCrashed)
    throw new Error(
      `PostgreSQL has ended unexpectedly. The reason is in ${settings.dataFolder}/postgres.log.`,
    );
}

try {
  await main();
  process.exit(0);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
