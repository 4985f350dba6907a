import * as v from "valibot";
import { AppError } from "../../lib/app-error";
import { fetchAsAnon } from "../anon-request";
import {
  finishSchema,
  noteSchema,
  saveSchema,
  buildRequestBody,
  type ExamApi,
  type Ticket,
} from "../../engine/exam/exam-api";

/**
 * Calls a function of the exam API. `keepalive` lets the request finish after its page is closed. Browsers allow 64 KiB
 * for such requests; 100 events need 7 KiB.
 */
async function call<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  ticket: Ticket,
  otherArguments: object,
  signal: AbortSignal,
): Promise<T> {
  const response = await fetchAsAnon(`rpc/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: buildRequestBody(ticket, otherArguments),
    keepalive: true,
    signal,
  });
  const reply: unknown = await response.json().catch(() => null);
  const checked = v.safeParse(schema, reply);
  if (checked.success) return checked.output;
  throw new AppError("unavailable", { cause: checked.issues });
}

/** The exam API. Its requests need no login, so that answers are sent even if the login has expired. */
export const examApi: ExamApi = {
  saveAnswers: (ticket, events, signal) =>
    call("save_answers", saveSchema, ticket, { p_events: events }, signal),
  finishExam: (ticket, lastSeq, signal) =>
    call("finish_exam", finishSchema, ticket, { p_last_seq: lastSeq }, signal),
  noteRoomEvents: async (ticket, events, signal) =>
    (await call("note_room_events", noteSchema, ticket, { p_events: events }, signal)).outcome,
};
