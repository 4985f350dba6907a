import { AppError } from "../../../lib/app-error";
import type { TimeReply } from "../room/exam-clock";
import { maxAnswerEventsPerCall, type SaveReply } from "../exam-api";
import type { ExamDependencies } from "../room/exam-room";
import { sendOrphanedAnswers, removeRoom } from "../storage/unsent-answers";
import type { RoomRequest } from "./opening";
import { continueCopy, createCopy, findCopy, writeCopy, type RoomCopy } from "../storage/room-copy";
import { acknowledge, listUnsentEvents } from "../room/session-log";
import type { StartedSession, StartRefusal } from "../start-outcome";
import { waitForReply } from "../room/wait-for-reply";

/**
 * The session in which the exam continues, or why there is none. `timeReply` is null if the server did not reply;
 * `unansweredStartCount` is the number of calls of start_exam without a reply.
 */
export type FoundSession =
  | { copy: RoomCopy; timeReply: TimeReply | null; unansweredStartCount: number; isRefundCancelled: boolean }
  | { refusal: StartRefusal };

type SessionRequest = Pick<RoomRequest, "studentId" | "paperId" | "sealedPath"> & { pageId: string };

/** Returns the session that is stored on the device. */
const continueStored = (copy: RoomCopy, unansweredStartCount = 0): FoundSession => ({
  copy,
  timeReply: null,
  unansweredStartCount,
  isRefundCancelled: false,
});

/**
 * Sends unsent answers with the old ticket. If they do not fit into one call, or the server has other answers under
 * their numbers, they are left for the new session (`moveToSession`).
 */
async function sendUnsentEvents(
  { device, api }: ExamDependencies,
  copy: RoomCopy,
): Promise<[RoomCopy, SaveReply | null]> {
  const { attemptId, session } = copy;
  const unsent = listUnsentEvents(session);
  if (unsent.length > maxAnswerEventsPerCall) return [copy, null];
  const ticket = { attemptId, sessionNo: session.sessionNo, ticket: session.ticket };
  const reply = await waitForReply(device, (signal) => api.saveAnswers(ticket, unsent, signal));
  if (reply.outcome !== "saved") return [copy, reply];
  const sentSeq = unsent.at(-1)?.seq ?? session.ackedSeq;
  return [{ ...copy, session: acknowledge(session, sentSeq, reply.ackedSeq) }, reply];
}

function hasNoReply(error: unknown): boolean {
  return error instanceof AppError && (error.code === "offline" || error.code === "unavailable");
}

async function startSession(
  dependencies: ExamDependencies,
  request: SessionRequest,
  storedCopy: RoomCopy | null,
  isTicketKnown: boolean,
) {
  const { clock, storage } = dependencies.device;
  const askedAtMs = clock.monotonicMs();
  const outcome = await waitForReply(dependencies.device, () => dependencies.startExam(request.paperId));
  if (!("ticket" in outcome)) {
    const isStoredAttempt = outcome.outcome === "finished" && outcome.attemptId === storedCopy?.attemptId;
    if (storedCopy && isStoredAttempt && isTicketKnown) return continueStored(storedCopy);
    if (storedCopy) removeRoom(storage, storedCopy);
    return { refusal: outcome };
  }
  const isSameAttempt = outcome.attemptId === storedCopy?.attemptId;
  if (storedCopy && !isSameAttempt) removeRoom(storage, storedCopy);
  const copy =
    isSameAttempt && storedCopy
      ? continueCopy(storedCopy, outcome)
      : createNewCopy(request, storedCopy, outcome);
  const { serverNowMs, deadlineAtMs, isRefundCancelled } = outcome;
  const timeReply = { askedAtMs, serverNowMs, deadlineAtMs };
  const timedCopy = { ...copy, time: { serverMs: serverNowMs, wallMs: clock.wallMs() } };
  return { copy: timedCopy, timeReply, unansweredStartCount: 0, isRefundCancelled };
}

function createNewCopy(
  request: SessionRequest,
  storedCopy: RoomCopy | null,
  session: StartedSession,
): RoomCopy {
  const sealedPath = request.sealedPath ?? storedCopy?.sealedPath ?? "";
  return createCopy({ ...request, sealedPath, time: { serverMs: 0, wallMs: 0 } }, session);
}

/**
 * Finds the session for a page load (docs/exam.md section 5 no. 5). It first sends the unsent answers of the previous
 * session with that session's ticket. Then start_exam begins a new session. The session that is stored on the device is
 * used if there is no network, no reply or no login, or if the attempt is over and only has to be finished.
 *
 * @param dependencies device and server
 * @param request the student, the paper and the page
 * @returns the session, whose copy belongs to this page but is not stored yet, or the server's refusal
 * @throws AppError with the server's error if neither the device nor the server has a session
 */
export async function findSession(
  dependencies: ExamDependencies,
  request: SessionRequest,
): Promise<FoundSession> {
  const { device } = dependencies;
  const storedCopy = findCopy(device.storage, request.studentId, request.paperId);
  if (!storedCopy) {
    if (request.sealedPath === null) throw new AppError("offline");
    await sendOrphanedAnswers(dependencies, request.studentId);
    return startSession(dependencies, request, null, false);
  }
  let copy: RoomCopy = { ...storedCopy, pageId: request.pageId };
  writeCopy(device.storage, copy);
  if (copy.ending || !device.isOnline()) return continueStored(copy);
  let reply: SaveReply | null;
  try {
    [copy, reply] = await sendUnsentEvents(dependencies, copy);
  } catch {
    return continueStored(copy);
  }
  const isOver = reply?.outcome === "over" || (reply?.outcome === "saved" && reply.isOver);
  if (isOver) return continueStored(copy);
  try {
    return await startSession(dependencies, request, copy, reply?.outcome !== "unknown");
  } catch (error) {
    return continueStored(copy, hasNoReply(error) ? 1 : 0);
  }
}
