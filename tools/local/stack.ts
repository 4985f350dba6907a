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
import { startOutside } from "./outside";
import { assertPortsFree } from "./ports";
import { startPostgres } from "./postgres";
import { prepareDatabase } from "./prepare-database";
import { createPidFile, findRunningStack, stopOrphans } from "./pid-file";
import type { Settings } from "./settings";
import { startBuiltSite } from "./site";

/** If one part fails to stop, the others must still be stopped. */
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
  const keep = async <Started extends Part>(starting: Promise<Started>): Promise<Started> => {
    const part = await starting;
    stops.push(() => part.stop());
    return part;
  };
  const startDatabase = async () => {
    const note = (processId: number | undefined) => pidFile.add("postgres", processId);
    const postgres = await keep(startPostgres(dataFolder, ports.db, { note, onCrash }));
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
    keep(startOutside(settings)),
    keep(startFunctions(settings, pidFile)),
    startDatabase(),
  ] as const;
  // If one fails, the others may have started by then: they are known to `stops`.
  await Promise.allSettled(independent);
  const [outside, , postgres] = await Promise.all(independent);
  const authMail = createAuthMail(async ({ to, subject, text = "", html = "" }) => {
    const From = { Name: settings.siteName, Address: settings.mailFrom };
    outside.inbox.receive({
      From,
      To: [{ Name: "", Address: to }],
      Subject: subject,
      Tags: ["auth"],
      Text: text,
      HTML: html,
    });
  });
  await keep(startApi(settings, authMail));
  await keep(startBackgroundJobs(settings, report));
  await build?.done();
  await keep(startSite(settings));
  return postgres.folders;
}

/**
 * Starts the whole local backend: first, in parallel, the independent parts (Postgres with migrations and demo exam,
 * inbox and payment sandbox, edge functions, the build of the site), then API, background jobs, site. What a killed run
 * left behind is stopped first. `report` gets a sentence now and then. Throws a sentence for people when something is
 * in the way, after stopping what had started. `postgresFolders` are the folders of its programs and data; `crashed` resolves if
 * Postgres ends unexpectedly: then nothing works any more.
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
