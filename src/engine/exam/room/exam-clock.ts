import { type Clock } from "../../clock";

/** If two ticks are further apart than this, in milliseconds, the device may have slept (docs/exam.md section 4). */
const maxTickGapMs = 2000;

/**
 * The times of a server's reply, in milliseconds: `askedAtMs` is the time of the request by the monotonic clock; the
 * server's time and the deadline are since 1970.
 */
export type TimeReply = { askedAtMs: number; serverNowMs: number; deadlineAtMs: number };

/**
 * The clock of an exam: the server's time, estimated from its replies and the monotonic clock (docs/exam.md section 4).
 * A monotonic clock may stop while a computer sleeps, so after a gap or a hidden page `isTrusted` is false until the
 * next reply of the server. Until then, both clocks measure the time since the last trusted tick, and the longer time
 * counts.
 *
 * @param clock the device's two clocks
 * @param firstReply the first reply of the server
 * @param isEstimated true if `firstReply` is the device's own estimate, which is used until the server replies
 * @returns `tick`, to call at least once a second; `distrust`, when the page was hidden; `addReply`, for each reply;
 * `nowMs` and `deadlineAtMs`, the server's times in milliseconds since 1970; `remainingMs`, never below 0; `isTrusted`
 */
export function createExamClock(clock: Clock, firstReply: TimeReply, isEstimated = false) {
  let offsetMs = 0;
  let roundTripMs = Infinity;
  let newestServerNowMs = -Infinity;
  let deadlineAtMs = firstReply.deadlineAtMs;
  let lastTrustedTick = { wallMs: clock.wallMs(), monotonicMs: clock.monotonicMs() };
  let lastTick = lastTrustedTick;
  let distrustedAtMs: number | null = null;

  const distrust = () => {
    distrustedAtMs = clock.monotonicMs();
  };

  const tick = () => {
    const now = { wallMs: clock.wallMs(), monotonicMs: clock.monotonicMs() };
    const passedMs = Math.max(now.wallMs - lastTick.wallMs, now.monotonicMs - lastTick.monotonicMs);
    lastTick = now;
    if (passedMs >= maxTickGapMs) distrust();
    // Without trust, the time is measured from the last trusted tick.
    if (distrustedAtMs === null) lastTrustedTick = now;
  };

  const addReply = (reply: TimeReply) => {
    tick();
    // An older reply that arrives after a newer one may have an older deadline.
    if (reply.serverNowMs >= newestServerNowMs) {
      newestServerNowMs = reply.serverNowMs;
      deadlineAtMs = reply.deadlineAtMs;
    }
    // A reply to a request from before the sleep does not show how long the sleep was.
    if (distrustedAtMs !== null && reply.askedAtMs < distrustedAtMs) return;
    const arrivedAtMs = clock.monotonicMs();
    const newRoundTripMs = arrivedAtMs - reply.askedAtMs;
    if (distrustedAtMs === null && newRoundTripMs >= roundTripMs) return;
    roundTripMs = newRoundTripMs;
    offsetMs = reply.serverNowMs - (reply.askedAtMs + arrivedAtMs) / 2;
    distrustedAtMs = null;
    lastTrustedTick = { wallMs: clock.wallMs(), monotonicMs: arrivedAtMs };
  };

  const nowMs = () => {
    tick();
    const sinceTrustedTickMs = clock.monotonicMs() - lastTrustedTick.monotonicMs;
    const passedMs =
      distrustedAtMs === null
        ? sinceTrustedTickMs
        : Math.max(sinceTrustedTickMs, clock.wallMs() - lastTrustedTick.wallMs);
    return lastTrustedTick.monotonicMs + offsetMs + passedMs;
  };

  addReply(firstReply);
  if (isEstimated) {
    newestServerNowMs = -Infinity;
    distrust();
  }
  return {
    tick,
    distrust,
    addReply,
    nowMs,
    deadlineAtMs: () => deadlineAtMs,
    remainingMs: () => Math.max(0, deadlineAtMs - nowMs()),
    isTrusted: () => {
      tick();
      return distrustedAtMs === null;
    },
  };
}

/** The clock of one exam. */
export type ExamClock = ReturnType<typeof createExamClock>;
