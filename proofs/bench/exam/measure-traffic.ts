import { buildRequestBody } from "../../../src/engine/exam/exam-api";
import type { TestDatabase } from "../../harness/test-databases";
import { questionCount, rehearsal } from "./exam-databases";
import { recordCalls } from "./record-calls";
import { timeStart } from "./time-calls";

/** The assumed size of a request's headers, and of a reply's (docs/exam.md section 11). */
const headerBytes = 200;

const countBytes = (text: string) => Buffer.byteLength(text);

/**
 * Repeats the calls of an exam page on the real functions, and counts their bytes.
 *
 * @param database a database of this benchmark
 * @param thinkMs milliseconds from one answer to the next
 * @returns the number of calls, and the bytes of their bodies and headers in both directions; throws if the calls do not finish the exam
 */
export async function measureTraffic(
  database: TestDatabase,
  thinkMs: number,
): Promise<{ calls: number; bytes: number }> {
  const [student, examPage] = [database.connectAs("authenticated", 1), database.connectAs("anon", 1)];
  const [row] = await database.owner.unsafe(
    `select tests.create_student('traffic${thinkMs}') as student, ${rehearsal} as paper`,
  );
  const paperId = String(row?.["paper"]);
  const { session } = await timeStart(student, String(row?.["student"]), paperId);
  const { attempt_id: attemptId, session_no: sessionNo, ticket } = session;
  let bytes =
    2 * headerBytes +
    countBytes(JSON.stringify({ p_paper_id: paperId })) +
    countBytes(JSON.stringify(session));
  const calls = await recordCalls(questionCount, thinkMs);
  let lastReply = "";
  for (const { name, otherArguments } of calls) {
    const body = buildRequestBody({ attemptId, sessionNo, ticket }, otherArguments);
    // The reply as the API returns it: jsonb as text.
    const [replyRow] = await examPage.unsafe(
      `select f::text as reply from jsonb_to_record($1::text::jsonb)
        as x (p_attempt_id uuid, p_session_no integer, p_ticket text, p_events jsonb, p_last_seq integer),
        public.${name}(x.p_attempt_id, x.p_session_no, x.p_ticket, ${name === "finish_exam" ? "x.p_last_seq" : "x.p_events"}) as f`,
      [body],
    );
    lastReply = String(replyRow?.["reply"]);
    bytes += 2 * headerBytes + countBytes(body) + countBytes(lastReply);
    // Reset the rate limit, because the calls of an hour are repeated within seconds.
    await database.owner`update private.exam_sessions set calls = 0 where attempt_id = ${attemptId}`;
  }
  if (!lastReply.includes('"finished"')) throw new Error(`The exam was not finished: ${lastReply}`);
  return { calls: calls.length + 1, bytes };
}
