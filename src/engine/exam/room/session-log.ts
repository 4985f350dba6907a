import * as v from "valibot";
import type { AnswerEvent } from "../exam-api";

/**
 * The server's limit for one session of a rehearsal (docs/exam.md section 5); more events continue in a new session.
 */
export const maxEventsPerSession = 1000;

/** The largest number of milliseconds that the server accepts (private.read_events): a clock may jump by years. */
const maxAtMs = 99_999_999_999;

export const eventSchema = v.object({
  seq: v.pipe(v.number(), v.integer(), v.minValue(1)),
  n: v.pipe(v.number(), v.integer(), v.minValue(1)),
  option: v.nullable(v.pipe(v.string(), v.regex(/^[a-d]$/))),
  at_ms: v.number(),
});

/** Returns whether the events are in the order of their numbers, and those after `ackedSeq` follow it without a gap. */
function areNumbersValid({ ackedSeq, events }: { ackedSeq: number; events: AnswerEvent[] }): boolean {
  return events.every(({ seq }, index) => {
    const previousSeq = events[index - 1]?.seq ?? 0;
    return seq > ackedSeq ? seq === Math.max(previousSeq, ackedSeq) + 1 : seq > previousSeq;
  });
}

export const sessionLogSchema = v.pipe(
  v.object({
    sessionNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
    ticket: v.string(),
    ackedSeq: v.pipe(v.number(), v.integer(), v.minValue(0)),
    events: v.array(eventSchema),
  }),
  v.check((log) => areNumbersValid(log), "A number is missing."),
);

/**
 * The answers of one session on this device. The server has every event up to the number `ackedSeq`. It may also
 * have events that this device does not know, for example if a phone was switched off before it stored a sent answer.
 */
export type SessionLog = v.InferOutput<typeof sessionLogSchema>;

/**
 * @param log a session
 * @returns the last number of the events on this device or of the acknowledged events
 */
export function findLastSeq({ ackedSeq, events }: SessionLog): number {
  return Math.max(ackedSeq, events.at(-1)?.seq ?? 0);
}

/** Returns the last answer to each question, which is the only one that counts, numbered from `firstSeq`. */
function numberLastAnswers(events: readonly AnswerEvent[], firstSeq: number): AnswerEvent[] {
  const lastEvents = new Map(events.map((event) => [event.n, event]));
  return events
    .filter((event) => lastEvents.get(event.n) === event)
    .map(({ n, option, at_ms }, index) => ({ seq: firstSeq + index, n, option, at_ms }));
}

/**
 * @param log a session
 * @param n the question's number in the file
 * @param option the letter of the file; null clears the answer
 * @param atMs the time in milliseconds since the attempt's start
 * @returns the session with one more event
 */
export function addEvent(log: SessionLog, n: number, option: string | null, atMs: number): SessionLog {
  const at_ms = Math.round(Math.min(maxAtMs, Math.max(-maxAtMs, atMs)));
  const event = { seq: findLastSeq(log) + 1, n, option, at_ms };
  return { ...log, events: [...log.events, event] };
}

/**
 * @param log a session
 * @returns the events that the server has not acknowledged, in their order
 */
export function listUnsentEvents({ ackedSeq, events }: SessionLog): AnswerEvent[] {
  return events.filter(({ seq }) => seq > ackedSeq);
}

/**
 * Gives the unsent answers new numbers, because the server has other answers under their numbers, or has fewer
 * answers than it had acknowledged. Only the last answer of each question stays.
 *
 * @param log a session
 * @param serverSeq the last number that the server has
 * @returns the session, in which the unsent answers follow that number
 */
export function renumber(log: SessionLog, serverSeq: number): SessionLog {
  const ackedSeq = Math.min(log.ackedSeq, serverSeq);
  const unsentEvents = listUnsentEvents({ ...log, ackedSeq });
  const events = log.events.filter(({ seq }) => seq <= ackedSeq);
  return {
    ...log,
    ackedSeq: serverSeq,
    events: [...events, ...numberLastAnswers(unsentEvents, serverSeq + 1)],
  };
}

/**
 * @param log a session
 * @param sentSeq the last number of the call. If the server has later numbers, they may be answers of another page
 * @param serverSeq the last number that the server has
 * @returns the session, in which no answer after `sentSeq` is acknowledged
 */
export function acknowledge(log: SessionLog, sentSeq: number, serverSeq: number): SessionLog {
  const acknowledgedLog = { ...log, ackedSeq: Math.min(sentSeq, serverSeq) };
  const isUnexpected = serverSeq < log.ackedSeq || serverSeq > findLastSeq(log);
  return isUnexpected ? renumber(acknowledgedLog, serverSeq) : acknowledgedLog;
}

/**
 * Moves the unsent answers to a new session: the last of each question, numbered again.
 *
 * @param log the old session
 * @param next the number and ticket of the new session
 * @returns the new session, in which all events are unsent
 */
export function moveToSession(log: SessionLog, next: Pick<SessionLog, "sessionNo" | "ticket">): SessionLog {
  const events = numberLastAnswers(listUnsentEvents(log), 1);
  return { sessionNo: next.sessionNo, ticket: next.ticket, ackedSeq: 0, events };
}

/**
 * @param log a session
 * @param nowMs the current time in milliseconds since the attempt's start, by a clock that has been compared with the
 *   server's again
 * @returns the session, in which every unsent event has at most this time
 */
export function capTimes(log: SessionLog, nowMs: number): SessionLog {
  if (listUnsentEvents(log).every(({ at_ms }) => at_ms <= nowMs)) return log;
  const cap = Math.round(nowMs);
  const events = log.events.map((event) =>
    event.seq > log.ackedSeq && event.at_ms > cap ? { ...event, at_ms: cap } : event,
  );
  return { ...log, events };
}
