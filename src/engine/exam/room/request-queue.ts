import { AppError } from "../../../lib/app-error";
import type { Device } from "../device";

/**
 * When requests go out, in milliseconds (docs/exam.md section 5 nos. 1 and 3). The spacing is lengthened by up to 30%;
 * idle time and pauses vary by ±30%; `backOnlineMs` is an upper limit.
 */
const spacingMs = 1500;
const idleMs = 60_000;
const maxPauseMs = 30_000;
export const backOnlineMs = 5000;

/** A request without a reply counts as failed after this time, in milliseconds. */
export const timeoutMs = 10_000;

const spread = 0.3;

/**
 * One request. `send` resolves to the handler of its reply, which runs unless another request has gone out meanwhile.
 */
export type QueuedRequest = {
  send: (signal: AbortSignal) => Promise<() => void>;
  /** Whether it must keep the minimum spacing after the previous request. After a failure all requests wait. */
  isSpaced: boolean;
  /** Called with the error; after a timeout that is an AppError `offline`. */
  onFailure?: (error: unknown) => void;
};

type QueueOptions = {
  device: Pick<Device, "clock" | "random" | "after">;
  /**
   * Returns the next request, or null. With `isIdle`, returns also a request that may go out once the queue has been
   * idle
   * for a minute. It is called early to plan, so it must have no side effects.
   */
  next: (isIdle: boolean) => QueuedRequest | null;
  /** Called after each reply and each failure. */
  onSettled: () => void;
};

/**
 * Sends an exam's requests one at a time. Spaced requests start at least 1.5 s apart, except after `flush`
 * (docs/exam.md
 * section 5). An idle exam sends one about 60 s after the last reply. A failed request is repeated after 1, 2, 4 … 30
 * s. A reply after more than 10 s still counts until the next
 * request starts, which cancels the one before.
 *
 * @param options `next` is asked whenever a request may go out
 * @returns `schedule`, called when there may be something to send; `flush`, which sends it without the spacing, unless
 * a request is running or the last one failed, for a page that may be about to close; `retryWithin(maxDelayMs)`, which
 * shortens the pause after a failure to a random time up to that; if a repeated request is running, only its next
 * failure
 * is retried soon; `isFailing`, whether a request has failed since the last reply; `stop`
 */
export function createRequestQueue({ device, next, onSettled }: QueueOptions) {
  const { clock, random, after } = device;
  const vary = (nominalMs: number) => nominalMs * (1 - spread + 2 * spread * random());
  let current: AbortController | null = null;
  let isAwaitingReply = false;
  let failures = 0;
  let retrySoonIfThisFails = false;
  let startedAtMs = -Infinity;
  let notBeforeMs = -Infinity;
  let idleAtMs = clock.monotonicMs() + vary(idleMs);
  let isStopped = false;
  let stopTimer = () => {};
  let stopWaiting = () => {};

  const succeed = (handleReply: () => void) => {
    isAwaitingReply = false;
    failures = 0;
    retrySoonIfThisFails = false;
    current = null;
    // Spaced requests never start less than 1.5 s apart, except after flush. The random part spreads the load.
    notBeforeMs = startedAtMs + spacingMs * (1 + spread * random());
    idleAtMs = clock.monotonicMs() + vary(idleMs);
    handleReply();
  };

  const fail = (job: QueuedRequest, error: unknown) => {
    isAwaitingReply = false;
    const pauseMs = vary(Math.min(maxPauseMs, 1000 * 2 ** failures));
    notBeforeMs = clock.monotonicMs() + (retrySoonIfThisFails ? backOnlineMs * random() : pauseMs);
    failures += 1;
    retrySoonIfThisFails = false;
    job.onFailure?.(error);
  };

  const start = (job: QueuedRequest) => {
    current?.abort();
    const controller = new AbortController();
    current = controller;
    isAwaitingReply = true;
    startedAtMs = clock.monotonicMs();
    const settle = (finish: () => void) => {
      stopWaiting();
      finish();
      onSettled();
      schedule();
    };
    stopWaiting = after(timeoutMs, () => settle(() => fail(job, new AppError("offline"))));
    const sendJob = async () => {
      const finish = await job.send(controller.signal).then(
        (handleReply) => () => succeed(handleReply),
        // After the timeout the failure is already counted.
        (error: unknown) => (isAwaitingReply ? () => fail(job, error) : null),
      );
      if (finish && current === controller && !isStopped) settle(finish);
    };
    void sendJob();
  };

  function schedule(): void {
    stopTimer();
    if (isStopped || isAwaitingReply) return;
    const nowMs = clock.monotonicMs();
    const job = next(false);
    const mayStartNow = job !== null && !job.isSpaced && failures === 0;
    if (job && (mayStartNow || nowMs >= notBeforeMs)) return start(job);
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
    retryWithin: (maxDelayMs: number) => {
      retrySoonIfThisFails = isAwaitingReply && failures > 0;
      if (!isAwaitingReply && failures > 0) notBeforeMs = clock.monotonicMs() + maxDelayMs * random();
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
