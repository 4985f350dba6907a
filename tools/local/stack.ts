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

/** How long one part may take to stop; then the next is stopped anyway. */
const stopLimitMs = 25_000;

type Report = (sentence: string) => void;

async function startSite(settings: Settings) {
  if (settings.siteMode === "none") return { stop: () => Promise.resolve() };
  if (settings.siteMode === "dev") return startDevSite(settings);
  return startBuiltSite(settings.siteFolder, settings.ports.site);
}

type Stop = () => Promise<unknown>;
type Part = { stop: Stop };

async function startParts(settings: Settings, stops: Stop[], report: Report, onCrash: () => void) {
  const { dataFolder, ports } = settings;
  const pidFile = createPidFile(dataFolder);
  stops.push(async () => pidFile.remove());
  const stopLater = async <Started extends Part>(starting: Promise<Started>): Promise<Started> => {
    const part = await starting;
    stops.push(() => part.stop());
    return part;
  };
  const startDatabase = async () => {
    const note = (processId: number | undefined) => pidFile.add("postgres", processId);
    const postgres = await stopLater(startPostgres(dataFolder, ports.db, { note, onCrash }));
    await prepareDatabase(settings.databaseUrl);
    for (const migration of await migrate(settings.databaseUrl)) report(`Applied ${migration}`);
    if (settings.demoExam) await seedDemoExam(settings.databaseUrl);
    return postgres;
  };

  // The demo exam and the build of the site both read what the bank publishes.
  publishBank();
  const build = settings.siteMode === "build" ? buildSite(settings, pidFile) : undefined;
  if (build) stops.push(() => build.stop());
  const independent = [
    stopLater(startFakeServices(settings)),
    stopLater(startFunctions(settings, pidFile)),
    startDatabase(),
  ] as const;
  // Waits for all, so that `stops` has every part that started, even if another part failed.
  await Promise.allSettled(independent);
  const [fakeServices, , postgres] = await Promise.all(independent);
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
  await stopLater(startApi(settings, authMail));
  await stopLater(startBackgroundJobs(settings, report));
  await build?.done();
  await stopLater(startSite(settings));
  return postgres.folders;
}

/**
 * Starts the whole local backend. Stops what a killed run left behind; then starts, in parallel, the independent parts
 * (Postgres with migrations and demo exam, inbox and payment sandbox, edge functions, the build of the site), and after
 * them API, background jobs and site.
 *
 * @param report receives a sentence about each step that people may want to know of, such as an applied migration
 * @returns `stop`, which stops all parts; `crashed`, which resolves if Postgres ends unexpectedly, because then nothing
 * works any more; and `postgresFolders`, where Postgres has its programs and data
 * @throws Error with a message for people if a part cannot start, after stopping the parts that had started
 */
export async function startStack(settings: Settings, report: Report) {
  const running = findRunningStack(settings.dataFolder);
  if (running) {
    throw new Error(
      `Olympeak is already running on ${settings.dataFolder} (process ${running}). End it there first.`,
    );
  }
  mkdirSync(settings.dataFolder, { recursive: true });
  await stopOrphans(settings.dataFolder);
  await assertPortsFree(settings);

  const stops: Stop[] = [];
  const stop = async () => {
    for (let next = stops.pop(); next; next = stops.pop()) {
      await Promise.race([next(), pause(stopLimitMs, undefined, { ref: false })]).catch(() => undefined);
    }
  };
  let crash = () => undefined as void;
  const crashed = new Promise<void>((resolve) => (crash = resolve));
  try {
    const postgresFolders = await startParts(settings, stops, report, crash);
    return { stop, crashed, postgresFolders };
  } catch (error) {
    await stop();
    throw error;
  }
}
