import { AppError } from "../../../lib/app-error";
import type { Clock } from "../../clock";
import type { ExamClock } from "./exam-clock";
import {
  maxAnswerEventsPerCall,
  maxRoomEventsPerCall,
  type ExamApi,
  type FinishReply,
  type RoomEvent,
  type SaveReply,
} from "../exam-api";
import type { QueuedRequest } from "./request-queue";
import { continueCopy, type RoomCopy } from "../storage/room-copy";
import type { ExamStore } from "./exam-store";
import type { ExamEndReply } from "./room-state";
import {
  acknowledge,
  capTimes,
  findLastSeq,
  listUnsentEvents,
  maxEventsPerSession,
  renumber,
  type SessionLog,
} from "./session-log";
import type { StartOutcome } from "../start-outcome";

type RequestDependencies = {
  api: ExamApi;
  startExam: (paperId: string) => Promise<StartOutcome>;
  deviceClock: Clock;
  clock: ExamClock;
  store: ExamStore;
  /** The number of start_exam calls without a reply: their sessions belong to this page, too. */
  unansweredStartCount: number;
  /** Called when the server replies that the attempt is over, so that the exam accepts no more answers. */
  onOver: (by: "time") => void;
  /** Called when the server accepts no more answers. Unsent answers stay unsent, and the exam can only be finished. */
  onClosed: () => void;
  /** Called when a newer session has the attempt. */
  onMoved: () => void;
  /** Called with the server's reply to the finish. */
  onEnded: (end: ExamEndReply) => void;
};

/** Lists the questions whose counted letter differs from the letter on the screen (docs/exam.md section 5, answer record). */
function listDifferingQuestions(
  answers: RoomCopy["answers"],
  letters: string,
  numbers: readonly number[],
): number[] {
  return numbers.filter((n) => (answers[n] ?? "-") !== letters[n - 1]);
}

/**
 * Creates an exam's requests to the server, and handles the replies (docs/exam.md section 5).
 *
 * @param room the exam: its store, clock, device and server functions
 * @returns `next`, which returns the next request (`request-queue.ts`); `askTime`, after which the next request asks
 * for the server's time; `confirmAgain`, to be called when the exam accepts no more answers: the server must
 * acknowledge one more save before the finish
 */
export function createRoomRequests(room: RequestDependencies) {
  const { api, deviceClock, clock, store } = room;
  let isTimeNeeded = !clock.isTrusted();
  /** Whether the server has all answers of this page. Only then may the attempt be finished. */
  let isConfirmed = false;
  /** Whether to start a new session. `needed`: this session cannot continue; `wanted`: a new one needs fewer calls. */
  let renewal: "none" | "wanted" | "needed" = "none";
  /** Whether the server may start a new session. */
  let isRenewable = true;
  /** Whether the server has answers that this page does not show, so that a new session is needed to load them. */
  let isBehind = false;
  /** Whether the server accepts no more answers. */
  let isClosed = false;
  let { unansweredStartCount } = room;

  const getSession = () => store.copy().session;
  const makeTicket = ({ sessionNo, ticket }: SessionLog) => ({
    attemptId: store.copy().attemptId,
    sessionNo,
    ticket,
  });
  const isEnding = () => store.phase().kind === "ending";
  const isMoved = () => store.phase().kind === "moved";

  /** Renumbers the unsent answers after the server's last number: the server has other answers under their numbers. */
  const renumberUnsent = (serverSeq: number) => {
    isBehind ||= serverSeq > getSession().ackedSeq;
    store.update({ session: renumber(getSession(), serverSeq) });
  };

  const acknowledgeUpTo = (sentSeq: number, serverSeq: number) => {
    isBehind ||= serverSeq > findLastSeq(getSession());
    store.update({ session: acknowledge(getSession(), sentSeq, serverSeq) });
  };

  const stopSaving = () => {
    isClosed = true;
    room.onClosed();
  };

  const checkCurrentSession = (currentSession: number) => {
    const sessionsAhead = currentSession - getSession().sessionNo;
    if (sessionsAhead <= 0 || isMoved()) return;
    if (sessionsAhead <= unansweredStartCount) renewal = "needed";
    else {
      renewal = "none";
      room.onMoved();
    }
  };

  /** Continues an exam that this page had ended at the old deadline: an organiser has given extra minutes. */
  const reopen = () => {
    const phase = store.phase();
    if (phase.kind !== "ending" || phase.by === "student" || clock.remainingMs() === 0) return;
    store.update({ ending: null });
    store.setPhase({ kind: "open" });
  };

  const handleSaved = (
    reply: Extract<SaveReply, { outcome: "saved" }>,
    askedAtMs: number,
    sentSeq: number,
  ) => {
    clock.addReply({ askedAtMs, serverNowMs: reply.serverNowMs, deadlineAtMs: reply.deadlineAtMs });
    isTimeNeeded = !clock.isTrusted();
    store.update({ deadlineAtMs: clock.deadlineAtMs() });
    acknowledgeUpTo(sentSeq, reply.ackedSeq);
    if (!isTimeNeeded)
      store.update({ session: capTimes(getSession(), clock.nowMs() - store.copy().startedAtMs) });
    // An attempt that is over has ended for every session: this page still sends its answers and gets the counted letters.
    if (reply.isOver) room.onOver("time");
    else {
      checkCurrentSession(reply.currentSession);
      reopen();
    }
    isConfirmed = isEnding() && listUnsentEvents(getSession()).length === 0;
  };

  const handleSaveReply = (reply: SaveReply, askedAtMs: number, sentSeq: number) => {
    if (reply.outcome === "saved") handleSaved(reply, askedAtMs, sentSeq);
    else if (reply.outcome === "unknown") store.setPhase({ kind: "lost", isLoggedOut: false });
    else if (reply.outcome === "over") stopSaving();
    else renumberUnsent(reply.ackedSeq);
  };

  const createSaveRequest = (): QueuedRequest => ({
    isSpaced: true,
    send: async (signal) => {
      const askedAtMs = deviceClock.monotonicMs();
      const events = listUnsentEvents(getSession()).slice(0, maxAnswerEventsPerCall);
      const sentSeq = events.at(-1)?.seq ?? getSession().ackedSeq;
      const reply = await api.saveAnswers(makeTicket(getSession()), events, signal);
      return () => handleSaveReply(reply, askedAtMs, sentSeq);
    },
    onFailure: (error) => {
      // The server refuses more answers than a session may have, and there will be no new session.
      const isTooMany = !isRenewable && findLastSeq(getSession()) > maxEventsPerSession;
      if (isTooMany && isEnding() && error instanceof AppError && error.code === "unexpected") stopSaving();
    },
  });

  const handleFinishReply = (reply: FinishReply) => {
    if (reply.outcome === "unknown") return store.setPhase({ kind: "lost", isLoggedOut: false });
    if (reply.outcome === "gap") {
      isConfirmed = false;
      return renumberUnsent(reply.ackedSeq);
    }
    if (reply.outcome === "moved") {
      isConfirmed = false;
      return checkCurrentSession(reply.currentSession);
    }
    const { answerRecordCode, answered, finishedAt, letters } = reply;
    // An older session gets only the letters of its own answers.
    const isOlder = reply.currentSession > getSession().sessionNo;
    const numbers = isOlder
      ? [...new Set(getSession().events.map(({ n }) => n))].toSorted((a, b) => a - b)
      : Array.from({ length: letters.length }, (_, index) => index + 1);
    const differingQuestions = listDifferingQuestions(store.copy().answers, letters, numbers);
    const hasUnsent = listUnsentEvents(getSession()).length > 0;
    room.onEnded({ answerRecordCode, answered, finishedAt, differingQuestions, isOlder, hasUnsent });
  };

  const createFinishRequest = (): QueuedRequest => ({
    isSpaced: false,
    send: async (signal) => {
      const reply = await api.finishExam(makeTicket(getSession()), getSession().ackedSeq, signal);
      return () => handleFinishReply(reply);
    },
  });

  const handleStartReply = (outcome: StartOutcome, askedAtMs: number) => {
    unansweredStartCount = 0;
    renewal = "none";
    isBehind = false;
    if ("ticket" in outcome) {
      // The student has another attempt: the attempt of this page no longer exists, so its answers cannot be sent.
      if (outcome.attemptId !== store.copy().attemptId)
        return store.setPhase({ kind: "lost", isLoggedOut: false });
      clock.addReply({ askedAtMs, ...outcome });
      store.update(continueCopy(store.copy(), outcome));
    } else isRenewable = false;
  };

  const createStartRequest = (): QueuedRequest => ({
    isSpaced: true,
    send: async () => {
      const askedAtMs = deviceClock.monotonicMs();
      unansweredStartCount += 1;
      const outcome = await room.startExam(store.copy().paperId);
      return () => handleStartReply(outcome, askedAtMs);
    },
    onFailure: (error) => {
      const code = error instanceof AppError ? error.code : "unexpected";
      isBehind = false;
      // The unsent answers are then sent in several calls of the old session. The server dates the answers of a later
      // call at most 10 s before its previous reply (docs/exam.md section 5).
      if (renewal === "wanted" && code !== "offline") {
        renewal = "none";
        isRenewable = false;
      }
      if (renewal === "needed" && (code === "unauthenticated" || code === "forbidden")) {
        store.setPhase({ kind: "lost", isLoggedOut: true });
      }
    },
  });

  const removeSentRoomEvents = (sent: readonly RoomEvent[]) =>
    store.update({ roomEvents: store.copy().roomEvents.filter((event) => !sent.includes(event)) });

  const createRoomEventsRequest = (): QueuedRequest => {
    const events = store.copy().roomEvents.slice(0, maxRoomEventsPerCall);
    return {
      isSpaced: true,
      send: async (signal) => {
        await api.noteRoomEvents(makeTicket(getSession()), events, signal);
        return () => removeSentRoomEvents(events);
      },
      // Only events without a reply are sent again.
      onFailure: (error) => {
        if (!(error instanceof AppError) || error.code !== "offline") removeSentRoomEvents(events);
      },
    };
  };

  /** Checks for a new session: in it, the unsent answers fit into one call, even if they were changed often offline. */
  const findRenewal = (unsentCount: number) => {
    if (findLastSeq(getSession()) > maxEventsPerSession) return "needed";
    return unsentCount > maxAnswerEventsPerCall ? "wanted" : "none";
  };

  return {
    askTime: () => {
      isTimeNeeded = true;
    },
    confirmAgain: () => {
      isConfirmed = false;
    },
    next: (isIdle: boolean): QueuedRequest | null => {
      const { kind } = store.phase();
      if (kind === "ended" || kind === "lost" || store.hasHandedOver()) return null;
      const unsentCount = isClosed ? 0 : listUnsentEvents(getSession()).length;
      if (kind !== "moved" && isRenewable && renewal === "none") renewal = findRenewal(unsentCount);
      if (renewal !== "none") return createStartRequest();
      if (unsentCount > 0) return createSaveRequest();
      if (kind === "moved") return store.copy().roomEvents.length > 0 ? createRoomEventsRequest() : null;
      // If the server accepts no more answers, its reply to a save has no time.
      if (!isClosed && (isTimeNeeded || (kind === "ending" && !isConfirmed))) return createSaveRequest();
      if (kind === "ending") return createFinishRequest();
      if (isBehind && isRenewable) return createStartRequest();
      if (store.copy().roomEvents.length > 0) return createRoomEventsRequest();
      return isIdle ? createSaveRequest() : null;
    },
  };
}
