import * as v from "valibot";
import {
  finishSchema,
  noteSchema,
  saveSchema,
  buildRequestBody,
  type ExamApi,
  type Ticket,
} from "../../../src/engine/exam/exam-api";
import { startSchema, type StartOutcome } from "../../../src/engine/exam/start-outcome";
import { AppError } from "../../../src/lib/app-error";
import type { CallName } from "./report";
import type { SendRequest } from "./student-connection";

const loginSchema = v.object({ access_token: v.string(), refresh_token: v.string() });
const examSchema = v.object({
  paper_id: v.nullable(v.string()),
  state: v.string(),
  server_now: v.string(),
  slot_opens_at: v.nullable(v.string()),
  sealed_path: v.nullable(v.string()),
});
const answerRecordSchema = v.object({
  outcome: v.literal("answer_record"),
  answer_record_code: v.string(),
  letters: v.string(),
});

/** A login's tokens. */
export type Login = v.InferOutput<typeof loginSchema>;

/** One of a student's exams, with the fields that the lobby uses. */
export type ListedExam = v.InferOutput<typeof examSchema>;

/** Parses a reply. Throws AppError `unavailable` if its format is wrong, as the site does. */
function parseReply<T>(schema: v.GenericSchema<unknown, T>, reply: unknown): T {
  const checked = v.safeParse(schema, reply);
  if (checked.success) return checked.output;
  throw new AppError("unavailable", { cause: checked.issues });
}

/**
 * Opens the functions that a student's pages call, over the student's connection.
 *
 * @param sendRequest sends a request over the student's connection
 */
export function openFunctions(sendRequest: SendRequest) {
  const rpc = async (name: CallName, body: string, options: { token?: string; signal?: AbortSignal } = {}) =>
    (await sendRequest({ name, path: `/rest/v1/rpc/${name}`, body, ...options })).json();
  const callWithTicket = (name: CallName, ticket: Ticket, otherArguments: object, signal: AbortSignal) =>
    rpc(name, buildRequestBody(ticket, otherArguments), { signal });
  const api: ExamApi = {
    saveAnswers: async (ticket, events, signal) =>
      parseReply(saveSchema, await callWithTicket("save_answers", ticket, { p_events: events }, signal)),
    finishExam: async (ticket, lastSeq, signal) =>
      parseReply(finishSchema, await callWithTicket("finish_exam", ticket, { p_last_seq: lastSeq }, signal)),
    noteRoomEvents: async (ticket, events, signal) =>
      parseReply(noteSchema, await callWithTicket("note_room_events", ticket, { p_events: events }, signal))
        .outcome,
  };
  const authenticate = async (name: CallName, grant: string, body: object): Promise<Login> =>
    parseReply(
      loginSchema,
      (
        await sendRequest({ name, path: `/auth/v1/token?grant_type=${grant}`, body: JSON.stringify(body) })
      ).json(),
    );
  return {
    api,
    logIn: (email: string, password: string) => authenticate("log in", "password", { email, password }),
    renew: ({ refresh_token }: Login) => authenticate("renew the login", "refresh_token", { refresh_token }),
    /** Reads rows of a table, such as the names in the lobby. */
    readTable: (path: string, token: string) =>
      sendRequest({ name: "read a table", path: `/rest/v1/${path}`, token }),
    fetchPaper: async (sealedPath: string): Promise<Uint8Array<ArrayBuffer>> =>
      (
        await sendRequest({
          name: "sealed paper",
          path: `/storage/v1/object/public/sealed-papers/${sealedPath}`,
        })
      ).bytes,
    listMyExams: async (token: string): Promise<ListedExam[]> =>
      parseReply(v.array(examSchema), await rpc("list_my_exams", "{}", { token })),
    startExam: async (paperId: string, token: string): Promise<StartOutcome> =>
      parseReply(startSchema, await rpc("start_exam", JSON.stringify({ p_paper_id: paperId }), { token })),
    readAnswerRecord: async (
      attemptId: string,
      token: string,
    ): Promise<v.InferOutput<typeof answerRecordSchema>> =>
      parseReply(
        answerRecordSchema,
        await rpc("get_answer_record", JSON.stringify({ p_attempt_id: attemptId }), { token }),
      ),
  };
}

export type ExamFunctions = ReturnType<typeof openFunctions>;
