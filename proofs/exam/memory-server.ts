import { AppError } from "../../src/lib/app-error";
import type { AnswerEvent, FinishReply, SaveReply, Ticket } from "../../src/engine/exam/exam-api";
import type { StartOutcome } from "../../src/engine/exam/start-outcome";

type StoredEvent = Omit<AnswerEvent, "at_ms"> & {
  sessionNo: number;
  answeredAtMs: number;
  receivedAtMs: number;
};

type Session = {
  ticket: string;
  device: string;
  startedAtMs: number;
  events: StoredEvent[];
  lastSavedAtMs: number;
  /** When it was heard last by the deadline. */
  heardAtMs: number;
  callsMs: number[];
};

const graceMs = 180_000;
const keptMs = 86_400_000;
const slackMs = 10_000;
const silenceMs = 120_000;
/** Of an exam: half of what all sessions may send together. */
const maxEventsPerSession = 3000;

/** What an attempt of a paper is, where nothing else is said. */
const defaults = { questionCount: 6, durationMs: 60_000, startedAtMs: 0 };

/**
 * One attempt on a server in memory, by the rules of the exam's functions in SQL (20261101002810, 20261101002820): what a room
 * is tried against thousands of times a second. That both say the same, `npm run test:exam` shows on the real ones.
 *
 * @param nowMs the true time
 * @param options of the paper and the attempt
 */
export function createMemoryServer(nowMs: () => number, options: Partial<typeof defaults> = {}) {
  const { questionCount, durationMs, startedAtMs } = { ...defaults, ...options };
  const attemptId = "a77e0000-0000-4000-8000-000000000001";
  const sessions: Session[] = [];
  /** From number 1 on; the code of a receipt ends with its number. */
  const receipts: { letters: string; issuedAtMs: number }[] = [];
  let deadlineAtMs = startedAtMs + durationMs;
  let end: { atMs: number; by: "student" | "time" } | null = null;

  /** A session that said nothing before the deadline, while another one did. */
  const isSilent = (sessionNo: number) => {
    const wasHeard = ({ heardAtMs }: Session) => heardAtMs > deadlineAtMs - silenceMs;
    const session = sessions[sessionNo - 1];
    return session !== undefined && !wasHeard(session) && sessions.some(wasHeard);
  };
  const isCounting = (event: StoredEvent) =>
    event.answeredAtMs <= Math.min(deadlineAtMs, end?.by === "student" ? end.atMs : Infinity) &&
    event.receivedAtMs <= deadlineAtMs + (isSilent(event.sessionNo) ? 0 : graceMs);

  const fold = (sessionNo?: number) => {
    const counting = sessions.flatMap(({ events }) => events.filter((event) => isCounting(event)));
    counting.sort((a, b) => a.answeredAtMs - b.answeredAtMs || a.sessionNo - b.sessionNo || a.seq - b.seq);
    const letters = Array.from({ length: questionCount }, () => "-");
    for (const { n, option, sessionNo: no } of counting)
      if (sessionNo === undefined || no === sessionNo) letters[n - 1] = option ?? "-";
    return letters.join("");
  };

  const issueReceipt = () => {
    const letters = fold();
    if (receipts.at(-1)?.letters !== letters) receipts.push({ letters, issuedAtMs: nowMs() });
  };
  const endAttempt = (atMs: number) => {
    end = { atMs, by: atMs <= deadlineAtMs ? "student" : "time" };
    issueReceipt();
  };
  const look = () => {
    if (!end && nowMs() > deadlineAtMs + graceMs) endAttempt(deadlineAtMs + graceMs);
  };
  const receiptCode = () => `0000-0000-${String(receipts.length).padStart(4, "0")}`;

  const receipt = (finished: { atMs: number }, sessionNo: number): FinishReply => {
    issueReceipt();
    const letters = sessionNo === sessions.length ? fold() : fold(sessionNo);
    const answered = fold().replaceAll("-", "").length;
    const finishedAt = new Date(finished.atMs).toISOString();
    return {
      outcome: "finished",
      receiptCode: receiptCode(),
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
    session.callsMs = [...session.callsMs.filter((atMs) => atMs > nowMs() - 60_000), nowMs()];
    if (session.callsMs.length > 60) throw new AppError("rate_limited");
  };
  const isMalformed = (events: readonly AnswerEvent[]) =>
    events.length > 100 ||
    events.some(({ seq, n, option, at_ms }) => {
      const isForeign = n < 1 || n > questionCount || (option !== null && !/^[a-d]$/.test(option));
      return isForeign || seq < 1 || seq > maxEventsPerSession || Math.abs(at_ms) >= 1e11;
    });

  const record = (session: Session, events: readonly AnswerEvent[]) => {
    const floorMs = Math.max(
      startedAtMs,
      session.events.at(-1)?.answeredAtMs ?? 0,
      session.lastSavedAtMs - slackMs,
    );
    let latestMs = floorMs;
    const nextAtMs = sessions[sessions.indexOf(session) + 1]?.startedAtMs ?? Infinity;
    for (const { seq, n, option, at_ms } of events.toSorted((a, b) => a.seq - b.seq)) {
      if (seq <= session.events.length) continue;
      latestMs = Math.max(latestMs, startedAtMs + at_ms);
      const givenAtMs = Math.min(nowMs(), latestMs);
      session.events.push({
        sessionNo: sessions.indexOf(session) + 1,
        seq,
        n,
        option,
        answeredAtMs:
          givenAtMs <= Math.min(deadlineAtMs, end?.atMs ?? Infinity)
            ? Math.min(givenAtMs, nextAtMs)
            : givenAtMs,
        receivedAtMs: nowMs(),
      });
    }
    session.lastSavedAtMs = nowMs();
    if (nowMs() <= deadlineAtMs) session.heardAtMs = nowMs();
  };

  const findObstacle = (session: Session, events: readonly AnswerEvent[]) => {
    const acked = session.events.length;
    const known = (seq: number) => session.events[seq - 1];
    const isChanged = events.some((event) => {
      const former = known(event.seq);
      return former && (former.n !== event.n || former.option !== event.option);
    });
    if (isChanged) return "changed";
    const later = new Set(events.map(({ seq }) => seq).filter((seq) => seq > acked));
    return Math.max(acked, ...later) > acked + later.size ? "gap" : null;
  };

  return {
    attemptId,
    sessions,
    receipts,
    fold,
    deadlineAtMs: () => deadlineAtMs,
    endedBy: () => end?.by ?? null,
    grant: (ms: number) => {
      look();
      if (!end) deadlineAtMs += ms;
    },
    start: (device: string): StartOutcome => {
      look();
      if (end) {
        return { outcome: "finished", attemptId, receiptCode: receiptCode(), serverNowMs: nowMs() };
      }
      const ticket = `ticket ${sessions.length + 1}`;
      const heardAtMs = nowMs() <= deadlineAtMs ? nowMs() : -Infinity;
      const session = {
        ticket,
        device,
        startedAtMs: nowMs(),
        events: [],
        lastSavedAtMs: 0,
        heardAtMs,
        callsMs: [],
      };
      sessions.push(session);
      const letters = fold();
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
        answers: Array.from(letters, (option, place) => ({ n: place + 1, option })).filter(
          ({ option }) => option !== "-",
        ),
        isTakenOutOfRefund: false,
      };
    },
    save: (ticket: Ticket, events: readonly AnswerEvent[]): SaveReply => {
      if (isMalformed(events)) throw new AppError("unexpected");
      const session = findSession(ticket);
      if (!session) return { outcome: "unknown" };
      look();
      countCall(session);
      const ackedSeq = session.events.length;
      if (nowMs() > deadlineAtMs + graceMs + keptMs) return { outcome: "over", ackedSeq };
      const obstacle = findObstacle(session, events);
      if (obstacle) return { outcome: obstacle, ackedSeq };
      record(session, events);
      if (end && session.events.length > ackedSeq) issueReceipt();
      const isOver = end !== null || nowMs() > deadlineAtMs;
      const sent = new Set(events.map(({ seq }) => seq));
      const notCounted = session.events.filter((event) => sent.has(event.seq) && !isCounting(event)).length;
      return {
        outcome: "saved",
        ackedSeq: session.events.length,
        notCounted: isOver ? notCounted : 0,
        currentSession: sessions.length,
        serverNowMs: nowMs(),
        deadlineAtMs,
        isOver,
      };
    },
    finish: (ticket: Ticket, lastSeq: number): FinishReply => {
      const session = findSession(ticket);
      if (!session) return { outcome: "unknown" };
      look();
      countCall(session);
      const isKept = nowMs() <= deadlineAtMs + graceMs + keptMs;
      if (lastSeq > session.events.length && isKept) {
        return { outcome: "gap", ackedSeq: session.events.length };
      }
      if (!end && ticket.sessionNo < sessions.length && nowMs() <= deadlineAtMs)
        return { outcome: "moved", currentSession: sessions.length };
      if (!end) endAttempt(nowMs());
      return receipt(end ?? { atMs: nowMs() }, ticket.sessionNo);
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
