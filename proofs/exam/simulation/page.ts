import * as v from "valibot";
import { sendUnsentAnswers } from "../../../src/engine/exam/storage/unsent-answers";
import {
  finishSchema,
  noteSchema,
  saveSchema,
  type ExamApi,
  type Ticket,
} from "../../../src/engine/exam/exam-api";
import { startSchema, type StartOutcome } from "../../../src/engine/exam/start-outcome";
import { errorCodeOf } from "../../../src/data/error-code";
import { AppError } from "../../../src/lib/app-error";
import type { VirtualDevice, VirtualPage } from "../virtual-device";
import { openTabOn, type VirtualTab } from "../virtual-tab";
import type { Connection } from "./network";
import type { CallName } from "./server";

/** Which student takes which paper. `isLoggedIn` is called before each start_exam. */
export type Sitting = { studentId: string; paperId: string; isLoggedIn: () => boolean };

const refusalSchema = v.object({ code: v.string() });

/** Asks over a device's line, as the site asks over the network: a refusal or no reply is thrown by its code. */
async function ask<T>(
  line: Connection,
  call: { name: CallName; body: Record<string, unknown>; studentId?: string },
  schema: v.GenericSchema<unknown, T>,
  signal: AbortSignal | null,
): Promise<T> {
  const { status, body } = await line.ask(call, signal).catch((cause: unknown) => {
    throw new AppError("offline", { cause });
  });
  if (status === 200) return v.parse(schema, body);
  const refusal = v.safeParse(refusalSchema, body);
  throw new AppError(errorCodeOf(status, refusal.success ? refusal.output.code : undefined));
}

function openApi(line: Connection): ExamApi {
  const bodyOf = ({ attemptId, sessionNo, ticket }: Ticket, more: Record<string, unknown>) => ({
    p_attempt_id: attemptId,
    p_session_no: sessionNo,
    p_ticket: ticket,
    ...more,
  });
  return {
    saveAnswers: (ticket, p_events, signal) =>
      ask(line, { name: "save_answers", body: bodyOf(ticket, { p_events }) }, saveSchema, signal),
    finishExam: (ticket, p_last_seq, signal) =>
      ask(line, { name: "finish_exam", body: bodyOf(ticket, { p_last_seq }) }, finishSchema, signal),
    async noteRoomEvents(ticket, p_events, signal) {
      const body = bodyOf(ticket, { p_events });
      return (await ask(line, { name: "note_room_events", body }, noteSchema, signal)).outcome;
    },
  };
}

/** How many questions the papers of `exam-clock.sql` have. */
export const questionCount = 10;

/**
 * Opens the room in a new tab of a device, over the line that it is given.
 *
 * @param connect the way of a page to the server
 * @param isTakenOver whether another tab has to give it up
 * @returns the tab immediately; its room follows when the virtual time advances
 */
export function openPage(
  device: VirtualDevice,
  connect: (page: VirtualPage) => Connection,
  { studentId, paperId, isLoggedIn }: Sitting,
  isTakenOver: boolean,
): VirtualTab {
  const page = device.openPage();
  const line = connect(page);
  const startExam = async (): Promise<StartOutcome> => {
    if (!isLoggedIn()) throw new AppError("unauthenticated");
    return ask(line, { name: "start_exam", body: { p_paper_id: paperId }, studentId }, startSchema, null);
  };
  const client = { api: openApi(line), startExam, studentId, paperId, questionCount };
  return openTabOn(page, client, isTakenOver);
}

/**
 * Opens a page of the site beside the room, as the dashboard: it delivers what waits.
 *
 * @param connect the way of a page to the server
 * @param studentId the logged-in student there
 */
export function visitDashboard(
  device: VirtualDevice,
  connect: (page: VirtualPage) => Connection,
  studentId: string,
): void {
  const page = device.openPage();
  void sendUnsentAnswers(studentId, { device: page.device, api: openApi(connect(page)) });
}
