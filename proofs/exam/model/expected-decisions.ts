import * as v from "valibot";
import type { AdminCallName, ServerReply, ServerCall } from "../simulation/server";
import { graceMs, isOver as isAttemptOver, maxExtraMs, type ModelAttempt } from "./exam-rules";
import type { ReferenceModel } from "./reference-model";

const outcomeSchema = v.looseObject({ outcome: v.string() });
const startSchema = v.looseObject({
  outcome: v.string(),
  session_no: v.optional(v.number()),
  server_now: v.pipe(v.string(), v.transform(Date.parse)),
  /** Whether the start removed the exam from an open refund request. */
  is_taken_out_of_refund: v.optional(v.boolean(), false),
});

/** The longest wait after `opens_at` until a student can start (`slot_seconds`). */
const maxSlotMs = 4000;

/** When an exam opens (milliseconds since 1970), how long after that it can be started, and how long an attempt lasts. */
export type Hours = { opensMs: number; startableMs: number; durationMs: number };

/**
 * Follows the actions of organisers, family and bank on one student's exam, and computes the expected outcomes by docs/exam.md
 * section 2 without the database. `problems` lists replies that differ.
 *
 * @param model the reference model of the same simulation, for the attempt
 * @param initialHours the opening time and durations before an organiser moves the exam
 */
export function createExpectedDecisions(model: ReferenceModel, initialHours: Hours) {
  const problems: string[] = [];
  let hours = initialHours;
  let grantedSeconds = 0;
  let everybodySeconds = 0;
  /** The part of `everybodySeconds` that the student got, because it was given before the attempt ended. */
  let studentsEverybodySeconds = 0;
  let cancelledMs: number | null = null;
  let refund: "none" | "requested" | "cancelled" | "decided" = "none";
  let isDisputed = false;
  let isEnrolled = true;
  let isHeld = false;
  let deletedMs: number | null = null;

  const lastStartMs = () => hours.opensMs + hours.startableMs;
  const attempt = (): ModelAttempt | undefined => [...model.attempts.values()][0];
  const findDeadline = ({ startedMs }: ModelAttempt) =>
    startedMs + hours.durationMs + (grantedSeconds + studentsEverybodySeconds) * 1000;
  const isOver = (atMs: number) => {
    const currentAttempt = attempt();
    return currentAttempt !== undefined && isAttemptOver(currentAttempt, findDeadline(currentAttempt), atMs);
  };
  const isMissed = (atMs: number) => attempt() === undefined && atMs > lastStartMs();
  /** Whether an attempt started at the last possible time has ended. */
  const isClosed = (atMs: number) =>
    atMs > lastStartMs() + hours.durationMs + (grantedSeconds + everybodySeconds) * 1000 + graceMs;

  /** For each call and outcome, whether the outcome is right if the call arrived at `arrivedMs` and got its reply at `nowMs`. */
  const rules: Record<
    AdminCallName,
    Record<string, (arrivedMs: number, nowMs: number, seconds: number) => boolean>
  > = {
    give_exam_grant: {
      given: (arrivedMs) => !isOver(arrivedMs) && !isMissed(arrivedMs) && cancelledMs === null && isEnrolled,
      over: (_arrivedMs, nowMs) => isOver(nowMs) || isMissed(nowMs),
      cancelled: () => cancelledMs !== null,
      not_enrolled: () => !isEnrolled,
      too_much: (_arrivedMs, _nowMs, seconds) => (grantedSeconds + seconds) * 1000 > maxExtraMs,
    },
    decide_exam: {
      taken: (arrivedMs) => cancelledMs === null && !isClosed(arrivedMs),
      over: (_arrivedMs, nowMs) => isClosed(nowMs),
      cancelled: () => cancelledMs !== null,
      too_much: (_arrivedMs, _nowMs, seconds) => (everybodySeconds + seconds) * 1000 > maxExtraMs,
      started: (_arrivedMs, nowMs) => nowMs >= hours.opensMs,
      unchanged: () => hours.opensMs > initialHours.opensMs,
    },
    request_refund: {
      requested: () => refund === "none" && attempt() === undefined && isEnrolled,
      already_requested: () => refund !== "none",
      nothing_left: () => attempt() !== undefined || !isEnrolled,
      not_found: () => deletedMs !== null,
    },
    // `processed` and `refused` are the outcomes of a dispute that the family has won or lost.
    decide_refund: {
      queued: () => refund === "requested" && attempt() === undefined,
      processed: () => isDisputed,
      refused: () => isDisputed,
      not_open: () => refund !== "requested",
      invalid_items: () => !isEnrolled || attempt() !== undefined || refund === "decided",
      exceeds_payment: () => refund === "decided",
    },
    record_dispute: { review: () => true },
    delete_account: {
      deleted: (_arrivedMs, nowMs) =>
        (attempt() === undefined || isOver(nowMs)) &&
        !isDisputed &&
        !["requested", "decided"].includes(refund),
      exam_under_way: (arrivedMs) => attempt() !== undefined && !isOver(arrivedMs),
      payment_under_way: () => isDisputed || ["requested", "decided"].includes(refund),
    },
  };

  /** The changes that a reply causes, by call and outcome. */
  const effects: Partial<Record<string, (call: ServerCall, nowMs: number) => void>> = {
    "give_exam_grant given": ({ body }) => {
      grantedSeconds += Number(body["seconds"]);
    },
    "decide_exam taken": ({ body }, nowMs) => {
      const seconds = Number(body["seconds"] ?? 0);
      if (!isOver(nowMs)) studentsEverybodySeconds += seconds;
      everybodySeconds += seconds;
      if (body["kind"] === "cancel") cancelledMs = nowMs;
      if (body["kind"] === "hours")
        hours = { ...initialHours, opensMs: initialHours.opensMs + Number(body["by_ms"]) };
    },
    "request_refund requested": () => {
      refund = "requested";
    },
    "decide_refund queued": () => {
      refund = "decided";
    },
    "decide_refund processed": () => {
      isDisputed = false;
      isEnrolled = false;
    },
    "decide_refund refused": () => {
      isDisputed = false;
    },
    "record_dispute review": () => {
      isDisputed = true;
      isHeld ||= attempt() !== undefined;
    },
    "delete_account deleted": (_call, nowMs) => {
      deletedMs = nowMs;
    },
  };

  /**
   * Whether the student may start the exam at the time `nowMs`, which is the server's time of the start, because the call may have
   * waited for other transactions.
   */
  function mayStart(nowMs: number): boolean {
    const isInTime = nowMs >= hours.opensMs && nowMs <= lastStartMs();
    const isNotCancelled = cancelledMs === null || cancelledMs >= nowMs;
    return isInTime && isNotCancelled && isEnrolled && refund !== "decided" && deletedMs === null;
  }

  const expectedRefusals: Record<string, (nowMs: number) => boolean> = {
    too_early: (nowMs) => nowMs < hours.opensMs + maxSlotMs,
    too_late: (nowMs) => nowMs > lastStartMs(),
    cancelled: () => cancelledMs !== null,
    refund_under_way: () => refund === "decided",
    not_enrolled: () => !isEnrolled,
    finished: (nowMs) => isOver(nowMs),
    resumed: () => attempt() !== undefined,
  };

  return {
    problems,
    findDeadline,
    /** The extra seconds given so far to this student and to everybody. */
    extraSeconds: () => grantedSeconds + everybodySeconds,
    isHeld: () => isHeld,
    isDeleted: () => deletedMs !== null,
    /** Records the reply to an admin call; call this before the reference model records the call. Returns the outcome, or the status of an error. */
    recordAdminCall(
      name: AdminCallName,
      call: ServerCall,
      { status, body }: ServerReply,
      arrivedMs: number,
      nowMs: number,
    ) {
      // Calls of a deleted account are refused.
      if (status === 403 && deletedMs !== null) return;
      const reply = v.safeParse(outcomeSchema, body);
      if (status !== 200 || !reply.success) {
        problems.push(`${name} returns ${status} ${JSON.stringify(body)}`);
        return String(status);
      }
      const { outcome } = reply.output;
      const isRight = rules[name][outcome]?.(arrivedMs, nowMs, Number(call.body["seconds"] ?? 0));
      if (isRight !== true) problems.push(`${name} returns ${outcome}`);
      effects[`${name} ${outcome}`]?.(call, nowMs);
      return outcome;
    },
    /** Records the reply of start_exam; call this before the reference model records the call. */
    recordStart({ status, body }: ServerReply): void {
      const reply = v.safeParse(startSchema, body);
      if (status !== 200 || !reply.success) return;
      const { outcome, session_no, server_now, is_taken_out_of_refund } = reply.output;
      if (outcome !== "started") {
        if (expectedRefusals[outcome]?.(server_now) !== true) problems.push(`start_exam returns ${outcome}`);
        return;
      }
      if (session_no !== 1 || !mayStart(server_now))
        problems.push("an exam was started that the student could not start");
      if (is_taken_out_of_refund !== (refund === "requested"))
        problems.push("start_exam returns a wrong is_taken_out_of_refund");
      if (refund === "requested") refund = "cancelled";
      isHeld ||= isDisputed;
    },
  };
}

export type ExpectedDecisions = ReturnType<typeof createExpectedDecisions>;
