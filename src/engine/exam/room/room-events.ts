import type { Clock } from "../../clock";
import type { RoomEvent } from "../exam-api";

/**
 * The shortest interruptions and clock jump that are recorded, in milliseconds (docs/exam.md section 9); shorter ones
 * happen to everybody.
 */
const minHiddenMs = 30_000;
const minOfflineMs = 10_000;
const minJumpMs = 2000;

/** The largest number of milliseconds that the server accepts (note_room_events). */
const maxMs = 999_999_999;

/**
 * Creates the recorder of an exam's events. The family and the organisers see them; they never change the marks
 * (docs/exam.md section 9).
 *
 * @param clock the device's two clocks
 * @param sinceStartMs the estimated time since the attempt's start, in milliseconds
 * @returns a function for each change, which returns the event to record, or null: `pageHidden`, `pageShown`,
 * `requestFailed`, `requestSucceeded`, `checkClocks`, `movedAway` (another device has the attempt), `cameraLost` and
 * `readAloud`
 */
export function createEventRecorder(clock: Clock, sinceStartMs: () => number) {
  let hiddenSinceMs: number | null = null;
  let offlineSinceMs: number | null = null;
  let driftMs = clock.wallMs() - clock.monotonicMs();

  const makeEvent = (kind: string, atMs: number, forMs?: number): RoomEvent => ({
    kind,
    at_ms: Math.max(-maxMs, Math.min(maxMs, Math.round(atMs))),
    ...(forMs !== undefined && { for_ms: Math.min(maxMs, Math.round(forMs)) }),
  });
  const makeInterruption = (kind: string, sinceMs: number | null, minMs: number) => {
    const forMs = sinceMs === null ? 0 : sinceStartMs() - sinceMs;
    return sinceMs !== null && forMs >= minMs ? makeEvent(kind, sinceMs, forMs) : null;
  };

  return {
    pageHidden: () => {
      hiddenSinceMs ??= sinceStartMs();
    },
    pageShown: () => {
      const event = makeInterruption("hidden", hiddenSinceMs, minHiddenMs);
      hiddenSinceMs = null;
      return event;
    },
    requestFailed: () => {
      offlineSinceMs ??= sinceStartMs();
    },
    requestSucceeded: () => {
      const event = makeInterruption("offline", offlineSinceMs, minOfflineMs);
      offlineSinceMs = null;
      return event;
    },
    checkClocks: () => {
      const lastDriftMs = driftMs;
      driftMs = clock.wallMs() - clock.monotonicMs();
      const jumpedMs = Math.abs(driftMs - lastDriftMs);
      return jumpedMs >= minJumpMs ? makeEvent("clock_jump", sinceStartMs(), jumpedMs) : null;
    },
    movedAway: () => makeEvent("other_device", sinceStartMs()),
    cameraLost: () => makeEvent("camera_lost", sinceStartMs()),
    readAloud: () => makeEvent("read_aloud", sinceStartMs()),
  };
}
