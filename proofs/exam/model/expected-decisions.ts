import * as v from "valibot";
import type { AdminCallName, ServerAnswer, ServerCall } from "../simulation/server";
import { graceMs, isOver as isAttemptOver, maxExtraMs, type ModelAttempt } from "./exam-rules";
import type { ReferenceModel } from "./reference-model";

const outcomeSchema = v.looseObject({ outcome: v.string() });
const startSchema = v.looseObject({
  outcome: v.string(),
  session_no: v.optional(v.number()),
  server_now: v.pipe(v.string(), v.transform(Date.parse)),
  is_taken_out_of_refund: v.optional(v.boolean(), false),
});

/** How much later than `opens_at` a student's own second may be (`slot_seconds`). */
const slotMs = 4000;

/** When an exam opens, in milliseconds since 1970, how long it can be started, and how long it takes. */
export type Hours = { opensMs: number; startableMs: number; durationMs: number };

/**
 * Follows the actions of organisers, family and bank on one student's exam, and computes the expected result by
 * docs/exam.md section 2 without the database. `problems` are answers that differ from it.
 *
 * @param model of the same simulation: whether an attempt runs, and since when
 * @param first the hours before anybody has moved them
 */
export function createExpectedDecisions(model: ReferenceModel, first: Hours) {
  const problems: string[] = [];
  let hours = first;
  let givenSeconds = 0;
  let minutesSeconds = 0;
  /** The student's part of the minutes for everybody: none that came after the attempt had ended. */
  let ownMinutesSeconds = 0;
  let calledOffMs: number | null = null;
  let refund: "none" | "asked" | "taken out" | "decided" = "none";
  let isDisputed = false;
  let isEnrolled = true;
  let isHeld = false;
  let deletedMs: number | null = null;

  const lastStartMs = () => hours.opensMs + hours.startableMs;
  const attempt = (): ModelAttempt | undefined => [...model.attempts.values()][0];
  const deadlineOf = ({ startedMs }: ModelAttempt) =>
    startedMs + hours.durationMs + (givenSeconds + ownMinutesSeconds) * 1000;
  const isOver = (atMs: number) => {
    const known = attempt();
    return known !== undefined && isAttemptOver(known, deadlineOf(known), atMs);
  };
  const isMissed = (atMs: number) => attempt() === undefined && atMs > lastStartMs();
  /** The end of the last attempt that anybody could have started. */
  const isClosed = (atMs: number) =>
    atMs > lastStartMs() + hours.durationMs + (givenSeconds + minutesSeconds) * 1000 + graceMs;

  /** When an outcome may be the answer to a call that came at a moment and is answered at another. */
  const rules: Record<
    AdminCallName,
    Record<string, (cameMs: number, nowMs: number, seconds: number) => boolean>
  > = {
    give_exam_grant: {
      given: (cameMs) => !isOver(cameMs) && !isMissed(cameMs) && calledOffMs === null && isEnrolled,
      over: (_cameMs, nowMs) => isOver(nowMs) || isMissed(nowMs),
      called_off: () => calledOffMs !== null,
      not_enrolled: () => !isEnrolled,
      too_much: (_cameMs, _nowMs, seconds) => (givenSeconds + seconds) * 1000 > maxExtraMs,
    },
    decide_exam: {
      taken: (cameMs) => calledOffMs === null && !isClosed(cameMs),
      over: (_cameMs, nowMs) => isClosed(nowMs),
      called_off: () => calledOffMs !== null,
      too_much: (_cameMs, _nowMs, seconds) => (minutesSeconds + seconds) * 1000 > maxExtraMs,
      begun: (_cameMs, nowMs) => nowMs >= hours.opensMs,
      unchanged: () => hours.opensMs > first.opensMs,
    },
    request_refund: {
      requested: () => refund === "none" && attempt() === undefined && isEnrolled,
      already_requested: () => refund !== "none",
      nothing_left: () => attempt() !== undefined || !isEnrolled,
      not_found: () => deletedMs !== null,
    },
    decide_refund: {
      queued: () => refund === "asked" && attempt() === undefined,
      processed: () => isDisputed,
      refused: () => isDisputed,
      not_open: () => refund !== "asked",
      invalid_items: () => !isEnrolled || attempt() !== undefined || refund === "decided",
      exceeds_payment: () => refund === "decided",
    },
    record_dispute: { review: () => true },
    delete_account: {
      deleted: (_cameMs, nowMs) =>
        (attempt() === undefined || isOver(nowMs)) && !isDisputed && !["asked", "decided"].includes(refund),
      exam_under_way: (cameMs) => attempt() !== undefined && !isOver(cameMs),
      payment_under_way: () => isDisputed || ["asked", "decided"].includes(refund),
    },
  };

  /** The change that a server's answer causes. */
  const effects: Partial<Record<string, (call: ServerCall, nowMs: number) => void>> = {
    "give_exam_grant given": ({ body }) => {
      givenSeconds += Number(body["seconds"]);
    },
    "decide_exam taken": ({ body }, nowMs) => {
      const seconds = Number(body["seconds"] ?? 0);
      if (!isOver(nowMs)) ownMinutesSeconds += seconds;
      minutesSeconds += seconds;
      if (body["kind"] === "call_off") calledOffMs = nowMs;
      if (body["kind"] === "hours") hours = { ...first, opensMs: first.opensMs + Number(body["by_ms"]) };
    },
    "request_refund requested": () => {
      refund = "asked";
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

  /** The first start: who may, and when. Judged at the server's own time of it, since it may have been open since. */
  function mayStart(nowMs: number): boolean {
    const isInTime = nowMs >= hours.opensMs && nowMs <= lastStartMs();
    const isOn = calledOffMs === null || calledOffMs >= nowMs;
    return isInTime && isOn && isEnrolled && refund !== "decided" && deletedMs === null;
  }

  const refusals: Record<string, (nowMs: number) => boolean> = {
    too_early: (nowMs) => nowMs < hours.opensMs + slotMs,
    too_late: (nowMs) => nowMs > lastStartMs(),
    called_off: () => calledOffMs !== null,
    refund_under_way: () => refund === "decided",
    not_enrolled: () => !isEnrolled,
    finished: (nowMs) => isOver(nowMs),
    resumed: () => attempt() !== undefined,
  };

  return {
    problems,
    deadlineOf,
    /** How much longer than usual the exam may last, in seconds. */
    extraSeconds: () => givenSeconds + minutesSeconds,
    isHeld: () => isHeld,
    isDeleted: () => deletedMs !== null,
    /** Before the model takes it: what somebody beside the room was answered. */
    takeAdminCall(
      name: AdminCallName,
      call: ServerCall,
      { status, body }: ServerAnswer,
      cameMs: number,
      nowMs: number,
    ) {
      // An account that is gone asks for nothing more.
      if (status === 403 && deletedMs !== null) return;
      const answer = v.safeParse(outcomeSchema, body);
      if (status !== 200 || !answer.success) {
        problems.push(`${name} is answered with ${status} ${JSON.stringify(body)}`);
        return String(status);
      }
      const { outcome } = answer.output;
      const isRight = rules[name][outcome]?.(cameMs, nowMs, Number(call.body["seconds"] ?? 0));
      if (isRight !== true) problems.push(`${name} is answered with ${outcome}`);
      effects[`${name} ${outcome}`]?.(call, nowMs);
      return outcome;
    },
    /** Before the model takes it: what start_exam has said. */
    takeStart({ status, body }: ServerAnswer): void {
      const answer = v.safeParse(startSchema, body);
      if (status !== 200 || !answer.success) return;
      const { outcome, session_no, server_now, is_taken_out_of_refund } = answer.output;
      if (outcome !== "started") {
        if (refusals[outcome]?.(server_now) !== true) problems.push(`start_exam says ${outcome}`);
        return;
      }
      if (session_no !== 1 || !mayStart(server_now))
        problems.push("an exam was started that could not be started");
      if (is_taken_out_of_refund !== (refund === "asked"))
        problems.push("a start says what is not so of a refund");
      if (refund === "asked") refund = "taken out";
      isHeld ||= isDisputed;
    },
  };
}

export type ExpectedDecisions = ReturnType<typeof createExpectedDecisions>;
