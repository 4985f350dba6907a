import { mkdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { publishBank } from "../../bank/publish/publish-bank";
import { startApi } from "./api";
import { createAuthMail } from "./auth-mail";
import { startBackgroundJobs } from "./background-jobs";
import { buildSite } from "./built-site";
import { seedDemoExam } from "./demo-exam/seed-demo-exam";
import { startDevSite } from "./dev-site";
import { startFunctions } from "./functions";
import { migrate } from "./migrate";
import { startFakeServices } from "./fake-services";
import { assertPortsFree } from "./ports";
import { startPostgres } from "./postgres";
import { prepareDatabase } from "./prepare-database";
import { createPidFile, findRunningStack, stopOrphans } from "./pid-file";
import type { Settings } from "./settings";
import { startBuiltSite } from "./site";

/** The maximum time to wait for a part to stop before stopping the next, in milliseconds. */
const stopLimitMs = 25_000;

type Report = (sentence: string) => void;

async function startSite(settings: Settings) {
  if (settings.siteMode === "none") return { stop: () => Promise.resolve() };
  if (settings.siteMode === "dev") return startDevSite(settings);
  return startBuiltSite(settings.siteFolder, settings.ports.site);
}

type Stop = () => Promise<unknown>;
type Part = { stop: Stop };

async function startParts(settings: Settings, stopFunctions: Stop[], report: Report, onCrash: () => void) {
  const { dataFolder, ports } = settings;
  const pidFile = createPidFile(dataFolder);
  stopFunctions.push(async () => pidFile.remove());
  /** Waits until a part has started, and registers its `stop` in `stopFunctions`. */
  const startAndRegister = async <Started extends Part>(start: Promise<Started>): Promise<Started> => {
    const part = await start;
    stopFunctions.push(() => part.stop());
    return part;
  };
  const startDatabase = async () => {
    const onStart = (processId: number | undefined) => pidFile.add("postgres", processId);
    const postgres = await startAndRegister(startPostgres(dataFolder, ports.db, { onStart, onCrash }));
    await prepareDatabase(settings.databaseUrl);
    for (const migration of await migrate(settings.databaseUrl)) report(`Applied ${migration}`);
    if (settings.demoExam) await seedDemoExam(settings.databaseUrl);
    return postgres;
  };

  // The demo exam and the build of the site both read the published question bank.
  publishBank();
  const build = settings.siteMode === "build" ? buildSite(settings, pidFile) : undefined;
  if (build) stopFunctions.push(() => build.stop());
  const independentParts = [
    startAndRegister(startFakeServices(settings)),
    startAndRegister(startFunctions(settings, pidFile)),
    startDatabase(),
  ] as const;
  // Waits for all, so that `stopFunctions` has every part that started, even if another part failed.
  await Promise.allSettled(independentParts);
  const [fakeServices, , postgres] = await Promise.all(independentParts);
  const authMail = createAuthMail(async ({ to, subject, text = "", html = "" }) => {
    const From = { Name: settings.siteName, Address: settings.mailFrom };
    fakeServices.inbox.receive({
      From,
      To: [{ Name: "", Address: to }],
      Subject: subject,
      Tags: ["auth"],
      Text: text,
      HTML: html,
    });
  });
  await startAndRegister(startApi(settings, authMail));
  await startAndRegister(startBackgroundJobs(settings, report));
  await build?.waitUntilBuilt();
  await startAndRegister(startSite(settings));
  return postgres.folders;
}

/**
 * Starts the complete local backend. First it stops the processes that a killed run has left running. Then it starts the
 * independent parts in parallel: Postgres with migrations and demo exam, inbox and payment sandbox, edge functions, and the
 * build of the site. After them it starts API, background jobs and site.
 *
 * @param settings the stack's settings
 * @param report called with a sentence about an event to print, such as an applied migration
 * @returns `stop`, which stops all parts; `crashed`, which resolves if Postgres ends unexpectedly, because then nothing
 *   works any more; `postgresFolders`, the folders of Postgres's programs and data
 * @throws Error with a readable message if a part cannot start, after stopping the parts that had started
 */
export async function startStack(settings: Settings, report: Report) {
  const runningProcessId = findRunningStack(settings.dataFolder);
  if (runningProcessId) {
    throw new Error(
      `Olympeak is already running on ${settings.dataFolder} (process ${runningProcessId}). End it there first.`,
    );
  }
  mkdirSync(settings.dataFolder, { recursive: true });
  await stopOrphans(settings.dataFolder);
  await assertPortsFree(settings);

  const stopFunctions: Stop[] = [];
  const stop = async () => {
    for (let next = stopFunctions.pop(); next; next = stopFunctions.pop()) {
      await Promise.race([next(), pause(stopLimitMs, undefined, { ref: false })]).catch(() => undefined);
    }
  };
  let crash = () => undefined as void;
  const crashed = new Promise<void>((resolve) => (crash = resolve));
  try {
    const postgresFolders = await startParts(settings, stopFunctions, report, crash);
    return { stop, crashed, postgresFolders };
  } catch (error) {
    await stop();
    throw error;
  }
}
