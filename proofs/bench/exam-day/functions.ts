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
import type { Wire } from "./wire";

const loginSchema = v.object({ access_token: v.string(), refresh_token: v.string() });
const examSchema = v.object({
  paper_id: v.nullable(v.string()),
  state: v.string(),
  server_now: v.string(),
  slot_opens_at: v.nullable(v.string()),
  sealed_path: v.nullable(v.string()),
});
const receiptSchema = v.object({
  outcome: v.literal("receipt"),
  receipt_code: v.string(),
  letters: v.string(),
});

/** The parts of a login. */
export type Login = v.InferOutput<typeof loginSchema>;

/** One of a child's exams, as much of it as the lobby goes by. */
export type ListedExam = v.InferOutput<typeof examSchema>;

/** A server's answer of another shape is no answer, as for the site (`network-door.ts`). */
function check<T>(schema: v.GenericSchema<unknown, T>, answer: unknown): T {
  const checked = v.safeParse(schema, answer);
  if (checked.success) return checked.output;
  throw new AppError("unavailable", { cause: checked.issues });
}

/**
 * The functions that a child's pages ask, over its wire.
 *
 * @param wire the child's
 */
export function openFunctions(wire: Wire) {
  const rpc = async (name: CallName, body: string, more: { token?: string; signal?: AbortSignal } = {}) =>
    (await wire({ name, path: `/rest/v1/rpc/${name}`, body, ...more })).json();
  const byTicket = (name: CallName, ticket: Ticket, more: object, signal: AbortSignal) =>
    rpc(name, buildRequestBody(ticket, more), { signal });
  const api: ExamApi = {
    saveAnswers: async (ticket, events, signal) =>
      check(saveSchema, await byTicket("save_answers", ticket, { p_events: events }, signal)),
    finishExam: async (ticket, lastSeq, signal) =>
      check(finishSchema, await byTicket("finish_exam", ticket, { p_last_seq: lastSeq }, signal)),
    noteRoomEvents: async (ticket, events, signal) =>
      check(noteSchema, await byTicket("note_room_events", ticket, { p_events: events }, signal)).outcome,
  };
  const authenticate = async (name: CallName, grant: string, body: object): Promise<Login> =>
    check(
      loginSchema,
      (await wire({ name, path: `/auth/v1/token?grant_type=${grant}`, body: JSON.stringify(body) })).json(),
    );
  return {
    api,
    logIn: (email: string, password: string) => authenticate("log in", "password", { email, password }),
    renew: ({ refresh_token }: Login) => authenticate("renew the login", "refresh_token", { refresh_token }),
    /** Other data that a page reads, such as the names in the lobby. */
    readTable: (path: string, token: string) =>
      wire({ name: "read a table", path: `/rest/v1/${path}`, token }),
    fetchPaper: async (sealedPath: string): Promise<Uint8Array<ArrayBuffer>> =>
      (
        await wire({
          name: "sealed paper",
          path: `/storage/v1/object/public/sealed-papers/${sealedPath}`,
        })
      ).bytes,
    listMyExams: async (token: string): Promise<ListedExam[]> =>
      check(v.array(examSchema), await rpc("list_my_exams", "{}", { token })),
    startExam: async (paperId: string, token: string): Promise<StartOutcome> =>
      check(startSchema, await rpc("start_exam", JSON.stringify({ p_paper_id: paperId }), { token })),
    readReceipt: async (attemptId: string, token: string): Promise<v.InferOutput<typeof receiptSchema>> =>
      check(receiptSchema, await rpc("get_receipt", JSON.stringify({ p_attempt_id: attemptId }), { token })),
  };
}

export type ExamFunctions = ReturnType<typeof openFunctions>;
