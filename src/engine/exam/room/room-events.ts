import type { Clock } from "../../clock";
import type { RoomEvent } from "../exam-api";

/**
 * The shortest interruption that is recorded, in milliseconds (docs/exam.md section 9); shorter ones happen to
 * everybody.
 */
const minHiddenMs = 30_000;
const minOfflineMs = 10_000;
const minJumpMs = 2000;

/** The largest number of milliseconds that the server accepts (note_room_events). */
const maxMs = 999_999_999;

/**
 * Events that an exam records for the family and the organisers, never for the marks (docs/exam.md section 9).
 *
 * @param clock the device's two clocks
 * @param sinceStartMs the estimated time since the attempt's start, in milliseconds
 * @returns one function per moment, each returning the event to record, or null: `pageHidden`, `pageShown`,
 * `requestFailed`, `requestSucceeded`, `checkClocks`, `movedAway` (another device has the attempt), `cameraLost` and
 * `readAloud`
 */
export function createEventRecorder(clock: Clock, sinceStartMs: () => number) {
  let hiddenSinceMs: number | null = null;
  let offlineSinceMs: number | null = null;
  let driftMs = clock.wallMs() - clock.monotonicMs();

  const describe = (kind: string, atMs: number, forMs?: number): RoomEvent => ({
    kind,
    at_ms: Math.max(-maxMs, Math.min(maxMs, Math.round(atMs))),
    ...(forMs !== undefined && { for_ms: Math.min(maxMs, Math.round(forMs)) }),
  });
  const describeInterruption = (kind: string, sinceMs: number | null, minMs: number) => {
    const forMs = sinceMs === null ? 0 : sinceStartMs() - sinceMs;
    return sinceMs !== null && forMs >= minMs ? describe(kind, sinceMs, forMs) : null;
  };

  return {
    pageHidden: () => {
      hiddenSinceMs ??= sinceStartMs();
    },
    pageShown: () => {
      const event = describeInterruption("hidden", hiddenSinceMs, minHiddenMs);
      hiddenSinceMs = null;
      return event;
    },
    requestFailed: () => {
      offlineSinceMs ??= sinceStartMs();
    },
    requestSucceeded: () => {
      const event = describeInterruption("offline", offlineSinceMs, minOfflineMs);
      offlineSinceMs = null;
      return event;
    },
    checkClocks: () => {
      const beforeMs = driftMs;
      driftMs = clock.wallMs() - clock.monotonicMs();
      const jumpedMs = Math.abs(driftMs - beforeMs);
      return jumpedMs >= minJumpMs ? describe("clock_jump", sinceStartMs(), jumpedMs) : null;
    },
    movedAway: () => describe("other_device", sinceStartMs()),
    cameraLost: () => describe("camera_lost", sinceStartMs()),
    readAloud: () => describe("read_aloud", sinceStartMs()),
  };
}
