import { AppError } from "../../../lib/app-error";
import { report } from "../../../lib/report";
import type { Clock } from "../../mock-test/test-clock";
import type { ExamClock } from "./exam-clock";
import {
  maxEventsPerCall,
  maxRoomEventsPerCall,
  type ExamDoor,
  type FinishReply,
  type RoomEvent,
  type SaveReply,
} from "../exam-api";
import type { Job } from "./request-queue";
import { continueCopy, type RoomCopy } from "../storage/room-copy";
import type { RoomInside } from "./exam-store";
import type { RoomEnd } from "./room-state";
import { acknowledge, capTimes, listWaiting, maxEventsPerSession, type SessionLog } from "./session-log";
import type { StartOutcome } from "../start-outcome";

type Requests = {
  door: ExamDoor;
  startExam: (paperId: string) => Promise<StartOutcome>;
  deviceClock: Clock;
  clock: ExamClock;
  inside: RoomInside;
  /** How many calls of start_exam this page has made whose reply never came: their sessions are its own. */
  unansweredStarts: number;
  /** The attempt is over, by the server's word or at the deadline: no more answers are taken. */
  end: (by: "time") => void;
  /** A newer session has the attempt. */
  move: () => void;
  /** The attempt has ended, and everything was delivered. */
  close: (end: RoomEnd) => void;
};

/** Which questions count with another letter than the one the child saw (exam section 5, receipt). */
function listDiffering(answers: RoomCopy["answers"], letters: string): number[] {
  const ns = Array.from({ length: letters.length }, (_, place) => place + 1);
  return ns.filter((n) => (answers[n] ?? "-") !== letters[n - 1]);
}

/**
 * What a room asks the server, and what it makes of the replies (exam section 5).
 *
 * @param room the room that asks
 * @returns `next`, the request that is due (`request-line.ts`); `ask`, that the server's time is wanted; `delay`, that the room
 *   has just stopped taking answers, so that what the server has is looked at once more before it is finished
 */
export function createRoomRequests(room: Requests) {
  const { door, deviceClock, clock, inside } = room;
  let isTimeWanted = !clock.isTrusted();
  /** What the server has is as this page knows it: only then may the attempt be finished. */
  let isConfirmed = false;
  /** A new session is needed where the server has other content than this device; it is wanted where it saves calls. */
  let renewal: "none" | "wanted" | "needed" = "none";
  let isRenewable = true;
  let { unansweredStarts } = room;

  const session = () => inside.copy().session;
  const ticketOf = ({ sessionNo, ticket }: SessionLog) => ({
    attemptId: inside.copy().attemptId,
    sessionNo,
    ticket,
  });
  const isEnding = () => inside.phase().kind === "ending";
  const isMoved = () => inside.phase().kind === "moved";

  /** What waits can be delivered no more: what the receipt says of it is compared with what the child saw. */
  const dropWaiting = () => {
    const { ackedSeq, events } = session();
    if (ackedSeq === events.length) return;
    report("delivering answers", `${events.length - ackedSeq} after ${ackedSeq}`);
    inside.keep({ session: { ...session(), events: events.slice(0, ackedSeq) } });
  };

  const needRenewal = () => {
    if (isRenewable && !isMoved()) renewal = "needed";
    else dropWaiting();
  };

  const takeAcknowledged = (ackedSeq: number) => {
    // This device is behind the server: it was killed before it had written what it had sent.
    if (ackedSeq > session().events.length) return needRenewal();
    inside.keep({ session: acknowledge(session(), ackedSeq) });
  };

  const takeCurrentSession = (currentSession: number) => {
    const newer = currentSession - session().sessionNo;
    if (newer <= 0 || isMoved()) return;
    if (newer <= unansweredStarts) renewal = "needed";
    else {
      renewal = "none";
      room.move();
    }
  };

  /** Minutes were given in the last moment. */
  const reopen = () => {
    const phase = inside.phase();
    if (phase.kind !== "ending" || phase.by === "student" || clock.remainingMs() === 0) return;
    inside.keep({ ending: null });
    inside.enter({ kind: "open" });
  };

  const takeSaved = (reply: Extract<SaveReply, { outcome: "saved" }>, askedAtMs: number) => {
    clock.takeReply({ askedAtMs, serverNowMs: reply.serverNowMs, deadlineAtMs: reply.deadlineAtMs });
    isTimeWanted = !clock.isTrusted();
    inside.keep({ deadlineAtMs: clock.deadlineAtMs() });
    takeAcknowledged(reply.ackedSeq);
    if (!isTimeWanted)
      inside.keep({ session: capTimes(session(), clock.nowMs() - inside.copy().startedAtMs) });
    // Over is over in every session: what this page has is delivered, and it hears the letters like any other.
    if (reply.isOver) room.end("time");
    else {
      takeCurrentSession(reply.currentSession);
      reopen();
    }
    isConfirmed = isEnding() && listWaiting(session()).length === 0;
  };

  const takeSaveReply = (reply: SaveReply, askedAtMs: number) => {
    if (reply.outcome === "saved") takeSaved(reply, askedAtMs);
    else if (reply.outcome === "gap") takeAcknowledged(reply.ackedSeq);
    else if (reply.outcome === "changed") needRenewal();
    else if (reply.outcome === "unknown") inside.enter({ kind: "lost" });
    else {
      dropWaiting();
      room.end("time");
      isConfirmed = true;
    }
  };

  const save = (): Job => ({
    isSpaced: true,
    send: async (signal) => {
      const askedAtMs = deviceClock.monotonicMs();
      const events = listWaiting(session()).slice(0, maxEventsPerCall);
      const reply = await door.saveAnswers(ticketOf(session()), events, signal);
      return () => takeSaveReply(reply, askedAtMs);
    },
  });

  const takeFinishReply = (reply: FinishReply) => {
    if (reply.outcome === "unknown") return inside.enter({ kind: "lost" });
    if (reply.outcome === "gap") {
      isConfirmed = false;
      return takeAcknowledged(reply.ackedSeq);
    }
    const { receiptCode, answered, finishedAt, letters } = reply;
    const differing = listDiffering(inside.copy().answers, letters);
    room.close({ receiptCode, answered, finishedAt, differing });
  };

  const finish = (): Job => ({
    isSpaced: false,
    send: async (signal) => {
      const reply = await door.finishExam(ticketOf(session()), session().events.length, signal);
      return () => takeFinishReply(reply);
    },
  });

  const takeStart = (outcome: StartOutcome, askedAtMs: number) => {
    unansweredStarts = 0;
    const isNeeded = renewal === "needed";
    renewal = "none";
    if ("ticket" in outcome && outcome.attemptId === inside.copy().attemptId) {
      clock.takeReply({ askedAtMs, ...outcome });
      inside.keep(continueCopy(inside.copy(), outcome));
    } else {
      isRenewable = false;
      if (isNeeded) dropWaiting();
    }
  };

  const renew = (): Job => ({
    isSpaced: true,
    send: async () => {
      const askedAtMs = deviceClock.monotonicMs();
      unansweredStarts += 1;
      const outcome = await room.startExam(inside.copy().paperId);
      return () => takeStart(outcome, askedAtMs);
    },
    onFailure: (error) => {
      const code = error instanceof AppError ? error.code : "unexpected";
      // What waits goes in several calls then: the later ones count as given when the one before was answered.
      if (renewal === "wanted" && code !== "offline") {
        renewal = "none";
        isRenewable = false;
      }
      if (renewal === "needed" && (code === "unauthenticated" || code === "forbidden")) {
        inside.enter({ kind: "lost" });
      }
    },
  });

  const dropNoted = (noted: readonly RoomEvent[]) =>
    inside.keep({ roomEvents: inside.copy().roomEvents.filter((event) => !noted.includes(event)) });

  const note = (): Job => {
    const events = inside.copy().roomEvents.slice(0, maxRoomEventsPerCall);
    return {
      isSpaced: true,
      send: async (signal) => {
        await door.noteRoomEvents(ticketOf(session()), events, signal);
        return () => dropNoted(events);
      },
      // Only a reply that never came is worth a second try.
      onFailure: (error) => {
        if (!(error instanceof AppError) || error.code !== "offline") dropNoted(events);
      },
    };
  };

  /** In a new session what waits is one call, however often answers were changed without a network. */
  const findRenewal = (waiting: number) => {
    if (session().events.length > maxEventsPerSession) return "needed";
    return waiting > maxEventsPerCall ? "wanted" : "none";
  };

  return {
    ask: () => {
      isTimeWanted = true;
    },
    delay: () => {
      isConfirmed = false;
    },
    next: (isIdle: boolean): Job | null => {
      const { kind } = inside.phase();
      if (kind === "ended" || kind === "lost") return null;
      const waiting = listWaiting(session()).length;
      if (kind !== "moved" && isRenewable && renewal === "none") renewal = findRenewal(waiting);
      if (renewal !== "none") return renew();
      if (waiting > 0) return save();
      if (kind === "moved") return inside.copy().roomEvents.length > 0 ? note() : null;
      if (isTimeWanted || (kind === "ending" && !isConfirmed)) return save();
      if (kind === "ending") return finish();
      if (inside.copy().roomEvents.length > 0) return note();
      return isIdle ? save() : null;
    },
  };
}
