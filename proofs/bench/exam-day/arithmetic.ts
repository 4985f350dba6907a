/**
 * The load of an exam day, calculated from the protocol (docs/exam.md sections 2, 5 and 6) and from what `npm run bench:exam-day`
 * has measured of one call. docs/operations.md ("An exam day") has the tables that `npm run bench:exam-day -- --table` prints.
 */

/** The calls that a child's day is made of. */
export const calls = ["list_my_exams", "start_exam", "save_answers", "finish_exam", "get_receipt"] as const;
type Call = (typeof calls)[number];

/** The cost of one call in PostgreSQL: milliseconds of a core, and bytes of its write-ahead log. */
export type CallCosts = Record<Call, { coreMs: number; walBytes: number }>;

/**
 * As `npm run bench:exam-day` has measured it on 2 cores of a virtual machine under other load, with eight parallel calls (decision
 * 090). What a core does hardly changes with that; how long one waits does.
 */
export const measuredCosts: CallCosts = {
  list_my_exams: { coreMs: 1.8, walBytes: 0 },
  start_exam: { coreMs: 2.7, walBytes: 2200 },
  save_answers: { coreMs: 1.3, walBytes: 500 },
  finish_exam: { coreMs: 2.1, walBytes: 2200 },
  get_receipt: { coreMs: 5.9, walBytes: 100 },
};

/** One stretch of the day: how long it lasts, in seconds, and its calls in a second. */
export type Stretch = { name: string; seconds: number; perSecond: Partial<Record<Call, number>> };

/** Starts are spread over a second for each so many enrolled at the hour, at least over so many (`settle_exams`). */
const startsPerSecond = 250;
const shortestSpreadSeconds = 4;
const longestSpreadSeconds = 900;
const lobbySeconds = 30 * 60;
const sittingSeconds = 60 * 60;
/** The exam page shows the receipt's code itself; the receipt's page is opened within this time, assumed for everybody. */
const receiptSeconds = 15 * 60;
/** A lobby asks once a minute (`src/features/exam/lobby/use-lobby.ts`). */
const lobbyAsksEverySeconds = 60;
/** Calls of save_answers in an attempt: fifty answers in an hour, and the calls after each idle minute (decision 056). */
const savesOfSitting = 96;

/**
 * @param children the number of children enrolled at the same time
 * @returns over how many seconds their starts are spread
 */
export function reckonSpread(children: number): number {
  const wanted = Math.floor(children / startsPerSecond);
  return Math.min(longestSpreadSeconds, Math.max(shortestSpreadSeconds, wanted));
}

/**
 * @param children who sit, all of whom press as soon as they can and stay to the end: the most that can come
 * @returns the stretches of the day, in its order
 */
export function reckonDay(children: number): Stretch[] {
  const seconds = reckonSpread(children);
  const rate = children / seconds;
  const lists = children / lobbyAsksEverySeconds;
  const saves = (children * savesOfSitting) / sittingSeconds;
  return [
    {
      name: "the lobby's last minute",
      seconds: 60,
      perSecond: { list_my_exams: lists },
    },
    // The lobby hears that its moment has come, and Start is pressed; at first nearly everybody still waits.
    { name: "the starts", seconds, perSecond: { list_my_exams: rate + lists, start_exam: rate } },
    {
      name: "the answers",
      seconds: sittingSeconds,
      perSecond: { save_answers: saves },
    },
    // The server's copy is read once more, then the exam ends; at first nearly everybody still answers.
    { name: "the ends", seconds, perSecond: { save_answers: rate + saves, finish_exam: rate } },
    {
      name: "the receipts",
      seconds: receiptSeconds,
      perSecond: { get_receipt: children / receiptSeconds },
    },
  ];
}

/** @returns how many calls a stretch has in a second, of all kinds together */
export function countPerSecond({ perSecond }: Stretch): number {
  return Object.values(perSecond).reduce((sum, rate) => sum + rate, 0);
}

/**
 * @param stretch of a day
 * @param costs of the calls
 * @returns how many cores of PostgreSQL it keeps busy, and how many megabytes of write-ahead log it makes in a second
 */
export function reckonLoad(
  { perSecond }: Stretch,
  costs: CallCosts,
): { cores: number; walMegabytes: number } {
  const sum = (cost: (call: Call) => number) =>
    calls.reduce((all, call) => all + (perSecond[call] ?? 0) * cost(call), 0);
  return {
    cores: sum((call) => costs[call].coreMs) / 1000,
    walMegabytes: sum((call) => costs[call].walBytes) / 1e6,
  };
}

/** Hosted Supabase's sizes: cores, and the most connections of the database (supabase.com/docs/guides/platform/compute-and-disk). */
export const computeSizes = [
  { name: "Large", cores: 2, connections: 160 },
  { name: "XL", cores: 4, connections: 240 },
  { name: "2XL", cores: 8, connections: 380 },
  { name: "4XL", cores: 16, connections: 480 },
  { name: "8XL", cores: 32, connections: 490 },
  { name: "12XL", cores: 48, connections: 500 },
  { name: "16XL", cores: 64, connections: 500 },
] as const;

/** The API and auth share the machine with the database, and were not measured: half of it is theirs. */
const shareOfDatabase = 0.5;

/**
 * @param cores that PostgreSQL keeps busy
 * @returns the smallest size of dedicated cores of which these are at most half; null where none is large enough
 */
export function pickSize(cores: number): string | null {
  return computeSizes.find((size) => size.cores * shareOfDatabase >= cores)?.name ?? null;
}

/** Bytes that one child's day sends out of the project, by what sends them. */
const egressBytes = {
  /** Fifty answers in an hour, both ways (decision 056), as if all of it went out. */
  room: 75_000,
  /** Seventeen lists of the lobby, and a receipt, with headers. */
  pages: 17 * 1600 + 14_000,
  /** The sealed paper at its largest without figures, from the edge. */
  paper: 25 * 1024,
};

/** Rows that one child's day writes: an attempt, a session, a receipt, its mail, and the answers with those changed. */
const rowsOfChild = 4 + 57;

/**
 * @param children the number of children
 * @returns what is counted besides the stretches: rows, gigabytes out of which so many are the paper's, and calls of auth in a
 *   second of the lobby, in which everybody logs in or renews the login once
 */
export function reckonTotals(children: number) {
  return {
    rows: children * rowsOfChild,
    egressGigabytes: (children * (egressBytes.room + egressBytes.pages + egressBytes.paper)) / 1e9,
    paperGigabytes: (children * egressBytes.paper) / 1e9,
    authPerSecond: children / lobbySeconds,
  };
}

/**
 * @param count who log in from one address
 * @param perFiveMinutes the limit that is set for it
 * @returns after how many seconds the last of them is logged in if all start together: auth lets 30 through immediately and then as many as
 *   the limit says, evenly (supabase.com/docs/guides/auth/rate-limits)
 */
export function reckonLabLogin(count: number, perFiveMinutes: number): number {
  const burst = 30;
  return Math.max(0, count - burst) / (perFiveMinutes / 300);
}
