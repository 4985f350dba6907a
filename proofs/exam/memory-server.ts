import { AppError } from "../../src/lib/app-error";
import type { AnswerEvent, FinishReply, SaveReply, Ticket } from "../../src/engine/exam/exam-api";
import type { StartOutcome } from "../../src/engine/exam/start-outcome";
import {
  createCountingRule,
  createSession,
  findCountedLetters,
  graceMs,
  isOver,
  findSaveOutcome,
  keptMs,
  maxAnswersPerCall,
  maxAnswersPerSession,
  maxCallsPerMinute,
  recordAnswers,
  type ModelAttempt,
  type ModelSession,
} from "./model/exam-rules";

/** A session with the times of its calls in the last minute. */
type Session = ModelSession & { ticket: string; device: string; callTimesMs: number[] };

/** A paper of six questions in a minute, and an attempt that starts at time 0. */
const defaultOptions = { questionCount: 6, durationMs: 60_000, startedAtMs: 0 };

/**
 * Creates a server in memory with one attempt that follows the reference model of the exam's rules, so that the exam code can
 * be tested thousands of times a second. `npm run test:exam` shows that the database follows the same rules.
 *
 * @param nowMs the true time
 * @param options the questions and length of the paper, and the start of the attempt
 */
export function createMemoryServer(nowMs: () => number, options: Partial<typeof defaultOptions> = {}) {
  const { questionCount, durationMs, startedAtMs } = { ...defaultOptions, ...options };
  const attemptId = "a77e0000-0000-4000-8000-000000000001";
  const sessions: Session[] = [];
  const attempt: ModelAttempt = { startedMs: startedAtMs, sessions: new Map(), end: null };
  /** Answer record n is at index n - 1; the code of an answer record ends with its number. */
  const answerRecords: { letters: string; issuedAtMs: number }[] = [];
  let deadlineAtMs = startedAtMs + durationMs;

  const endedBy = () => attempt.end && (attempt.end.atMs <= deadlineAtMs ? "student" : "time");
  const finishedMs = () => (endedBy() === "student" ? (attempt.end?.atMs ?? Infinity) : Infinity);
  const countedLetters = (sessionNo?: number) =>
    findCountedLetters(attempt, questionCount, deadlineAtMs, finishedMs(), sessionNo);

  const issueAnswerRecord = () => {
    const letters = countedLetters();
    if (answerRecords.at(-1)?.letters !== letters) answerRecords.push({ letters, issuedAtMs: nowMs() });
  };
  const endAttempt = (atMs: number) => {
    attempt.end = { atMs };
    issueAnswerRecord();
  };
  const endIfOver = () => {
    if (!attempt.end && isOver(attempt, deadlineAtMs, nowMs())) endAttempt(deadlineAtMs + graceMs);
  };
  const answerRecordCode = () => `0000-0000-${String(answerRecords.length).padStart(4, "0")}`;

  const makeFinishReply = (end: { atMs: number }, sessionNo: number): FinishReply => {
    issueAnswerRecord();
    const letters = sessionNo === sessions.length ? countedLetters() : countedLetters(sessionNo);
    const answered = countedLetters().replaceAll("-", "").length;
    const finishedAt = new Date(end.atMs).toISOString();
    return {
      outcome: "finished",
      answerRecordCode: answerRecordCode(),
      letters,
      currentSession: sessions.length,
      answered,
      finishedAt,
    };
  };

  const findSession = ({ attemptId: id, sessionNo, ticket }: Ticket) => {
    const session = sessions[sessionNo - 1];
    return id === attemptId && session?.ticket === ticket ? session : undefined;
  };
  const countCall = (session: Session) => {
    session.callTimesMs = [...session.callTimesMs.filter((atMs) => atMs > nowMs() - 60_000), nowMs()];
    if (session.callTimesMs.length > maxCallsPerMinute) throw new AppError("rate_limited");
  };
  const isMalformed = (events: readonly AnswerEvent[]) =>
    events.length > maxAnswersPerCall ||
    events.some(({ seq, n, option, at_ms }) => {
      const isInvalid = n < 1 || n > questionCount || (option !== null && !/^[a-d]$/.test(option));
      return isInvalid || seq < 1 || seq > maxAnswersPerSession || Math.abs(at_ms) >= 1e11;
    });

  return {
    attemptId,
    sessions,
    answerRecords,
    countedLetters,
    deadlineAtMs: () => deadlineAtMs,
    endedBy,
    grant: (ms: number) => {
      endIfOver();
      if (!attempt.end) deadlineAtMs += ms;
    },
    start: (device: string): StartOutcome => {
      endIfOver();
      if (attempt.end) {
        return { outcome: "finished", attemptId, answerRecordCode: answerRecordCode(), serverNowMs: nowMs() };
      }
      const ticket = `ticket ${sessions.length + 1}`;
      const session = { ...createSession(nowMs(), deadlineAtMs), ticket, device, callTimesMs: [] };
      sessions.push(session);
      attempt.sessions.set(sessions.length, session);
      const letters = countedLetters();
      return {
        outcome: sessions.length === 1 ? "started" : "resumed",
        attemptId,
        sessionNo: sessions.length,
        ticket,
        seed: "0123456789abcdef",
        paperKey: "AAAA",
        startedAtMs,
        deadlineAtMs,
        serverNowMs: nowMs(),
        answers: Array.from(letters, (option, index) => ({ n: index + 1, option })).filter(
          ({ option }) => option !== "-",
        ),
        isRefundCancelled: false,
      };
    },
    save: (ticket: Ticket, events: readonly AnswerEvent[]): SaveReply => {
      if (isMalformed(events)) throw new AppError("unexpected");
      const session = findSession(ticket);
      if (!session) return { outcome: "unknown" };
      endIfOver();
      countCall(session);
      const ackedSeq = session.answers.length;
      if (nowMs() > deadlineAtMs + graceMs + keptMs) return { outcome: "over", ackedSeq };
      const outcome = findSaveOutcome(session, events);
      if (outcome !== "saved") return { outcome, ackedSeq };
      recordAnswers(attempt, ticket.sessionNo, events, nowMs(), deadlineAtMs);
      if (attempt.end && session.answers.length > ackedSeq) issueAnswerRecord();
      const isTimeOver = attempt.end !== null || nowMs() > deadlineAtMs;
      const sentSeqs = new Set(events.map(({ seq }) => seq));
      const isCounting = createCountingRule(attempt, deadlineAtMs, finishedMs());
      const notCounted = session.answers.filter(
        (answer) => sentSeqs.has(answer.seq) && !isCounting(answer),
      ).length;
      return {
        outcome: "saved",
        ackedSeq: session.answers.length,
        notCounted: isTimeOver ? notCounted : 0,
        currentSession: sessions.length,
        serverNowMs: nowMs(),
        deadlineAtMs,
        isOver: isTimeOver,
      };
    },
    finish: (ticket: Ticket, lastSeq: number): FinishReply => {
      const session = findSession(ticket);
      if (!session) return { outcome: "unknown" };
      endIfOver();
      countCall(session);
      const canStillSend = nowMs() <= deadlineAtMs + graceMs + keptMs;
      if (lastSeq > session.answers.length && canStillSend) {
        return { outcome: "gap", ackedSeq: session.answers.length };
      }
      if (!attempt.end && ticket.sessionNo < sessions.length && nowMs() <= deadlineAtMs)
        return { outcome: "moved", currentSession: sessions.length };
      if (!attempt.end) endAttempt(nowMs());
      return makeFinishReply(attempt.end ?? { atMs: nowMs() }, ticket.sessionNo);
    },
    note: (ticket: Ticket): "noted" | "unknown" => {
      const session = findSession(ticket);
      if (!session) return "unknown";
      countCall(session);
      return "noted";
    },
  };
}

export type MemoryServer = ReturnType<typeof createMemoryServer>;
