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

/** A student who takes a paper. `isLoggedIn` is called before each start_exam. */
export type ExamTaker = { studentId: string; paperId: string; isLoggedIn: () => boolean };

const errorSchema = v.object({ code: v.string() });

/** Makes a call over a connection as the site does: throws an AppError if the reply is an error or does not arrive. */
async function callServer<T>(
  connection: Connection,
  call: { name: CallName; body: Record<string, unknown>; callerId?: string },
  schema: v.GenericSchema<unknown, T>,
  signal: AbortSignal | null,
): Promise<T> {
  const { status, body } = await connection.send(call, signal).catch((cause: unknown) => {
    throw new AppError("offline", { cause });
  });
  if (status === 200) return v.parse(schema, body);
  const error = v.safeParse(errorSchema, body);
  throw new AppError(errorCodeOf(status, error.success ? error.output.code : undefined));
}

function createApi(connection: Connection): ExamApi {
  const makeBody = ({ attemptId, sessionNo, ticket }: Ticket, otherArguments: Record<string, unknown>) => ({
    p_attempt_id: attemptId,
    p_session_no: sessionNo,
    p_ticket: ticket,
    ...otherArguments,
  });
  return {
    saveAnswers: (ticket, p_events, signal) =>
      callServer(
        connection,
        { name: "save_answers", body: makeBody(ticket, { p_events }) },
        saveSchema,
        signal,
      ),
    finishExam: (ticket, p_last_seq, signal) =>
      callServer(
        connection,
        { name: "finish_exam", body: makeBody(ticket, { p_last_seq }) },
        finishSchema,
        signal,
      ),
    async noteRoomEvents(ticket, p_events, signal) {
      const body = makeBody(ticket, { p_events });
      return (await callServer(connection, { name: "note_room_events", body }, noteSchema, signal)).outcome;
    },
  };
}

/** The number of questions of the papers in `exam-clock.sql`. */
export const questionCount = 10;

/**
 * Opens the exam page in a new tab of a device.
 *
 * @param connect connects a page to the server
 * @param shouldTakeOver whether another tab must give up the exam
 * @returns the tab immediately; its exam appears when the virtual time advances
 */
export function openExamPage(
  device: VirtualDevice,
  connect: (page: VirtualPage) => Connection,
  { studentId, paperId, isLoggedIn }: ExamTaker,
  shouldTakeOver: boolean,
): VirtualTab {
  const page = device.openPage();
  const connection = connect(page);
  const startExam = async (): Promise<StartOutcome> => {
    if (!isLoggedIn()) throw new AppError("unauthenticated");
    return callServer(
      connection,
      { name: "start_exam", body: { p_paper_id: paperId }, callerId: studentId },
      startSchema,
      null,
    );
  };
  const client = { api: createApi(connection), startExam, studentId, paperId, questionCount };
  return openTabOn(page, client, shouldTakeOver);
}

/**
 * Opens another page of the site, such as the dashboard, which sends the unsent answers.
 *
 * @param connect connects a page to the server
 * @param studentId the logged-in student
 */
export function openDashboard(
  device: VirtualDevice,
  connect: (page: VirtualPage) => Connection,
  studentId: string,
): void {
  const page = device.openPage();
  void sendUnsentAnswers(studentId, { device: page.device, api: createApi(connect(page)) });
}
