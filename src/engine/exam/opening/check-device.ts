import { AppError } from "../../../lib/app-error";
import { systemClock, type Clock } from "../../clock";
import type { AnswerEvent, ExamApi } from "../exam-api";
import { canDecryptPapers } from "../paper/sealed-paper";

const testAnswer: AnswerEvent = { seq: 1, n: 1, option: "a", at_ms: 0 };

/** @returns whether this browser can open a sealed paper and lock an exam to one tab (docs/exam.md section 5 no. 5) */
export function canRunRoom(): boolean {
  return canDecryptPapers() && "locks" in navigator;
}

/** The number of requests for the server's time; the quickest reply is the most exact. */
const timeRequestCount = 3;

/** The times of the request and of the reply, and the server's time in the reply, in milliseconds. */
type TimedReply = { askedAtMs: number; arrivedAtMs: number; serverNowMs: number };

/**
 * Measures the round trip to the server and the error of the device's clock.
 *
 * @param requestTime asks the server for its time once
 * @param clock the device's two clocks
 * @returns the shortest of three round trips, and the time by which the device's clock is ahead of the server's, in
 * milliseconds
 * @throws AppError if no reply came
 */
export async function measureServer(
  requestTime: () => Promise<TimedReply>,
  clock: Clock = systemClock,
): Promise<{ roundTripMs: number; aheadMs: number }> {
  const measurements = [];
  for (let request = 0; request < timeRequestCount; request += 1) {
    const { askedAtMs, arrivedAtMs, serverNowMs } = await requestTime();
    const roundTripMs = arrivedAtMs - askedAtMs;
    measurements.push({ roundTripMs, aheadMs: clock.wallMs() - (serverNowMs + roundTripMs / 2) });
  }
  const [quickest] = measurements.toSorted((a, b) => a.roundTripMs - b.roundTripMs);
  if (!quickest) throw new AppError("unavailable");
  return quickest;
}

/** Without a reply within this time, in milliseconds, the test answer counts as lost (docs/exam.md section 5 no. 3). */
const replyTimeoutMs = 10_000;

/**
 * Sends an answer like an exam does, but with a ticket that the server does not know, so that nothing is written. The
 * result shows whether a school's filter or an ad blocker lets answers through.
 *
 * @param api the exam API
 * @returns whether the server has replied to the answer
 */
export async function canSendAnswers(api: Pick<ExamApi, "saveAnswers">): Promise<boolean> {
  const unknownTicket = { attemptId: crypto.randomUUID(), sessionNo: 1, ticket: "device check" };
  try {
    const reply = await api.saveAnswers(unknownTicket, [testAnswer], AbortSignal.timeout(replyTimeoutMs));
    return reply.outcome === "unknown";
  } catch {
    return false;
  }
}
