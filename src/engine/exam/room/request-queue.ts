import { AppError } from "../../../lib/app-error";
import type { Device } from "../device";

/**
 * The intervals between requests, in milliseconds (docs/exam.md section 5 nos. 1 and 3). The spacing is lengthened by up to 30%;
 * idle time and pauses vary by ±30%; `backOnlineMs` is an upper limit.
 */
const spacingMs = 1500;
const idleMs = 60_000;
const maxPauseMs = 30_000;
export const backOnlineMs = 5000;

/** A request without a reply counts as failed after this time, in milliseconds. */
export const timeoutMs = 10_000;

const randomSpread = 0.3;

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
   * idle for a minute. It is called early to plan, so it must have no side effects.
   */
  next: (isIdle: boolean) => QueuedRequest | null;
  /** Called after each reply and each failure. */
  onSettled: () => void;
};

/**
 * Sends an exam's requests one at a time. Spaced requests start at least 1.5 s apart, except after `flush`
 * (docs/exam.md section 5). An idle exam sends one about 60 s after the last reply. A failed request is repeated after
 * 1, 2, 4 … 30 s. A reply after more than 10 s still counts until the next request starts, which cancels the one
 * before.
 *
 * @param options `next` is called whenever a request may go out
 * @returns `schedule`, called when there may be something to send; `flush`, which sends it without the spacing, unless
 * a request is running or the last one failed, for a page that may be about to close; `retryWithin(maxDelayMs)`, which
 * shortens the pause after a failure to a random time up to that; if a repeated request is running, only its next
 * failure is retried soon; `isFailing`, whether a request has failed since the last reply; `stop`
 */
export function createRequestQueue({ device, next, onSettled }: QueueOptions) {
  const { clock, random, after } = device;
  const vary = (nominalMs: number) => nominalMs * (1 - randomSpread + 2 * randomSpread * random());
  let currentController: AbortController | null = null;
  let isAwaitingReply = false;
  let failureCount = 0;
  let retrySoonIfThisFails = false;
  let lastStartAtMs = -Infinity;
  let notBeforeMs = -Infinity;
  let idleAtMs = clock.monotonicMs() + vary(idleMs);
  let isStopped = false;
  let stopTimer = () => {};
  let stopWaiting = () => {};

  const succeed = (handleReply: () => void) => {
    isAwaitingReply = false;
    failureCount = 0;
    retrySoonIfThisFails = false;
    currentController = null;
    // Spaced requests never start less than 1.5 s apart, except after flush. The random part spreads the load.
    notBeforeMs = lastStartAtMs + spacingMs * (1 + randomSpread * random());
    idleAtMs = clock.monotonicMs() + vary(idleMs);
    handleReply();
  };

  const fail = (request: QueuedRequest, error: unknown) => {
    isAwaitingReply = false;
    const pauseMs = vary(Math.min(maxPauseMs, 1000 * 2 ** failureCount));
    notBeforeMs = clock.monotonicMs() + (retrySoonIfThisFails ? backOnlineMs * random() : pauseMs);
    failureCount += 1;
    retrySoonIfThisFails = false;
    request.onFailure?.(error);
  };

  const start = (request: QueuedRequest) => {
    currentController?.abort();
    const controller = new AbortController();
    currentController = controller;
    isAwaitingReply = true;
    lastStartAtMs = clock.monotonicMs();
    const settle = (handleOutcome: () => void) => {
      stopWaiting();
      handleOutcome();
      onSettled();
      schedule();
    };
    stopWaiting = after(timeoutMs, () => settle(() => fail(request, new AppError("offline"))));
    const sendRequest = async () => {
      const handleOutcome = await request.send(controller.signal).then(
        (handleReply) => () => succeed(handleReply),
        // After the timeout the failure is already counted.
        (error: unknown) => (isAwaitingReply ? () => fail(request, error) : null),
      );
      if (handleOutcome && currentController === controller && !isStopped) settle(handleOutcome);
    };
    void sendRequest();
  };

  function schedule(): void {
    stopTimer();
    if (isStopped || isAwaitingReply) return;
    const nowMs = clock.monotonicMs();
    const request = next(false);
    const mayStartNow = request !== null && !request.isSpaced && failureCount === 0;
    if (request && (mayStartNow || nowMs >= notBeforeMs)) return start(request);
    const idleRequest = request ? null : next(true);
    if (idleRequest && nowMs >= Math.max(notBeforeMs, idleAtMs)) return start(idleRequest);
    if (!request && !idleRequest) return;
    stopTimer = after((request ? notBeforeMs : Math.max(notBeforeMs, idleAtMs)) - nowMs, schedule);
  }

  return {
    schedule,
    flush: () => {
      if (failureCount === 0) notBeforeMs = -Infinity;
      schedule();
    },
    retryWithin: (maxDelayMs: number) => {
      retrySoonIfThisFails = isAwaitingReply && failureCount > 0;
      if (!isAwaitingReply && failureCount > 0) notBeforeMs = clock.monotonicMs() + maxDelayMs * random();
      schedule();
    },
    isFailing: () => failureCount > 0,
    stop: () => {
      isStopped = true;
      stopTimer();
      stopWaiting();
    },
  };
}
