import { AppError } from "../../../lib/app-error";
import type { Device } from "../device";

/**
 * The intervals between requests, in milliseconds (docs/exam.md section 5 nos. 1 and 3). The spacing is lengthened by
 * up to 30%; idle time and pauses vary by ±30%; `backOnlineMs` is an upper limit.
 */
const spacingMs = 1500;
const idleMs = 60_000;
const maxPauseMs = 30_000;
export const backOnlineMs = 5000;

/** A request without a reply counts as failed after this time, in milliseconds. */
export const timeoutMs = 10_000;

const randomSpread = 0.3;

/**
 * One request. `send` resolves to the handler of the reply. The handler does not run if another request was sent
 * meanwhile.
 */
export type QueuedRequest = {
  send: (signal: AbortSignal) => Promise<() => void>;
  /** Whether the request has to keep the minimum spacing after the previous one. After a failure all requests wait. */
  isSpaced: boolean;
  /** Called with the error, which is an AppError `offline` after a timeout. */
  onFailure?: (error: unknown) => void;
};

type QueueOptions = {
  device: Pick<Device, "clock" | "random" | "after">;
  /**
   * Returns the next request, or null. With `isIdle`, also returns a request that may be sent after the queue was
   * idle for a minute. The queue calls this function ahead of time, so it must have no side effects.
   */
  next: (isIdle: boolean) => QueuedRequest | null;
  /** Called after each reply and each failure. */
  onSettled: () => void;
};

/**
 * Sends an exam's requests one at a time. Spaced requests start at least 1.5 s apart, except after `flush`
 * (docs/exam.md section 5). An idle exam sends a request about 60 s after the last reply. A failed request is repeated
 * after 1, 2, 4 … 30 s. A reply after more than 10 s still counts until the next request starts and cancels the earlier
 * one.
 *
 * @param options `next` is called whenever a request may be sent
 * @returns these functions:
 * - `schedule`: to be called when there may be a request to send
 * - `flush`: sends the next request without the spacing, for a page that may be about to close. Does nothing while a
 *   request is running, or after a failure
 * - `retryWithin(maxDelayMs)`: shortens the pause after a failure to a random time below `maxDelayMs`. If a repeated
 *   request is running, the pause after its failure is shortened
 * - `isFailing`: returns whether a request has failed since the last reply
 * - `stop`: sends no more requests
 */
export function createRequestQueue({ device, next, onSettled }: QueueOptions) {
  const { clock, random, after } = device;
  const vary = (nominalMs: number) => nominalMs * (1 - randomSpread + 2 * randomSpread * random());
  let currentController: AbortController | null = null;
  let isAwaitingReply = false;
  let failureCount = 0;
  let shouldRetrySoon = false;
  let lastStartAtMs = -Infinity;
  let earliestStartMs = -Infinity;
  let idleRequestAtMs = clock.monotonicMs() + vary(idleMs);
  let isStopped = false;
  let stopTimer = () => {};
  let stopWaiting = () => {};

  const succeed = (handleReply: () => void) => {
    isAwaitingReply = false;
    failureCount = 0;
    shouldRetrySoon = false;
    currentController = null;
    // The random part spreads the requests of many children.
    earliestStartMs = lastStartAtMs + spacingMs * (1 + randomSpread * random());
    idleRequestAtMs = clock.monotonicMs() + vary(idleMs);
    handleReply();
  };

  const fail = (request: QueuedRequest, error: unknown) => {
    isAwaitingReply = false;
    const pauseMs = vary(Math.min(maxPauseMs, 1000 * 2 ** failureCount));
    earliestStartMs = clock.monotonicMs() + (shouldRetrySoon ? backOnlineMs * random() : pauseMs);
    failureCount += 1;
    shouldRetrySoon = false;
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
    if (request && (mayStartNow || nowMs >= earliestStartMs)) return start(request);
    const idleRequest = request ? null : next(true);
    if (idleRequest && nowMs >= Math.max(earliestStartMs, idleRequestAtMs)) return start(idleRequest);
    if (!request && !idleRequest) return;
    stopTimer = after(
      (request ? earliestStartMs : Math.max(earliestStartMs, idleRequestAtMs)) - nowMs,
      schedule,
    );
  }

  return {
    schedule,
    flush: () => {
      if (failureCount === 0) earliestStartMs = -Infinity;
      schedule();
    },
    retryWithin: (maxDelayMs: number) => {
      shouldRetrySoon = isAwaitingReply && failureCount > 0;
      if (!isAwaitingReply && failureCount > 0) earliestStartMs = clock.monotonicMs() + maxDelayMs * random();
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
