import type { Settings } from "./settings";

/**
 * Calls the background-jobs function now and every `jobsEveryMs` milliseconds, like the hosted platform's cron. With 0 it
 * makes no calls. Calls never overlap. Repeated failures are reported once, until a call succeeds again. Resolves after
 * the first call, which seals the rehearsal papers of the migrations.
 */
export async function startBackgroundJobs(settings: Settings, report: (sentence: string) => void) {
  let isFailureReported = false;
  let runningCall: Promise<void> | undefined;
  const cancel = new AbortController();

  const callFunction = async () => {
    try {
      const response = await fetch(`${settings.apiUrl}/functions/v1/background-jobs`, {
        method: "POST",
        headers: { authorization: `Bearer ${settings.cronSecret}`, "content-type": "application/json" },
        body: "{}",
        signal: AbortSignal.any([cancel.signal, AbortSignal.timeout(60_000)]),
      });
      if (!response.ok) throw new Error(`it answered ${response.status} ${await response.text()}`);
      isFailureReported = false;
    } catch (error) {
      if (isFailureReported || cancel.signal.aborted) return;
      isFailureReported = true;
      report(`background-jobs failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  const callUnlessRunning = () => {
    runningCall ??= callFunction().finally(() => (runningCall = undefined));
  };
  if (settings.jobsEveryMs > 0) callUnlessRunning();
  await runningCall;
  const timer = settings.jobsEveryMs > 0 ? setInterval(callUnlessRunning, settings.jobsEveryMs) : undefined;
  return {
    async stop() {
      clearInterval(timer);
      cancel.abort();
      await runningCall;
    },
  };
}
