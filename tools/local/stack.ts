import { mkdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { startApi } from "./api";
import { createAuthMail } from "./auth-mail";
import { startBackgroundJobs } from "./background-jobs";
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

/** A part that cannot be stopped properly must not keep the others from stopping. */
const stopLimitMs = 25_000;

type Report = (sentence: string) => void;

async function startSite(settings: Settings) {
  if (settings.siteMode === "none") return { stop: () => Promise.resolve() };
  if (settings.siteMode === "built") return startBuiltSite(settings.siteFolder, settings.ports.site);
  return startDevSite(settings);
}

type Stop = () => Promise<unknown>;

async function startParts(settings: Settings, stops: Stop[], report: Report, onCrash: () => void) {
  const { dataFolder, ports } = settings;
  const pidFile = createPidFile(dataFolder);
  stops.push(async () => pidFile.remove());

  const postgres = await startPostgres(dataFolder, ports.db, pidFile, onCrash);
  stops.push(() => postgres.stop());
  await prepareDatabase(settings.databaseUrl);
  for (const migration of await migrate(settings.databaseUrl)) report(`Applied ${migration}`);

  const outside = await startOutside(settings);
  stops.push(() => outside.stop());

  const functions = await startFunctions(settings, pidFile);
  stops.push(() => functions.stop());
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
  const api = await startApi(settings, authMail);
  stops.push(() => api.stop());
  const site = await startSite(settings);
  stops.push(() => site.stop());
  const jobs = startBackgroundJobs(settings, report);
  stops.push(() => jobs.stop());
}

/**
 * Brings up the whole local backend in order: Postgres and its migrations, inbox, payment sandbox,
 * edge functions, API, site, background jobs. What a killed run left behind is stopped first.
 * `report` gets a sentence now and then. Throws a sentence for people when something is in the way,
 * after stopping what had started. `crashed` resolves when Postgres ends unasked: then nothing works any more.
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
    await startParts(settings, stops, report, crash);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, crashed };
}
