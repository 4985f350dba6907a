import { AppError } from "../../../lib/app-error";
import type { Device } from "../device";

/**
 * When requests go out, in milliseconds (docs/exam.md section 5 nos. 1 and 3); each gets a random addition of up to
 * 30%.
 */
const spacingMs = 1500;
const idleMs = 60_000;
const longestPauseMs = 30_000;
export const backOnlineMs = 5000;

/** A request without a reply counts as failed after this time, in milliseconds. */
export const timeoutMs = 10_000;

const spread = 0.3;

/** One request. `send` resolves to the handler of its reply, which runs unless another request has gone out meanwhile. */
export type QueuedRequest = {
  send: (signal: AbortSignal) => Promise<() => void>;
  /** Whether it waits for the usual time after the request before. */
  isSpaced: boolean;
  /** The failure: an AppError `offline` where no reply came in time. */
  onFailure?: (error: unknown) => void;
};

type QueueOptions = {
  device: Pick<Device, "clock" | "random" | "after">;
  /** The next request, or null. `isIdle`: nothing was sent for a minute, so a request that only asks for news may be returned. */
  next: (isIdle: boolean) => QueuedRequest | null;
  /** Called after each reply and each failure. */
  onSettled: () => void;
};

/**
 * Sends an exam's requests one at a time, their starts at least 1.5 s apart; an idle exam sends one 60 s after the last
 * reply. A failed request is repeated after 1, 2, 4 … 30 s. A reply after more than 10 s still counts until the next
 * request starts, which cancels the one before.
 *
 * @param options `next` is asked whenever a request may go out
 * @returns `schedule`, called when there may be something to send; `flush`, which sends it at once because the page may
 * be closed; `retryNow`, which ends the pause after a failure, within a random time up to 5 s when the network is back;
 * `isFailing`, whether a request has failed since the last reply; `stop`
 */
export function createRequestQueue({ device, next, onSettled }: QueueOptions) {
  const { clock, random, after } = device;
  const vary = (nominalMs: number) => nominalMs * (1 - spread + 2 * spread * random());
  let current: AbortController | null = null;
  let isBusy = false;
  let failures = 0;
  let isRetriedSoon = false;
  let startedAtMs = -Infinity;
  let notBeforeMs = -Infinity;
  let idleAtMs = clock.monotonicMs() + vary(idleMs);
  let isStopped = false;
  let stopTimer = () => {};
  let stopWaiting = () => {};

  const succeed = (handleReply: () => void) => {
    isBusy = false;
    failures = 0;
    isRetriedSoon = false;
    current = null;
    // Never less than 1.5 s: docs/exam.md section 5 promises it to the server. The random part spreads the load.
    notBeforeMs = startedAtMs + spacingMs * (1 + spread * random());
    idleAtMs = clock.monotonicMs() + vary(idleMs);
    handleReply();
  };

  const fail = (job: QueuedRequest, error: unknown) => {
    isBusy = false;
    const pauseMs = vary(Math.min(longestPauseMs, 1000 * 2 ** failures));
    notBeforeMs = clock.monotonicMs() + (isRetriedSoon ? backOnlineMs * random() : pauseMs);
    failures += 1;
    isRetriedSoon = false;
    job.onFailure?.(error);
  };

  const start = (job: QueuedRequest) => {
    current?.abort();
    const mine = new AbortController();
    current = mine;
    isBusy = true;
    startedAtMs = clock.monotonicMs();
    const settle = (finish: () => void) => {
      stopWaiting();
      finish();
      onSettled();
      schedule();
    };
    stopWaiting = after(timeoutMs, () => settle(() => fail(job, new AppError("offline"))));
    const sendJob = async () => {
      const finish = await job.send(mine.signal).then(
        (handleReply) => () => succeed(handleReply),
        (error: unknown) => (isBusy ? () => fail(job, error) : null),
      );
      if (finish && current === mine && !isStopped) settle(finish);
    };
    void sendJob();
  };

  function schedule(): void {
    stopTimer();
    if (isStopped || isBusy) return;
    const nowMs = clock.monotonicMs();
    const job = next(false);
    const isFree = job !== null && !job.isSpaced && failures === 0;
    if (job && (isFree || nowMs >= notBeforeMs)) return start(job);
    const idleJob = job ? null : next(true);
    if (idleJob && nowMs >= Math.max(notBeforeMs, idleAtMs)) return start(idleJob);
    if (!job && !idleJob) return;
    stopTimer = after((job ? notBeforeMs : Math.max(notBeforeMs, idleAtMs)) - nowMs, schedule);
  }

  return {
    schedule,
    flush: () => {
      if (failures === 0) notBeforeMs = -Infinity;
      schedule();
    },
    retryNow: (withinMs = 0) => {
      isRetriedSoon = isBusy && failures > 0;
      if (!isBusy && failures > 0) notBeforeMs = clock.monotonicMs() + withinMs * random();
      schedule();
    },
    isFailing: () => failures > 0,
    stop: () => {
      isStopped = true;
      stopTimer();
      stopWaiting();
    },
  };
}
