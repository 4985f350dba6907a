import { formatIst } from "./dates";

/** Something that the exam page recorded: when, and for how long, in milliseconds since the start. */
export type RecordedEvent = { kind: string; atMs: number; forMs: number | null };

/** @returns `45 seconds`, `one minute`, `about 7 minutes` */
function describeLength(ms: number): string {
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
 * @returns the time in IST, and what was recorded, in the words for families and organisers
 */
export function describeRecordedEvent({ kind, atMs, forMs }: RecordedEvent, startedAt: string) {
  const length = forMs === null ? "" : ` for ${describeLength(forMs)}`;
  return {
    at: formatIst(new Date(Date.parse(startedAt) + atMs), "clock"),
    text: sentences.get(kind)?.(length) ?? `We recorded: ${kind.replaceAll("_", " ")}${length}.`,
  };
}
