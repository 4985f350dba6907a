/**
 * The rules of an exam's answers (docs/exam.md section 5), computed here and not in SQL. Both simulations use them: the quick one as its
 * server in memory, the long one to judge the database. All times are in milliseconds since 1970.
 */

/** How long after the deadline an answer is still accepted, and an attempt ends by time. */
export const graceMs = 180_000;
/** How long after that a session may still send its answers, which then do not count. */
export const keptMs = 86_400_000;
/** How far before the session's previous call an answer can have been given. */
export const slackMs = 10_000;
/** A session that sent nothing in this time before the deadline was not in use. */
export const silenceMs = 120_000;
/** How many answers of an exam one session may send: half of what all of them may. */
export const maxAnswersPerSession = 3000;
export const maxAnswersPerCall = 100;
export const maxCallsPerMinute = 60;
/** The most extra time that may be granted. */
export const maxExtraMs = 3_600_000;

/** A sent answer; `at_ms` is the time since the attempt's start, by the device. */
export type SentAnswer = { seq: number; n: number; option: string | null; at_ms: number };

/** An answer as the server must store it. */
export type ModelAnswer = {
  sessionNo: number;
  seq: number;
  n: number;
  option: string | null;
  answeredMs: number;
  receivedMs: number;
};

/** One page that opened the attempt. Its answers have the numbers 1, 2, 3, … without a gap. */
export type ModelSession = {
  startedMs: number;
  answers: ModelAnswer[];
  lastSavedMs: number;
  /** When it last called by the deadline. */
  heardMs: number;
};

/** An attempt; `atMs` of its end is when the student finished, or 180 s after the deadline. */
export type ModelAttempt = {
  startedMs: number;
  sessions: Map<number, ModelSession>;
  end: { atMs: number } | null;
};

/**
 * @param nowMs the time when the page opened the attempt
 * @param deadlineMs the attempt's deadline
 * @returns a new session
 */
export function createSession(nowMs: number, deadlineMs: number): ModelSession {
  return {
    startedMs: nowMs,
    answers: [],
    lastSavedMs: -Infinity,
    heardMs: nowMs <= deadlineMs ? nowMs : -Infinity,
  };
}

/** @returns all answers of an attempt, session by session */
export function listAnswers({ sessions }: ModelAttempt): ModelAnswer[] {
  return [...sessions.values()].flatMap(({ answers }) => answers);
}

/** @returns whether an attempt has ended at a moment, by the student or by time */
export function isOver({ end }: ModelAttempt, deadlineMs: number, nowMs: number): boolean {
  return end !== null || nowMs > deadlineMs + graceMs;
}

/**
 * @param session before the call
 * @param sent the answers of the call
 * @returns `changed` if one contradicts an answer of the same number, `gap` if one before them is missing, else `saved`
 */
export function judgeSave(
  { answers }: ModelSession,
  sent: readonly SentAnswer[],
): "changed" | "gap" | "saved" {
  const isChanged = sent.some(({ seq, n, option }) => {
    const former = answers[seq - 1];
    return former !== undefined && (former.n !== n || former.option !== option);
  });
  if (isChanged) return "changed";
  const added = new Set(sent.map(({ seq }) => seq).filter((seq) => seq > answers.length));
  return Math.max(answers.length, ...added) > answers.length + added.size ? "gap" : "saved";
}

/**
 * Records the answers of a call that is saved. An answer is dated by the device, but not before the start, the previous answer
 * or 10 s before the previous call, not after now, and, given in time, not after the next session began.
 *
 * @param attempt the session's attempt
 * @param sessionNo of the call
 * @param sent its answers, in any order
 * @param nowMs when the call came
 * @param deadlineMs the attempt's deadline at that moment
 */
export function recordAnswers(
  attempt: ModelAttempt,
  sessionNo: number,
  sent: readonly SentAnswer[],
  nowMs: number,
  deadlineMs: number,
): void {
  const session = attempt.sessions.get(sessionNo);
  if (!session) throw new Error(`There is no session ${sessionNo}`);
  const { startedMs, sessions, end } = attempt;
  const nextMs = sessions.get(sessionNo + 1)?.startedMs ?? Infinity;
  let latestMs = Math.max(
    startedMs,
    session.answers.at(-1)?.answeredMs ?? -Infinity,
    session.lastSavedMs - slackMs,
  );
  for (const { seq, n, option, at_ms } of sent.toSorted((a, b) => a.seq - b.seq)) {
    if (seq <= session.answers.length) continue;
    latestMs = Math.max(latestMs, startedMs + at_ms);
    const givenMs = Math.min(nowMs, latestMs);
    const isInTime = givenMs <= Math.min(deadlineMs, end?.atMs ?? Infinity);
    const answeredMs = isInTime ? Math.min(givenMs, nextMs) : givenMs;
    session.answers.push({ sessionNo, seq, n, option, answeredMs, receivedMs: nowMs });
  }
  session.lastSavedMs = nowMs;
  if (nowMs <= deadlineMs) session.heardMs = nowMs;
}

/**
 * @param attempt with its sessions
 * @param deadlineMs its deadline
 * @param finishedMs when the student finished; Infinity if it ended by time
 * @returns whether an answer counts: given by the deadline and the end, and received 180 s after the deadline at the latest; by
 *   the deadline if its session was not in use then while another one was (E4)
 */
export function countingRule(
  { sessions }: ModelAttempt,
  deadlineMs: number,
  finishedMs: number,
): (answer: ModelAnswer) => boolean {
  const wasHeard = ({ heardMs }: ModelSession) => heardMs > deadlineMs - silenceMs;
  const isAnyHeard = [...sessions.values()].some(wasHeard);
  return ({ sessionNo, answeredMs, receivedMs }) => {
    const session = sessions.get(sessionNo);
    const isSilent = isAnyHeard && session !== undefined && !wasHeard(session);
    return (
      answeredMs <= Math.min(deadlineMs, finishedMs) && receivedMs <= deadlineMs + (isSilent ? 0 : graceMs)
    );
  };
}

/**
 * The counted answers of an attempt: for each question the answer given last, as a letter or `-`.
 *
 * @param finishedMs when the student finished; Infinity if it ended by time
 * @param sessionNo only what counts of this session's answers
 */
export function foldLetters(
  attempt: ModelAttempt,
  questionCount: number,
  deadlineMs: number,
  finishedMs: number,
  sessionNo?: number,
): string {
  const inOrder = listAnswers(attempt)
    .filter(countingRule(attempt, deadlineMs, finishedMs))
    .toSorted((a, b) => a.answeredMs - b.answeredMs || a.sessionNo - b.sessionNo || a.seq - b.seq);
  const letters = Array.from({ length: questionCount }, () => "-");
  for (const { n, option, sessionNo: no } of inOrder)
    if (sessionNo === undefined || no === sessionNo) letters[n - 1] = option ?? "-";
  return letters.join("");
}
