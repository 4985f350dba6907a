/**
 * The rules of an exam's answers (docs/exam.md section 5), written in TypeScript. The room simulation uses them as its server
 * in memory; the exam simulation compares the database with them. All times are in milliseconds since 1970.
 */

/** An answer can count if it arrives within this time after the deadline. After this time the attempt ends. */
export const graceMs = 180_000;
/** How long after `graceMs` a session can still send answers, which are stored but do not count. */
export const keptMs = 86_400_000;
/** An answer is never dated earlier than this time before the session's previous call. */
export const slackMs = 10_000;
/** A session is silent if it made no call during this time before the deadline. */
export const silenceMs = 120_000;
/** The maximum number of answers of one session; all sessions of an attempt together may have twice as many. */
export const maxAnswersPerSession = 3000;
export const maxAnswersPerCall = 100;
export const maxCallsPerMinute = 60;
/** The maximum extra time of an attempt. */
export const maxExtraMs = 3_600_000;

/** A sent answer: its number in the session (`seq`), the question (`n`), and the time since the attempt's start by the device's clock. */
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

/** A session: one page load of the attempt. Its answers are numbered 1, 2, 3, … without a gap. */
export type ModelSession = {
  startedMs: number;
  answers: ModelAnswer[];
  lastSavedMs: number;
  /** The time of its last call before the deadline. */
  lastCallMs: number;
};

/** An attempt. Its end is the time when the student finished, or 180 s after the deadline. */
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
    lastCallMs: nowMs <= deadlineMs ? nowMs : -Infinity,
  };
}

/** @returns all answers of an attempt, sorted by session */
export function listAnswers({ sessions }: ModelAttempt): ModelAnswer[] {
  return [...sessions.values()].flatMap(({ answers }) => answers);
}

/** @returns whether an attempt has ended at `nowMs`, by the student or by time */
export function isOver({ end }: ModelAttempt, deadlineMs: number, nowMs: number): boolean {
  return end !== null || nowMs > deadlineMs + graceMs;
}

/**
 * @param session the session before the call
 * @param sentAnswers the answers of the call
 * @returns `changed` if an answer differs from a stored one with the same number, `gap` if a number is missing, else `saved`
 */
export function findSaveOutcome(
  { answers }: ModelSession,
  sentAnswers: readonly SentAnswer[],
): "changed" | "gap" | "saved" {
  const isChanged = sentAnswers.some(({ seq, n, option }) => {
    const storedAnswer = answers[seq - 1];
    return storedAnswer !== undefined && (storedAnswer.n !== n || storedAnswer.option !== option);
  });
  if (isChanged) return "changed";
  const newSeqs = new Set(sentAnswers.map(({ seq }) => seq).filter((seq) => seq > answers.length));
  return Math.max(answers.length, ...newSeqs) > answers.length + newSeqs.size ? "gap" : "saved";
}

/**
 * Records the answers of a saved call. An answer gets the time that the device reports, within limits: not before the start,
 * the previous answer, or 10 s before the previous call; and not after `nowMs`. An answer given in time is also not dated after
 * the start of the next session.
 *
 * @param attempt the session's attempt
 * @param sessionNo the call's session
 * @param sentAnswers the call's answers, in any order
 * @param nowMs the time of the call
 * @param deadlineMs the attempt's deadline at `nowMs`
 */
export function recordAnswers(
  attempt: ModelAttempt,
  sessionNo: number,
  sentAnswers: readonly SentAnswer[],
  nowMs: number,
  deadlineMs: number,
): void {
  const session = attempt.sessions.get(sessionNo);
  if (!session) throw new Error(`There is no session ${sessionNo}`);
  const { startedMs, sessions, end } = attempt;
  const nextSessionMs = sessions.get(sessionNo + 1)?.startedMs ?? Infinity;
  let latestMs = Math.max(
    startedMs,
    session.answers.at(-1)?.answeredMs ?? -Infinity,
    session.lastSavedMs - slackMs,
  );
  for (const { seq, n, option, at_ms } of sentAnswers.toSorted((a, b) => a.seq - b.seq)) {
    if (seq <= session.answers.length) continue;
    latestMs = Math.max(latestMs, startedMs + at_ms);
    const givenMs = Math.min(nowMs, latestMs);
    const isInTime = givenMs <= Math.min(deadlineMs, end?.atMs ?? Infinity);
    const answeredMs = isInTime ? Math.min(givenMs, nextSessionMs) : givenMs;
    session.answers.push({ sessionNo, seq, n, option, answeredMs, receivedMs: nowMs });
  }
  session.lastSavedMs = nowMs;
  if (nowMs <= deadlineMs) session.lastCallMs = nowMs;
}

/**
 * @param attempt the attempt with its sessions
 * @param deadlineMs the attempt's deadline
 * @param finishedMs when the student finished; Infinity if the attempt ended by time
 * @returns a function that returns whether an answer counts: it was given before the deadline and the end, and received at most
 *   180 s after the deadline. An answer of a silent session must be received before the deadline if another session is not silent
 *   (E4).
 */
export function createCountingRule(
  { sessions }: ModelAttempt,
  deadlineMs: number,
  finishedMs: number,
): (answer: ModelAnswer) => boolean {
  const isActive = ({ lastCallMs }: ModelSession) => lastCallMs > deadlineMs - silenceMs;
  const isAnyActive = [...sessions.values()].some(isActive);
  return ({ sessionNo, answeredMs, receivedMs }) => {
    const session = sessions.get(sessionNo);
    const isSilent = isAnyActive && session !== undefined && !isActive(session);
    return (
      answeredMs <= Math.min(deadlineMs, finishedMs) && receivedMs <= deadlineMs + (isSilent ? 0 : graceMs)
    );
  };
}

/**
 * Returns the counted answers of an attempt: for each question the last answer, as a letter or `-`.
 *
 * @param finishedMs when the student finished; Infinity if the attempt ended by time
 * @param sessionNo counts only the answers of this session
 */
export function findCountedLetters(
  attempt: ModelAttempt,
  questionCount: number,
  deadlineMs: number,
  finishedMs: number,
  sessionNo?: number,
): string {
  const countedAnswers = listAnswers(attempt)
    .filter(createCountingRule(attempt, deadlineMs, finishedMs))
    .toSorted((a, b) => a.answeredMs - b.answeredMs || a.sessionNo - b.sessionNo || a.seq - b.seq);
  const letters = Array.from({ length: questionCount }, () => "-");
  for (const { n, option, sessionNo: no } of countedAnswers)
    if (sessionNo === undefined || no === sessionNo) letters[n - 1] = option ?? "-";
  return letters.join("");
}
