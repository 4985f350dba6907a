/**
 * The load of an exam day, calculated from the protocol (docs/exam.md sections 2, 5 and 6) and from the cost of each call that
 * `npm run bench:exam-day` has measured. docs/operations.md ("An exam day") has the tables that `npm run bench:exam-day -- --table` prints.
 */

/** The calls of a student on an exam day. */
export const calls = [
  "list_my_exams",
  "start_exam",
  "save_answers",
  "finish_exam",
  "get_answer_record",
] as const;
type Call = (typeof calls)[number];

/** The cost of one call in PostgreSQL: milliseconds of a core, and bytes of its write-ahead log. */
export type CallCosts = Record<Call, { coreMs: number; walBytes: number }>;

/**
 * Measured by `npm run bench:exam-day` on 2 cores of a virtual machine under other load, with eight parallel calls (decision 090).
 * Other load hardly changes the CPU time of a call, only its waiting time.
 */
export const measuredCosts: CallCosts = {
  list_my_exams: { coreMs: 1.8, walBytes: 0 },
  start_exam: { coreMs: 2.7, walBytes: 2200 },
  save_answers: { coreMs: 1.3, walBytes: 500 },
  finish_exam: { coreMs: 2.1, walBytes: 2200 },
  get_answer_record: { coreMs: 5.9, walBytes: 100 },
};

/** A period of the day: its length in seconds, and its calls per second. */
export type Period = { name: string; seconds: number; perSecond: Partial<Record<Call, number>> };

/** The spread of the starts: the number per second, and the limits of the spread (`end_overdue_attempts`). */
const startsPerSecond = 250;
const minSpreadSeconds = 4;
const maxSpreadSeconds = 900;
const lobbySeconds = 30 * 60;
const examSeconds = 60 * 60;
/** The assumed time in which all students open the page of their answer record; the exam page itself shows only its code. */
const answerRecordSeconds = 15 * 60;
/** A lobby page calls list_my_exams once a minute (`src/features/exam/lobby/use-lobby.ts`). */
const lobbyPollSeconds = 60;
/** Calls of save_answers in an attempt: fifty answers in an hour, and the calls after each idle minute (decision 056). */
const savesPerAttempt = 96;

/**
 * @param children the number of children enrolled at the same time
 * @returns the number of seconds over which their starts are spread
 */
export function calculateSpreadSeconds(children: number): number {
  const spreadSeconds = Math.floor(children / startsPerSecond);
  return Math.min(maxSpreadSeconds, Math.max(minSpreadSeconds, spreadSeconds));
}

/**
 * @param children the number of students, who all start as early as they can and stay to the end, which is the maximum load
 * @returns the periods of the day, in order
 */
export function calculateDay(children: number): Period[] {
  const seconds = calculateSpreadSeconds(children);
  const rate = children / seconds;
  const listRate = children / lobbyPollSeconds;
  const saveRate = (children * savesPerAttempt) / examSeconds;
  return [
    {
      name: "the lobby's last minute",
      seconds: 60,
      perSecond: { list_my_exams: listRate },
    },
    // Each student's lobby sees that it can start, and then starts; at first nearly everybody still waits.
    { name: "the starts", seconds, perSecond: { list_my_exams: rate + listRate, start_exam: rate } },
    {
      name: "the answers",
      seconds: examSeconds,
      perSecond: { save_answers: saveRate },
    },
    // Each student saves once more and then finishes; at first nearly everybody still answers.
    { name: "the ends", seconds, perSecond: { save_answers: rate + saveRate, finish_exam: rate } },
    {
      name: "the answer records",
      seconds: answerRecordSeconds,
      perSecond: { get_answer_record: children / answerRecordSeconds },
    },
  ];
}

/** @returns the number of calls per second of all kinds in a period */
export function countPerSecond({ perSecond }: Period): number {
  return Object.values(perSecond).reduce((sum, rate) => sum + rate, 0);
}

/**
 * @param period the period of a day
 * @param costs the costs of the calls
 * @returns the number of busy cores of PostgreSQL, and the megabytes of write-ahead log per second
 */
export function calculateLoad(
  { perSecond }: Period,
  costs: CallCosts,
): { cores: number; walMegabytes: number } {
  const sum = (cost: (call: Call) => number) =>
    calls.reduce((all, call) => all + (perSecond[call] ?? 0) * cost(call), 0);
  return {
    cores: sum((call) => costs[call].coreMs) / 1000,
    walMegabytes: sum((call) => costs[call].walBytes) / 1e6,
  };
}

/** Hosted Supabase's sizes: cores, and the maximum of database connections (supabase.com/docs/guides/platform/compute-and-disk). */
export const computeSizes = [
  { name: "Large", cores: 2, connections: 160 },
  { name: "XL", cores: 4, connections: 240 },
  { name: "2XL", cores: 8, connections: 380 },
  { name: "4XL", cores: 16, connections: 480 },
  { name: "8XL", cores: 32, connections: 490 },
  { name: "12XL", cores: 48, connections: 500 },
  { name: "16XL", cores: 64, connections: 500 },
] as const;

/** The share of the machine for the database; the API and auth, which were not measured, get the rest. */
const databaseShare = 0.5;

/**
 * @param cores the busy cores of PostgreSQL
 * @returns the smallest size of which these are at most half, or null if none is large enough
 */
export function pickSize(cores: number): string | null {
  return computeSizes.find((size) => size.cores * databaseShare >= cores)?.name ?? null;
}

/** The outgoing bytes of one student's day, by source. */
const egressBytes = {
  /** Fifty answers in an hour, with requests and replies (decision 056). */
  room: 75_000,
  /** Seventeen lists of the lobby, and an answer record, with headers. */
  pages: 17 * 1600 + 14_000,
  /** The largest sealed paper without figures. */
  paper: 25 * 1024,
};

/** The rows that one student's day writes: an attempt, a session, an answer record, an email, and 57 answers (50, of which seven are changed once). */
const rowsPerChild = 4 + 57;

/**
 * @param children the number of children
 * @returns the totals of the day: rows, outgoing gigabytes, the gigabytes of papers in these, and calls of auth per second while the
 *   lobby is open, in which every child logs in or renews the login once
 */
export function calculateTotals(children: number) {
  return {
    rows: children * rowsPerChild,
    egressGigabytes: (children * (egressBytes.room + egressBytes.pages + egressBytes.paper)) / 1e9,
    paperGigabytes: (children * egressBytes.paper) / 1e9,
    authPerSecond: children / lobbySeconds,
  };
}

/**
 * @param count the number of students who log in from one network address
 * @param perFiveMinutes the rate limit for an address
 * @returns the number of seconds until the last one is logged in if all start together: auth accepts 30 immediately and the others
 *   evenly, at the rate of the limit (supabase.com/docs/guides/auth/rate-limits)
 */
export function calculateLabLoginSeconds(count: number, perFiveMinutes: number): number {
  const burst = 30;
  return Math.max(0, count - burst) / (perFiveMinutes / 300);
}
