import { buildRequestBody } from "../../../src/engine/exam/exam-api";
import type { TestDatabase } from "../../harness/test-databases";
import { questionCount, rehearsal } from "./exam-databases";
import { recordSitting } from "./record-sitting";
import { start } from "./time-calls";

/** Reckoned for the headers of each request, and as much for those of each reply (docs/exam.md section 11). */
const headerBytes = 200;

const bytesOf = (text: string) => Buffer.byteLength(text);

/**
 * Repeats on the real functions what a room asks while an exam is sat, and weighs it.
 *
 * @param database of this bench
 * @param thinkMs milliseconds from one answer to the next
 * @returns how many calls there were, and their bytes with bodies and headers both ways; throws when they do not end the exam
 */
export async function weighSitting(
  database: TestDatabase,
  thinkMs: number,
): Promise<{ calls: number; bytes: number }> {
  const [login, room] = [database.connectAs("authenticated", 1), database.connectAs("anon", 1)];
  const [row] = await database.owner.unsafe(
    `select tests.create_student('weighed${thinkMs}') as student, ${rehearsal} as paper`,
  );
  const paperId = String(row?.["paper"]);
  const { sitting } = await start(login, String(row?.["student"]), paperId);
  const { attempt_id: attemptId, session_no: sessionNo, ticket } = sitting;
  let bytes =
    2 * headerBytes + bytesOf(JSON.stringify({ p_paper_id: paperId })) + bytesOf(JSON.stringify(sitting));
  const calls = await recordSitting(questionCount, thinkMs);
  let last = "";
  for (const { name, more } of calls) {
    const body = buildRequestBody({ attemptId, sessionNo, ticket }, more);
    // As the API hands it over: the text that the database makes of jsonb.
    const [answer] = await room.unsafe(
      `select f::text as reply from jsonb_to_record($1::text::jsonb)
        as x (p_attempt_id uuid, p_session_no integer, p_ticket text, p_events jsonb, p_last_seq integer),
        public.${name}(x.p_attempt_id, x.p_session_no, x.p_ticket, ${name === "finish_exam" ? "x.p_last_seq" : "x.p_events"}) as f`,
      [body],
    );
    last = String(answer?.["reply"]);
    bytes += 2 * headerBytes + bytesOf(body) + bytesOf(last);
    // A minute has passed: the calls of an hour are repeated immediately.
    await database.owner`update private.exam_sessions set calls = 0 where attempt_id = ${attemptId}`;
  }
  if (!last.includes('"finished"')) throw new Error(`The exam was not finished: ${last}`);
  return { calls: calls.length + 1, bytes };
}
