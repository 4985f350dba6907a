import type { Settings } from "./settings";

/**
 * Calls the background-jobs function now and every `jobsEveryMs` milliseconds, like the hosted platform's cron; 0
 * switches it off. Calls never overlap. A failure is reported once until a call succeeds again. Resolves after the
 * first call, when the rehearsals of the migrations are sealed.
 */
export async function startBackgroundJobs(settings: Settings, report: (sentence: string) => void) {
  let isQuiet = false;
  let current: Promise<void> | undefined;
  const cancel = new AbortController();

  const call = async () => {
    try {
      const response = await fetch(`${settings.apiUrl}/functions/v1/background-jobs`, {
        method: "POST",
        headers: { authorization: `Bearer ${settings.cronSecret}`, "content-type": "application/json" },
        body: "{}",
        signal: AbortSignal.any([cancel.signal, AbortSignal.timeout(60_000)]),
      });
      if (!response.ok) throw new Error(`it answered ${response.status} ${await response.text()}`);
      isQuiet = false;
    } catch (error) {
      if (isQuiet || cancel.signal.aborted) return;
      isQuiet = true;
      report(`background-jobs failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  const run = () => {
    current ??= call().finally(() => (current = undefined));
  };
  if (settings.jobsEveryMs > 0) run();
  await current;
  const timer = settings.jobsEveryMs > 0 ? setInterval(run, settings.jobsEveryMs) : undefined;
  return {
    async stop() {
      clearInterval(timer);
      cancel.abort();
      await current;
    },
  };
}
