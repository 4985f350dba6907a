import { formatIst } from "./dates";

/**
 * Something that the exam page recorded: `atMs` in milliseconds after the start, `forMs` its length in milliseconds,
 * null if it has none.
 */
export type RecordedEvent = { kind: string; atMs: number; forMs: number | null };

/** A time in which the server received nothing from the device: ISO in UTC, `until` null while it lasts. */
export type Silence = { from: string; until: string | null };

/**
 * @param ms a length of time in milliseconds
 * @returns `45 seconds`, `about one minute`, `about 7 minutes`
 */
export function describeLength(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 60) return seconds === 1 ? "one second" : `${seconds} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? "about one minute" : `about ${minutes} minutes`;
}

/** Sentences for the events that the exam page records, by kind (docs/exam.md section 9). */
const sentences = new Map<string, (length: string) => string>([
  ["hidden", (length) => `You switched to another page or app${length}.`],
  ["offline", (length) => `The internet stopped${length}.`],
  ["other_device", () => "You continued the exam in another tab or on another device."],
  ["clock_jump", () => "The device’s clock was changed, or the device went to sleep."],
  ["camera_lost", (length) => `The camera took no picture${length}.`],
  ["read_aloud", () => "You listened to questions, read aloud by the device."],
]);

/**
 * @param event an event of the exam page
 * @param startedAt the attempt's start, ISO in UTC
 * @returns the time, in milliseconds and in IST, and what was recorded, in the words for families and organisers
 */
export function describeRecordedEvent({ kind, atMs, forMs }: RecordedEvent, startedAt: string) {
  const length = forMs === null ? "" : ` for ${describeLength(forMs)}`;
  const startMs = Date.parse(startedAt) + atMs;
  return {
    atMs: startMs,
    at: formatIst(new Date(startMs), "clock"),
    text: sentences.get(kind)?.(length) ?? `We recorded: ${kind.replaceAll("_", " ")}${length}.`,
  };
}

/**
 * @param silence a time in which the server received nothing from the device
 * @returns when it began, in milliseconds and in IST, and a sentence about it for families and organisers
 */
export function describeSilence({ from, until }: Silence) {
  const atMs = Date.parse(from);
  const at = formatIst(from, "clock");
  const text =
    until === null
      ? `We have heard nothing from the device since ${at}.`
      : `We heard nothing from the device until ${formatIst(until, "clock")}, for ${describeLength(Date.parse(until) - atMs)}.`;
  return { atMs, at, text };
}
