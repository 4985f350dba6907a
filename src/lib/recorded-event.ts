import { formatIst } from "./dates";

/**
 * An event that the exam page recorded: `atMs` is its time in milliseconds after the attempt's start, `forMs` its
 * length in milliseconds, null if it has none.
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
 * @returns when the event happened, in milliseconds since 1970 and in IST, and a sentence about it for families and
 * organisers
 */
export function describeRecordedEvent({ kind, atMs, forMs }: RecordedEvent, startedAt: string) {
  const length = forMs === null ? "" : ` for ${describeLength(forMs)}`;
  const timeMs = Date.parse(startedAt) + atMs;
  return {
    timeMs,
    timeText: formatIst(new Date(timeMs), "clock"),
    text: sentences.get(kind)?.(length) ?? `We recorded: ${kind.replaceAll("_", " ")}${length}.`,
  };
}

/**
 * @param silence a time in which the server received nothing from the device
 * @returns when the silence began, in milliseconds since 1970 and in IST, and a sentence about it for families and
 * organisers
 */
export function describeSilence({ from, until }: Silence) {
  const timeMs = Date.parse(from);
  const timeText = formatIst(from, "clock");
  const text =
    until === null
      ? `We have heard nothing from the device since ${timeText}.`
      : `We heard nothing from the device until ${formatIst(until, "clock")}, for ${describeLength(Date.parse(until) - timeMs)}.`;
  return { timeMs, timeText, text };
}
